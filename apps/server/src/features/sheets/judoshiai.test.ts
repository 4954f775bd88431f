import { JUDO_CLASS, shiFile } from '@games/odf/venue-files/judoshiai.fixture'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'

const { db, open: opened, choose, apply, undo } = emptyOffice()

/** Opens a tournament and answers that its words are new. */
const open = async (bytes: Uint8Array) => {
  const plan = await opened(bytes, 'torneio.shi')
  if (plan.questions.length === 0) return plan
  return choose(plan.id, { answers: Object.fromEntries(plan.questions.map(({ key }) => [key, 'new'])) })
}
const medals = async () =>
  (
    await db.pool.query<{ line: string }>(
      `select medal || ' ' || (fact #>> '{athletes,0,familyName}') as line from fact_medal order by position`,
    )
  ).rows.map(({ line }) => line)

const MEDALS = ['gold Lua INVENTADO', 'silver Lua SONHADO', 'bronze Lua IMAGINADO', 'bronze Lua FINGIDO']

test('the ranks of a class give its medals with two bronzes, and the import is undone with them (R12.5)', async () => {
  const plan = await open(shiFile(JUDO_CLASS))
  expect(plan).toMatchObject({ notices: [], counts: { new: 4, problems: 0 } })
  const action = await apply(plan)
  expect(await medals()).toEqual(MEDALS)
  expect(await open(shiFile(JUDO_CLASS))).toMatchObject({ counts: { same: 4, new: 0, changes: 0 } })
  expect(await undo(action)).toBe(200)
  expect(await medals()).toEqual([])
})

test('a class with a contest that is not fought gives no medals (R12.5)', NIGHTLY, async () => {
  const matches = [...(JUDO_CLASS.matches ?? []), [10_000, 5, 13, 14, 0, 0] as const]
  const plan = await open(shiFile({ ...JUDO_CLASS, matches }))
  expect(plan.notices).toEqual(['contests-open'])
  await apply(plan)
  expect(await medals()).toEqual([])
})
