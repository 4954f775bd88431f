import { contract, type PrivateEndpoint, privateContract, privatePaths } from '@games/contract'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../testing/accounts-app.ts'
import { plainCalls } from '../testing/random-calls.ts'
import type { Visitor } from '../testing/visitor.ts'
import { createHandlers } from './handlers.ts'
import { refreshRanking } from './ranking/index.ts'

/** Values that stand nowhere else: who finds one where it does not belong has found a leak. */
const CPF = '39053344705'
const PASSWORD = 'canário na gaiola 7319'
const NEW_PASSWORD = 'canário fora da gaiola 7320'
const WRONG_PASSWORD = 'canário de outra gaiola 7321'
const FOREIGN_TOKEN = 'canarinho-token-que-ninguem-deu-7322'
const EMAIL = 'canarinho7323@escola.example'
const USERNAME = 'canarinho'

/** What is typed into a field of this name, first as it should be, then into the wrong one: a CPF where a name belongs. */
const TYPED: Readonly<Record<string, readonly unknown[]>> = {
  username: ['outro_canarinho', CPF],
  email: [EMAIL, CPF],
  guardianEmail: [EMAIL, PASSWORD],
  identifier: [CPF, '390.533.447-05', EMAIL, PASSWORD],
  cpf: [CPF, PASSWORD],
  password: [WRONG_PASSWORD, PASSWORD],
  repeat: [WRONG_PASSWORD, CPF],
  current: [WRONG_PASSWORD, CPF],
  token: [FOREIGN_TOKEN, CPF],
  organisation: ['AL', CPF],
}
/** Of a field that nothing says what to type into. */
const ANYTHING = [CPF, PASSWORD]

let db: TestDatabase
let accounts: AccountsApp
let handlers: ReturnType<typeof createHandlers>
beforeAll(async () => {
  db = await testDatabase()
  accounts = accountsApp(db.pool, { demo: false })
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
})
afterAll(async () => {
  await accounts.close()
  await db.close()
})

/** Everything that left the server, by what it answered to. */
const answers: [what: string, text: string][] = []
/** The secrets of cookies and e-mails, which each belong to one browser or reader. */
const tokens = new Set<string>()

async function make(who: Visitor, name: keyof typeof privatePaths, body?: unknown) {
  const [method = '', path = ''] = privatePaths[name].split(' ')
  const answer = await who.call(method, path.replace(/:\w+/g, '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11'), body)
  for (const token of who.cookies.values()) if (token.length > 20) tokens.add(token)
  // a browser's own cookies are where its tokens belong
  const headers = [...answer.headers].filter(([header]) => header !== 'set-cookie')
  answers.push([`${name} ${JSON.stringify(body)}`, JSON.stringify([answer.status, answer.body, headers])])
  return answer
}

/** Bodies of a call with canaries in each of their fields. */
function bodiesOf({ body }: PrivateEndpoint): unknown[] {
  if (!body) return [undefined]
  const fields = Object.keys(body.shape).filter((field) => field !== 'bearer')
  const ways = Math.max(...fields.map((field) => (TYPED[field] ?? ANYTHING).length))
  return [
    ...Array.from({ length: ways }, (_, way) =>
      Object.fromEntries(
        fields.map((field) => {
          const typed = TYPED[field] ?? ANYTHING
          return [field, typed[way % typed.length]]
        }),
      ),
    ),
    `{"${CPF}": "${PASSWORD}`,
    [CPF, { password: PASSWORD }],
  ]
}

/** The token of the newest e-mail, once there is one. */
async function mailedToken(): Promise<string> {
  await expect.poll(() => accounts.sent.mails().length).toBeGreaterThan(0)
  const token = /\?reset=([\w-]+)/.exec(accounts.sent.mails()[0]?.text ?? '')?.[1]
  if (token === undefined) throw new Error('an e-mail without a token')
  tokens.add(token)
  return token
}

/** A text as it might stand somewhere: as it is, and as bytes are written. */
const writings = (text: string) => [
  text,
  Buffer.from(text).toString('hex'),
  Buffer.from(text).toString('base64').replace(/=+$/, ''),
]

test('no private call, public call, log or row ever has a CPF, a password, a hash or a token (R4.6)', async () => {
  const owner = accounts.visitor()
  await make(owner, 'signUp', { username: USERNAME, email: EMAIL, cpf: CPF, password: PASSWORD, repeat: PASSWORD })
  for (const identifier of [USERNAME, EMAIL, CPF, '390.533.447-05']) {
    await make(accounts.visitor(), 'signIn', { identifier, password: WRONG_PASSWORD })
    expect((await make(accounts.visitor(), 'signIn', { identifier, password: PASSWORD })).status).toBe(200)
  }
  await make(accounts.visitor(), 'requestPasswordReset', { email: EMAIL })
  const token = await mailedToken()
  expect(
    (await make(accounts.visitor(), 'resetPassword', { token, password: NEW_PASSWORD, repeat: NEW_PASSWORD })).status,
  ).toBe(200)
  expect((await make(owner, 'signIn', { identifier: CPF, password: NEW_PASSWORD })).status).toBe(200)

  for (const who of [accounts.visitor(), owner])
    for (const [name, endpoint] of Object.entries(privateContract) as [keyof typeof privatePaths, PrivateEndpoint][]) {
      // the end of the session is for last
      if (name === 'signOut') continue
      for (const body of bodiesOf(endpoint)) await make(who, name, body)
    }

  await refreshRanking(db.pool)
  for (const name of Object.keys(contract) as (keyof typeof contract)[])
    for (const { raw } of plainCalls(name, contract[name])) {
      const handler = handlers[name] as (input: unknown) => Promise<unknown>
      const answer = await handler({ params: {}, query: {}, ...raw }).catch((error: unknown) => String(error))
      answers.push([`${name} ${JSON.stringify(raw)}`, JSON.stringify(answer)])
    }
  const { rows } = await db.pool.query<{ password_hash: string; cpf_password_hash: string; cpf_hash: Buffer }>(
    'select password_hash, cpf_password_hash, cpf_hash from account where cpf_hash is not null',
  )
  expect(rows.length).toBeGreaterThan(0)
  const hashes = rows.flatMap(({ password_hash, cpf_password_hash, cpf_hash }) => [
    password_hash,
    cpf_password_hash,
    ...(['hex', 'base64', 'base64url'] as const).map((coding) => cpf_hash.toString(coding)),
  ])
  expect(tokens.size).toBeGreaterThan(2)
  const typed = [CPF, '390.533.447-05', PASSWORD, NEW_PASSWORD, WRONG_PASSWORD, FOREIGN_TOKEN].flatMap(writings)
  const secrets = [...typed, ...[...tokens].flatMap(writings)]

  const leaks = (text: string, of: readonly string[]) => of.filter((secret) => text.includes(secret))
  expect(answers.length).toBeGreaterThan(80)
  // what is no secret is found: the search can fail
  expect(answers.filter(([, text]) => leaks(text, [USERNAME]).length > 0).map(([what]) => what)).toContainEqual(
    expect.stringContaining('getAccount '),
  )
  for (const [what, text] of answers)
    expect([what, leaks(text, [...secrets, ...hashes, '$argon2'])]).toEqual([what, []])
  expect(leaks(JSON.stringify(accounts.logged.map(String)), [...secrets, ...hashes])).toEqual([])

  // what a backup has: hashes, but nothing that opens anything
  const tables = await db.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(tables.rows.map(({ name }) => name)).toContain('account')
  for (const { name } of tables.rows) {
    const { rows: stored } = await db.pool.query<{ text: string | null }>(
      `select string_agg(t::text, E'\\n') as text from ${name} t`,
    )
    expect([name, leaks(stored[0]?.text ?? '', secrets)]).toEqual([name, []])
  }
})
