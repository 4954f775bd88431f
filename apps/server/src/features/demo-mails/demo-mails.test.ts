import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createAccount } from '../accounts/index.ts'

let db: TestDatabase
let site: AccountsApp
let failures: unknown[]

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(async () => {
  await site.close()
  await db.close()
})
beforeEach(async () => {
  await site?.close()
  await emptyTables(db.pool, 'account', 'attempt', 'mail_request')
  failures = []
  site = accountsApp(db.pool, {}, undefined, undefined, {}, (error) => failures.push(error))
})

const NEW_PASSWORD = 'três tigres tristes'

/** Requests a new password for an address and waits until the e-mail of that request has been handed over. */
async function requestReset(visitor: Visitor, email: string): Promise<void> {
  await db.pool.query('delete from account_ticket')
  expect((await visitor.call('POST', '/api/password-resets', { email })).status).toBe(200)
  await expect.poll(async () => (await db.pool.query('select from account_ticket')).rowCount).toBeGreaterThan(0)
  await expect.poll(async () => (await db.pool.query('select from mail_request')).rowCount).toBe(0)
}

interface ShownMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

async function shownMails(visitor: Visitor, headers?: Record<string, string>): Promise<readonly ShownMail[]> {
  const { status, body } = await visitor.call('GET', '/api/demo/outbox', undefined, headers)
  expect(status).toBe(200)
  return body['mails'] as ShownMail[]
}

/** Takes every token that the outbox shows a visitor and chooses a password with it. Returns the answers' statuses. */
async function useShownTokens(visitor: Visitor): Promise<readonly number[]> {
  const texts = (await shownMails(visitor)).map(({ text }) => text).join('\n')
  const statuses: number[] = []
  for (const [, token] of texts.matchAll(/reset=([\w-]{43})/g)) {
    const password = { password: NEW_PASSWORD, repeat: NEW_PASSWORD }
    statuses.push((await visitor.call('PUT', '/api/password-resets', { token, ...password })).status)
  }
  return statuses
}

const signInStatus = async (identifier: string, password: string) =>
  (await site.visitor().call('POST', '/api/session', { identifier, password })).status

const makeAdmin = (username: string, email: string) =>
  createAccount(db.pool, { username, email, role: 'admin', type: 'staff', password: site.password })

describe('a takeover by the demo’s outbox fails', () => {
  test('for a staff account: its e-mail is not shown, not even to the browser that made another account of its address', async () => {
    await makeAdmin('chefia', 'chefia@games.example')
    const stranger = site.visitor()
    await requestReset(stranger, 'chefia@games.example')
    expect(await useShownTokens(stranger)).toEqual([])
    // one e-mail is about all accounts of an address
    const namesake = await site.signedUp('chefia2', { email: 'chefia@games.example' })
    await requestReset(namesake, 'chefia@games.example')
    expect(await useShownTokens(namesake)).toEqual([200])
    expect(await signInStatus('chefia', site.password)).toBe(200)
    expect(await signInStatus('chefia', NEW_PASSWORD)).toBe(401)
  })

  test('for another visitor’s account: a browser that only requests a reset sees no e-mail', async () => {
    await site.signedUp('dona')
    const stranger = site.visitor()
    await requestReset(stranger, 'dona@escola.example')
    expect(await useShownTokens(stranger)).toEqual([])
    const namesake = await site.signedUp('estranho', { email: 'dona@escola.example' })
    await requestReset(namesake, 'dona@escola.example')
    expect(await useShownTokens(namesake)).toEqual([200])
    expect(await signInStatus('dona', site.password)).toBe(200)
    expect(await signInStatus('dona', NEW_PASSWORD)).toBe(401)
  })
})

describe('the demo’s outbox', () => {
  const signIn = (visitor: Visitor, identifier: string) =>
    visitor.call('POST', '/api/session', { identifier, password: site.password })
  const usernamesShown = async (visitor: Visitor, headers?: Record<string, string>) =>
    (await shownMails(visitor, headers)).map(({ text }) => /^(\S+)\n\S+reset=/m.exec(text)?.[1])

  test('shows an e-mail to the browser that created the account, also after log-out, and to no other that logs in', async () => {
    const owner = await site.signedUp('dona')
    await requestReset(site.visitor(), 'dona@escola.example')
    expect(await usernamesShown(owner)).toEqual(['dona'])
    const other = site.visitor()
    expect((await signIn(other, 'dona')).status).toBe(200)
    expect(await usernamesShown(other)).toEqual([])
    await owner.call('DELETE', '/api/session')
    expect(await usernamesShown(owner)).toEqual(['dona'])
    const head = await site.app.request('/api/demo/outbox', {
      method: 'HEAD',
      headers: { cookie: [...owner.cookies].map((pair) => pair.join('=')).join('; ') },
    })
    expect([head.status, await head.text()]).toEqual([200, ''])
    owner.cookies.clear()
    expect(await usernamesShown(owner)).toEqual([])
  })

  test('splits an e-mail about several accounts by the browsers that created them', async () => {
    const family = await site.signedUp('irma', { email: 'casa@escola.example' })
    await site.signedUp('irmao', { email: 'casa@escola.example' }, family)
    const neighbour = await site.signedUp('vizinho', { email: 'casa@escola.example' })
    await requestReset(site.visitor(), 'casa@escola.example')
    expect(new Set(await usernamesShown(family))).toEqual(new Set(['irma', 'irmao']))
    expect(await usernamesShown(neighbour)).toEqual(['vizinho'])
    expect(site.sent.mails()).toHaveLength(1)
  })

  test('no longer shows an e-mail once its account has an office role', async () => {
    const owner = await site.signedUp('dona')
    await requestReset(owner, 'dona@escola.example')
    expect(await usernamesShown(owner)).toEqual(['dona'])
    await db.pool.query(`update account set role = 'results', role_until = now() - interval '1 hour'`)
    expect(await usernamesShown(owner)).toEqual([])
  })

  test('shows no e-mail of an account that was made by a staff invitation', async () => {
    await makeAdmin('chefia', 'chefia@games.example')
    const admin = site.visitor()
    await signIn(admin, 'chefia')
    const invitation = { label: 'Nilton', role: 'operator', venues: [], until: null, hours: 24 }
    const { body } = await admin.call('POST', '/api/office/invitations', invitation)
    const invited = site.visitor()
    const accepted = await invited.call('PUT', '/api/invitations', {
      code: body['code'],
      username: 'nilton',
      email: 'nilton@games.example',
      password: site.password,
      repeat: site.password,
    })
    expect(accepted.body).toMatchObject({ account: { role: 'operator' } })
    await requestReset(invited, 'nilton@games.example')
    expect(await usernamesShown(invited)).toEqual([])
  })

  test('shows nothing of a deleted account to a new account with its address and username', async () => {
    const first = await site.signedUp('dona')
    await requestReset(first, 'dona@escola.example')
    await first.call('POST', '/api/account/deletion', { username: 'dona', password: site.password })
    const second = await site.signedUp('dona')
    expect([await usernamesShown(first), await usernamesShown(second)]).toEqual([[], []])
    await requestReset(second, 'dona@escola.example')
    expect([await usernamesShown(first), await usernamesShown(second)]).toEqual([[], ['dona']])
  })

  test('shows an account’s e-mails only to its browser after a change to another account’s address', async () => {
    const owner = await site.signedUp('dona')
    const stranger = await site.signedUp('estranho')
    const change = { email: 'dona@escola.example', current: site.password }
    expect((await stranger.call('PATCH', '/api/account', change)).status).toBe(200)
    await requestReset(stranger, 'dona@escola.example')
    expect([await usernamesShown(owner), await usernamesShown(stranger)]).toEqual([['dona'], ['estranho']])
  })

  test('shows the native app the e-mails of the account it created, by its session', async () => {
    const wrapper = { origin: 'capacitor://localhost' }
    const app = site.visitor()
    const fields = { username: 'dona', email: 'dona@escola.example', cpf: '52998224725' }
    const passwords = { password: site.password, repeat: site.password }
    const { body } = await app.call('POST', '/api/accounts', { ...fields, ...passwords, bearer: true }, wrapper)
    const session = { ...wrapper, authorization: `Bearer ${String(body['token'])}` }
    await requestReset(site.visitor(), 'dona@escola.example')
    expect(await usernamesShown(app, session)).toEqual(['dona'])
    expect(await usernamesShown(site.visitor(), wrapper)).toEqual([])
  })

  test('shows a guardian’s e-mail to the browser in which the child signed up', async () => {
    site.games.asksBirthYear = true
    const child = site.visitor()
    const { status } = await child.call('POST', '/api/accounts', {
      username: 'filho',
      email: 'filho@escola.example',
      cpf: '52998224725',
      password: site.password,
      repeat: site.password,
      birthYear: new Date().getUTCFullYear() - 9,
      guardianEmail: 'mae@casa.example',
    })
    expect(status).toBe(200)
    await expect.poll(() => shownMails(child)).toMatchObject([{ to: 'mae@casa.example' }])
    expect(await shownMails(site.visitor())).toEqual([])
  })

  test('prints visitors’ e-mails on the console, and of staff accounts only the command for a link', async () => {
    await makeAdmin('chefia', 'casa@escola.example')
    await site.signedUp('dona', { email: 'casa@escola.example' })
    await requestReset(site.visitor(), 'casa@escola.example')
    const [ofStaff, ofVisitor, ...more] = site.printed
    expect(ofStaff).toContain('npm run accounts -- link chefia')
    expect(ofStaff).not.toContain('reset=')
    expect(ofVisitor).toMatch(/casa@escola\.example[^]*dona\n\S+reset=[\w-]{43}/)
    expect(ofVisitor).not.toContain('chefia')
    expect(more).toEqual([])
  })

  test('only prints an e-mail of an account that no browser created since the start', async () => {
    await createAccount(db.pool, {
      username: 'dona',
      email: 'dona@escola.example',
      role: null,
      type: 'guest',
      password: site.password,
    })
    const owner = site.visitor()
    expect((await signIn(owner, 'dona')).status).toBe(200)
    await requestReset(owner, 'dona@escola.example')
    expect(await usernamesShown(owner)).toEqual([])
    expect(site.printed).toEqual([expect.stringMatching(/dona\n\S+reset=/)])
  })

  test('keeps and prints nothing after the demo was wiped: the e-mail waits for a mail server', async () => {
    const owner = await site.signedUp('dona')
    site.games.demo = false
    await owner.call('POST', '/api/password-resets', { email: 'dona@escola.example' })
    await expect.poll(() => failures.map(String)).toEqual([expect.stringContaining('NO_MAIL_SERVER')])
    expect((await owner.call('GET', '/api/demo/outbox')).status).toBe(404)
    site.games.demo = true
    expect([await shownMails(owner), site.printed]).toEqual([[], []])
    expect((await db.pool.query('select from mail_request')).rowCount).toBe(1)
  })
})
