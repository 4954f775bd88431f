import { TRF_PLAYERS, trfFile } from '@games/odf/venue-files/trf.fixture'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'

const { db, open: opened, choose, apply, undo } = emptyOffice()

/** Opens a report and answers that its sport is new. */
const open = async (text: string) => {
  const plan = await opened(text, 'torneio.txt')
  if (plan.questions.length === 0) return plan
  return choose(plan.id, { answers: Object.fromEntries(plan.questions.map(({ key }) => [key, 'new'])) })
}
const take = async (text: string) => apply(await open(text))
const medals = async () =>
  (
    await db.pool.query<{ line: string }>(
      `select medal || ' ' || (fact #>> '{athletes,0,familyName}') as line from fact_medal order by position`,
    )
  ).rows.map(({ line }) => line)
const MEDALS = ['gold Bia Inventada', 'silver Ana Inventada', 'bronze Cris Inventada']

test('a finished tournament gives the medals of its ranks, and its import is undone with them (R12.5)', async () => {
  const action = await take(trfFile(TRF_PLAYERS))
  expect(await medals()).toEqual(MEDALS)
  expect(await open(trfFile(TRF_PLAYERS))).toMatchObject({ counts: { same: 4, new: 0, changes: 0 } })
  expect(await undo(action)).toBe(200)
  expect(await medals()).toEqual([])
})

test('a tournament with open rounds gives no medals, and the finished file gives them (R12.5)', NIGHTLY, async () => {
  const open3 = trfFile(TRF_PLAYERS, { days: 3 })
  expect(await open(open3)).toMatchObject({ notices: ['rounds-open'], counts: { new: 4 } })
  await take(open3)
  expect(await medals()).toEqual([])
  await take(trfFile(TRF_PLAYERS))
  expect(await medals()).toEqual(MEDALS)
})
