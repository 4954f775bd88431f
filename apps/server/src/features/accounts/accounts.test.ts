import type { Games } from '@games/contract'
import { SUITE } from '@games/testing/suite'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHEAP, printNothing, someVenueFiles } from '../../testing/accounts-app.ts'
import { createSentMails } from '../../testing/sent-mails.ts'
import { quietPushCalls } from '../../testing/some-device.ts'
import type { CountedAttempt } from '../../http/session/attempts.ts'
import { GAMES, noSheets, testApp } from '../../testing/test-app.ts'
import { createVisitor } from '../../testing/visitor.ts'
import { openFiles } from '../files/index.ts'
import { createPrivateHandlers } from '../private-handlers.ts'
import { createAccountKey } from './account-key.ts'
import { createAttempts, MOST_ATTEMPTS, MOST_MAILS, MOST_TO_A_MAILBOX, PAUSE_SECONDS } from './attempts.ts'
import { MOST_INSIDE } from './gate.ts'
import { openAccounts } from './index.ts'
import { withinLimits } from './mail-limits.ts'
import { requestReset } from './mail-requests.queries.ts'
import { createPasswords, hashPassword, type PasswordCost } from './passwords.ts'
import { signInCalls } from './sign-in.ts'

/** Accounts that strangers have made with another person's address. */
const STRANGERS = SUITE === 'nightly' ? 300 : 30

let db: TestDatabase
let close = async () => {}
let tidy = async () => {}
let games: Games
let sent = createSentMails()
let app: ReturnType<typeof testApp>['app']
let logged: unknown[]

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(async () => {
  await close()
  await db.close()
})
beforeEach(() => openApp(CHEAP))

/** `passwordCost`: absent, as on a server. */
async function openApp(passwordCost?: PasswordCost): Promise<void> {
  await close()
  await emptyTables(db.pool, 'account', 'attempt')
  games = { ...GAMES, loginEnabled: true }
  sent = createSentMails()
  const accounts = openAccounts({
    pool: db.pool,
    accountsKey: 'a key of tests that is long enough',
    mailer: sent,
    games: () => games,
    siteUrl: 'https://games.example',
    now: () => Date.UTC(2027, 6, 16),
    onError: (error) => logged.push(error),
    ...(passwordCost && { passwordCost }),
  })
  close = accounts.close
  tidy = accounts.tidy
  const made = testApp({
    privateHandlers: createPrivateHandlers({
      visitorPool: db.pool,
      pool: db.pool,
      accounts,
      outbox: null,
      pushCalls: quietPushCalls(db.pool, accounts.attempts),
      stored: openFiles({
        pool: db.pool,
        dataDir: '/nowhere',
        s3: null,
        accountsKey: 'a key of tests that is long enough',
        now: Date.now,
        onError: (error) => logged.push(error),
      }),
      film: { film: () => null, points: () => 0 },
      utcOffset: () => games.utcOffset,
      today: () => games.today,
      accountsKey: 'a key of tests that is long enough',
      gamesNow: Date.now,
      games: () => games,
      print: printNothing,
      files: async () => new Map(),
      ...noSheets,
      venueFiles: someVenueFiles(db.pool),
      deskSender: { tapped() {}, movesOf: () => Promise.reject(new Error('nobody scores here')) },
      onCommitted: () => {},
      wake: () => {},
      wakeRebuilds: () => {},
      onError: (error) => logged.push(error),
    }),
    sessionOf: accounts.sessionOf,
    games: () => games,
    isTrusted: () => false,
  })
  app = made.app
  logged = made.logged
}

const MARIA = {
  username: 'Marola_27',
  email: 'Maria@Escola.example',
  cpf: '52998224725',
  password: 'um gato no telhado',
  repeat: 'um gato no telhado',
}
const visitor = (address?: string) => createVisitor(app, address)
const signedUp = async (over: object = {}, address?: string) => {
  const one = visitor(address)
  const { status, body } = await one.call('POST', '/api/accounts', { ...MARIA, ...over })
  expect([status, body]).toEqual([200, expect.objectContaining({ account: expect.anything() as object })])
  return one
}
const signIn = (one: ReturnType<typeof visitor>, identifier: string, password = MARIA.password, more: object = {}) =>
  one.call('POST', '/api/session', { identifier, password, ...more })

/** So many attempts, made elsewhere. */
async function counted(times: number, what: CountedAttempt): Promise<void> {
  const { count } = createAttempts(db.pool, createAccountKey('a key of tests that is long enough'))
  for (let at = 0; at < times; at += 1) await count(what)
}

describe('signing up (R4.6)', () => {
  test('makes an account and signs in, with nothing of a person in the answer', async () => {
    const one = visitor()
    const { status, body, headers } = await one.call('POST', '/api/accounts', MARIA)
    expect(status).toBe(200)
    expect(body).toEqual({
      account: {
        id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        username: 'Marola_27',
        type: 'guest',
        role: null,
        email: 'M•••@Escola.example',
        cpf: '•••.•••.•••-25',
        organisation: null,
        points: 0,
        videoViewed: false,
        passwordChangedAt: expect.any(String) as string,
        createdAt: expect.any(String) as string,
      },
      csrf: expect.stringMatching(/^[\w-]{43}$/) as string,
      token: null,
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.getSetCookie().map((line) => line.split('; ').slice(1).sort().join(' '))).toEqual([
      'HttpOnly Max-Age=2592000 Path=/ SameSite=Lax Secure',
      'HttpOnly Max-Age=31536000 Path=/ SameSite=Lax Secure',
      'HttpOnly Max-Age=31536000 Path=/ SameSite=Lax Secure',
    ])
    expect([...one.cookies.keys()].sort()).toEqual(['__Host-device', '__Host-session', 'login'])
    expect((await one.call('GET', '/api/session')).body).toMatchObject({ account: { username: 'Marola_27' } })
  })

  test.each([
    [{ username: 'ma' }, { username: 'username-3' }],
    [{ username: '  ' }, { username: 'username-required' }],
    // another's letters that look like ours
    [{ username: 'mаrоlа' }, { username: 'username-characters' }],
    // a document's number would stand in the ranking
    [{ username: '529.982.247-25' }, { username: 'username-characters' }],
    [{ email: 'marola@' }, { email: 'email-invalid' }],
    [{ email: '' }, { email: 'email-required' }],
    [{ cpf: '' }, { cpf: 'cpf-required' }],
    [{ cpf: '123.456.78' }, { cpf: 'cpf-characters' }],
    [{ cpf: '1234567' }, { cpf: 'cpf-8-to-11' }],
    [{ cpf: '123456789012' }, { cpf: 'cpf-8-to-11' }],
    [{ cpf: '1234567890' }, { cpf: 'cpf-11' }],
    [{ password: 'curta', repeat: 'curta' }, { password: 'password-8' }],
    [
      { password: '', repeat: '' },
      { password: 'password-required', repeat: 'repeat-required' },
    ],
    [{ repeat: 'um gato na janela' }, { repeat: 'repeat-differs' }],
    [{ password: 'password1', repeat: 'password1' }, { password: 'password-common' }],
    [{ password: 'MAROLA_27', repeat: 'MAROLA_27' }, { password: 'password-common' }],
    [
      { username: 'ma', email: 'marola@', cpf: '123.456.78', password: 'curta', repeat: 'outra' },
      {
        username: 'username-3',
        email: 'email-invalid',
        cpf: 'cpf-characters',
        password: 'password-8',
        repeat: 'repeat-differs',
      },
    ],
  ])('says what is wrong with each field: %o (R9)', async (over, fields) => {
    const { status, body } = await visitor().call('POST', '/api/accounts', { ...MARIA, ...over })
    expect([status, body['id'], body['fields']]).toEqual([400, 'invalid-input', fields])
    const typed = Object.values<string>(over).filter((value) => value.length > 4)
    expect(typed.filter((value) => JSON.stringify(body).includes(value))).toEqual([])
  })

  test.each([
    // marks that nobody sees, that lie over other lines, or that are there already
    'maro\u034fla',
    'marola\ufe0f',
    'mar\u0323\u0301\u0302ola',
    'mari\u0307a',
    '\u0301\u0301\u0301',
    // letters of phonetics, and no letter at all
    'm\u0251rola',
    'mar\u0131a',
    '_.-',
  ])('refuses names that look like others, or like none: %j', async (username) => {
    const { body } = await visitor().call('POST', '/api/accounts', { ...MARIA, username })
    expect(body['fields']).toEqual({ username: 'username-characters' })
  })

  test.each(['Conceição', 'João_3', 'Ñandu', 'g\u0303ua', 'Ṣẹ́gun', 'Łukasz', 'Đức'])(
    'takes the names of many languages: %s',
    async (username) => {
      expect((await signedUp({ username })).cookies.size).toBe(3)
    },
  )

  test('a username is one’s alone, however it is written; of fifty at once one gets it', async () => {
    await signedUp()
    const taken = await visitor().call('POST', '/api/accounts', { ...MARIA, username: 'ＭＡＲＯＬＡ_27' })
    expect([taken.status, taken.body['fields']]).toEqual([400, { username: 'username-taken' }])
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        visitor(`198.51.100.${at}`).call('POST', '/api/accounts', {
          ...MARIA,
          username: 'todos',
          email: `a${at}@b.example`,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })

  test('an e-mail or CPF that another account has is not told', async () => {
    await signedUp()
    const again = await visitor().call('POST', '/api/accounts', {
      ...MARIA,
      username: 'outra',
      password: 'duas andorinhas',
      repeat: 'duas andorinhas',
    })
    expect(again.status).toBe(200)
    // each by its own password
    expect((await signIn(visitor(), MARIA.cpf)).body).toMatchObject({ account: { username: 'Marola_27' } })
    expect((await signIn(visitor(), MARIA.cpf, 'duas andorinhas')).body).toMatchObject({
      account: { username: 'outra' },
    })
  })

  test('by a setting asks the year of birth, and under 12 a guardian, whose e-mail opens the account', async () => {
    games = { ...games, asksBirthYear: true }
    const up = (over: object) => visitor().call('POST', '/api/accounts', { ...MARIA, ...over })
    expect((await up({})).body['fields']).toEqual({ birthYear: 'birth-year-required' })
    expect((await up({ birthYear: 2199 })).body['fields']).toEqual({ birthYear: 'birth-year-invalid' })
    expect((await up({ birthYear: 2016 })).body['fields']).toEqual({ guardianEmail: 'guardian-required' })
    expect((await up({ birthYear: 2016, guardianEmail: ' maria@escola.EXAMPLE' })).body['fields']).toEqual({
      guardianEmail: 'guardian-same',
    })
    const child = await up({ birthYear: 2016, guardianEmail: 'mae@casa.example' })
    expect([child.status, child.body]).toEqual([200, { account: null, csrf: null, token: null }])
    const refused = await signIn(visitor(), 'Marola_27')
    expect([refused.status, refused.body['id']]).toEqual([403, 'guardian-pending'])
    await expect.poll(() => sent.mails().map(({ to }) => to)).toEqual(['mae@casa.example'])
    const token = /guardian=([\w-]{43})/.exec(sent.mails()[0]?.text ?? '')?.[1]
    const agree = () => visitor().call('POST', '/api/guardian-consents', { token })
    expect((await agree()).status).toBe(200)
    expect((await agree()).status).toBe(410)
    expect((await signIn(visitor(), 'Marola_27')).status).toBe(200)
    expect((await up({ username: 'maior', birthYear: 2010 })).body).toMatchObject({ account: { username: 'maior' } })
  })

  test('nobody sends mails without end to a guardian’s address', async () => {
    games = { ...games, asksBirthYear: true }
    const statuses: number[] = []
    for (let at = 0; at < 9; at += 1) {
      const child = {
        username: `filho_${at}`,
        birthYear: 2018,
        guardianEmail: at % 2 ? `mae+${at}@casa.example` : 'Mae@casa.example',
      }
      statuses.push((await visitor(`198.51.100.${at}`).call('POST', '/api/accounts', { ...MARIA, ...child })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429])
  })

  test('a child’s account to which no guardian has agreed in two weeks is deleted, and its name is free (LGPD)', async () => {
    games = { ...games, asksBirthYear: true }
    const child = { birthYear: 2018, guardianEmail: 'mae@casa.example' }
    for (const [username, days] of [
      ['antiga', 16],
      ['recente', 14],
      ['confirmada', 16],
    ] as const) {
      await visitor().call('POST', '/api/accounts', { ...MARIA, ...child, username })
      await db.pool.query(
        `update account set created_at = now() - make_interval(days => $2),
           guardian_confirmed_at = case when username = 'confirmada' then now() end where username = $1`,
        [username, days],
      )
    }
    await signedUp({ username: 'adulta', birthYear: 1990 })
    await db.pool.query(`update account set created_at = now() - interval '1 year' where username = 'adulta'`)
    await tidy()
    const { rows } = await db.pool.query('select username from account order by username')
    expect(rows).toEqual([{ username: 'adulta' }, { username: 'confirmada' }, { username: 'recente' }])
  })
})

describe('signing in (R4.6)', () => {
  test.each(['Marola_27', ' marola_27', 'maria@escola.example', '52998224725', '529.982.247-25'])(
    'by username, e-mail or CPF: %s',
    async (identifier) => {
      await signedUp()
      const one = visitor()
      const { status, body } = await signIn(one, identifier)
      expect([status, body]).toEqual([200, expect.objectContaining({ account: expect.anything() as object })])
    },
  )

  test('the same answer for a wrong password and for nobody, with what is left before the pause (R10)', async () => {
    await signedUp()
    const wrong = await signIn(visitor('192.0.2.5'), 'Marola_27', 'errada errada')
    const nobody = await signIn(visitor('192.0.2.6'), 'ninguem', 'errada errada')
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body])
    expect(wrong.body).toEqual({
      id: 'wrong-credentials',
      message: 'Invalid username or password',
      remaining: MOST_ATTEMPTS - 1,
    })
  })

  test('hashes as many passwords for nobody as for somebody, right or wrong: the time tells nothing', async () => {
    await signedUp()
    await signedUp({ username: 'outra', email: 'outra@x.example' })
    const real = createPasswords(CHEAP)
    let hashed = 0
    let closed = false
    const key = createAccountKey('a key of tests that is long enough')
    const { signIn: answered } = signInCalls({
      pool: db.pool,
      noteBrowser: null,
      key,
      attempts: createAttempts(db.pool, key),
      passwords: {
        hash: (...given) => {
          hashed += 1
          return real.hash(...given)
        },
        matches: (...given) => {
          hashed += 1
          return real.matches(...given)
        },
        isStoredFor: real.isStoredFor,
      },
      mails: null,
      staffOnly: () => closed,
      asksBirthYear: () => false,
      year: () => 2027,
    })
    const caller = {
      viewer: null,
      token: null,
      bearer: false,
      network: '192.0.2.1',
      device: null,
      userAgent: undefined,
      locale: 'por',
      site: 'https://games.example',
    } as const
    const counts: Record<string, number> = {}
    for (const [identifier, password, staff] of [
      ['ninguem', MARIA.password],
      ['Marola_27', MARIA.password],
      ['Marola_27', 'errada errada'],
      // of two accounts, and with the password of both
      [MARIA.cpf, MARIA.password],
      ['11144477735', MARIA.password],
      ['outra@x.example', 'errada errada'],
      ['outra@x.example', MARIA.password],
      ['ninguem@x.example', MARIA.password],
      // right, and not let in while signing in is for the staff
      ['Marola_27', MARIA.password, true],
      [MARIA.cpf, MARIA.password, true],
      ['outra@x.example', MARIA.password, true],
    ] as const) {
      hashed = 0
      closed = staff === true
      await answered({ body: { identifier, password } }, caller).catch(() => {})
      counts[`${identifier} ${password} ${closed}`] = hashed
    }
    expect(Object.values(counts)).toEqual([2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 1])
  })

  test.each(['maria@escola.example', MARIA.cpf])(
    'opens an account by %s however many others have the same: neither can a stranger take it from its owner, nor does it tell that there are others',
    async (identifier) => {
      const strangers = []
      for (let at = 0; at < 4; at += 1) {
        const password = `o gato do vizinho ${at}`
        await signedUp({ username: `estranha_${at}`, password, repeat: password })
        strangers.push(password)
        if (at === 1) await signedUp()
      }
      for (const [at, password] of [...strangers, MARIA.password].entries())
        expect((await signIn(visitor(`192.0.2.${30 + at}`), identifier, password)).status).toBe(200)
    },
  )

  test.each([
    ['maria@escola.example', {}, 'maria@escola.example'],
    [MARIA.cpf, {}, MARIA.cpf],
    // a username that could be a foreigner's document
    ['marola.brava', { cpf: 'MAROLABRAVA' }, 'MAROLABRAVA'],
  ])(
    'a stranger’s account with the same e-mail or number does not take from an owner’s device that it is known: %s',
    async (identifier, twin, name) => {
      const owner = await signedUp({ username: 'marola.brava' })
      const password = 'duas andorinhas'
      await signedUp({ username: 'ladra', ...twin, password, repeat: password }, '192.0.2.66')
      await counted(49, ['name-anywhere', name])
      expect((await signIn(visitor('192.0.2.199'), identifier, 'errada errada')).status).toBe(401)
      expect((await signIn(visitor('192.0.2.200'), identifier)).status).toBe(429)
      expect((await signIn(owner, identifier, 'errada errada')).status).toBe(401)
      expect((await signIn(owner, identifier)).body).toMatchObject({ account: { username: 'marola.brava' } })
    },
  )

  test.each([
    ['maria@escola.example', 'maria@escola.example', {}],
    [MARIA.cpf, MARIA.cpf, {}],
    ['marola.27', 'marola27', { email: 'l@x.example', cpf: '11144477735' }],
  ])(
    'signing in to an account of one’s own with the same name gives no attempts back on another’s: %s by %s',
    async (identifier, own, other) => {
      await signedUp({ username: 'marola.27' })
      const password = 'duas andorinhas'
      await signedUp({ username: 'marola27', ...other, password, repeat: password }, '192.0.2.66')
      const statuses: number[] = []
      for (let at = 0; at < 4; at += 1) {
        // without the cookie of a device that his own knows
        for (let guess = 0; guess < 2; guess += 1)
          statuses.push((await signIn(visitor('192.0.2.66'), identifier, 'errada errada')).status)
        await signIn(visitor('192.0.2.66'), own, password)
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(MOST_ATTEMPTS)
    },
  )

  test('an account from before passwords were stored by name has its username alone until its password is typed with it, and nothing tells so (0071)', async () => {
    await signedUp()
    await db.pool.query('update account set password_hash = $1, cpf_password_hash = null', [
      await hashPassword(MARIA.password, 'any salt there was'),
    ])
    const answers = await Promise.all(
      [MARIA.email, MARIA.cpf, 'ninguem@x.example'].map((name, at) => signIn(visitor(`192.0.2.${at}`), name)),
    )
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [401, answers[2]?.body]))
    const { rows } = await db.pool.query('select password_changed_at from account')
    for (const name of ['Marola_27', MARIA.email, MARIA.cpf, 'Marola_27'])
      expect((await signIn(visitor(), name)).body).toMatchObject({ account: { username: 'Marola_27' } })
    expect((await db.pool.query('select password_changed_at from account')).rows).toEqual(rows)
  })

  test('five wrong passwords, however the name is written, and there is a pause of a quarter of an hour (R7.5)', async () => {
    await signedUp()
    const stranger = visitor('192.0.2.9')
    const cpfs = ['52998224725', '529.982.247-25', '529982247 25', ' 52998224725', '5.2.9.9.8.2.2.4.7.2.5']
    for (const [at, written] of cpfs.entries())
      expect((await signIn(stranger, written, 'errada errada')).body['remaining']).toBe(MOST_ATTEMPTS - 1 - at)
    const paused = await signIn(stranger, MARIA.cpf)
    expect([paused.status, paused.body['id']]).toEqual([429, 'too-many-attempts'])
    expect(paused.headers.get('retry-after')).toBe(String(paused.body['retryAfter']))
    expect(paused.body['retryAfter']).toBeGreaterThan(PAUSE_SECONDS - 30)
    expect(paused.body['retryAfter']).toBeLessThanOrEqual(PAUSE_SECONDS)
  })

  test('fifty wrong passwords at the same moment are five attempts', async () => {
    await signedUp()
    const stranger = visitor('192.0.2.10')
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(stranger, 'Marola_27', 'errada errada')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(MOST_ATTEMPTS)
    // of those who are not let in, since so many wait already, nothing is looked at
    const away = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - MOST_ATTEMPTS - away.length)
    expect(away.length).toBeGreaterThan(0)
    expect(away.length).toBeLessThanOrEqual(50 - MOST_INSIDE)
    expect(away.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true)
  })

  test('what strangers try on an account locks out neither its owner’s device nor anybody else', async () => {
    const owner = await signedUp()
    await signedUp({ username: 'vizinha', email: 'v@x.example', cpf: '11144477735' }, '192.0.2.77')
    for (let at = 0; at < 80; at += 1) await signIn(visitor(`198.51.100.${at}`), 'Marola_27', 'errada errada')
    expect((await signIn(visitor('192.0.2.200'), 'Marola_27')).status).toBe(429)
    expect((await signIn(owner, 'Marola_27')).status).toBe(200)
    expect((await signIn(visitor('192.0.2.201'), 'vizinha')).status).toBe(200)
  })

  test('floods from however many networks take no place from a device that the account knows (R7.5)', async () => {
    const owner = await signedUp()
    const real = createPasswords(CHEAP)
    const key = createAccountKey('a key of tests that is long enough')
    const ends: (() => void)[] = []
    const { signIn: answered } = signInCalls({
      pool: db.pool,
      noteBrowser: null,
      key,
      attempts: createAttempts(db.pool, key),
      passwords: {
        ...real,
        // a network's takes until the end of the test, a device's as long as it takes
        matches: async (whose, ...given) => {
          if (whose.startsWith('192.0.2.')) await new Promise<void>((end) => ends.push(end))
          return real.matches(whose, ...given)
        },
      },
      mails: null,
      staffOnly: () => false,
      asksBirthYear: () => false,
      year: () => 2027,
    })
    const from = (network: string, identifier: string, device: string | null, password: string) =>
      answered(
        { body: { identifier, password } },
        {
          viewer: null,
          token: null,
          bearer: false,
          network,
          device,
          userAgent: undefined,
          locale: 'por',
          site: 'https://games.example',
        },
      ).then(
        ({ view }) => view.account?.username,
        (failure: { readonly status: number }) => failure.status,
      )
    const flood = Array.from({ length: MOST_INSIDE + 8 }, (_, at) =>
      from(`192.0.2.${at}`, `ninguem ${at}`, 'a device of nobody', 'errada errada'),
    )
    let refused = 0
    for (const attempt of flood) void attempt.then((status) => (refused += status === 503 ? 1 : 0))
    await vi.waitFor(() => expect(refused).toBe(8), { timeout: 20_000 })
    const device = owner.cookies.get('__Host-device') ?? null
    expect(device).not.toBeNull()
    for (let at = 0; at < 3; at += 1)
      expect(await from('192.0.2.0', 'Marola_27', device, MARIA.password)).toBe('Marola_27')
    // whoever is on it, and wants into another's account, is a stranger
    expect(await from('198.51.100.1', 'ninguem', device, 'errada errada')).toBe(503)
    let over = false
    const all = Promise.all(flood).finally(() => {
      over = true
    })
    while (!over) {
      for (const end of ends.splice(0)) end()
      await new Promise((resolve) => setImmediate(resolve))
    }
    const statuses = await all
    expect(statuses.filter((status) => status === 401)).toHaveLength(MOST_INSIDE)
    expect(statuses.filter((status) => status === 503)).toHaveLength(8)
  })

  test('an account with another’s CPF, and the devices it knows, gives no more attempts on the other', async () => {
    await signedUp()
    const statuses: number[] = []
    for (let at = 0; at < 3; at += 1) {
      // each on a device of his own account, from one network
      const thief = visitor('192.0.2.66')
      if (at === 0)
        await thief.call('POST', '/api/accounts', {
          ...MARIA,
          username: 'ladra',
          password: 'duas andorinhas',
          repeat: 'duas andorinhas',
        })
      else await signIn(thief, 'ladra', 'duas andorinhas')
      // after five wrong ones the right one opens nothing
      for (let guess = 0; guess < 3; guess += 1)
        statuses.push(
          (await signIn(thief, MARIA.cpf, statuses.length < MOST_ATTEMPTS ? 'errada errada' : MARIA.password)).status,
        )
    }
    expect(statuses).toEqual(Array.from({ length: 9 }, () => 401))
  })

  test('a right password gives all attempts back', async () => {
    await signedUp()
    const one = visitor('192.0.2.11')
    for (let at = 0; at < 3; at += 1) await signIn(one, 'Marola_27', 'errada errada')
    expect((await signIn(one, 'Marola_27')).status).toBe(200)
    const after = createVisitor(app, '192.0.2.11')
    expect((await signIn(after, 'Marola_27', 'errada errada')).body['remaining']).toBe(MOST_ATTEMPTS - 1)
  })

  test('a right password is no way to keep the server busy: a hundred sign-ins of one name from one network', async () => {
    await signedUp()
    await counted(99, ['signed-in', 'marola_27', '192.0.2.66'])
    expect((await signIn(visitor('192.0.2.66'), 'Marola_27')).status).toBe(200)
    expect((await signIn(visitor('192.0.2.66'), 'Marola_27')).status).toBe(429)
    expect((await signIn(visitor('192.0.2.67'), 'Marola_27')).status).toBe(200)
  })

  test('in the native wrapper the session is in the answer and in no cookie', async () => {
    await signedUp()
    const wrapper = visitor()
    const native = { origin: 'capacitor://localhost' }
    const { body, headers } = await wrapper.call(
      'POST',
      '/api/session',
      { identifier: 'Marola_27', password: MARIA.password, bearer: true },
      native,
    )
    expect([headers.getSetCookie(), body['csrf'], headers.get('access-control-allow-origin')]).toEqual([
      [],
      null,
      'capacitor://localhost',
    ])
    const authorization = `Bearer ${String(body['token'])}`
    expect((await visitor().call('GET', '/api/account', undefined, { ...native, authorization })).status).toBe(200)
    expect(
      (await visitor().call('PATCH', '/api/account', { organisation: 'AL' }, { ...native, authorization })).status,
    ).toBe(200)
  })

  test('while the organiser has not switched it on nobody signs up, and who is in may only leave (R4.4)', async () => {
    const one = await signedUp()
    games = { ...games, loginEnabled: false }
    expect((await visitor().call('POST', '/api/accounts', MARIA)).status).toBe(403)
    expect((await one.call('GET', '/api/account')).status).toBe(403)
    expect((await one.call('DELETE', '/api/session')).status).toBe(200)
  })

  test.each(['results', 'operator', 'admin'])(
    'is for the staff until then: %s gets in by each name (R4.7)',
    async (role) => {
      await signedUp()
      await db.pool.query('update account set role = $1', [role])
      games = { ...games, loginEnabled: false }
      for (const name of ['Marola_27', MARIA.email, MARIA.cpf]) {
        const one = visitor()
        const { status, body } = await signIn(one, name)
        expect([status, body]).toEqual([200, expect.objectContaining({ csrf: expect.any(String) as string })])
        expect((await one.call('GET', '/api/session')).body).toMatchObject({ account: { role } })
      }
    },
  )

  test('until then a right password of anybody else is answered like a wrong one, on a device that is known too (R4.4)', async () => {
    const owner = await signedUp()
    games = { ...games, loginEnabled: false }
    for (const [at, name] of ['Marola_27', MARIA.email, MARIA.cpf].entries()) {
      const answers = []
      for (const password of [MARIA.password, 'errada errada']) {
        const { status, body } = await signIn(
          visitor(`192.0.2.${2 * at + (password === MARIA.password ? 70 : 71)}`),
          name,
          password,
        )
        answers.push({ status, body })
      }
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]).toMatchObject({ status: 401, body: { id: 'wrong-credentials' } })
    }
    const own = []
    for (const password of [MARIA.password, 'errada errada'])
      own.push((await signIn(owner, 'Marola_27', password)).body)
    expect(own.map(({ id, remaining }) => [id, remaining])).toEqual([
      ['wrong-credentials', MOST_ATTEMPTS - 1],
      ['wrong-credentials', MOST_ATTEMPTS - 2],
    ])
    // a child's account whose guardian has not agreed tells no more
    await db.pool.query(`update account set guardian_email = 'mae@casa.example'`)
    expect((await signIn(visitor('192.0.2.80'), 'Marola_27')).body['id']).toBe('wrong-credentials')
  })

  test('until then a new password is chosen by the staff alone, and nobody learns who they are (R4.4)', async () => {
    await signedUp()
    await signedUp({ username: 'chefia' })
    await db.pool.query(`update account set role = 'admin' where username = 'chefia'`)
    const ask = (email: string) => visitor().call('POST', '/api/password-resets', { email })
    const choose = (token: string | undefined) =>
      visitor().call('PUT', '/api/password-resets', {
        token,
        password: 'três tigres tristes',
        repeat: 'três tigres tristes',
      })
    await ask(MARIA.email)
    await expect.poll(() => sent.mails()).toHaveLength(1)
    // a mail that is being sent answers whoever asks meanwhile
    await expect.poll(async () => (await db.pool.query('select from mail_request')).rowCount).toBe(0)
    const ofVisitor = /Marola_27\n\S+reset=([\w-]{43})/.exec(sent.mails()[0]?.text ?? '')?.[1]
    games = { ...games, loginEnabled: false }
    const answers = [await ask(MARIA.email), await ask('ninguem@x.example')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { done: true }],
      [200, { done: true }],
    ])
    await expect.poll(() => sent.mails()).toHaveLength(2)
    const mail = sent.mails()[0]?.text ?? ''
    expect([mail.includes('chefia'), mail.includes('Marola_27')]).toEqual([true, false])
    const tooOld = await choose('x'.repeat(43))
    expect(await choose(ofVisitor)).toMatchObject({ status: tooOld.status, body: tooOld.body })
    expect((await choose(/reset=([\w-]{43})/.exec(mail)?.[1])).status).toBe(200)
    expect((await signIn(visitor(), 'chefia', 'três tigres tristes')).status).toBe(200)
    // what was refused is not used up
    games = { ...games, loginEnabled: true }
    expect((await choose(ofVisitor)).status).toBe(200)
  })
})

describe('a session', () => {
  test('is another after every sign-in, and the one before has ended: nobody can be given one (fixation)', async () => {
    await signedUp()
    const victim = visitor()
    victim.cookies.set('__Host-session', 'a'.repeat(43))
    await signIn(victim, 'Marola_27')
    const first = victim.cookies.get('__Host-session')
    expect(first).not.toBe('a'.repeat(43))
    await signIn(victim, 'Marola_27')
    const thief = visitor()
    thief.cookies.set('__Host-session', first ?? '')
    expect((await thief.call('GET', '/api/account')).status).toBe(401)
  })

  test('that was stolen opens nothing after its owner has signed out (R4.2)', async () => {
    const owner = await signedUp()
    const thief = visitor()
    thief.cookies.set('__Host-session', owner.cookies.get('__Host-session') ?? '')
    expect((await thief.call('GET', '/api/account')).status).toBe(200)
    expect((await owner.call('DELETE', '/api/session')).status).toBe(200)
    expect([...owner.cookies.keys()]).toEqual(['__Host-device'])
    const refused = await thief.call('GET', '/api/account')
    expect([refused.status, refused.body['id'], [...thief.cookies.keys()]]).toEqual([401, 'unauthorized', []])
  })

  test('lasts thirty days from its last use, in the browser too', async () => {
    const one = await signedUp()
    expect((await one.call('GET', '/api/account')).headers.getSetCookie()).toEqual([])
    await db.pool.query(
      `update account_session set seen_at = now() - interval '2 hours', expires_at = now() + interval '1 day'`,
    )
    const session = one.cookies.get('__Host-session') ?? ''
    expect((await one.call('GET', '/api/account')).headers.getSetCookie()).toEqual([
      `__Host-session=${session}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ])
    expect((await one.call('GET', '/api/account')).headers.getSetCookie()).toEqual([])
    // whoever signs out has none, prolonged or not
    await db.pool.query(`update account_session set seen_at = now() - interval '2 hours'`)
    await one.call('DELETE', '/api/session')
    expect(one.cookies.has('__Host-session')).toBe(false)
  })

  test('and another, and another: an account has twenty at most, and as many devices that it knows', async () => {
    const first = await signedUp()
    let last = first
    for (let at = 0; at < 25; at += 1) {
      last = visitor(`198.51.100.${at}`)
      await signIn(last, 'Marola_27')
    }
    const { rows } = await db.pool.query(
      'select (select count(*)::int from account_session) as sessions, (select count(*)::int from account_device) as devices',
    )
    expect(rows).toEqual([{ sessions: 20, devices: 20 }])
    expect((await first.call('GET', '/api/account')).status).toBe(401)
    expect((await last.call('GET', '/api/account')).status).toBe(200)
  })

  test('is not used by another site: by origin, by what the browser says of it, and by token (CSRF)', async () => {
    const one = await signedUp()
    const change = (headers: Record<string, string>) =>
      one.call('PATCH', '/api/account', { organisation: 'SP' }, headers)
    expect((await change({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await change({ origin: 'null' })).status).toBe(403)
    // of our own host, from whoever answers for it without TLS
    expect((await change({ origin: 'http://games.example' })).status).toBe(403)
    expect((await change({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await change({ 'games-csrf': 'x'.repeat(43) })).status).toBe(403)
    expect((await change({ 'games-csrf': '' })).status).toBe(403)
    expect((await change({ 'content-type': 'text/plain' })).status).toBe(415)
    // a page of the same machine's own server, which has the origin of the native wrapper's pages
    expect((await change({ origin: 'https://localhost' })).status).toBe(401)
    expect((await change({})).body).toMatchObject({ organisation: 'SP' })
    expect(
      (
        await visitor().call(
          'POST',
          '/api/session',
          { identifier: 'a', password: 'b' },
          { origin: 'https://evil.example' },
        )
      ).status,
    ).toBe(403)
  })

  test('one’s devices are listed and signed out, one or all others', async () => {
    const phone = await signedUp()
    const desk = createVisitor(
      app,
      '192.0.2.3',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    )
    await signIn(desk, 'Marola_27')
    const other = visitor()
    await signIn(other, 'Marola_27')
    const { body } = await desk.call('GET', '/api/account/devices')
    const devices = body['devices'] as { id: string; current: boolean; browser: string; system: string }[]
    expect(devices.map(({ current, browser, system }) => `${browser} ${system} ${current}`).sort()).toEqual([
      'Chrome Windows true',
      'Firefox Linux false',
      'Firefox Linux false',
    ])
    const away = devices.find(({ current }) => !current)?.id ?? ''
    expect((await desk.call('DELETE', `/api/account/devices/${away}`)).status).toBe(200)
    expect((await desk.call('DELETE', `/api/account/devices/${away}`)).status).toBe(404)
    expect((await desk.call('DELETE', '/api/account/devices')).status).toBe(200)
    expect([
      (await phone.call('GET', '/api/account')).status,
      (await other.call('GET', '/api/account')).status,
    ]).toEqual([401, 401])
    expect((await desk.call('GET', '/api/account')).status).toBe(200)
    // another's device is nobody's business
    const stranger = await signedUp({ username: 'vizinha' })
    const mine = ((await desk.call('GET', '/api/account/devices')).body['devices'] as { id: string }[])[0]?.id
    expect((await stranger.call('DELETE', `/api/account/devices/${mine}`)).status).toBe(404)
  })

  test('of an account that is blocked is over', async () => {
    const one = await signedUp()
    await db.pool.query('update account set blocked_at = now()')
    expect((await one.call('GET', '/api/account')).status).toBe(401)
    expect((await signIn(visitor('192.0.2.50'), 'Marola_27')).body['id']).toBe('wrong-credentials')
  })
})

describe('a password', () => {
  test('is changed with the one before, and everybody else is out', async () => {
    const [one, other] = [await signedUp(), visitor()]
    await signIn(other, 'Marola_27')
    const change = (current: string, password: string) =>
      one.call('PUT', '/api/account/password', { current, password, repeat: password })
    expect((await change('errada errada', 'três tigres tristes')).body['fields']).toEqual({ current: 'password-wrong' })
    expect((await change(MARIA.password, 'marola_27')).body['fields']).toEqual({ password: 'password-common' })
    expect((await change(MARIA.password, 'três tigres tristes')).status).toBe(200)
    expect((await one.call('GET', '/api/account')).status).toBe(200)
    expect((await other.call('GET', '/api/account')).status).toBe(401)
    expect((await signIn(visitor(), 'Marola_27')).status).toBe(401)
    expect((await signIn(visitor(), 'Marola_27', 'três tigres tristes')).status).toBe(200)
  })

  test('cannot be guessed by who is at an open session: five attempts', async () => {
    const one = await signedUp()
    const guess = () =>
      one.call('PUT', '/api/account/password', {
        current: 'errada errada',
        password: 'três tigres tristes',
        repeat: 'três tigres tristes',
      })
    for (let at = 0; at < MOST_ATTEMPTS; at += 1) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
  })

  test('is chosen anew by an e-mail, once, and everybody is out; the answer tells not whether there is such an address', async () => {
    const owner = await signedUp()
    const ask = (email: string) => visitor().call('POST', '/api/password-resets', { email })
    const [known, unknown] = [await ask(' MARIA@escola.example'), await ask('ninguem@escola.example')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    await expect.poll(() => sent.mails().map(({ to }) => to)).toEqual([MARIA.email])
    const token = /https:\/\/games\.example\/auth\?reset=([\w-]{43})/.exec(sent.mails()[0]?.text ?? '')?.[1]
    const reset = (password: string) =>
      visitor().call('PUT', '/api/password-resets', { token, password, repeat: password })
    expect((await reset('curta')).body['fields']).toEqual({ password: 'password-8' })
    // the address is still good after a password that is refused
    expect((await reset('marola_27')).body['fields']).toEqual({ password: 'password-common' })
    const both = await Promise.all([reset('três tigres tristes'), reset('três tigres tristes')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    expect((await owner.call('GET', '/api/account')).status).toBe(401)
    expect((await signIn(visitor(), 'Marola_27', 'três tigres tristes')).status).toBe(200)
  })

  test('is chosen anew by whoever reads the e-mails, however many accounts strangers have made with the address before: one mail has them all', async () => {
    await signedUp({ username: 'dona_1', password: 'outra coisa aqui', repeat: 'outra coisa aqui' })
    await db.pool.query(
      `insert into account (username, username_key, email, email_key, password_hash, created_at)
       select 'estranha_' || n, 'estranha_' || n, 'MARIA@escola.example', 'maria@escola.example', password_hash, now() - interval '1 day'
       from generate_series(1, $1::int) n, account`,
      [STRANGERS],
    )
    await db.pool.query(`update account set blocked_at = now() where username = 'estranha_7'`)
    await visitor().call('POST', '/api/password-resets', { email: MARIA.email })
    await expect.poll(() => sent.mails()).toHaveLength(1)
    const named = [
      ...(sent.mails()[0]?.text ?? '').matchAll(/^(\S+)\nhttps:\/\/games\.example\/auth\?reset=([\w-]{43})$/gm),
    ]
    expect(new Set(named.map(([, username]) => username)).size).toBe(STRANGERS)
    const own = named.find(([, username]) => username === 'dona_1')?.[2]
    const { status } = await visitor().call('PUT', '/api/password-resets', {
      token: own,
      password: MARIA.password,
      repeat: MARIA.password,
    })
    expect(status).toBe(200)
    expect((await signIn(visitor(), MARIA.email)).body).toMatchObject({ account: { username: 'dona_1' } })
    // the next mail is requested as before, and one that is requested meanwhile is no second
    const holding = await db.pool.connect()
    await holding.query('begin; lock table account_ticket')
    const waiting = async () => (await db.pool.query('select from mail_request')).rowCount
    await visitor('192.0.2.1').call('POST', '/api/password-resets', { email: MARIA.email })
    await expect.poll(waiting).toBe(1)
    // the call answers before the database is asked
    await requestReset(db.pool, 'maria@escola.example', false)
    expect(await waiting()).toBe(1)
    await holding.query('commit')
    holding.release()
    await expect.poll(waiting).toBe(0)
    await close()
    expect([sent.mails().length, await waiting()]).toEqual([2, 0])
  })

  test('is sent to the address that was asked for, whatever a stranger’s older account of it does meanwhile', async () => {
    const stranger = await signedUp({ username: 'estranho_1' })
    await signedUp()
    // asked for while the mail server is away
    await db.pool.query(
      `insert into mail_request (kind, email_key, next_attempt_at)
       values ('password-reset', 'maria@escola.example', now() + interval '1 minute')`,
    )
    const elsewhere = { email: 'outro@x.example', current: MARIA.password }
    expect((await stranger.call('PATCH', '/api/account', elsewhere)).status).toBe(200)
    await db.pool.query('update mail_request set next_attempt_at = now()')
    await visitor().call('POST', '/api/password-resets', { email: 'ninguem@x.example' })
    await expect.poll(() => sent.mails().map(({ to }) => to)).toEqual([MARIA.email])
    expect(sent.mails()[0]?.text).toContain('Marola_27')
    expect(sent.mails()[0]?.text).not.toContain('estranho_1')
  })

  test('asked for anew is sent at once, though sending it failed and was put off by hours', async () => {
    await signedUp()
    await db.pool.query(
      `insert into mail_request (kind, email_key, attempts, next_attempt_at)
       values ('password-reset', 'maria@escola.example', 6, now() + interval '12 hours')`,
    )
    await visitor().call('POST', '/api/password-resets', { email: MARIA.email })
    await expect.poll(() => sent.mails().map(({ to }) => to)).toEqual([MARIA.email])
    await expect.poll(async () => (await db.pool.query('select from mail_request')).rowCount).toBe(0)
  })

  test.each(['changed', 'chosen anew by an e-mail'])(
    'that is %s leaves its owner’s device known: what strangers try elsewhere does not lock it out (R7.5)',
    async (way) => {
      const owner = await signedUp()
      for (let at = 0; at < 80; at += 1) await signIn(visitor(`198.51.100.${at}`), 'Marola_27', 'errada errada')
      const password = 'três tigres tristes'
      // on a device that was never seen where it is by e-mail
      const here = way === 'changed' ? owner : visitor('192.0.2.201')
      if (way === 'changed')
        await here.call('PUT', '/api/account/password', { current: MARIA.password, password, repeat: password })
      else {
        await here.call('POST', '/api/password-resets', { email: MARIA.email })
        await expect.poll(() => sent.mails()).toHaveLength(1)
        const token = /reset=([\w-]{43})/.exec(sent.mails()[0]?.text ?? '')?.[1]
        await here.call('PUT', '/api/password-resets', { token, password, repeat: password })
        expect((await signIn(owner, 'Marola_27', password)).status).toBe(429)
      }
      expect((await signIn(here, 'Marola_27', password)).status).toBe(200)
      expect((await signIn(visitor('192.0.2.200'), 'Marola_27', password)).status).toBe(429)
    },
  )

  test('is not sent without end to a mailbox of many addresses: a dozen e-mails a day, the others wait (R10)', async () => {
    const addresses = Array.from({ length: MOST_TO_A_MAILBOX + 2 }, (_, at) => `ma.ria+${at}@gmail.com`)
    await Promise.all(addresses.map((email, at) => signedUp({ username: `alcunha_${at}`, email }, `198.51.100.${at}`)))
    await signedUp()
    const ask = (email: string) => visitor().call('POST', '/api/password-resets', { email })
    for (const email of addresses) expect((await ask(email)).status).toBe(200)
    const waiting = async () => (await db.pool.query('select from mail_request where attempts > 0')).rowCount
    await expect.poll(waiting).toBe(2)
    expect(sent.mails()).toHaveLength(MOST_TO_A_MAILBOX)
    expect(logged.map(String)).toEqual(expect.arrayContaining([expect.stringContaining('attempt 1: TOO_MANY')]))
    // by its own name it gets its mails as ever
    await signedUp({ username: 'dona', email: 'maria@gmail.com' }, '192.0.2.50')
    for (const email of [MARIA.email, 'maria@gmail.com']) {
      await ask(email)
      await expect.poll(() => sent.mails()[0]?.to).toBe(email)
    }
  })

  test('waits where the whole site has sent too many in an hour; what a mail server did not take is not counted', async () => {
    const key = createAccountKey('a key of tests that is long enough')
    let away = true
    const sent: string[] = []
    const mailer = withinLimits(
      {
        send: ({ to }) => {
          if (away) return Promise.reject(new Error('away'))
          sent.push(to)
          return Promise.resolve()
        },
      },
      createAttempts(db.pool, key),
    )
    const send = (to: string) => mailer.send({ to, accounts: [], write: () => ({ subject: '', text: '' }) })
    for (let at = 0; at < MOST_TO_A_MAILBOX + 1; at += 1) await expect(send('ana+1@x.example')).rejects.toThrow('away')
    away = false
    await send('ana+1@x.example')
    await db.pool.query(`update attempt set points = $1 where key like 'mails-sent:%'`, [MOST_MAILS])
    await expect(send('rui@x.example')).rejects.toMatchObject({ code: 'TOO_MANY' })
    await db.pool.query(`delete from attempt where key like 'mails-sent:%'`)
    expect(sent).toEqual(['ana+1@x.example'])
  })

  test('is promised before anybody has looked whether there is such an address: the time tells nothing', async () => {
    await signedUp()
    const holding = await db.pool.connect()
    await holding.query('begin; lock table mail_request')
    expect((await visitor().call('POST', '/api/password-resets', { email: MARIA.email })).status).toBe(200)
    await holding.query('commit')
    holding.release()
    await expect.poll(() => sent.mails()).toHaveLength(1)
  })

  test('costs the server no time where somebody chooses one with a token that is nobody’s', async () => {
    // the queue of hashes is full with a hundred
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, at) =>
        visitor().call('PUT', '/api/password-resets', {
          token: String(at).padStart(43, 'a'),
          password: 'três tigres tristes',
          repeat: 'três tigres tristes',
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([410]))
  })

  test('that was chosen anew is not overtaken by who knows the one before: sign-in, change, new address, deletion', async () => {
    const thief = await signedUp()
    await visitor().call('POST', '/api/password-resets', { email: MARIA.email })
    await expect.poll(() => sent.mails()).toHaveLength(1)
    const token = /reset=([\w-]{43})/.exec(sent.mails()[0]?.text ?? '')?.[1]
    const password = 'três tigres tristes'
    const session = thief.cookies.get('__Host-session') ?? ''
    const late = visitor()
    // whatever is compared while another is being chosen, is compared with the old one
    const holding = await db.pool.connect()
    const isWaiting = async (calls: number) => {
      await expect
        .poll(async () => {
          const { rows } = await holding.query<{ waiting: number }>(
            `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
          return rows[0]?.waiting
        })
        .toBe(calls)
    }
    await holding.query('begin; select from account for update')
    const reset = visitor().call('PUT', '/api/password-resets', { token, password, repeat: password })
    await isWaiting(1)
    const others = [
      signIn(late, 'Marola_27'),
      signIn(visitor(), MARIA.email),
      thief.call('PUT', '/api/account/password', {
        current: MARIA.password,
        password: 'outra senha dele',
        repeat: 'outra senha dele',
      }),
      thief.call('PATCH', '/api/account', { email: 'ladra@x.example', current: MARIA.password }),
      thief.call('POST', '/api/account/deletion', { username: 'Marola_27', password: MARIA.password }),
    ]
    await isWaiting(1 + others.length)
    await holding.query('commit')
    holding.release()
    expect((await reset).status).toBe(200)
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    for (const cookie of [session, late.cookies.get('__Host-session') ?? '']) {
      const one = visitor()
      one.cookies.set('__Host-session', cookie)
      expect((await one.call('GET', '/api/account')).status).toBe(401)
    }
    expect((await signIn(visitor(), MARIA.email, password)).body).toMatchObject({ account: { username: 'Marola_27' } })
  })

  test('by e-mail is found at the new address, and no mail to the one before opens anything', async () => {
    const one = await signedUp()
    await visitor().call('POST', '/api/password-resets', { email: MARIA.email })
    await expect.poll(() => sent.mails()).toHaveLength(1)
    const token = /reset=([\w-]{43})/.exec(sent.mails()[0]?.text ?? '')?.[1]
    const change = { email: 'Nova@x.example', current: MARIA.password }
    expect((await one.call('PATCH', '/api/account', change)).status).toBe(200)
    const password = 'três tigres tristes'
    const { status } = await visitor().call('PUT', '/api/password-resets', { token, password, repeat: password })
    expect(status).toBe(410)
    expect((await signIn(visitor(), 'nova@x.example')).status).toBe(200)
    expect((await signIn(visitor(), MARIA.cpf)).status).toBe(200)
    expect((await signIn(visitor(), MARIA.email)).status).toBe(401)
  })

  test('an e-mail’s address is not good for ever', async () => {
    await signedUp()
    await visitor().call('POST', '/api/password-resets', { email: MARIA.email })
    await expect.poll(() => sent.mails()).toHaveLength(1)
    await db.pool.query(`update account_ticket set expires_at = now() - interval '1 second'`)
    const token = /reset=([\w-]{43})/.exec(sent.mails()[0]?.text ?? '')?.[1]
    const { status } = await visitor().call('PUT', '/api/password-resets', {
      token,
      password: 'três tigres tristes',
      repeat: 'três tigres tristes',
    })
    expect(status).toBe(410)
  })

  test('e-mails to one address are three an hour', async () => {
    await signedUp()
    const ask = (at: number) => visitor(`198.51.100.${at}`).call('POST', '/api/password-resets', { email: MARIA.email })
    expect([(await ask(1)).status, (await ask(2)).status, (await ask(3)).status, (await ask(4)).status]).toEqual([
      200, 200, 200, 429,
    ])
  })
})

describe('one’s own account', () => {
  test('the profile is changed field by field; the e-mail with the password alone', async () => {
    const one = await signedUp()
    await signedUp({ username: 'vizinha' })
    const change = (body: object) => one.call('PATCH', '/api/account', body)
    expect((await change({ organisation: 'AL' })).body).toMatchObject({ organisation: 'AL', username: 'Marola_27' })
    expect((await change({ username: 'VIZINHA' })).body['fields']).toEqual({ username: 'username-taken' })
    expect((await change({ username: 'maré.cheia' })).body).toMatchObject({
      username: 'maré.cheia',
      organisation: 'AL',
    })
    expect((await change({ email: 'nova@casa.example' })).body['fields']).toEqual({ current: 'password-required' })
    expect((await change({ email: 'nova@casa.example', current: 'errada errada' })).body['fields']).toEqual({
      current: 'password-wrong',
    })
    expect((await change({ email: 'nova@casa.example', current: MARIA.password })).body).toMatchObject({
      email: 'n•••@casa.example',
    })
    expect((await change({ organisation: null })).body).toMatchObject({ organisation: null })
  })

  test('everything stored is downloaded, and deleted for good (LGPD)', async () => {
    const one = await signedUp()
    expect((await one.call('GET', '/api/account/data')).body).toMatchObject({
      account: { username: 'Marola_27' },
      birthYear: null,
      devices: [{ current: true }],
    })
    const remove = (username: string, password: string) =>
      one.call('POST', '/api/account/deletion', { username, password })
    expect((await remove('marola', MARIA.password)).status).toBe(400)
    expect((await remove('marola_27', 'errada errada')).body['fields']).toEqual({ password: 'password-wrong' })
    expect((await remove('marola_27', MARIA.password)).status).toBe(200)
    const { rows } = await db.pool.query<{ n: number }>(
      'select (select count(*) from account)::int + (select count(*) from account_session)::int + (select count(*) from account_device)::int as n',
    )
    expect(rows[0]?.n).toBe(0)
    expect((await one.call('GET', '/api/account')).status).toBe(401)
  })
})

test('no answer, header, log line or row but its own hash has a password, a CPF or a token (canaries)', async () => {
  await openApp()
  const one = await signedUp()
  const seen: string[] = []
  const note = ({ body, headers }: { body: unknown; headers: Headers }) =>
    seen.push(JSON.stringify(body) + JSON.stringify([...headers].filter(([name]) => name !== 'set-cookie')))
  note(await signIn(visitor(), MARIA.cpf))
  note(await signIn(visitor(), MARIA.cpf, 'errada errada'))
  note(await one.call('GET', '/api/account'))
  note(await one.call('GET', '/api/account/data'))
  note(
    await one.call('PUT', '/api/account/password', { current: MARIA.password, password: MARIA.password, repeat: 'x' }),
  )
  note(await one.call('POST', '/api/password-resets', { email: MARIA.email }))
  note(await one.call('PUT', '/api/account/password', `{"current": "${MARIA.password}", broken`))
  const { rows } = await db.pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  )
  for (const { table_name } of rows) {
    const found = await db.pool.query<{ row: string }>(`select t::text as row from "${table_name}" t`)
    seen.push(...found.rows.map(({ row }) => row))
  }
  const secrets = [
    MARIA.cpf,
    '529.982.247-25',
    MARIA.password,
    one.cookies.get('__Host-session') ?? '',
    one.cookies.get('__Host-device') ?? '',
  ]
  expect(secrets.every((secret) => secret.length > 8)).toBe(true)
  const all = [...seen, ...logged.map(String)].join('\n')
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
  // but for their owner, and nowhere else
  expect(seen.filter((text) => text.includes('$argon2id$v=19$m=19456,t=2,p=1$')).length).toBeGreaterThan(0)
})
