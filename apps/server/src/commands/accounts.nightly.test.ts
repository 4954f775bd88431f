import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../testing/accounts-app.ts'
import { runCommand } from '../testing/run-command.ts'
import { createVisitor } from '../testing/visitor.ts'

let db: TestDatabase
let site: AccountsApp
beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(db.pool)
})
afterAll(async () => {
  await site.close()
  await db.close()
})
beforeEach(() => emptyTables(db.pool, 'account', 'attempt'))

/** The command in production, beside a running server. */
const accounts = (args: readonly string[], input = '') =>
  runCommand(
    'accounts',
    args,
    { PATH: process.env['PATH'], DEMO: '0', DATABASE_URL: db.url, SITE_URL: 'https://games.example' },
    input,
  )
const stored = async () =>
  (await db.pool.query<{ username: string; role: string | null }>('select username, role from account order by 1')).rows
const signIn = (password: string) =>
  createVisitor(site.app).call('POST', '/api/session', { identifier: 'ana', password })

describe('accounts of who runs the games (R4.7)', () => {
  test('the first admin chooses a password by the address that is printed, once, and another address ends it', async () => {
    const { code, out } = await accounts(['create', 'Ana', 'ana@games.example', '--role', 'admin'])
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^Ana is made\nto choose the password, once, within an hour: https:\/\/games\.example\/auth\?reset=[\w-]{43}\n$/,
      ) as string,
    ])
    const first = /reset=([\w-]{43})/.exec(out)?.[1]
    const second = /reset=([\w-]{43})/.exec((await accounts(['link', 'ANA'])).out)?.[1]
    const choose = async (token: string | undefined) =>
      (
        await createVisitor(site.app).call('PUT', '/api/password-resets', {
          token,
          password: 'três tigres tristes',
          repeat: 'três tigres tristes',
        })
      ).status
    expect([await choose(first), await choose(second), await choose(second)]).toEqual([410, 200, 410])
    expect((await signIn('três tigres tristes')).body).toMatchObject({ account: { role: 'admin', type: 'staff' } })
  })

  test('a password comes by standard input, never as an argument that others can read', async () => {
    const { code, out } = await accounts(
      ['create', 'ana', 'ana@games.example', '--role', 'operator', '--password'],
      'três tigres tristes\n',
    )
    expect([code, out]).not.toContain('três')
    expect((await signIn('três tigres tristes')).body).toMatchObject({ account: { role: 'operator' } })
  })

  test('a role that is changed holds at once, and who is blocked is out at once', async () => {
    const ana = await site.signedUp('ana')
    const may = async () => {
      const { status, body } = await ana.call('GET', '/api/account')
      return [status, body['role'], body['type']]
    }
    await accounts(['change', 'ana', '--role', 'operator', '--type', 'manager'])
    expect(await may()).toEqual([200, 'operator', 'manager'])
    expect((await accounts([])).out).toMatch(
      /^username +role +type +last seen\nana +operator +manager +\d{4}-\d\d-\d\d\n$/,
    )
    await accounts(['change', 'ana', '--role', 'none'])
    expect(await may()).toEqual([200, null, 'manager'])
    await accounts(['block', 'ana'])
    expect([(await may())[0], (await signIn(site.password)).status]).toEqual([401, 401])
    expect((await accounts(['link', 'ana'])).err).toBe('ana is blocked\n')
    await accounts(['unblock', 'ana'])
    expect([(await may())[0], (await signIn(site.password)).status]).toEqual([401, 200])
  })

  test('what cannot be is refused in words, and nothing is stored', async () => {
    const refused: readonly (readonly [readonly string[], string, string])[] = [
      [['create', 'an', 'ana@games.example'], '', 'a username has at least 3 characters\n'],
      [['create', 'ana', 'games.example'], '', 'this is no e-mail address\n'],
      [
        ['create', 'ana', 'a@b.example', '--password'],
        'password1',
        'this password is one of those that are tried first\n',
      ],
      [['change', 'ninguem', '--role', 'admin'], '', 'nobody is called ninguem\n'],
    ]
    const said = await Promise.all(refused.map(([args, input]) => accounts(args, input)))
    expect(said).toEqual(refused.map(([, , words]) => ({ code: 1, out: '', err: words })))
    expect(await stored()).toEqual([])
  })

  test('a username that is taken is not made anew, whatever its capitals', async () => {
    await site.signedUp('ana')
    expect(await accounts(['create', 'ANA', 'a@b.example', '--role', 'admin'])).toEqual({
      code: 1,
      out: '',
      err: 'this username is taken\n',
    })
    expect(await stored()).toEqual([{ username: 'ana', role: null }])
  })

  test('what is no command does nothing and says how it is used', async () => {
    const slips = [
      ['create', 'ana', 'a@b.example', '--role', 'chief'],
      ['change', 'ana'],
      ['block', 'ana', '--role', 'admin'],
      ['create', 'ana', 'a@b.example', '--pasword'],
    ]
    const said = await Promise.all(slips.map((args) => accounts(args)))
    expect(said.map(({ code, err }) => [code, err.includes('usage: npm run accounts')])).toEqual(
      slips.map(() => [2, true]),
    )
    expect(await stored()).toEqual([])
  })
})

describe('the accounts of a delegation', () => {
  test('a sheet is first a dry run, then one-time codes in a file that only its owner reads and that is not written over', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'games-delegation-'))
    const [sheet, codes] = [join(folder, 'al.csv'), join(folder, 'codes.csv')]
    writeFileSync(sheet, 'nome;tipo;delegação\n=Ana Inventada;atleta;AL\n')
    const dry = await accounts(['delegation', sheet])
    expect([dry.code, dry.out]).toEqual([0, expect.stringContaining('dry run: nothing was stored') as string])
    const made = await accounts(['delegation', sheet, '--codes', codes])
    expect([made.code, made.out]).toEqual([0, expect.stringContaining('1 codes are in') as string])
    const written = readFileSync(codes, 'utf8')
    expect(written).toMatch(
      /^\uFEFFname;username;email;type;delegation;code;address;until\r\n'=Ana Inventada;;;athlete;AL;([A-Z2-9-]{19});https:\/\/games\.example\/auth\?code=\1;\d{4}-\d\d-\d\d\r\n$/,
    )
    expect((statSync(codes).mode & 0o777).toString(8)).toBe('600')
    expect(made.out).not.toContain(/auth\?code=([A-Z2-9-]+)/.exec(written)?.[1])
    const over = await accounts(['delegation', sheet, '--codes', codes, '--again'])
    expect([over.code, over.err, readFileSync(codes, 'utf8')]).toEqual([
      1,
      `${codes} cannot be written (EEXIST): nothing was stored\n`,
      written,
    ])
    writeFileSync(sheet, 'nome;tipo;delegação\nBia;capitã;AL\n')
    const refused = await accounts(['delegation', sheet, '--codes', join(folder, 'none.csv')])
    expect([refused.code, refused.err]).toEqual([1, 'problems stop the sheet: nothing was stored\n'])
    expect(refused.out).toMatch(/^problem +row +column +value\nbad-choice +2 +type +capitã\n/)
    rmSync(folder, { recursive: true })
  })
})
