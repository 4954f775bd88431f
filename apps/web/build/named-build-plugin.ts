import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { digest, markBuild } from './precache-manifest.ts'

/** After a build of its own: its id in its page, and in builds/latest.json, which running pages poll (R3.8). */
export function namedBuildPlugin(): Plugin {
  return {
    name: 'games:named-build',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('a build needs an output folder')
      const page = join(dir, 'index.html')
      const template = readFileSync(page, 'utf8')
      const id = digest(...Object.keys(bundle).toSorted(), template)
      writeFileSync(page, markBuild(template, id))
      mkdirSync(join(dir, 'builds'), { recursive: true })
      writeFileSync(join(dir, 'builds/latest.json'), JSON.stringify({ id }))
    },
  }
}
