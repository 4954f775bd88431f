import { topics } from '@games/contract/live'
import { padRsc } from '@games/domain'
import type { OdfMessage } from '@games/odf'
import { aCompetitor, aResult, aUnit, medallists, results, schedule } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

const EVENT = 'GARW1AA---------------'
const FINAL = padRsc(`${EVENT}FNL-000100--`)

let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>
beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: true, now: () => 0 })
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

/** Medals that the final decides. */
function won(time: string, ...medals: Parameters<typeof medallists>[1]): OdfMessage {
  const message = medallists({ documentCode: EVENT, time }, medals)
  if (message.body.kind !== 'medallists') throw new Error('no medals')
  return {
    ...message,
    body: { ...message.body, medals: message.body.medals.map((medal) => ({ ...medal, unit: FINAL })) },
  }
}
const leader = async () => {
  const { unit } = (await handlers.getUnit({ params: { code: FINAL } })).view
  return unit.kind === 'ranked' ? unit.leader : undefined
}

test('the first row of a list is its leader, until the gold of its event is another’s (R5.6)', async () => {
  await receive(
    db.pool,
    schedule({ documentCode: 'GAR' }, [aUnit({ code: FINAL, medal: 1 })]),
    results({ documentCode: FINAL, resultStatus: 'OFFICIAL' }, [
      aResult({ sortOrder: 1, result: '13.933', competitor: aCompetitor({ code: '1' }) }),
      aResult({ sortOrder: 2, result: '15.766', competitor: aCompetitor({ code: '2' }) }),
    ]),
  )
  expect(await leader()).toMatchObject({ competitor: { code: '1' }, medal: null })
  await receive(db.pool, won('110000000', ['gold', '2', 'AL'], ['bronze', '1', 'AL']))
  expect(await leader()).toBeNull()
  await receive(db.pool, won('120000000', ['gold', '1', 'AL']))
  expect(await leader()).toMatchObject({ competitor: { code: '1' }, medal: 'gold' })
})

test('a unit that decided a medal shows its leader’s alike in every list, marked by the schedule or not (R5.6)', async () => {
  await receive(
    db.pool,
    schedule({ documentCode: 'GAR' }, [aUnit({ code: FINAL, medal: 0 })]),
    results({ documentCode: FINAL, resultStatus: 'OFFICIAL' }, [
      aResult({ sortOrder: 1, result: '15.766', competitor: aCompetitor({ code: '1' }) }),
    ]),
  )
  await db.pool.query('delete from event_log')
  await receive(db.pool, won('110000000', ['gold', '1', 'AL']))
  // pages that are open hear of it
  const { rows } = await db.pool.query<{ topic: string }>('select topic from event_log')
  const page = (await handlers.getUnit({ params: { code: FINAL } })).view.unit
  const day = await handlers.getScheduleDay({ params: { day: page.day ?? '' }, query: { limit: 500 } })
  expect(page).toMatchObject({ leader: { medal: 'gold' } })
  expect(day.view.units).toEqual([page])
  expect(rows.map(({ topic }) => topic)).toEqual(
    expect.arrayContaining([topics.unit(FINAL), topics.scheduleDay(page.day ?? '')]),
  )
})
