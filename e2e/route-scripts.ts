import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const CLIENT = join(import.meta.dirname, '../apps/web/dist/client')

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** What comes right after a page has loaded: the live connection, and a time zone for who is not always in the venue's. */
const AFTER_LOAD = ['src/live/live-shell.ts', 'src/time/visitor-zone.ts']
const PART_OF_ROUTE = /^src\/routes\/(.*)\.tsx\?tsr-split/

/**
 * Bytes, as they travel with gzip from a server that compresses by itself (a release's are 3 % less), of the scripts that a first visit to each route loads, by the build's own table: the document's, the
 * route's and its layouts', and what follows at once. By route file, without `.tsx`. Throws where there is no build, or nothing of what comes right after a page.
 */
export function routeScripts(): Map<string, number> {
  const chunks = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const document = readFileSync(join(CLIENT, 'index.html'), 'utf8')
  const first = [...document.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map(([, file = '']) => file)
  const parts = new Map(
    Object.keys(chunks).flatMap((name) => {
      const route = PART_OF_ROUTE.exec(name)?.[1]
      return route === undefined ? [] : [[route, name] as const]
    }),
  )
  for (const name of AFTER_LOAD) if (!chunks[name]) throw new Error(`the build has no file of ${name}`)
  const bytesOf = (route: string): number => {
    const files = new Set(first)
    const add = (name: string): void => {
      const chunk = chunks[name]
      if (!chunk?.file.endsWith('.js') || files.has(chunk.file)) return
      files.add(chunk.file)
      chunk.imports?.forEach(add)
    }
    for (const [other, name] of parts) if (route === other || route.startsWith(`${other}.`)) add(name)
    AFTER_LOAD.forEach(add)
    return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file))).length, 0)
  }
  return new Map([...parts.keys()].sort().map((route) => [route, bytesOf(route)]))
}
