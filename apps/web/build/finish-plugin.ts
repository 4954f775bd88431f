import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json'])

/** After the client build: .br and .gz beside every text asset, and builds/latest.json, the build id that running pages poll (R3.8). */
export function finishPlugin(): Plugin {
  return {
    name: 'games:finish',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('the client build needs an output folder')
      for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.has(extname(path)) || path.startsWith('.vite')) continue
        const bytes = readFileSync(join(dir, path))
        writeFileSync(join(dir, `${path}.gz`), gzipSync(bytes, { level: 9 }))
        writeFileSync(join(dir, `${path}.br`), brotliCompressSync(bytes))
      }
      const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
      const id = entry?.fileName.replace(/^.*-|\.js$/g, '')
      mkdirSync(join(dir, 'builds'), { recursive: true })
      writeFileSync(join(dir, 'builds/latest.json'), JSON.stringify({ id }))
    },
  }
}
