import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { type Authenticator, createAuthenticator, type Over } from '../../testing/authenticator.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'

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
beforeEach(() => emptyTables(db.pool, 'account', 'attempt', 'passkey_challenge'))

const optionsFor = async (visitor: Visitor, path: string, body?: object) =>
  (await visitor.call('POST', path, body)).body['options'] as Record<string, unknown>
const beginAdding = (owner: Visitor) => optionsFor(owner, '/api/account/passkey-options', { password: site.password })
const add = (owner: Visitor, response: object) => owner.call('POST', '/api/account/passkeys', { response })
const begin = (visitor: Visitor) => optionsFor(visitor, '/api/session/passkey-options')
const enter = (visitor: Visitor, response: object) => visitor.call('POST', '/api/session/passkey', { response })

/** Somebody with an account and a phone that has its passkey. */
async function withPasskey(username = 'maria'): Promise<{ owner: Visitor; phone: Authenticator }> {
  const owner = await site.signedUp(username)
  const phone = createAuthenticator()
  const { status } = await add(owner, phone.register(await beginAdding(owner)))
  expect(status).toBe(200)
  return { owner, phone }
}
async function signedInBy(phone: Authenticator, over: Over = {}) {
  const visitor = createVisitor(site.app)
  return enter(visitor, phone.sign(await begin(visitor), over))
}
const REFUSED = { status: 401, body: { id: 'wrong-credentials', message: 'This passkey opens nothing here' } }

describe('a passkey (R4.6)', () => {
  test('is made with the password once more, and signs in without a name, on any browser', async () => {
    const { owner, phone } = await withPasskey()
    const { body } = await owner.call('GET', '/api/account/passkeys')
    expect(body['passkeys']).toEqual([
      {
        id: expect.any(String) as string,
        browser: 'Firefox',
        system: 'Linux',
        synced: false,
        createdAt: expect.any(String) as string,
        usedAt: null,
      },
    ])
    const visitor = createVisitor(site.app, '198.51.100.7')
    const first = visitor.cookies.get('__Host-session')
    const answer = await enter(visitor, phone.sign(await begin(visitor)))
    expect(answer.body).toMatchObject({ account: { username: 'maria' } })
    expect([first, visitor.cookies.has('__Host-session')]).toEqual([undefined, true])
    expect((await visitor.call('GET', '/api/account')).status).toBe(200)
    expect((await owner.call('GET', '/api/account/passkeys')).body['passkeys']).toMatchObject([
      { usedAt: expect.any(String) as string },
    ])
  })

  test('is not made without the password, nor with a wrong one', async () => {
    const owner = await site.signedUp('maria')
    const asked = (password?: string) => owner.call('POST', '/api/account/passkey-options', { password })
    expect([(await asked()).body['fields'], (await asked('errada errada')).body['fields']]).toEqual([
      { password: 'password-required' },
      { password: 'password-wrong' },
    ])
    const { status } = await add(
      owner,
      createAuthenticator().register({ challenge: 'x'.repeat(43), user: { id: 'eA' } }),
    )
    expect(status).toBe(400)
  })

  test('asks for its owner at the device, for a key that needs no name, and names none of this account’s to a stranger', async () => {
    const { owner } = await withPasskey()
    expect(await beginAdding(owner)).toMatchObject({
      rp: { id: 'games.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key' }],
    })
    const stranger = await begin(createVisitor(site.app))
    expect(stranger).toMatchObject({ rpId: 'games.example', userVerification: 'required' })
    expect(stranger['allowCredentials'] ?? []).toEqual([])
  })

  test.each<[string, Over]>([
    ['another site’s page', { origin: 'https://games.example.evil.example' }],
    ['another site’s key', { host: 'evil.example' }],
    ['no proof of its owner', { verified: false }],
    ['a challenge that is none', { challenge: 'x'.repeat(43) }],
    ['another account’s handle', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('opens nothing with %s', async (_what, over) => {
    const { phone } = await withPasskey()
    const { status, body } = await signedInBy(phone, over)
    expect({ status, body }).toEqual(REFUSED)
  })

  test.each<[string, Over]>([
    ['another site’s page', { origin: 'https://evil.example' }],
    ['another site’s key', { host: 'evil.example' }],
    ['no proof of its owner', { verified: false }],
    ['a challenge that is none', { challenge: 'x'.repeat(43) }],
  ])('is not stored with %s', async (_what, over) => {
    const owner = await site.signedUp('maria')
    expect((await add(owner, createAuthenticator().register(await beginAdding(owner), over))).status).toBe(400)
    expect((await owner.call('GET', '/api/account/passkeys')).body).toEqual({ passkeys: [] })
  })

  test('while signing in is for the staff opens an account with a role alone, and is answered alike for others (R4.4)', async () => {
    const { phone } = await withPasskey()
    const closed = accountsApp(db.pool, { loginEnabled: false })
    const enterClosed = async () => {
      const visitor = createVisitor(closed.app)
      return enter(visitor, phone.sign(await begin(visitor)))
    }
    const { status, body } = await enterClosed()
    expect({ status, body }).toEqual(REFUSED)
    await db.pool.query(`update account set role = 'operator'`)
    expect((await enterClosed()).body).toMatchObject({ account: { username: 'maria', role: 'operator' } })
    await closed.close()
  })

  test('is answered alike where nobody has it, where its account is blocked, and where the signature is another’s', async () => {
    const { phone } = await withPasskey()
    const stranger = createAuthenticator()
    stranger.register({ challenge: '', user: { id: 'eA' } })
    const forged = createVisitor(site.app)
    const options = await begin(forged)
    const forgery = { ...phone.sign(options), response: stranger.sign(options).response }
    const answers = [await signedInBy(stranger), await enter(forged, forgery)]
    await db.pool.query('update account set blocked_at = now()')
    answers.push(await signedInBy(phone))
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([REFUSED, REFUSED, REFUSED])
  })

  test('signs a challenge once, in the browser that asked for it, within minutes (replay)', async () => {
    const { phone } = await withPasskey()
    const visitor = createVisitor(site.app)
    const signed = phone.sign(await begin(visitor))
    // stolen on its way, sent from elsewhere
    const [thief, other] = [createVisitor(site.app), createVisitor(site.app)]
    await begin(other)
    expect([(await enter(thief, signed)).status, (await enter(other, signed)).status]).toEqual([401, 401])
    expect([(await enter(visitor, signed)).status, (await enter(visitor, signed)).status]).toEqual([200, 401])
    const again = phone.sign(await begin(visitor))
    const both = await Promise.all([enter(visitor, again), enter(visitor, again)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    const late = createVisitor(site.app)
    const options = await begin(late)
    await db.pool.query(`update passkey_challenge set expires_at = now() - interval '1 second'`)
    expect((await enter(late, phone.sign(options))).status).toBe(401)
  })

  test('of one account is not added by the challenge of another, nor by that of a sign-in', async () => {
    const [maria, joana] = [await site.signedUp('maria'), await site.signedUp('joana')]
    const [phone, own] = [createAuthenticator(), await beginAdding(joana)]
    expect((await add(joana, phone.register({ ...own, ...(await begin(joana)) }))).status).toBe(400)
    joana.cookies.set('__Host-device', maria.cookies.get('__Host-device') ?? '')
    const foreign = await beginAdding(maria)
    expect((await add(joana, phone.register({ ...own, challenge: foreign['challenge'] }))).status).toBe(400)
  })

  test('that was copied is noticed by its counter, and opens nothing', async () => {
    const { phone } = await withPasskey()
    expect((await signedInBy(phone, { counter: 7 })).status).toBe(200)
    expect((await signedInBy(phone, { counter: 7 })).status).toBe(401)
    expect((await signedInBy(phone, { counter: 8 })).status).toBe(200)
  })

  test('is taken away by its owner alone, and goes where the password is chosen anew', async () => {
    const [{ owner, phone }, other] = [await withPasskey(), await withPasskey('joana')]
    const [own] = (await owner.call('GET', '/api/account/passkeys')).body['passkeys'] as { id: string }[]
    const path = `/api/account/passkeys/${own?.id}`
    expect((await other.owner.call('DELETE', path)).status).toBe(404)
    expect([(await owner.call('DELETE', path)).status, (await owner.call('DELETE', path)).status]).toEqual([200, 404])
    expect((await signedInBy(phone)).status).toBe(401)
    const changed = { current: site.password, password: 'três tigres tristes', repeat: 'três tigres tristes' }
    expect((await other.owner.call('PUT', '/api/account/password', changed)).status).toBe(200)
    expect((await signedInBy(other.phone)).status).toBe(401)
  })

  test('is one of ten of an account at most, and one key is no second', async () => {
    const { owner, phone } = await withPasskey()
    expect((await add(owner, phone.register(await beginAdding(owner)))).status).toBe(400)
    for (let at = 1; at < 10; at += 1)
      expect((await add(owner, createAuthenticator().register(await beginAdding(owner)))).status).toBe(200)
    expect((await add(owner, createAuthenticator().register(await beginAdding(owner)))).status).toBe(400)
  })

  test('a session that begins by it ends the one the browser came with (fixation)', async () => {
    const { owner, phone } = await withPasskey()
    const before = owner.cookies.get('__Host-session') ?? ''
    expect((await enter(owner, phone.sign(await begin(owner)))).status).toBe(200)
    const thief = createVisitor(site.app)
    thief.cookies.set('__Host-session', before)
    expect((await thief.call('GET', '/api/account')).status).toBe(401)
  })
})
