import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { SHELL } from '../src/sw/precache-manifest.ts'
import { buildIdOf, markBuild, precacheManifestOf, shellOf } from './precache-manifest.ts'
import { serviceWorkerOf } from './service-worker.ts'

/**
 * After the client build: its id in the page template and in builds/latest.json, which running pages poll (R3.8), the app's shell and the
 * service worker (R3.7).
 */
export function finishPlugin(): Plugin {
  return {
    name: 'games:finish',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('the client build needs an output folder')
      const write = (path: string, content: string) => writeFileSync(join(dir, path), content)
      const bundled = Object.keys(bundle)
      const id = buildIdOf(dir, bundled)
      const template = markBuild(readFileSync(join(dir, 'index.html'), 'utf8'), id)
      write('index.html', template)
      write(SHELL, shellOf(template))
      write('sw.js', await serviceWorkerOf(precacheManifestOf(dir, id, bundled)))
      mkdirSync(join(dir, 'builds'), { recursive: true })
      write('builds/latest.json', JSON.stringify({ id }))
    },
  }
}
