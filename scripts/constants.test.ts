import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] }).filter(
    (path) => !/\.(?:test|stories|fixture|gen)\./.test(path),
  )
const holding = (pattern: string, text: RegExp): string[] =>
  sources(pattern)
    .filter((path) => text.test(readFileSync(join(ROOT, path), 'utf8')))
    .toSorted()

const CODE = '{apps,packages}/**/*.{ts,tsx}'

test.each([
  ['cookies live 365 days', CODE, /\b365 \* 24\b/, ['packages/domain/src/text/localized.ts']],
  ['the locale cookie’s name', CODE, /COOKIE = 'locale'/, ['packages/domain/src/text/localized.ts']],
  ['10,000 XP a level', CODE, /XP\w* = 10_?000\b/, ['packages/domain/src/points/level.ts']],
  ['views are stale after 5 s', CODE, /STALE_TIME = |FRESH\w* = 5_?000\b/, ['apps/web/src/cache/view-cache.ts']],
  ['navigation waits 100 ms', 'apps/web/src/**/*.{ts,tsx}', /PendingMs/, ['apps/web/src/router.tsx']],
  [
    'a toast lasts 4,000 ms (the two others wait for a quiet page and for the network)',
    'apps/web/src/**/*.{ts,tsx}',
    /\b4_?000\b/,
    ['apps/web/src/app-shell/later/SearchOpener.tsx', 'apps/web/src/sw/page.ts', 'apps/web/src/ui/toast-options.ts'],
  ],
])('%s: one place says so (R11)', (_what, pattern, text, files) => {
  expect(holding(pattern, text)).toEqual(files)
})
