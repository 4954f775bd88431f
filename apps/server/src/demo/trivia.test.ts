import { disciplineName, isDisciplineCode, LOCALES } from '@games/domain'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeTrivia } from '../features/trivia/index.ts'
import { beginDemo } from './demo.queries.ts'
import { DEMO_TRIVIA } from './trivia.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const countOf = async (table: 'trivia' | 'trivia_question') =>
  (await db.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n

test('the demo’s eight trivia are stored, however often it starts, and are gone with it (R7.1)', async () => {
  for (const trivia of [...DEMO_TRIVIA, ...DEMO_TRIVIA]) await storeTrivia(db.pool, trivia)
  expect([await countOf('trivia'), await countOf('trivia_question')]).toEqual([8, 40])
  await beginDemo(db.pool, '2027-09-10')
  expect([await countOf('trivia'), await countOf('trivia_question')]).toEqual([0, 0])
})

test.each(DEMO_TRIVIA)('$id has each kind it can have, in three languages, and is of a sport of ours', (trivia) => {
  expect(isDisciplineCode(trivia.discipline)).toBe(true)
  expect(disciplineName(trivia.discipline)).toBeDefined()
  const { questions } = trivia
  const texts = [
    trivia.title,
    trivia.place,
    ...questions.flatMap(({ text, explanation, options }) => [
      text,
      ...(explanation ? [explanation] : []),
      ...options.flatMap((option) => (option.text ? [option.text] : [])),
    ]),
  ]
  for (const text of texts) for (const locale of LOCALES) expect(text?.[locale]?.trim()).toBeTruthy()
  for (const { kind, options } of questions)
    if (kind === 'picture') expect(options.map(({ pictogram }) => pictogram)).toContain(trivia.discipline)
  expect(questions.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['choice', 'true-false', 'picture']))
})
