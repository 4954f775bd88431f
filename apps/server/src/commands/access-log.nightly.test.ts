import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyAccessLog } from '../testing/empty-access-log.ts'
import { startCommand } from '../testing/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'games-access-log-'))
let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => emptyAccessLog(db.pool))

/** The command beside its own database or, without one, in its own data folder. */
const start = (args: readonly string[], given: Readonly<Record<string, string>> = { DATABASE_URL: db.url }) =>
  startCommand('access-log', args, {
    PATH: process.env['PATH'],
    DEMO: '0',
    ACCOUNTS_KEY: 'k'.repeat(32),
    ...given,
  })
function run(args: readonly string[], input = '', given?: Readonly<Record<string, string>>) {
  const { child, ended } = start(args, given)
  child.stdin?.end(input)
  return ended
}
let files = 0
function file(content: string | Buffer, name = `${files++}.log`): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const two = (n: number) => String(n).padStart(2, '0')
const line = (seconds: number, agent = 'curl/8') => {
  const [day, rest] = [Math.floor(seconds / 86_400), seconds % 86_400]
  const time = `${two(Math.floor(rest / 3_600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`
  return `192.0.2.9 - - [${two(day + 1)}/Mar/2026:${time} +0000] "GET /${seconds} HTTP/1.1" 200 7 "-" "${agent}"\n`
}

test('logs are counted as they are, packed, rotated and by standard input, with what became of their lines in words (R8.1)', async () => {
  const lines = Array.from({ length: 6 }, (_, i) => line(i * 50_000))
  const [older, newer] = [
    file(gzipSync(lines.slice(0, 4).join('')), 'access.log.2.gz'),
    file(`${lines[3]}x\n${lines[4]}`, 'access.log.1'),
  ]
  const { code, out, err } = await run([older, newer, '-'], lines.join(''))
  expect([code, err]).toEqual([0, ''])
  // how far a file is, is said where it takes longer
  const told = out.split('\n').filter((words) => !words.includes(' lines read'))
  expect(told.slice(0, -2)).toEqual([
    `${older}: 4 lines: 4 taken, 0 known already, 0 too old, 0 bad`,
    `${newer}: 3 lines: 1 taken, 1 known already, 0 too old, 1 bad`,
    '  line 2: no time in brackets after address, identity and user',
    'standard input: 6 lines: 1 taken, 5 known already, 0 too old, 0 bad',
    // of the zone of the games, three hours behind
    '2026-02-28: 1 lines',
    '2026-03-01: 1 lines',
    '2026-03-02: 2 lines',
    '2026-03-03: 2 lines',
  ])
  expect(out).toMatch(/\n6 of 13 lines were taken, in [\d.]+ s \([\d,]+ lines a second\), peak memory \d+ MB\n$/)
})

test('what could not be read whole ends with 1, and says what was taken of it (R8.1)', async () => {
  const torn = file(gzipSync(line(1) + line(2)).subarray(0, -9))
  const diary = file('Dear diary\n')
  expect(await run([torn, diary, '--dry-run'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('dry run: nothing was stored') as string,
    err: `${torn}: its gzip ends before its end; what is whole before it was taken\n${diary} is no log in Common or Combined format: none of its first 1 lines is a request (line 1: no time in brackets after address, identity and user): nothing of it was taken\n`,
  })
})

test('what is no import does nothing and says how it is used (R8.1)', async () => {
  const log = file(line(1))
  const slips = [
    [],
    [log, '--proxy', 'a b'],
    [log, '--proxi', 'x'],
    [log, join(folder, 'none.log')],
    [log, folder],
    ['-', '-'],
  ]
  const said = await Promise.all(slips.map((args) => run(args)))
  expect(said.map(({ code, out }) => [code, out])).toEqual(slips.map(() => [2, '']))
  expect(said.map(({ err }) => err)).toEqual([
    expect.stringMatching(/^usage: npm run access-log/),
    expect.stringMatching(/^"a b" is no name of a proxy\nusage:/),
    expect.stringMatching(/usage:/),
    `there is no file ${join(folder, 'none.log')}\n`,
    `${folder} is a folder\n`,
    'standard input can be read once\n',
  ])
})

test('killed at any moment, whole quarters of an hour are there, and the same again does the rest (R8.1)', async () => {
  // two weeks, which are several transactions
  const LINES = 40_000
  const path = file(Array.from({ length: LINES }, (_, i) => line(i * 30)).join(''))
  const stored = async () =>
    (
      await db.pool.query<{ requests: number; lines: number }>(
        `select t.requests::int as requests, (octet_length(l.digests) / 6)::int as lines
         from access_total t full join access_line l using (slot) where coalesce(t.requests, 0) > 0 or octet_length(l.digests) > 0`,
      )
    ).rows
  const { child, ended } = start([path])
  child.stdin?.end()
  await killedOnceStored(child, async () => (await stored()).length > 0)
  await ended
  // a connection that its client left may still be at work
  const others = `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
  await expect.poll(async () => (await db.pool.query<{ n: number }>(others)).rows[0]?.n).toBe(0)
  const some = await stored()
  expect(some.length).toBeGreaterThan(0)
  expect(some.filter(({ requests, lines }) => requests !== 30 || lines !== 30)).toEqual([])
  const { out } = await run([path])
  const [, taken, known] = /([\d,]+) taken, ([\d,]+) known/.exec(out)?.map((n) => Number(n.replaceAll(',', ''))) ?? []
  expect([known, (taken ?? 0) + (known ?? 0)]).toEqual([some.length * 30, LINES])
  expect((await stored()).reduce((sum, { requests }) => sum + requests, 0)).toBe(LINES)
})

async function killedOnceStored(child: ChildProcess, isStored: () => Promise<boolean>): Promise<void> {
  while (child.exitCode === null && !(await isStored()));
  child.kill('SIGKILL')
}

test('no address, user, path, referrer or user agent of a log is in any file of the installation or in what is said (R8.1)', async () => {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const canaries = ['203.0.113.77', 'ana.canary', '/participants/profile/canary', 'referrer.canary', 'Canary/7']
  const [address, user, path, referrer, agent] = canaries
  const text = ['200 5', '- 5', '404 5'].map(
    (end) =>
      `${address} - ${user} [03/Mar/2026:10:00:00 +0000] "GET ${path}?q=${referrer} HTTP/1.1" ${end} "https://${referrer}/" "${agent}"\n`,
  )
  const { code, out, err } = await run(['-'], text.join(''), { DATA_DIR: dataDir })
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^standard input: 3 lines: 2 taken, 0 known already, 0 too old, 1 bad\n {2}line 2: no status/)
  const kept = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
  // the pattern is there, so that what is searched is what was stored
  expect(kept.some((bytes) => bytes.includes('/participants/profile/{id}'))).toBe(true)
  expect(canaries.filter((canary) => out.includes(canary) || kept.some((bytes) => bytes.includes(canary)))).toEqual([])
  expect(out).not.toContain('canary')
})
