import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const APPS = join(import.meta.dirname, '../apps')
const OFFICE = join(APPS, 'office/src')

const NOUNS: ReadonlySet<string> = new Set(
  ['web', 'office', 'desk'].flatMap((app) =>
    readdirSync(join(APPS, app, 'messages/por')).map((file) => file.replace(/\.json$/, '')),
  ),
)
/** Loaded before any page. */
const EVERYWHERE = 'office'

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** The nouns of the messages that a file and the files that it imports show. */
function nounsShown(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file.includes('.gen.') || !existsSync(file)) return new Set()
  seen.add(file)
  const source = withoutComments(readFileSync(file, 'utf8'))
  const nouns = [...source.matchAll(/['"`]([a-z]+(?:-[a-z]+)*)\.[\w$-]/g)].flatMap(([, noun = '']) => noun)
  const imports = [...source.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  )
  const words = source.includes('@games/web/unit-words') ? ['units'] : []
  return new Set([
    ...[...nouns, ...words].filter((noun) => NOUNS.has(noun)),
    ...imports.flatMap((path) => [...nounsShown(path, seen)]),
  ])
}

const ROUTE = /path: '([^']+)',[^]*?messages: \[([^\]]*)\][^]*?import\('([^']+)'\)/g
const ROUTES = [...readFileSync(join(OFFICE, 'routes.tsx'), 'utf8').matchAll(ROUTE)]

test('each page of the office names its messages (R4.1)', () => {
  expect(ROUTES).toHaveLength(readFileSync(join(OFFICE, 'routes.tsx'), 'utf8').split('createRoute({').length - 1)
})

test.each(ROUTES.map(([, path = '', messages = '', file = '']) => ({ path, messages, file })))(
  'the page $path of the office loads all messages that it shows (R4.1)',
  ({ messages, file }) => {
    const loaded = new Set([EVERYWHERE, ...(messages.match(/[\w-]+/g) ?? [])])
    expect([...nounsShown(join(OFFICE, file))].filter((noun) => !loaded.has(noun))).toEqual([])
  },
)
