import type { AccountData } from '@games/contract'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { someTrivia } from '../../testing/some-trivia.ts'
import { storeTrivia } from '../trivia/index.ts'

/** Tables that hold something of an account: what of the download has it, or why nothing does. */
const TABLES: Readonly<Record<string, keyof AccountData | { readonly not: string }>> = {
  account: 'account',
  account_session: 'devices',
  account_passkey: 'passkeys',
  point_entry: 'points',
  feedback: 'feedback',
  film_watch: 'filmWatched',
  account_follow: 'follows',
  trivia_entry: 'trivia',
  trivia_answer: 'trivia',
  account_device: { not: 'digests of a cookie that is on the device itself' },
  account_ticket: { not: 'digests of what stands in an e-mail, for days' },
  account_invitation: {
    not: 'digests of a code that was used up, and of the row of a sheet; the role is the account’s',
  },
  passkey_challenge: { not: 'digests of what a device is to sign, for minutes' },
  mail_request: { not: 'an e-mail on its way, for hours' },
  ranking_entry: { not: 'a copy of the account’s own row' },
  office_action: { not: 'the organiser’s record of its own work, which who works there reads in the office' },
  office_presence: { not: 'where somebody is in the office, for half a minute' },
  content_item: { not: 'the organiser’s content, which stays when who wrote it goes' },
  content_version: { not: 'the same' },
  file: { not: 'the same, as it was uploaded' },
  desk_device: { not: 'which telephone has a unit open at the result desk, for two minutes' },
  desk_link: { not: 'the organiser’s link for a court, which stays when who made it goes' },
  ranking_change: { not: 'a queue of ids' },
}

/** Columns of an account: where the download has them, or why nothing does. */
const COLUMNS: Readonly<Record<string, readonly string[] | { readonly not: string }>> = {
  id: ['account', 'id'],
  username: ['account', 'username'],
  username_key: { not: 'the username once more, as compared' },
  email: ['account', 'email'],
  email_key: { not: 'the address once more, as compared' },
  cpf_hash: { not: 'a keyed hash, which says nothing to anybody' },
  cpf_end: ['account', 'cpf'],
  password_hash: { not: 'a hash, with which a password could be tried elsewhere' },
  cpf_password_hash: { not: 'the same' },
  password_changed_at: ['account', 'passwordChangedAt'],
  type: ['account', 'type'],
  role: ['account', 'role'],
  role_until: ['roleUntil'],
  role_venues: ['roleVenues'],
  username_words: { not: 'the username once more, as it is looked for' },
  organisation: ['account', 'organisation'],
  locale: ['locale'],
  birth_year: ['birthYear'],
  guardian_email: ['guardianEmail'],
  guardian_confirmed_at: ['guardianConfirmedAt'],
  video_watched_at: ['videoWatchedAt'],
  points: ['account', 'points'],
  blocked_at: { not: 'who is blocked has no session to ask with' },
  created_at: ['account', 'createdAt'],
}

let db: TestDatabase
let accounts: AccountsApp
beforeAll(async () => {
  db = await testDatabase()
  accounts = accountsApp(db.pool)
})
afterAll(async () => {
  await accounts.close()
  await db.close()
})

const namesOf = async (query: string) => (await db.pool.query<{ name: string }>(query)).rows.map(({ name }) => name)

test('every table with somebody’s id is in the download of one’s data, or has a reason not to be (LGPD)', async () => {
  const tables = await namesOf(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id'
     union select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'account'::regclass
     union select 'account'`,
  )
  expect(tables.sort()).toEqual(Object.keys(TABLES).sort())
})

test('every column of an account is in the download, or has a reason not to be (LGPD)', async () => {
  const columns = await namesOf(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'account'`,
  )
  expect(columns.sort()).toEqual(Object.keys(COLUMNS).sort())
})

test('the download has what the account has, and nothing of another’s (LGPD)', async () => {
  const [maria, joana] = [await accounts.signedUp('maria'), await accounts.signedUp('joana')]
  await db.pool.query(
    `update account set role = 'results', role_until = now() + interval '1 day', role_venues = '{SES}', organisation = 'AL', birth_year = 2016, guardian_email = 'mae@casa.example',
       guardian_confirmed_at = now(), video_watched_at = now(), points = 2500 where username = 'maria'`,
  )
  await db.pool.query(
    `insert into point_entry (account_id, reason, ref, points, balance)
     select account.id, entry.* from account,
       (values ('safe-sport', 'film', 2000, 2000), ('trivia', '1', 500, 2500)) as entry (reason, ref, points, balance)
     where username = 'maria'`,
  )
  await db.pool.query(
    `insert into film_watch (account_id, film, watched_ms, play, spare_ms, reported_at)
     select id, '/film.mp4 40', 12500, gen_random_uuid(), 0, now() from account where username = 'maria'`,
  )
  await db.pool.query(
    `insert into account_passkey (account_id, credential_id, public_key, synced)
     select id, 'a key', 'its public part', true from account where username = 'maria'`,
  )
  const suggestion = 'Queria ver quanto tempo leva de um ginásio ao outro.'
  const said = { id: '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11', sentiment: 'happy', suggestion }
  expect((await maria.call('POST', '/api/feedback', said)).status).toBe(200)

  const marks = [{ key: 'athlete.3104229', followed: true, at: 1_000 }]
  expect((await maria.call('POST', '/api/account/follows', { marks })).status).toBe(200)

  await storeTrivia(db.pool, someTrivia())
  await db.pool.query(
    `with entry as (
       insert into trivia_entry (account_id, trivia_id, started_at, ends_at)
       select id, 'judo', now(), now() + interval '10 minutes' from account where username = 'maria' returning account_id)
     insert into trivia_answer (account_id, trivia_id, number, answer) select account_id, 'judo', 2, 'true' from entry`,
  )

  const { status, body } = await maria.call('GET', '/api/account/data')
  expect(status).toBe(200)
  for (const [table, place] of Object.entries(TABLES))
    if (typeof place === 'string')
      expect([table, body[place]]).not.toEqual([table, expect.toBeOneOf([undefined, null, []])])
  for (const [column, place] of Object.entries(COLUMNS)) {
    if ('not' in place) continue
    const value = place.reduce<unknown>((of, key) => (of as Record<string, unknown>)[key], body)
    expect([column, value]).not.toEqual([column, expect.toBeOneOf([undefined, null])])
  }
  expect(body).toMatchObject({
    account: { username: 'maria', email: 'm•••@escola.example', cpf: '•••.•••.•••-25' },
    guardianEmail: 'm•••@casa.example',
    points: [
      { reason: 'trivia', points: 500, balance: 2500 },
      { reason: 'safe-sport', points: 2000, balance: 2000 },
    ],
    feedback: [{ sentiment: 'happy', suggestion, locale: 'por' }],
    filmWatched: { film: '/film.mp4 40', seconds: 12.5 },
    follows: [{ key: 'athlete.3104229', followed: true, at: '1970-01-01T00:00:01.000Z' }],
    trivia: [{ id: 'judo', gradedAt: null, rightAnswers: null, answers: [{ number: 2, answer: true }] }],
  })

  expect((await joana.call('GET', '/api/account/data')).body).toMatchObject({
    account: { username: 'joana' },
    points: [],
    feedback: [],
    filmWatched: null,
    follows: [],
    trivia: [],
  })
})
