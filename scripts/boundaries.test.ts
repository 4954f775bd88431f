import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

// The canary: a checker that silently reads nothing looks like success. Each rule gets a forbidden line in a file of the
// right folder and must report it; each neighbour that is allowed must pass.

const root = join(import.meta.dirname, '..')

const OXLINT = join(root, 'node_modules/oxlint/bin/oxlint')

const linesOf = (program: string, arguments_: readonly string[]): string[] =>
  execFileSync(program, arguments_, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .map((line) => line.replace(/^\.\//, ''))
    .filter(Boolean)

const report = z.object({
  diagnostics: z.array(z.object({ message: z.string(), code: z.string(), filename: z.string() })),
})

function findingsIn(cwd: string) {
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--format=json'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  return report.parse(JSON.parse(stdout)).diagnostics
}

const CAUGHT: readonly (readonly [path: string, line: string, says: string])[] = [
  ['packages/domain/src/a.ts', `import 'node:fs'`, 'packages/domain holds pure rules'],
  ['packages/domain/src/b.ts', `import { z } from 'zod'`, 'packages/domain holds pure rules'],
  ['packages/domain/src/deep/c.ts', `import '@games/contract'`, 'packages/domain holds pure rules'],
  ['packages/domain/src/deep/d.ts', `import '../../../odf/src/read.ts'`, 'packages/domain holds pure rules'],
  ['packages/domain/src/e.ts', `export const now = () => Date.now()`, 'packages/domain has no clock'],
  ['packages/domain/src/f.ts', `export const now = () => new Date()`, 'packages/domain has no clock'],
  ['packages/domain/src/g.ts', `export const dice = () => Math.random()`, 'packages/domain has no clock'],
  ['packages/domain/src/h.ts', `export const later = () => import('pg')`, 'packages/domain holds pure rules'],
  ['packages/contract/src/a.ts', `import '@games/odf'`, 'packages/contract describes the wire'],
  ['packages/contract/src/b.ts', `import 'hono'`, 'packages/contract describes the wire'],
  ['packages/odf/src/a.ts', `import 'node:fs'`, 'packages/odf turns bytes into messages'],
  ['packages/odf/src/b.ts', `import '@games/contract'`, 'packages/odf turns bytes into messages'],
  ['packages/odf/src/tables/a.ts', `import 'node:fs'`, 'packages/odf turns bytes into messages'],
  ['packages/odf/src/adapters/a.ts', `import 'pg'`, 'An adapter turns files into ODF messages'],
  ['packages/testing/src/a.ts', `import '../../../apps/server/src/app.ts'`, 'packages/testing helps tests'],
  ['apps/simulator/src/a.ts', `import '@games/contract'`, 'The simulator is a feed like any other'],
  ['apps/simulator/src/b.ts', `import 'pg'`, 'The simulator is a feed like any other'],
  ['apps/web/src/a.ts', `import '@games/server'`, 'apps/web runs in the browser'],
  ['apps/web/src/b.ts', `import '@games/odf'`, 'apps/web runs in the browser'],
  ['apps/web/src/c.ts', `import 'hono/client'`, 'apps/web runs in the browser'],
  ['apps/web/src/d.ts', `import { readFile } from 'node:fs/promises'`, 'apps/web runs in the browser'],
  ['apps/web/src/e.ts', `import { contract } from '@games/contract'`, 'would bring zod'],
  ['apps/web/src/f.ts', `import { z } from 'zod'`, 'would bring zod'],
  ['apps/desk/src/zod-a.ts', `import { contract } from '@games/contract'`, 'would bring zod'],
  ['apps/web/src/g.ts', `import '../../../packages/domain/src/rsc.ts'`, 'entered by its name'],
  [
    'apps/web/src/h.ts',
    `import '@capacitor/app'`,
    'Only platform/capacitor.ts and capacitor-notices.ts know Capacitor',
  ],
  [
    'apps/web/src/live-update.ts',
    `import '@capawesome/capacitor-live-update'`,
    'Only platform/capacitor.ts and capacitor-notices.ts know Capacitor',
  ],
  ['apps/web/src/ui/A.tsx', `import type { MedalTable } from '@games/contract'`, 'ui/ draws what it is given'],
  ['apps/web/src/ui/B.tsx', `import { useView } from '../cache/use-view.ts'`, 'ui/ draws what it is given'],
  ['apps/web/src/ui/C.tsx', `import { useT } from '../i18n/use-t.ts'`, 'ui/ draws what it is given'],
  ['apps/web/src/features/medals/a.ts', `import '../units/unit-title.ts'`, 'A web feature does not know another'],
  [
    'apps/web/src/routes/a.ts',
    `import '../features/medals/medals.query.ts'`,
    'A web feature is entered by its index.ts',
  ],
  ['apps/web/src/units/a.ts', `import '../features/medals/medals.query.ts'`, 'units/ is the vocabulary'],
  ['apps/web/src/j.ts', `import './testing/open-page.tsx'`, 'supports tests only'],
  ['apps/simulator/src/c.ts', `import { fixedClock } from '@games/testing'`, 'supports tests only'],
  ['apps/office/src/a.ts', `import '@games/server'`, 'apps/office runs in the browser'],
  ['apps/office/src/b.ts', `import '@games/web/units/unit-title.ts'`, 'drawn with the web app’s ui'],
  ['apps/office/src/c.ts', `import '../../web/src/ui/Button.tsx'`, 'entered by its name'],
  [
    'apps/office/src/features/log/a.ts',
    `import '../home/HomePage.tsx'`,
    'A feature of the office does not know another',
  ],
  ['apps/desk/src/a.ts', `import '@games/web/units/unit-title.ts'`, 'apps/desk is loaded by phones at a court'],
  ['apps/desk/src/b.ts', `import '@tanstack/react-query'`, 'apps/desk is loaded by phones at a court'],
  ['apps/web/src/k.ts', `import '@games/office/menu'`, 'apps/web runs in the browser'],
  ['apps/web/build/a.ts', `import '@games/server'`, 'The web app’s build steps'],
  ['apps/server/src/a.ts', `import '@games/simulator'`, 'apps/server knows nothing of the simulator'],
  ['apps/server/src/b.ts', `import 'react'`, 'apps/server knows nothing of the simulator'],
  ['apps/server/src/live/a.ts', `import '../features/medals/index.ts'`, 'knows no feature'],
  ['apps/server/src/ingest/a.ts', `import '../features/medals/index.ts'`, 'ingest/ brings messages into force'],
  ['apps/server/src/http/a.ts', `import '../features/medals/index.ts'`, 'http/ serves what it is handed'],
  ['apps/server/src/facts/a.ts', `import '../ingest/touched.ts'`, 'stands below both'],
  ['apps/server/src/commands/a.ts', `import '../features/medals/medals.queries.ts'`, 'entered by its index.ts'],
  ['apps/server/src/features/units/a.ts', `import '../medals/present.ts'`, 'entered by its index.ts'],
  ['apps/server/src/http/api.ts', `import '@games/web/entry.server'`, 'Only http/pages/pages.ts imports the web app'],
  [
    'apps/server/src/http/b.ts',
    `export const e = () => import('@games/web/entry.server')`,
    'Only http/pages/pages.ts imports',
  ],
  ['apps/server/src/http/c.ts', `import pg from 'pg'`, 'Connections are opened in db/'],
  ['apps/server/src/http/d.ts', `export const port = process.env['PORT']`, 'The environment is checked once'],
  ['apps/web/src/i.ts', `export const port = process.env.PORT`, 'The environment is checked once'],
  [
    'apps/server/src/features/medals/a.ts',
    `export const q = (pool: Pool) => pool.query('select 1')`,
    'in its *.queries.ts',
  ],
  ['e2e/waits-a.ts', `await page.waitForTimeout(200)`, 'does not wait for a fixed time'],
  [
    'apps/server/src/waits-b.test.ts',
    `import { setTimeout as sleep } from 'node:timers/promises'; await sleep(20)`,
    'does not wait for a fixed time',
  ],
  [
    'apps/web/src/waits-c.test.ts',
    `export const settled = () => new Promise((done) => setTimeout(done, 20))`,
    'does not wait for a fixed time',
  ],
  [
    'apps/server/src/cycle-a.ts',
    `import { b } from './cycle-b.ts'; export const a = () => b`,
    'Dependency cycle detected',
  ],
  [
    'apps/server/src/type-cycle-a.ts',
    `import type { B } from './type-cycle-b.ts'; export type A = B`,
    'Dependency cycle detected',
  ],
  [
    'packages/contract/src/type-cycle-c.ts',
    `export type { D } from './type-cycle-d.ts'; export type C = 1`,
    'Dependency cycle detected',
  ],
]

/** Import cycles that `import/no-cycle` does not see: pairs of files, of which the one that is linted last is reported. */
const LAZY_CYCLES: readonly (readonly [how: string, lines: readonly [a: string, b: string]])[] = [
  [
    'import()',
    [`import { b } from './import-b.ts'; export const a = b`, `export const b = () => import('./import-a.ts')`],
  ],
  ['type', [`import type { B } from './type-b.ts'; export type A = B`, `export type B = import('./type-a.ts').A`]],
]
const lazyCycleFiles = (how: string) => {
  const name = how.replace(/\W/g, '')
  return [`apps/server/src/${name}-a.ts`, `apps/server/src/${name}-b.ts`] as const
}

const ALLOWED: readonly (readonly [path: string, line: string])[] = [
  [
    'packages/domain/src/ok-a.ts',
    `import { ok } from './result.ts'; export const at = (i: number) => new Date(i), o = ok`,
  ],
  ['packages/domain/src/ok-b.test.ts', `import 'fast-check'; import 'node:fs'; import '@games/testing'`],
  ['packages/contract/src/ok-a.ts', `import 'zod'; import '@games/domain/rsc'`],
  ['packages/odf/src/ok-a.ts', `import 'saxes'; import '@games/domain'`],
  ['packages/odf/src/tables/ok-a.ts', `import 'csv-parse/sync'; import '../message.ts'`],
  ['packages/odf/src/adapters/ok-a.ts', `import 'node:fs'; import 'csv-parse/sync'; import '../message.ts'`],
  ['packages/testing/src/ok-a.ts', `import 'pg'; import '../../../apps/server/src/db/migrate.ts'`],
  ['apps/simulator/src/ok-a.ts', `import '@games/odf'; import 'node:http'`],
  [
    'apps/web/src/ok-a.ts',
    `import type { MedalTable } from '@games/contract'; import '@games/contract/paths'; export type T = MedalTable`,
  ],
  ['apps/web/src/ui/testing/ok.tsx', `import '../../i18n/use-t.ts'; import '../../cache/view-cache.ts'`],
  ['apps/web/src/platform/capacitor.ts', `import '@capacitor/app'`],
  ['apps/web/src/ui/OkA.tsx', `import './Flag.tsx'; import '@tanstack/react-router'; import '@games/domain'`],
  [
    'apps/web/src/features/medals/ok-a.ts',
    `import '../../ui/Flag.tsx'; import '../../i18n/use-t.ts'; import '../../units/UnitRow.tsx'`,
  ],
  [
    'apps/office/src/features/log/ok-a.ts',
    `import '@games/web/ui/Button.tsx'; import '@games/web/unit-words'; import '../../ui/PageHead.tsx'; import '@games/contract'; import '@tanstack/react-query'`,
  ],
  ['apps/web/src/units/ok-a.ts', `import '../ui/Flag.tsx'; import '../i18n/use-t.ts'`],
  [
    'apps/web/src/routes/ok-a.ts',
    `import '../features/venues/index.ts'; export const part = () => import('../features/units/UnitRest.tsx')`,
  ],
  ['apps/server/src/features/units/ok-a.ts', `import '../medals/index.ts'; import './units.queries.ts'`],
  ['apps/server/src/features/medals/ok-routes.ts', `export const q = (c: Context) => c.req.query('at')`],
  ['apps/server/src/features/medals/ok.queries.ts', `export const q = (pool: Pool) => pool.query('select 1')`],
  ['apps/server/src/http/pages/pages.ts', `export const e = () => import('@games/web/entry.server')`],
  [
    'apps/server/src/icons/ok-a.ts',
    `import { ICON_SPRITES } from '@games/web/icon-sprites'; export const s = ICON_SPRITES`,
  ],
  ['apps/server/src/http/ok-a.ts', `import type pg from 'pg'; export type P = pg.Pool`],
  ['apps/server/src/db/ok-a.ts', `import pg from 'pg'; export const P = pg.Pool`],
  [
    'e2e/ok-waits.e2e.ts',
    `import { setTimeout as sleep } from 'node:timers/promises'; while (!isDone()) await sleep(20)`,
  ],
  ['apps/web/src/ok-waits.test.ts', `await new Promise((done) => setTimeout(done, 0))`],
  ['apps/web/src/ok-limit.test.ts', `export const late = new Promise((done) => setTimeout(done, 2_000, 'late'))`],
  ['apps/server/src/env.ts', `export const port = process.env['PORT']`],
]

const planted = mkdtempSync(join(tmpdir(), 'games-boundaries-'))
afterAll(() => rmSync(planted, { recursive: true }))
const plant = (path: string, line: string) => {
  mkdirSync(dirname(join(planted, path)), { recursive: true })
  writeFileSync(join(planted, path), `${line}\n`)
}
cpSync(join(root, '.oxlintrc.json'), join(planted, '.oxlintrc.json'))
cpSync(join(root, 'tsconfig.json'), join(planted, 'tsconfig.json'))
cpSync(join(root, 'scripts/boundaries'), join(planted, 'scripts/boundaries'), { recursive: true })
symlinkSync(join(root, 'node_modules'), join(planted, 'node_modules'))
for (const [path, line] of [...CAUGHT, ...ALLOWED]) plant(path, line)
plant('apps/server/src/cycle-b.ts', `import { a } from './cycle-a.ts'; export const b = () => a`)
plant('apps/server/src/type-cycle-b.ts', `import type { A } from './type-cycle-a.ts'; export type B = A`)
plant('packages/contract/src/type-cycle-d.ts', `import type { C } from './type-cycle-c.ts'; export type D = C`)
for (const [how, lines] of LAZY_CYCLES)
  for (const [index, path] of lazyCycleFiles(how).entries()) plant(path, lines[index] ?? '')
const findings = findingsIn(planted)

const BOUNDARIES = /^(rooms|import)\b|rooms\(|import\(/
const messagesOf = (path: string) =>
  findings.filter(({ filename, code }) => filename === path && BOUNDARIES.test(code)).map(({ message }) => message)

test.each(CAUGHT)('%s with %s is caught', (path, _line, says) => {
  expect(messagesOf(path)).toContainEqual(expect.stringContaining(says))
})

test.each(LAZY_CYCLES)('an import cycle through %s is caught', (how) => {
  const [a, b] = lazyCycleFiles(how)
  expect([...messagesOf(a), ...messagesOf(b)]).toEqual([expect.stringMatching(/^Import cycle: .+ → .+ → /)])
})

test.each(ALLOWED)('%s with %s is allowed', (path) => {
  expect(messagesOf(path)).toEqual([])
})

test('the linter reads every source file of the repository', () => {
  const sources = linesOf('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'])
    .filter((path) => !/\.gen\.(d\.)?ts$|^fixtures\//.test(path))
    // what somebody has removed since the last commit is still tracked
    .filter((path) => existsSync(join(root, path)))
  const read = new Set(linesOf(process.execPath, [OXLINT, '--debug=files']))
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.filter((path) => !read.has(path))).toEqual([])
})
