import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { inDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../testing/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'games-commands-'))
writeFileSync(join(folder, 'message.xml'), '<OdfBody/>')
afterAll(() => rmSync(folder, { recursive: true }))

const UNUSABLE = 'DATABASE_URL must begin with postgres:// or postgresql://, but begins with "mysql:"\n'

/** The commands that need a database, with arguments that start them. */
const COMMANDS: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['import', ['--list']],
  ['rebuild', []],
  ['tables', ['--list']],
  ['settings', []],
  ['accounts', []],
  ['access-log', [join(folder, 'message.xml')]],
  ['wipe-demo', []],
]

test.each(sampled(COMMANDS, 7))(
  'in production %s requires its database and not the key of the feed, which it receives nothing from',
  async (name, args) => {
    const { INGEST_KEY: _, ...env } = process.env
    const ended = await runCommand(name, args, {
      ...env,
      DEMO: '0',
      DATA_DIR: folder,
      DATABASE_URL: 'mysql://games@db.example/games',
      PORT: 'none',
    })
    expect(ended).toMatchObject({ code: 2, err: UNUSABLE })
  },
)

test.each(sampled(['message.xml', 'nothing'], 2))(
  'import of %s, which is no folder, says so (R12.1)',
  NIGHTLY,
  async (name) => {
    const path = join(folder, name)
    expect(await runCommand('import', [path], process.env)).toMatchObject({
      code: 2,
      err: `there is no folder ${path}\n`,
    })
  },
)

test.each(sampled(COMMANDS, 7))(
  '%s refuses a database of a development version before 0.9.0 with one sentence',
  async (name, args) => {
    const { url, close } = await testDatabase()
    onTestFinished(close)
    await inDatabase(url, (client) => client.query(`update schema_version set name = 'inbox' where version = 1`))
    const ended = await runCommand(name, args, { ...process.env, DEMO: '1', DATA_DIR: folder, DATABASE_URL: url })
    expect(ended).toEqual({
      code: 1,
      out: '',
      err:
        'this database was created by a development version before 0.9.0 and cannot be upgraded: copy what you need with the version ' +
        'that created it, then delete DATA_DIR or set DATABASE_URL to an empty database\n',
    })
  },
)
