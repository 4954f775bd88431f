import { padRsc } from '@games/domain'
import { aParticipant, aResult, aUnit, participants, results, schedule } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

const DAY = '2027-09-14'
const at = (time: string) => `${DAY}T${time}:00-03:00`
const EARLY = padRsc('ATHW100M--------------HEAT000100')
const RUNNING = padRsc('ATHW100M--------------HEAT000200')
const FINAL = padRsc('ATHM100M--------------FNL-000100')
const CANCELLED = padRsc('SWMW100MFR------------HEAT000100')
const TRAINING = padRsc('SWMW------------------TRNO000100')

let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>
beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: () => Date.parse(at('14:00')) })
  await receive(
    db.pool,
    schedule({ documentCode: 'ATH' }, [
      aUnit({ code: EARLY, start: at('09:00'), scheduleStatus: 'FINISHED', venue: 'TRK' }),
      aUnit({ code: RUNNING, start: at('13:50'), scheduleStatus: 'RUNNING', venue: 'TRK' }),
      aUnit({ code: FINAL, start: at('18:00'), medal: 1, venue: 'TRK' }),
    ]),
    schedule({ documentCode: 'SWM' }, [
      aUnit({ code: CANCELLED, start: at('15:00'), scheduleStatus: 'CANCELLED', venue: 'AQC' }),
      aUnit({ code: TRAINING, start: at('08:00'), phaseType: '1', venue: 'AQC' }),
    ]),
    participants({ documentCode: 'ATH' }, [aParticipant({ code: '101', organisation: 'AL' })]),
    results({ documentCode: EARLY, resultStatus: 'OFFICIAL' }, [
      aResult({ sortOrder: 1, rank: '1', competitor: '101' }),
    ]),
  )
})
afterAll(() => db.close())

type Query = Parameters<typeof handlers.getScheduleDay>[0]['query']
const dayOf = async (query: Query) => (await handlers.getScheduleDay({ params: { day: DAY }, query })).view
const codesOf = async (query: Query) => (await dayOf(query)).units.map(({ code }) => code)

test.each<[string, Query, string[]]>([
  ['a venue', { venue: 'AQC' }, [TRAINING, CANCELLED]],
  ['a gender', { gender: 'M' }, [FINAL]],
  ['what is on', { status: 'live' }, [RUNNING]],
  ['what was called off', { status: 'called-off' }, [CANCELLED]],
  ['finals', { finals: '1' }, [FINAL]],
  ['a delegation', { organisation: 'AL' }, [EARLY]],
  ['several together', { venue: 'TRK', gender: 'W', status: 'final' }, [EARLY]],
])('a day is narrowed by %s (R2.5)', async (_, query, codes) => {
  expect(await codesOf(query)).toEqual(codes)
  expect((await dayOf(query)).narrowed).toBe(true)
})

test('a whole day says that it is one, and offers no choices', async () => {
  const view = await dayOf({})
  expect(view.units.map(({ code }) => code)).toEqual([TRAINING, EARLY, RUNNING, CANCELLED, FINAL])
  expect(view).not.toHaveProperty('narrowed')
  expect(view).not.toHaveProperty('next')
  expect(view).not.toHaveProperty('choices')
})

test('a page of a day holds what is on, then what is to come, then what is over, each unit on one page alone', async () => {
  const pages = [await dayOf({ limit: 2 }), await dayOf({ limit: 2, from: 2 }), await dayOf({ limit: 2, from: 4 })]
  expect(pages.map(({ next }) => next)).toEqual([2, 4, undefined])
  expect(pages[0]?.units.map(({ code }) => code)).toEqual([TRAINING, RUNNING])
  expect(pages.flatMap(({ units }) => units.map(({ code }) => code)).sort()).toEqual(
    [TRAINING, EARLY, RUNNING, CANCELLED, FINAL].sort(),
  )
})

test('the choices are those of the whole day, whatever it is narrowed to', async () => {
  const { choices } = await dayOf({ limit: 10, discipline: 'SWM' })
  expect(choices?.disciplines.map(({ code }) => code)).toEqual(['ATH', 'SWM'])
  expect(choices?.venues.map(({ code }) => code).sort()).toEqual(['AQC', 'TRK'])
  expect([...(choices?.genders ?? [])].sort()).toEqual(['M', 'W'])
  expect(choices?.finals).toBe(1)
})
