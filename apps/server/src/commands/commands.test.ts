import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILED } from '@games/testing/compiled'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'games-commands-'))
writeFileSync(join(folder, 'message.xml'), '<OdfBody/>')
afterAll(() => rmSync(folder, { recursive: true }))

const UNUSABLE = 'DATABASE_URL must begin with postgres:// or postgresql://, but begins with "mysql:"\n'

test.each([
  ['import', [folder]],
  ['rebuild', []],
  ['tables', ['--list']],
  ['settings', []],
  ['accounts', []],
  ['access-log', [join(folder, 'message.xml')]],
])(
  'in production %s requires its database and not the key of the feed, which it receives nothing from',
  (name, args) => {
    const { INGEST_KEY: _, ...env } = process.env
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
      env: {
        ...env,
        NODE_COMPILE_CACHE: COMPILED,
        DEMO: '0',
        DATA_DIR: folder,
        DATABASE_URL: 'mysql://games@db.example/games',
        PORT: 'none',
      },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([2, UNUSABLE])
  },
)

test.each(['message.xml', 'nothing'])('import of %s, which is no folder, says so (R12.1)', (name) => {
  const path = join(folder, name)
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'import.ts'), path], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([2, `there is no folder ${path}\n`])
})
