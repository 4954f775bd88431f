import { randomUUID } from 'node:crypto'
import type { OfficeTrivia, Points, ResolvedCode, Trivia, TriviaCodes, TriviaDraft, TriviaList } from '@games/contract'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AccountsApp, accountsApp, TEST_KEY } from '../../testing/accounts-app.ts'
import { RIGHT_ANSWERS, someTrivia } from '../../testing/some-trivia.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createTriviaCodes, gradeOverdue, storeTrivia } from './index.ts'

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
  await emptyTables(db.pool, 'account', 'attempt', 'trivia')
  await db.pool.query(`delete from setting where key = 'trivia_code_minutes'`)
  await storeTrivia(db.pool, someTrivia())
  maria = await accounts.signedUp('maria')
})
afterEach(() => {
  vi.useRealTimers()
})

const codes = createTriviaCodes(TEST_KEY)
const fail = (error: unknown) => {
  throw error
}
const addressOf = (id = 'judo', until: number | null = null, host = 'games.example') =>
  `https://${host}/trivia/${id}?code=${codes.signed(id, until)}`

const resolve = async (code: string, one = maria) => {
  const { status, body } = await one.call('POST', '/api/trivia-codes', { code })
  return { status, ...(body as unknown as ResolvedCode), body }
}
const start = (id = 'judo', one = maria) => one.call('POST', `/api/trivia/${id}/start`)
const save = (number: number, answer: unknown, one = maria, id = 'judo') =>
  one.call('PUT', `/api/trivia/${id}/answers/${number}`, { answer })
const send = (over: object = {}, one = maria, id = 'judo') =>
  one.call('POST', `/api/trivia/${id}/submission`, { id: randomUUID(), answers: [], ...over })
const read = async (one = maria, id = 'judo') => (await one.call('GET', `/api/trivia/${id}`)).body as unknown as Trivia
const list = async (one = maria) => ((await one.call('GET', '/api/trivia')).body as unknown as TriviaList).trivia
const points = async (one = maria) => ((await one.call('GET', '/api/account/points')).body as unknown as Points).points
const started = async (one = maria, id = 'judo') => {
  await resolve(addressOf(id), one)
  await start(id, one)
}
/** As if so many minutes had passed since everything was started. */
const pass = (minutes: number) =>
  db.pool.query(
    `update trivia_entry set started_at = started_at - $1 * interval '1 minute', ends_at = ends_at - $1 * interval '1 minute'`,
    [minutes],
  )

describe('a trivia (R7.1)', () => {
  test('is listed with discipline, kinds, time limit, author and progress, and without its questions', async () => {
    await storeTrivia(db.pool, someTrivia('handebol', { discipline: 'HBL', minutes: 8 }))
    const [hbl, jud] = await list()
    expect(hbl).toMatchObject({ id: 'handebol', discipline: 'HBL', minutes: 8, state: 'locked', answered: 0 })
    expect(jud).toMatchObject({
      id: 'judo',
      author: 'Comissão técnica',
      kinds: ['choice', 'true-false', 'order', 'picture'],
      questionCount: 4,
      points: 500,
      availability: 'open',
      state: 'locked',
      result: null,
    })
    expect((await read()).questions).toEqual([])
  })

  test('scanned, started, answered and sent once: points for each right answer, and then the right answers', async () => {
    expect(await resolve(addressOf())).toMatchObject({ kind: 'trivia', trivia: { id: 'judo', state: 'ready' } })
    expect((await read()).questions).toEqual([])
    const begun = (await start()).body as unknown as Trivia
    expect(begun).toMatchObject({ state: 'running', answered: 0 })
    expect(begun.remainingMs).toBeGreaterThan(595_000)
    expect(begun.remainingMs).toBeLessThanOrEqual(600_000)
    expect(begun.questions.map(({ kind, answer, review }) => [kind, answer, review])).toEqual([
      ['choice', null, null],
      ['true-false', null, null],
      ['order', null, null],
      ['picture', null, null],
    ])
    expect((await save(1, 'c')).body).toMatchObject({ answered: 1 })
    await save(2, true)
    expect((await save(2, false)).body).toMatchObject({ answered: 2 })
    expect((await read()).questions.map(({ answer }) => answer)).toEqual(['c', false, null, null])
    const { status, body } = await send({ answers: [{ number: 3, answer: ['a', 'b', 'c'] }] })
    expect(status).toBe(200)
    const sent = body as unknown as Trivia
    expect(sent).toMatchObject({ state: 'graded', result: { right: 2, points: 1_000, sent: true }, remainingMs: null })
    expect(sent.questions.map(({ answer, review }) => [answer, review?.right, review?.isRight])).toEqual([
      ['c', 'c', true],
      [false, false, true],
      [['a', 'b', 'c'], ['b', 'a', 'c'], false],
      [null, 'b', false],
    ])
    expect(sent.questions[0]?.review?.explanation).toEqual({ por: 'O ippon encerra.' })
    expect(await points()).toBe(1_000)
  })

  test('starts once: started again, from another device too, the clock runs on', async () => {
    await started()
    await pass(4)
    const again = (await start()).body as unknown as Trivia
    expect(again.remainingMs).toBeLessThanOrEqual(360_000)
    const starts = await Promise.all(Array.from({ length: 10 }, () => start()))
    expect(new Set(starts.map(({ body }) => body['endsAt'])).size).toBe(1)
  })

  test('is not started without its code, and a code starts no clock', async () => {
    expect((await start()).body['id']).toBe('code-required')
    expect((await save(1, 'c')).body['id']).toBe('code-required')
    await resolve(addressOf())
    expect((await save(1, 'c')).body['id']).toBe('code-required')
    expect((await send()).body['id']).toBe('code-required')
    expect((await read()).endsAt).toBe(null)
    expect((await start('nenhuma')).status).toBe(404)
    expect((await maria.call('GET', '/api/trivia/nenhuma')).status).toBe(404)
  })

  test.each([
    [1, 'z'],
    [1, true],
    [2, 'c'],
    [3, ['a', 'b']],
    [3, ['a', 'a', 'a']],
    [9, 'a'],
    [1, { right: true }],
  ])('question %s does not take %j', async (number, answer) => {
    await started()
    expect((await save(number, answer)).status).toBe(400)
    expect((await send({ answers: [{ number, answer }] })).status).toBe(400)
    expect(await read()).toMatchObject({ state: 'running', answered: 0 })
  })
})

describe('sent once (R7.1)', () => {
  test('of fifty at one moment one is taken, the others are told that it was answered already', async () => {
    await started()
    const answers = await Promise.all(Array.from({ length: 50 }, () => send({ answers: RIGHT_ANSWERS })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body['id']])
    expect(new Set(others.map(String))).toEqual(new Set(['409,already-answered']))
    expect(await points()).toBe(2_000)
  })

  test('the same again, its answer having been lost, is answered like the first time', async () => {
    await started()
    const id = randomUUID()
    const first = await send({ id, answers: RIGHT_ANSWERS })
    const again = await send({ id, answers: [{ number: 1, answer: 'a' }] })
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect((await send({ answers: RIGHT_ANSWERS })).body['id']).toBe('already-answered')
    expect(await points()).toBe(2_000)
  })

  test('no answer changes afterwards', async () => {
    await started()
    await send({ answers: [{ number: 1, answer: 'a' }] })
    expect((await save(1, 'c')).body['id']).toBe('already-answered')
    expect((await start()).body).toMatchObject({ state: 'graded', result: { right: 0, points: 0 } })
    expect((await read()).questions[0]?.answer).toBe('a')
  })
})

describe('the time limit is the server’s (R7.1, R7.5)', () => {
  test('when time runs out, what is saved is graded, at the next look', async () => {
    await started()
    await save(1, 'c')
    await pass(10)
    expect(await read()).toMatchObject({
      state: 'graded',
      result: { right: 1, points: 500, sent: false, tookMs: 600_000 },
    })
    expect(await points()).toBe(500)
  })

  test('or by the sweep, though nobody looks', async () => {
    await started()
    await save(1, 'c')
    await pass(11)
    await Promise.all([gradeOverdue(db.pool, null, fail), gradeOverdue(db.pool, null, fail)])
    expect(await points()).toBe(500)
  })

  test('what comes late is refused, and changes nothing of what was saved', async () => {
    await started()
    await save(1, 'c')
    await pass(10)
    expect((await save(1, 'a')).body['id']).toBe('time-over')
    const late = await send({ answers: RIGHT_ANSWERS })
    expect([late.status, late.body['id']]).toEqual([409, 'time-over'])
    expect(await read()).toMatchObject({ state: 'graded', result: { right: 1, sent: false } })
    expect((await send({ answers: RIGHT_ANSWERS })).body['id']).toBe('time-over')
    expect(await points()).toBe(500)
  })

  test('one of another account is not touched', async () => {
    const joana = await accounts.signedUp('joana')
    await started()
    await started(joana)
    await save(1, 'c')
    await send()
    expect(await read(joana)).toMatchObject({ state: 'running', answered: 0 })
    expect(await points(joana)).toBe(0)
  })
})

describe('codes (R7.2)', () => {
  test('as posters have them, for operators: the address and the short code each open their trivia', async () => {
    expect((await maria.call('GET', '/api/trivia-codes')).status).toBe(403)
    await db.pool.query(`update account set role = 'operator'`)
    const { until, codes: shown } = (await maria.call('GET', '/api/trivia-codes')).body as unknown as TriviaCodes
    expect(until).toBe(null)
    const [code] = shown
    expect(code?.address).toMatch(/^https:\/\/games\.example\/trivia\/judo\?code=0\.[\w-]{22}$/)
    expect(code?.shortCode).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/)
    for (const written of [code?.address, code?.shortCode, code?.shortCode.toLowerCase().replace('-', ' ')])
      expect(await resolve(written ?? '')).toMatchObject({ kind: 'trivia', trivia: { id: 'judo' } })
  })

  test.each([
    ['a cut one', 'https://games.example/trivia/judo?code=0.abc', { reason: 'unreadable' }],
    ['a huge one', 'x'.repeat(4_096), { reason: 'unreadable' }],
    ['a forged one', `https://games.example/trivia/judo?code=0.${'A'.repeat(22)}`, { reason: 'unknown' }],
    [
      'another trivia’s',
      `https://games.example/trivia/judo?code=${codes.signed('handebol', null)}`,
      { reason: 'unknown' },
    ],
    [
      'one of another key',
      `https://games.example/trivia/judo?code=${createTriviaCodes('another key').signed('judo', null)}`,
      { reason: 'unknown' },
    ],
    ['one of no trivia', addressOf('nenhuma'), { reason: 'unknown' }],
    ['of another host', addressOf('judo', null, 'evil.example'), { reason: 'other-host', host: 'evil.example' }],
    ['an expired one', addressOf('judo', Date.now() - 1_000), { reason: 'expired' }],
    ['an unknown short one', 'BCDF-2345', { reason: 'unknown' }],
  ])('%s opens nothing, and says why', async (_what, code, refusal) => {
    expect(await resolve(code)).toMatchObject({ status: 200, kind: 'refused', ...refusal })
    expect((await start()).body['id']).toBe('code-required')
  })

  test('before it opens and after it has closed, by the games’ time', async () => {
    const time = (minutes: number) => new Date(minutes * 60_000)
    const at = accountsApp(db.pool, { clock: { games: 0, real: Date.now(), speed: 1 } })
    const joao = await at.signedUp('joao')
    await storeTrivia(db.pool, someTrivia('cedo', { opensAt: time(60) }))
    await storeTrivia(db.pool, someTrivia('tarde', { closesAt: time(-60) }))
    await storeTrivia(db.pool, someTrivia('agora', { opensAt: time(-60), closesAt: time(60) }))
    expect(await resolve(addressOf('cedo'), joao)).toMatchObject({
      reason: 'not-open',
      opensAt: '1970-01-01T01:00:00.000Z',
    })
    expect(await resolve(addressOf('tarde'), joao)).toMatchObject({ reason: 'closed' })
    expect(await resolve(addressOf('agora'), joao)).toMatchObject({ kind: 'trivia' })
    // unlocked, and closed before it was started
    await storeTrivia(db.pool, someTrivia('agora', { closesAt: time(-1) }))
    expect((await start('agora', joao)).body['id']).toBe('not-open')
    // started, and closed before it was sent: one's time is one's time
    await storeTrivia(db.pool, someTrivia('agora'))
    await start('agora', joao)
    await storeTrivia(db.pool, someTrivia('agora', { closesAt: time(-1) }))
    expect(await resolve(addressOf('agora'), joao)).toMatchObject({ kind: 'trivia', trivia: { state: 'running' } })
    expect((await send({ answers: RIGHT_ANSWERS }, joao, 'agora')).status).toBe(200)
    await at.close()
  })

  test('time-bound: a photo of yesterday’s is worth nothing, nor one printed without an end', async () => {
    const printed = [addressOf(), codes.short('judo', Date.now(), null)]
    await db.pool.query(`insert into setting (key, value) values ('trivia_code_minutes', '10')`)
    for (const code of printed) expect(await resolve(code)).toMatchObject({ reason: 'expired' })
    await db.pool.query(`update account set role = 'operator'`)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(600_000 * 3_000_000)
    const shown = ((await maria.call('GET', '/api/trivia-codes')).body as unknown as TriviaCodes).codes[0]
    const both = [shown?.address ?? '', shown?.shortCode ?? '']
    for (const code of both) expect(await resolve(code)).toMatchObject({ kind: 'trivia' })
    vi.setSystemTime(Date.now() + 9 * 60_000)
    for (const code of both) expect(await resolve(code)).toMatchObject({ kind: 'trivia' })
    vi.setSystemTime(Date.now() + 16 * 60_000)
    for (const code of both) expect(await resolve(code)).toMatchObject({ reason: 'expired' })
    // a day later a short one is none at all
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    expect(await resolve(both[1] ?? '')).toMatchObject({ reason: 'unknown' })
  })

  test('of short ones that are none, ten are enough for a quarter of an hour; right ones do not count', async () => {
    const right = codes.short('judo', Date.now(), null)
    for (let time = 0; time < 15; time += 1) expect((await resolve(right)).kind).toBe('trivia')
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, at) => resolve(`BCDF-${2233 + 1111 * (at % 7)}`)))
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = guesses.find(({ status }) => status === 429)
    expect(refused?.body['retryAfter']).toBeGreaterThan(800)
    expect((await resolve(right)).status).toBe(429)
    // the camera still reads
    expect((await resolve(addressOf())).kind).toBe('trivia')
    // and nobody else waits
    const joana = await accounts.signedUp('joana')
    expect((await resolve(right, joana)).kind).toBe('trivia')
  })
})

describe('the right answers reach nobody before (R7.1)', () => {
  test('with all right answers others, every answer until then is the same, byte for byte', async () => {
    const told: string[][] = []
    for (const [choice, truth, order, picture] of [
      ['c', false, ['b', 'a', 'c'], 'b'],
      ['a', true, ['c', 'b', 'a'], 'a'],
    ] as const) {
      const { questions } = someTrivia()
      const rights = [choice, truth, order, picture]
      const canary = { por: `canário ${choice}` }
      await emptyTables(db.pool, 'trivia')
      await storeTrivia(
        db.pool,
        someTrivia('judo', {
          questions: questions.map((question, at) => ({
            ...question,
            right: rights[at] ?? '',
            explanation: canary,
          })),
        }),
      )
      const answers: object[] = []
      const tell = async (asked: Promise<{ status: number; body: object }>) => {
        const { status, body } = await asked
        answers.push({ status, body })
      }
      await tell(maria.call('GET', '/api/trivia'))
      await tell(resolve(addressOf()))
      await tell(maria.call('GET', '/api/trivia/judo'))
      await tell(start())
      // right in one, wrong in the other
      await tell(save(1, 'c'))
      await tell(save(2, true))
      await tell(save(3, ['c', 'b', 'a']))
      await tell(save(4, 'b'))
      await tell(save(4, 'zz'))
      await tell(maria.call('GET', '/api/trivia/judo'))
      await tell(maria.call('GET', '/api/trivia'))
      await tell(start())
      const joana = await accounts.signedUp(`joana_${choice}`)
      await send({ answers: [] })
      // somebody else's grading tells her nothing
      await tell(joana.call('GET', '/api/trivia/judo'))
      await tell(joana.call('GET', '/api/trivia'))
      told.push(
        answers.map((answer) =>
          JSON.stringify(answer, (key, value: unknown) => (['endsAt', 'remainingMs'].includes(key) ? '…' : value)),
        ),
      )
    }
    expect(told[0]?.length).toBe(14)
    expect(told[1]).toEqual(told[0])
    expect(told.flat().join()).not.toContain('canário')
    expect(JSON.stringify(accounts.logged.map(String))).not.toContain('canário')
    // and afterwards it is told: the search can fail
    expect(JSON.stringify(await read())).toContain('canário')
  })

  test('a picture is a drawing without the name of what it shows', async () => {
    await started()
    const picture = (await read()).questions[3]
    expect(picture?.options.map(({ drawing }) => drawing?.startsWith('<svg '))).toEqual([true, true])
    expect(JSON.stringify(picture?.options)).not.toMatch(/JUD|WRE/i)
  })

  test('an ordering is never first shown in the right order', async () => {
    const questions = someTrivia().questions.map((question) =>
      question.kind === 'order' ? { ...question, right: ['a', 'b', 'c'] } : question,
    )
    await expect(storeTrivia(db.pool, someTrivia('dada', { questions }))).rejects.toThrow('violates check constraint')
  })
})

describe('a trivia of the staff (R7.1, R12.4)', () => {
  let renata: Visitor
  beforeEach(async () => {
    await emptyTables(db.pool, 'office_action', 'trivia_version')
    renata = await accounts.signedUp('renata')
    await db.pool.query(`update account set role = 'operator' where username = 'renata'`)
  })
  const office = async (id = 'judo') => {
    const { body } = await renata.call('GET', `/api/office/trivia/${id}`)
    return body as unknown as OfficeTrivia
  }
  const write = (id: string, version: number, draft: TriviaDraft) =>
    renata.call('PUT', `/api/office/trivia/${id}`, { version, draft })
  const undo = (action: unknown) => renata.call('POST', `/api/office/actions/${String(action)}/undo`)
  /** The trivia with another right answer to a question. */
  const corrected = (draft: TriviaDraft, number: number, right: unknown): TriviaDraft =>
    ({
      ...draft,
      questions: draft.questions.map((one, at) => (at + 1 === number ? { ...one, right } : one)),
    }) as TriviaDraft
  const answered = async (name: string, answers: readonly object[]) => {
    const one = await accounts.signedUp(name)
    await started(one)
    await send({ answers }, one)
    return one
  }
  const blank = { por: '' }
  const NEW: TriviaDraft = {
    discipline: 'HBL',
    title: { por: 'Handebol', eng: '' },
    author: 'Mesa',
    place: null,
    minutes: 3,
    points: 100,
    opensAt: null,
    closesAt: null,
    isDraft: true,
    questions: [{ kind: 'choice', text: blank, options: [], right: null, explanation: null }],
  }

  test('is a draft that nobody else knows of until it is opened, which a question without a right answer prevents', async () => {
    expect((await write('handebol', 0, NEW)).status).toBe(200)
    expect((await list()).map(({ id }) => id)).toEqual(['judo'])
    expect((await resolve(addressOf('handebol'))).body).toMatchObject({ kind: 'refused', reason: 'unknown' })
    expect((await maria.call('GET', '/api/trivia/handebol')).status).toBe(404)
    const { draft } = await office('handebol')
    const options = ['a', 'b'].map((id) => ({ id, text: { por: id }, pictogram: null }))
    const asked = { ...draft.questions[0]!, text: { por: 'Quantos?' }, options }
    for (const [questions, fields] of [
      [[], { questions: 'none' }],
      [draft.questions, { 'questions.0': 'text' }],
      [[asked], { 'questions.0': 'right' }],
      [[asked, { ...asked, right: 'z' }], { 'questions.0': 'right', 'questions.1': 'right' }],
    ] as const) {
      const { status, body } = await write('handebol', 1, { ...draft, isDraft: false, questions: [...questions] })
      expect([status, body['fields']]).toEqual([400, fields])
    }
    const whole = { ...draft, isDraft: false, questions: Array.from({ length: 100 }, () => ({ ...asked, right: 'b' })) }
    expect((await write('handebol', 1, whole)).body).toMatchObject({ version: 2 })
    expect((await list()).map(({ id, questionCount }) => [id, questionCount])).toEqual([
      ['handebol', 100],
      ['judo', 4],
    ])
    expect((await write('handebol', 2, { ...whole, questions: [...whole.questions, asked] })).status).toBe(400)
  })

  test('saved twice is written once; of two who write, the second is told and overwrites nothing', async () => {
    const { draft, version } = await office()
    const mine = { ...draft, author: 'Renata' }
    const first = await write('judo', version, mine)
    expect((await write('judo', version, mine)).body['action']).toBe(first.body['action'])
    const { status, body } = await write('judo', version, { ...draft, author: 'Carla' })
    expect([status, body['id'], body['version']]).toEqual([409, 'changed-meanwhile', version + 1])
    expect((await office()).draft.author).toBe('Renata')
  })

  test('a right answer that is corrected after responses counts points anew, once, and undo counts them back', async () => {
    const right = await answered('ana', [{ number: 1, answer: 'c' }])
    const other = await answered('bia', [
      { number: 1, answer: 'a' },
      { number: 2, answer: false },
    ])
    const blankOne = await answered('caio', [])
    const { draft, version, graded, started: begun } = await office()
    expect([graded, begun]).toEqual([3, 3])
    const { body } = await write('judo', version, corrected(draft, 1, 'a'))
    expect(body).toMatchObject({ recalculated: 2 })
    const all = () => Promise.all([right, other, blankOne].map((one) => points(one)))
    expect(await all()).toEqual([0, 1_000, 0])
    expect((await read(other)).result).toMatchObject({ right: 2, points: 1_000 })
    const ledger = (await other.call('GET', '/api/account/points')).body as unknown as Points
    expect(ledger.entries[0]).toMatchObject({
      reason: 'correction',
      points: 500,
      title: { por: 'Judô: golpes e regras' },
    })
    // corrected once more and back, it is as if it had never been otherwise
    expect((await undo(body['action'])).status).toBe(200)
    expect(await all()).toEqual([500, 500, 0])
    expect((await undo(body['action'])).body['id']).toBe('changed-meanwhile')
    expect(await all()).toEqual([500, 500, 0])
  })

  test('who has less points than a correction takes is left with none', async () => {
    const ana = await answered('ana', [{ number: 1, answer: 'c' }])
    await db.pool.query(
      `with gone as (update account set points = 100 where username = 'ana' returning id)
       insert into point_entry (account_id, reason, ref, points, balance) select id, 'correction', 'x', -400, 100 from gone`,
    )
    const { draft, version } = await office()
    const { body } = await write('judo', version, corrected(draft, 1, 'a'))
    expect(await points(ana)).toBe(0)
    await undo(body['action'])
    expect(await points(ana)).toBe(100)
  })

  test('begun by somebody, it asks the same to the end, and is neither a draft again nor taken out', async () => {
    await started()
    const { draft, version } = await office()
    const [first, ...rest] = draft.questions
    for (const other of [
      { ...draft, questions: rest },
      { ...draft, questions: [...rest, first!] },
      { ...draft, points: 1 },
      { ...draft, isDraft: true },
    ])
      expect((await write('judo', version, other)).body['id']).toBe('already-answered')
    expect((await renata.call('DELETE', '/api/office/trivia/judo')).status).toBe(409)
    // its words and its end may change
    const closed = { ...draft, title: { por: 'Outro título' }, closesAt: new Date(Date.now() - 1_000).toISOString() }
    expect((await write('judo', version, closed)).status).toBe(200)
    expect((await send({ answers: [{ number: 1, answer: 'c' }] })).body).toMatchObject({ result: { points: 500 } })
  })

  test(
    'answers that are sent while a right answer is corrected are graded by one of the two, and counted right in the end',
    NIGHTLY,
    async () => {
      const people = await Promise.all(['ana', 'bia', 'caio', 'davi'].map((name) => accounts.signedUp(name)))
      await Promise.all(people.map((one) => started(one)))
      const { draft, version } = await office()
      await Promise.all([
        write('judo', version, corrected(draft, 1, 'a')),
        ...people.map((one) => send({ answers: [{ number: 1, answer: 'a' }] }, one)),
      ])
      expect(await Promise.all(people.map((one) => points(one)))).toEqual([500, 500, 500, 500])
    },
  )

  test('taken out and put back by undo, with its version and its questions', async () => {
    const before = await office()
    const { body } = await renata.call('DELETE', '/api/office/trivia/judo')
    expect(await list()).toEqual([])
    expect((await undo(body['action'])).status).toBe(200)
    expect((await office()).draft).toEqual(before.draft)
    expect((await resolve(addressOf())).body).toMatchObject({ kind: 'trivia' })
  })

  test('its right answers and drafts are nobody’s but the staff’s', async () => {
    for (const path of ['/api/office/trivia', '/api/office/trivia/judo'])
      expect((await maria.call('GET', path)).status).toBe(403)
    expect((await maria.call('PUT', '/api/office/trivia/judo', { version: 1, draft: NEW })).status).toBe(403)
  })
})
