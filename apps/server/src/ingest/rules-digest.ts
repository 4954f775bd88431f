import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')
/** Whoever replays the inbox imports all that decides what becomes of it. */
const START = join(import.meta.dirname, 'rebuild.ts')

/** Static imports and re-exports of values, over several lines too; types decide nothing. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm

/** The digest of all sources that decide what the inbox means: another one, and everything is to be derived again. */
export function rulesDigest(): string {
  const hash = createHash('sha256')
  for (const path of rulesFiles())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Those sources, from the root of the repository, in order: whatever the replay imports of our own, directly or not. */
export function rulesFiles(): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(IMPORTS)) {
      const imported = ownSource(name, path)
      if (imported !== null) visit(imported)
    }
  }
  visit(START)
  return [...found].map((path) => relative(ROOT, path).replaceAll('\\', '/')).sort()
}

/** What it imports too and is only about announcing: the wire, and the stream of events. */
const ANNOUNCING = [/^@games\/contract(\/|$)/, /\/live\/index\.ts$/]

/** The file of an import: `./x.ts`, `@games/odf`, `@games/domain/rsc`; null for a library and for what decides nothing. */
function ownSource(name: string, from: string): string | null {
  if (ANNOUNCING.some((pattern) => pattern.test(name))) return null
  if (name.startsWith('.')) return join(dirname(from), name)
  const [, workspace, file = 'index'] = /^@games\/([^/]+)(?:\/(.+))?$/.exec(name) ?? []
  return workspace === undefined ? null : join(ROOT, 'packages', workspace, 'src', `${file}.ts`)
}
