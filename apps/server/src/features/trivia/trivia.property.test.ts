import { ApiFailure, type Trivia } from '@games/contract'
import { emptyTables } from '@games/testing/empty-tables'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../db/pool.ts'
import type { Caller } from '../../http/session/private-call-types.ts'
import { printNothing } from '../../testing/accounts-app.ts'
import { someTrivia } from '../../testing/some-trivia.ts'
import { GAMES } from '../../testing/test-app.ts'
import { createTriviaCodes, gradeOverdue, storeTrivia, triviaCalls } from './index.ts'

let db: TestDatabase
/** Two nodes' connections. */
let nodes: readonly pg.Pool[]
beforeAll(async () => {
  db = await testDatabase()
  nodes = [db.pool, openPool(db.url, 3, () => {})]
  await storeTrivia(db.pool, someTrivia())
})
afterAll(async () => {
  await nodes[1]?.end()
  await db.close()
})

const KEY = 'a key of tests that is long enough'
const CODE = `https://games.example/trivia/judo?code=${createTriviaCodes(KEY).signed('judo', null)}`
const SUBMISSIONS = ['8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11', '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c12']
const unlimited = { check: async () => {}, count: async () => 1, forget: async () => {}, takeBack: async () => {} }
const fail = (error: unknown) => {
  throw error
}

type Answer = string | boolean | string[]
type Given = { readonly number: number; readonly answer: Answer }
type Step =
  | { readonly kind: 'code' }
  | { readonly kind: 'start' }
  | { readonly kind: 'read' }
  | { readonly kind: 'late' }
  | { readonly kind: 'sweep' }
  | ({ readonly kind: 'save' } & Given)
  | { readonly kind: 'send'; readonly id: string; readonly answers: Given[] }

/** Right ones, wrong ones, and ones that no question could have. */
const given: fc.Arbitrary<Given> = fc.oneof(
  fc.record({ number: fc.constantFrom(1, 4), answer: fc.constantFrom<Answer>('a', 'b', 'c') }),
  fc.record({ number: fc.constant(2), answer: fc.boolean() }),
  fc.record({ number: fc.constant(3), answer: fc.constantFrom<Answer>(['b', 'a', 'c'], ['c', 'b', 'a'], ['a']) }),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<Step>({ kind: 'code' }, { kind: 'start' }, { kind: 'read' }, { kind: 'sweep' }),
  },
  { weight: 5, arbitrary: given.map((one) => ({ kind: 'save' as const, ...one })) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      id: fc.constantFrom(...SUBMISSIONS),
      answers: fc.array(given, { maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'late' as const }) },
)
/** What is done at one moment, on two nodes, and then at the next. */
const moments = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 9 })
const begun: Step[][] = [[{ kind: 'code' }], [{ kind: 'start' }]]
/** Of most the beginning is as it should be. */
const history = fc.oneof(
  moments,
  moments.map((more) => [...begun, ...more]),
  moments.map((more) => [...begun, ...more]),
)

const faults = ['code-required', 'already-answered', 'time-over', 'invalid-input']

/** An answer, or the id of the refusal; everything else throws. */
const outcome = async <T>(asked: Promise<{ view: T }>): Promise<T | string> => {
  try {
    return (await asked).view
  } catch (error) {
    if (error instanceof ApiFailure && faults.includes(error.id)) return error.id
    throw error
  }
}

test('however two nodes start, save, send, repeat and run out of time at once: graded once, points once, and nothing told before (R7.1)', async () => {
  const calls = nodes.map((pool) =>
    triviaCalls({
      pool,
      accountsKey: KEY,
      attempts: unlimited,
      gamesNow: Date.now,
      games: () => GAMES,
      print: printNothing,
      pictureAt: async () => null,
      onError: fail,
    }),
  )
  let gradings = 0
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      await emptyTables(db.pool, 'account')
      const { rows } = await db.pool.query<{ id: string }>(
        `insert into account (username, username_key, email, email_key, password_hash)
         values ('maria', 'maria', 'a@b.example', 'a@b.example', '-') returning id`,
      )
      const caller = {
        viewer: { accountId: rows[0]?.id ?? '', role: null, sessionId: Buffer.alloc(0) },
        site: 'https://games.example',
      } as Caller
      const params = { id: 'judo' }
      const seen: Trivia[] = []
      const accepted = new Set<string>()
      const stored: Given[] = []
      let over = false
      const take = async (one: Step, node: number): Promise<void> => {
        const on = calls[node % 2]
        const pool = nodes[node % 2]
        if (!on || !pool) throw new Error('there are two nodes')
        if (one.kind === 'code') await outcome(on.resolveTriviaCode({ body: { code: CODE } }, caller))
        else if (one.kind === 'sweep') await gradeOverdue(pool, null, fail)
        else if (one.kind === 'late')
          await pool.query(
            `update trivia_entry set started_at = started_at - interval '1 hour', ends_at = ends_at - interval '1 hour'
             where graded_at is null`,
          )
        else if (one.kind === 'save') {
          const wasOver = over
          const saved = await outcome(
            on.saveTriviaAnswer({ params: { ...params, number: one.number }, body: { answer: one.answer } }, caller),
          )
          if (typeof saved === 'string') return
          expect(wasOver).toBe(false)
          stored.push(one)
        } else {
          const asked =
            one.kind === 'start'
              ? on.startTrivia({ params }, caller)
              : one.kind === 'read'
                ? on.getTrivia({ params }, caller)
                : on.sendTrivia({ params, body: one }, caller)
          const view = await outcome(asked)
          if (typeof view === 'string') return
          seen.push(view)
          if (one.kind !== 'send') return
          accepted.add(one.id)
          stored.push(...one.answers)
        }
      }
      for (const moment of steps) {
        await Promise.all(moment.map(take))
        // as soon as one is known to be graded, and as soon as its time is over, nothing more is taken
        if (seen.some(({ state }) => state === 'graded')) over = true
        const ended = await db.pool.query('select from trivia_entry where ends_at <= clock_timestamp()')
        if (ended.rowCount) over = true
      }
      await gradeOverdue(db.pool, null, fail)
      const last = (await calls[0]?.getTrivia({ params }, caller))?.view
      if (!last) throw new Error('the trivia is gone')

      // one answer set ever, whoever sent it
      expect(accepted.size).toBeLessThanOrEqual(1)
      const graded = seen.filter(({ state }) => state === 'graded')
      for (const { result, questions } of graded)
        expect({ result, questions }).toEqual({ result: last.result, questions: last.questions })
      if (accepted.size === 1) expect(last.result?.sent).toBe(true)
      // each answer is one that was taken
      for (const { number, answer } of last.questions)
        if (answer !== null) expect(stored).toContainEqual(expect.objectContaining({ number, answer }))
      // points are those of what is stored, once
      const right = last.questions.filter(({ review }) => review?.isRight).length
      if (last.state === 'graded') {
        gradings += 1
        expect(last.result).toMatchObject({ right, points: right * 500 })
      }
      const { rows: ledger } = await db.pool.query<{ entries: number; sum: number; points: number }>(
        `select (select count(*) from point_entry)::int as entries,
                (select coalesce(sum(points), 0) from point_entry)::int as sum, points from account`,
      )
      expect(ledger).toEqual([{ entries: right, sum: right * 500, points: right * 500 }])
      // a right answer is told with one's own grading and never before
      for (const { state, questions } of seen)
        for (const { review } of questions) expect(review !== null).toBe(state === 'graded')
    }),
    { numRuns: randomCases(120) },
  )
  expect(gradings).toBeGreaterThan(randomCases(20))
})
