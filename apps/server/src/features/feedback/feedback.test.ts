import { MOST_A_DAY } from '@games/contract/feedback/feedback'
import { randomUUID } from 'node:crypto'
import type { FeedbackMood, OfficeFeedback } from '@games/contract'
import { padRsc } from '@games/domain'
import { aUnit, schedule } from '@games/testing'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import type { Visitor } from '../../testing/visitor.ts'

let db: TestDatabase
let accounts: AccountsApp
let maria: Visitor
beforeAll(async () => {
  db = await testDatabase()
  accounts = accountsApp(db.pool)
})
afterAll(async () => {
  await accounts.close()
  await db.close()
})
beforeEach(async () => {
  await emptyTables(db.pool, 'account', 'attempt', 'feedback')
  maria = await accounts.signedUp('maria')
})

const SUGGESTION = 'Queria ver quanto tempo leva de um ginásio ao outro.'
const send = (over: object = {}, one = maria) =>
  one.call('POST', '/api/feedback', { id: randomUUID(), sentiment: 'neutral', suggestion: SUGGESTION, ...over })
const stored = async () =>
  (
    await db.pool.query<{ sentiment: string; suggestion: string; account_id: string | null }>(
      'select sentiment, suggestion, account_id from feedback order by sent_at',
    )
  ).rows

test('is stored with its sentiment, without blanks at its ends (R7.4)', async () => {
  expect((await send({ suggestion: `  ${SUGGESTION}\n` })).status).toBe(200)
  expect(await stored()).toMatchObject([{ sentiment: 'neutral', suggestion: SUGGESTION }])
})

test.each([
  [{ sentiment: '' }, { sentiment: 'sentiment-required' }],
  [{ sentiment: undefined }, { sentiment: 'sentiment-required' }],
  [{ sentiment: 'furious' }, { sentiment: 'sentiment-invalid' }],
  [{ suggestion: '' }, { suggestion: 'suggestion-required' }],
  [{ suggestion: '          ' }, { suggestion: 'suggestion-required' }],
  [{ suggestion: '   legal   ' }, { suggestion: 'suggestion-10' }],
  [{ suggestion: 'a'.repeat(1_001) }, { suggestion: 'suggestion-long' }],
  [{ suggestion: 'zero \0 no meio' }, { suggestion: 'suggestion-long' }],
])('says what is wrong: %o (R7.4, R9)', async (over, fields) => {
  const { status, body } = await send(over)
  expect([status, body['fields']]).toEqual([400, fields])
  expect(await stored()).toEqual([])
})

test('a thousand letters of two units are a thousand (R7.5)', async () => {
  expect((await send({ suggestion: '😀'.repeat(1_000) })).status).toBe(200)
})

test('what is sent again is stored once and counts once (R7.4)', async () => {
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({ id })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await stored()).toHaveLength(1)
  // another's id says nothing of what is behind it, and takes nothing away
  const joana = await accounts.signedUp('joana')
  expect((await send({ id, suggestion: 'Outra coisa bem diferente' }, joana)).status).toBe(200)
  expect(await stored()).toMatchObject([{ suggestion: SUGGESTION }])
})

test('five a day, also of those sent at the same moment, and when the next may be (R7.5)', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => send()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_A_DAY)
  const refused = answers.find(({ status }) => status !== 200)
  expect([refused?.status, refused?.body['id']]).toEqual([429, 'too-many-attempts'])
  expect(refused?.body['retryAfter']).toBeGreaterThan(86_000)
  await db.pool.query(`update feedback set sent_at = sent_at - interval '1 day'`)
  expect((await send()).status).toBe(200)
  const joana = await accounts.signedUp('joana')
  expect((await send({}, joana)).status).toBe(200)
})

test('stays without a name when its author deletes the account (LGPD)', async () => {
  await send()
  await maria.call('POST', '/api/account/deletion', { username: 'maria', password: accounts.password })
  expect(await stored()).toMatchObject([{ suggestion: SUGGESTION, account_id: null }])
})

test('of an account that is deleted at this moment is refused as nobody’s', async () => {
  const deleting = await db.pool.connect()
  await deleting.query('begin; delete from account')
  const sending = send()
  await expect
    .poll(async () => {
      const { rows } = await deleting.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    })
    .toBe(1)
  await deleting.query('commit')
  deleting.release()
  expect((await sending).status).toBe(401)
})

describe('what the staff does about it (R7.4, R12.4)', () => {
  let renata: Visitor
  beforeEach(async () => {
    renata = await accounts.signedUp('renata')
    await db.pool.query(`update account set role = 'operator' where username = 'renata'`)
  })
  /** As if many had sent these, each a minute after the one before; the last is the newest. */
  const insert = (suggestions: readonly string[], sentiment = 'sad') =>
    db.pool.query(
      `insert into feedback (id, sentiment, suggestion, locale, sent_at)
       select gen_random_uuid(), $2, text, 'por', now() - interval '1 hour' + at * interval '1 minute'
       from unnest($1::text[]) with ordinality as given (text, at)`,
      [suggestions, sentiment],
    )
  const list = async (query = '') => {
    const { body } = await renata.call('GET', `/api/office/feedback${query}`)
    return body as unknown as { feedback: OfficeFeedback[]; next: string | null }
  }
  const handle = (ids: readonly string[], over: object = {}) =>
    renata.call('PATCH', '/api/office/feedback', { ids, state: 'handled', passedTo: null, note: null, ...over })
  const states = async () => (await list()).feedback.map(({ state }) => state)

  test('shows what sort of person wrote, and nothing else of whom', async () => {
    await send({ suggestion: '<script>alert(1)</script> \u202e مرحبا بالعالم' })
    const { feedback } = await list()
    expect(feedback).toMatchObject([{ type: 'guest', organisation: null, state: 'new', sentiment: 'neutral' }])
    expect(feedback[0]?.suggestion).toBe('<script>alert(1)</script> \u202e مرحبا بالعالم')
    expect(JSON.stringify(feedback)).not.toMatch(/maria|escola|account/)
    expect((await maria.call('GET', '/api/office/feedback')).status).toBe(403)
  })

  test(
    'comes in pages, each once, of ten thousand as of ten; narrowed by state, feeling, day and words',
    NIGHTLY,
    async () => {
      await db.pool.query(
        `insert into feedback (id, sentiment, suggestion, locale, sent_at)
       select gen_random_uuid(), 'happy', 'Gostei do placar número ' || n, 'por', now() - (n / 10) * interval '1 second'
       from generate_series(1, 10000) n`,
      )
      const seen = new Set<string>()
      let next: string | null = null
      for (let pages = 0; pages < 5; pages += 1) {
        const page = await list(`?limit=200${next === null ? '' : `&cursor=${next}`}`)
        for (const { id } of page.feedback) seen.add(id)
        next = page.next
      }
      expect(seen.size).toBe(1_000)
      await insert(['A fila do refeitório não anda', '100% de certeza_absoluta'])
      expect((await list('?sentiment=sad')).feedback).toHaveLength(2)
      expect((await list('?search=REFEIT')).feedback).toHaveLength(1)
      // what LIKE means by them is not meant
      expect((await list('?search=0%25%20de')).feedback).toHaveLength(1)
      expect((await list('?search=certeza_abs&sentiment=sad')).feedback).toHaveLength(1)
      expect((await list('?search=certeza%25abs')).feedback).toHaveLength(0)
      expect((await list('?day=2001-01-01')).feedback).toEqual([])
      expect((await renata.call('GET', '/api/office/feedback?cursor=x')).status).toBe(400)
      const { body } = await renata.call('GET', '/api/office/feedback-mood')
      const { days, states: waiting, sentiments } = body as unknown as FeedbackMood
      expect([waiting.new, sentiments.sad, days.length]).toEqual([10_002, 2, 12])
    },
  )

  test('is listed under the day the venue’s clock said, and counted there, also where that clock is changed (R12.4)', async () => {
    const today = { timeZone: accounts.games.timeZone, utcOffset: accounts.games.utcOffset }
    // in Santiago the clock goes an hour forward as 5 September begins: that day has 23 hours
    Object.assign(accounts.games, { timeZone: 'America/Santiago', utcOffset: -180 })
    await receive(
      db.pool,
      schedule({ documentCode: 'JUD' }, [
        aUnit({ code: padRsc('JUDW57KG--------------FNL-000100'), start: '2027-09-04T10:00:00-04:00' }),
        aUnit({ code: padRsc('JUDW70KG--------------FNL-000100'), start: '2027-09-05T10:00:00-03:00' }),
      ]),
    )
    const said = {
      'no dia 4, antes das onze': '2027-09-05T02:59:00Z',
      'no dia 4, depois das onze': '2027-09-05T03:59:00Z',
      'no dia 5, no começo': '2027-09-05T04:00:00Z',
      'no dia 5, no fim': '2027-09-06T02:59:00Z',
      'no dia 6': '2027-09-06T03:00:00Z',
    }
    await db.pool.query(
      `insert into feedback (id, sentiment, suggestion, locale, sent_at)
       select gen_random_uuid(), 'sad', key, 'por', value::timestamptz from jsonb_each_text($1)`,
      [JSON.stringify(said)],
    )
    try {
      const of = async (day: string) =>
        (await list(`?day=${day}`)).feedback.map(({ suggestion }) => suggestion).reverse()
      const [first, second, third, fourth] = Object.keys(said)
      expect(await of('2027-09-04')).toEqual([first, second])
      expect(await of('2027-09-05')).toEqual([third, fourth])
      const { body } = await renata.call('GET', '/api/office/feedback-mood')
      const { days } = body as unknown as FeedbackMood
      expect(days.map(({ day, sad }) => [day, sad])).toEqual([
        ['2027-09-04', 2],
        ['2027-09-05', 2],
      ])
    } finally {
      Object.assign(accounts.games, today)
      await emptyDatabase(db.pool)
    }
  })

  test('is handled, passed on to somebody and noted upon, each recorded and taken back unless somebody was there since', async () => {
    await insert(['O ônibus parado outra vez', 'Falta água no ginásio central'])
    const ids = (await list()).feedback.map(({ id }) => id)
    const both = await handle(ids)
    expect(await states()).toEqual(['handled', 'handled'])
    await renata.call('POST', `/api/office/actions/${String(both.body['action'])}/undo`)
    expect(await states()).toEqual(['new', 'new'])
    const passed = await handle(ids.slice(0, 1), { state: 'passed', passedTo: 'Transporte', note: 'Liguei às 9h' })
    expect((await list('?state=passed')).feedback).toMatchObject([{ passedTo: 'Transporte', note: 'Liguei às 9h' }])
    await handle(ids.slice(0, 1))
    const late = await renata.call('POST', `/api/office/actions/${String(passed.body['action'])}/undo`)
    expect([late.status, late.body['id']]).toEqual([409, 'changed-meanwhile'])
    // a note stays where none is sent
    expect((await list('?state=handled')).feedback).toMatchObject([{ passedTo: null, note: 'Liguei às 9h' }])
  })

  test.each([
    { state: 'passed' },
    { passedTo: 'Transporte' },
    { state: 'lost' },
    { ids: [] },
    { ids: ['x'] },
    { note: 'a'.repeat(1_001) },
  ])('what cannot be is refused: %o', async (over) => {
    await insert(['O ônibus parado outra vez'])
    const ids = (await list()).feedback.map(({ id }) => id)
    expect((await handle(ids, over)).status).toBe(400)
    expect(await states()).toEqual(['new'])
    expect((await handle([randomUUID()])).status).toBe(404)
  })

  test('is beside those that have words in common with it, those with most first', async () => {
    await insert([
      'O placar está ótimo',
      'A fila do REFEITÓRIO não anda nunca',
      'Refeitorio: uma fila que nunca termina',
      'No refeitório falta comida',
      'Uma hora na fila do refeitório: nunca termina',
    ])
    const [newest] = (await list()).feedback
    const { body } = await renata.call('GET', `/api/office/feedback/${newest?.id}/similar`)
    expect((body['similar'] as OfficeFeedback[]).map(({ suggestion }) => suggestion)).toEqual([
      'Refeitorio: uma fila que nunca termina',
      'A fila do REFEITÓRIO não anda nunca',
    ])
  })

  test('waits on the first page of the office until somebody has looked at all of it', async () => {
    await insert(['O ônibus parado outra vez'])
    const waiting = async () => {
      const { needs } = (await renata.call('GET', '/api/office/home')).body as {
        needs: { kind: string; values: object }[]
      }
      return needs.filter(({ kind }) => kind === 'feedback').map(({ values }) => values)
    }
    expect(await waiting()).toEqual([{ count: 1 }])
    await handle((await list()).feedback.map(({ id }) => id))
    expect(await waiting()).toEqual([])
  })
})
