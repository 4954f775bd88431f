import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bytesAgainst } from './first-load.ts'

const CLIENT = join(import.meta.dirname, '../apps/web/dist/client')

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** What comes right after a page has loaded: the live connection, and a time zone for who is not always in the venue's. */
const AFTER_LOAD = ['src/live/live-shell.ts', 'src/time/visitor-zone.ts']
const PART_OF_ROUTE = /^src\/routes\/(.*)\.tsx\?tsr-split/

/**
 * The scripts that a first visit to each route loads, by the build's own table: the document's, the route's and its layouts', and what follows at once. Addresses
 * below the client's root, by route file without `.tsx`. Throws where there is no build, or nothing of what comes right after a page.
 */
export function routeScripts(): Map<string, readonly string[]> {
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
  const scriptsOf = (route: string): readonly string[] => {
    const files = new Set(first)
    const add = (name: string): void => {
      const chunk = chunks[name]
      if (!chunk?.file.endsWith('.js') || files.has(chunk.file)) return
      files.add(chunk.file)
      chunk.imports?.forEach(add)
    }
    for (const [other, name] of parts) if (route === other || route.startsWith(`${other}.`)) add(name)
    AFTER_LOAD.forEach(add)
    return [...files]
  }
  return new Map([...parts.keys()].sort().map((route) => [route, scriptsOf(route)]))
}

const plainBytes = new Map<string, number>()

/** Bytes of these scripts together as a release sends them, with gzip, or what is less than `budget` and not less than those (`bytesAgainst`). */
export const builtBytes = (scripts: readonly string[], budget: number): Promise<number> =>
  bytesAgainst(
    budget,
    scripts.map((file) => {
      const content = () => readFileSync(join(CLIENT, file))
      const plain = plainBytes.get(file) ?? gzipSync(content()).length
      plainBytes.set(file, plain)
      return { plain, content }
    }),
  )
