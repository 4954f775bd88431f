import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { flagsFolder } from './flags.ts'

const PICTURE = /^\/(?:flags\/w80|brasil_flags|configurations\/discipline_images)\/(?:\w+)\.png$/

/** Puts the flags beside the client build, and serves them in development and to browser tests. */
export function flagsPlugin(): Plugin {
  let drawing: Promise<string> | undefined
  return {
    name: 'games:flags',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      // beside the bundling, on threads of its own
      drawing = flagsFolder()
      drawing.catch(() => undefined)
    },
    configureServer(vite) {
      let drawn: Promise<string> | undefined
      const pictureAt = async (path: string): Promise<Buffer | null> => {
        const file = join(await (drawn ??= flagsFolder()), path)
        return existsSync(file) ? readFileSync(file) : null
      }
      vite.middlewares.use((request, response, next) => {
        const path = request.url?.replace(/\?.*$/, '') ?? ''
        if (!PICTURE.test(path)) return next()
        pictureAt(path.startsWith('/brasil_flags/') ? path.toLowerCase() : path).then((picture) => {
          response.writeHead(picture ? 200 : 404, { 'content-type': 'image/png' })
          response.end(picture)
        }, next)
      })
    },
    async writeBundle({ dir }) {
      if (!dir) throw new Error('the client build needs an output folder')
      if (this.environment.name === 'client') cpSync(await (drawing ?? flagsFolder()), dir, { recursive: true })
    },
  }
}
