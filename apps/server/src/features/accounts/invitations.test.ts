import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { createVisitor } from '../../testing/visitor.ts'
import { type GivenCode, inviteDelegation, planDelegation } from './index.ts'

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
beforeEach(() => emptyTables(db.pool, 'account', 'account_invitation', 'attempt'))

const bytesOf = (text: string) => new TextEncoder().encode(text)
const SHEET = bytesOf(
  [
    'nome;usuario;e-mail;tipo;delegação',
    'Ana Inventada;;ana@escola.example;atleta;AL',
    'Bento Inventado;bento;;Técnico;Espírito Santo',
  ].join('\r\n'),
)
const plan = (bytes: Uint8Array) => planDelegation(db.pool, bytes)
async function invite(bytes: Uint8Array, renew = false): Promise<readonly GivenCode[]> {
  return inviteDelegation(db.pool, await plan(bytes), { renew, write: () => {} })
}
const PASSWORD = 'três tigres tristes'
const accept = (code: string | undefined, over: object = {}, address?: string) =>
  createVisitor(site.app, address).call('PUT', '/api/invitations', {
    code,
    username: 'ana_al',
    password: PASSWORD,
    repeat: PASSWORD,
    ...over,
  })
const open = (code: string | undefined, address?: string) =>
  createVisitor(site.app, address).call('POST', '/api/invitations', { code })
const usernames = async () =>
  (await db.pool.query<{ username: string }>('select username from account order by 1')).rows.map((row) => row.username)

describe('a delegation’s sheet', () => {
  test('is read in Portuguese, with semicolons, in Windows-1252 and from a workbook alike', async () => {
    const text = new TextDecoder().decode(SHEET)
    const workbook = await writeXlsx({
      sheets: [{ name: 'AL', rows: text.split('\r\n').map((line) => line.split(';')) }],
    })
    const people = [
      {
        row: 2,
        name: 'Ana Inventada',
        username: null,
        email: 'ana@escola.example',
        type: 'athlete',
        organisation: 'AL',
      },
      { row: 3, name: 'Bento Inventado', username: 'bento', email: null, type: 'coach', organisation: 'ES' },
    ].map((person) => ({ ...person, state: 'new' }))
    for (const bytes of [SHEET, bytesOf(`\uFEFF${text}`), Uint8Array.from(text, (c) => c.charCodeAt(0)), workbook])
      expect(await plan(bytes)).toEqual({ people, problems: [], applicable: true })
  })

  test('with problems is told all of them by row, and makes nothing', async () => {
    await site.signedUp('bento')
    const { problems, applicable } = await plan(
      bytesOf(
        [
          'name,username,email,type,delegation',
          ',,,athlete,AL',
          'Ana,,not an address,athlete,AL',
          'Bento,Bento,,coach,AL',
          'Caio,c1,,captain,AL',
          'Dora,dora,,athlete,XX',
          'Elis,elis,,athlete,AL',
          'Enzo,ELIS,,athlete,SP',
          'Davi,da,,athlete,SP',
          'Ana,,ana@escola.example,athlete,AL',
        ].join('\n'),
      ),
    )
    expect(problems.map(({ problem, row, column }) => [problem, row, column])).toEqual([
      ['missing-value', 2, 'name'],
      ['email-invalid', 3, 'email'],
      ['username-taken', 4, 'username'],
      ['bad-choice', 5, 'type'],
      ['bad-code', 6, 'delegation'],
      ['username-taken', 8, 'username'],
      ['username-3', 9, 'username'],
      ['contradicting-row', 10, 'delegation'],
    ])
    expect(applicable).toBe(false)
  })

  test('that is none, is empty or is a whole country’s is refused', async () => {
    const broken = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])
    const huge = bytesOf(`name,type,delegation\n${'Ana,athlete,AL\n'.repeat(5_001)}`)
    const first = async (bytes: Uint8Array) => (await plan(bytes)).problems[0]?.problem
    expect([await first(broken), await first(bytesOf('')), await first(huge)]).toEqual([
      'not-text',
      'no-rows',
      'too-many-rows',
    ])
  })

  test('makes a code for each, once: the same sheet again makes nothing, also at the same moment and written otherwise', async () => {
    const [first, second] = await Promise.all([invite(SHEET), invite(SHEET)])
    expect(first.length + second.length).toBe(2)
    const again = bytesOf('delegation,type,name,username\nAL,athlete,ANA  INVENTADA,\nES,coach,Bento Inventado,Bento\n')
    expect(await invite(again)).toEqual([])
    expect((await plan(again)).people.map(({ state }) => state)).toEqual(['invited', 'invited'])
  })

  test('gives another code on request to those who have not used theirs, and the first opens nothing any more', async () => {
    const [ana, bento] = await invite(SHEET)
    await accept(ana?.code)
    const renewed = await invite(SHEET, true)
    expect(renewed.map(({ name, state }) => [name, state])).toEqual([['Bento Inventado', 'invited']])
    expect([(await open(bento?.code)).status, (await open(renewed[0]?.code)).status]).toEqual([400, 200])
    expect((await plan(SHEET)).people.map(({ state }) => state)).toEqual(['joined', 'invited'])
  })

  test('stores nothing where its codes cannot be written down', async () => {
    const found = await plan(SHEET)
    const write = () => {
      throw new Error('no room')
    }
    await expect(inviteDelegation(db.pool, found, { renew: false, write })).rejects.toThrow('no room')
    expect((await plan(SHEET)).people.map(({ state }) => state)).toEqual(['new', 'new'])
  })

  test('leaves no name and no code in the database', async () => {
    const codes = await invite(SHEET)
    const { rows } = await db.pool.query('select to_jsonb(i) as row from account_invitation i')
    const stored = JSON.stringify(rows).toLowerCase()
    for (const secret of ['ana inv', 'bento inv', ...codes.map(({ code }) => code.toLowerCase())])
      expect(stored).not.toContain(secret)
  })
})

describe('a code', () => {
  test('opens its account, however it is typed: its owner chooses username and password and is signed in', async () => {
    const [ana, bento] = await invite(SHEET)
    expect(ana?.code).toMatch(/^([2-9A-HJKMNP-TW-Z]{4}-){3}[2-9A-HJKMNP-TW-Z]{4}$/)
    expect((await open(` ${ana?.code.toLowerCase().replaceAll('-', ' ')}`)).body).toEqual({
      type: 'athlete',
      organisation: 'AL',
      role: null,
      username: null,
      hasEmail: true,
    })
    expect((await accept(ana?.code)).body).toMatchObject({
      account: { username: 'ana_al', type: 'athlete', role: null, organisation: 'AL', email: 'a•••@escola.example' },
    })
    expect((await accept(bento?.code, { username: 'bento' })).body).toMatchObject({
      account: { username: 'bento', type: 'coach', organisation: 'ES', email: null, cpf: null },
    })
    const again = await createVisitor(site.app).call('POST', '/api/session', {
      identifier: 'bento',
      password: PASSWORD,
    })
    expect(again.status).toBe(200)
  })

  test('makes one account, of fifty that send it at once', NIGHTLY, async () => {
    const [ana] = await invite(SHEET)
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, at) => accept(ana?.code, { username: `ana_${at}` }, `198.51.100.${at}`)),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ status }) => status !== 200).map(({ body }) => body['fields'])).toEqual(
      Array.from({ length: 49 }, () => ({ code: 'code-used' })),
    )
    expect(await usernames()).toHaveLength(1)
  })

  test('stays good after a form with a fault, and after a username that somebody has', async () => {
    await site.signedUp('bento')
    const [ana] = await invite(bytesOf('name,type,delegation\nAna,athlete,AL'))
    const faults = async (over: object) => (await accept(ana?.code, over)).body['fields']
    expect(await faults({ password: 'curta', repeat: 'curta' })).toEqual({ password: 'password-8' })
    expect(await faults({ password: 'password1', repeat: 'password1' })).toEqual({ password: 'password-common' })
    expect(await faults({ username: 'BENTO' })).toEqual({ username: 'username-taken' })
    expect((await accept(ana?.code, { email: 'ana@casa.example' })).body).toMatchObject({
      account: { email: 'a•••@casa.example' },
    })
  })

  test.each([
    ['', 'code-required'],
    ['K7QM-4XWD', 'code-16'],
    ['K7QM-4XWD-9TRA-2NHP', 'code-unknown'],
  ])('%j is told what is wrong with it: %s', async (code, fault) => {
    expect([(await open(code)).body['fields'], (await accept(code)).body['fields']]).toEqual([
      { code: fault },
      { code: fault },
    ])
  })

  test('is not good for ever, and then nothing is kept of it', async () => {
    const [ana] = await invite(SHEET)
    await db.pool.query(`update account_invitation set expires_at = now() - interval '1 second'`)
    expect([(await open(ana?.code)).status, (await accept(ana?.code)).status]).toEqual([400, 400])
    expect(await usernames()).toEqual([])
  })

  test('cannot be looked for: a hundred wrong ones from a network, while right ones are not counted', async () => {
    const [ana, bento] = await invite(SHEET)
    for (let at = 0; at < 5; at += 1) expect((await open(ana?.code)).status).toBe(200)
    const wrong = await Promise.all(Array.from({ length: 101 }, () => open('K7QM-4XWD-9TRA-2NHP', '203.0.113.9')))
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(1)
    const refused = await open(bento?.code, '203.0.113.9')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await open(bento?.code)).status).toBe(200)
  })

  test('goes with the account it made: nothing of its owner stays', async () => {
    const [ana] = await invite(SHEET)
    const owner = createVisitor(site.app)
    await owner.call('PUT', '/api/invitations', {
      code: ana?.code,
      username: 'ana_al',
      password: PASSWORD,
      repeat: PASSWORD,
    })
    await owner.call('POST', '/api/account/deletion', { username: 'ana_al', password: PASSWORD })
    expect((await plan(SHEET)).people.map(({ state }) => state)).toEqual(['new', 'invited'])
  })
})
