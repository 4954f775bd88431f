import type { ScheduleDay, UnitPage } from '@games/contract'
import { padRsc } from '@games/domain'
import type { OdfUnit } from '@games/odf'
import { aParticipant, aUnit, participants, schedule, scheduleUpdate } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { viewOf } from '../../http/api/handlers.ts'
import { projectionDigests } from '../../ingest/projections.queries.ts'
import { rebuild } from '../../ingest/rebuild.ts'
import { emptyDatabase, POLICY, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

const DAY = '2027-09-14'
const at = (time: string) => `${DAY}T${time}:00-03:00`
/** Of two phases, so that what tells of one does not tell of the other. */
const bout = (n: number) => padRsc(`JUDW57KG--------------${n % 2 ? 'R32-' : '8FNL'}000${n}00`)
/** Five bouts of ten minutes on one mat from 09:00, and one on another. */
const PROGRAMME = [1, 2, 3, 4, 5].map((n) =>
  aUnit({ code: bout(n), start: at(`09:${n - 1}0`), end: at(`09:${n - 1}9`), location: 'ARN1' }),
)
const ELSEWHERE = aUnit({ code: bout(6), start: at('09:20'), end: at('09:29'), location: 'ARN2' })
const [FIRST, SECOND, , FOURTH, FIFTH] = PROGRAMME as [OdfUnit, OdfUnit, OdfUnit, OdfUnit, OdfUnit]
/** A side of the fourth bout, so that its people's pages list it. */
const SIDES = ['101', '102'].map((code, i) => ({
  sortOrder: i + 1,
  startOrder: null,
  competitor: { code, type: 'A' as const, organisation: 'AL' },
  previousUnit: null,
}))

let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>
beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: () => Date.parse(at('09:20')) })
})
afterAll(() => db.close())

let version = 0
beforeEach(async () => {
  await emptyDatabase(db.pool)
  version = 0
  const programme = [...PROGRAMME, ELSEWHERE].map((unit) =>
    unit.code === FOURTH.code ? { ...unit, startList: SIDES } : unit,
  )
  const judo = { code: padRsc('JUD'), entries: [], registeredEvents: [] }
  await receive(
    db.pool,
    schedule({ documentCode: 'JUD' }, programme),
    participants(
      { documentCode: 'JUD' },
      ['101', '102'].map((code) => aParticipant({ code, organisation: 'AL', disciplines: [judo] })),
    ),
  )
})

const change = (unit: OdfUnit, to: Partial<OdfUnit>) => {
  version += 1
  const sides = unit.code === FOURTH.code ? { startList: SIDES } : {}
  return receive(db.pool, scheduleUpdate({ documentCode: 'JUD', version }, [{ ...unit, ...sides, ...to }]))
}
const begun = (unit: OdfUnit, time: string) => change(unit, { scheduleStatus: 'RUNNING', actualStart: at(time) })
const over = (unit: OdfUnit, from: string, to: string) =>
  change(unit, { scheduleStatus: 'FINISHED', actualStart: at(from), actualEnd: at(to) })

const unitOf = async (code: string) => (await handlers.getUnit({ params: { code } })).view as UnitPage
const expected = async ({ code }: OdfUnit) => {
  const time = (await unitOf(code)).unit.forecast?.expected.at
  return time === undefined ? null : new Date(time - 3 * 3_600_000).toISOString().slice(11, 16)
}
const announced = async (since: number) =>
  (
    await db.pool.query<{ topic: string; ref: string | null }>('select topic, ref from event_log where seq > $1', [
      since,
    ])
  ).rows
const seq = async () =>
  Number((await db.pool.query<{ seq: string }>('select coalesce(max(seq), 0) as seq from event_log')).rows[0]?.seq)

test('nothing is forecast of a court on which nothing has begun', async () => {
  for (const { code } of PROGRAMME) expect((await unitOf(code)).unit).not.toHaveProperty('forecast')
})

test('a bout that begins 20 minutes late makes all that follow on its mat late, and none on another', async () => {
  await begun(FIRST, '09:20')
  expect(await expected(SECOND)).toBe('09:30')
  expect(await expected(FIFTH)).toBe('10:01')
  expect(await expected(ELSEWHERE)).toBeNull()
  expect(await expected(FIRST)).toBeNull()
  const { view } = await handlers.getScheduleDay({ params: { day: DAY }, query: {} })
  expect((view as ScheduleDay).units.filter(({ forecast }) => forecast).map(({ code }) => code)).toEqual(
    [2, 3, 4, 5].map(bout),
  )
})

test('on a mat that is on time the next three have a forecast that grows with the clock, the others none', async () => {
  await begun(FIRST, '09:00')
  expect(await expected(FOURTH)).toBe('09:31')
  expect(await expected(FIFTH)).toBeNull()
  expect((await unitOf(SECOND.code)).unit.forecast?.expected.lead).toBeGreaterThan(0)
})

test('those that follow are told with the bout, on their own pages, the day’s list and their people’s', async () => {
  const before = await seq()
  await begun(FIRST, '09:20')
  const told = await announced(before)
  expect(told.map(({ topic }) => topic)).toEqual(expect.arrayContaining([`unit:${FOURTH.code}`, 'athlete:101']))
  expect(told).toContainEqual({ topic: `schedule:${DAY}`, ref: FOURTH.code })
  expect(told.map(({ topic }) => topic)).not.toContain(`unit:${ELSEWHERE.code}`)
})

test('a score tells nobody but its own bout', async () => {
  await begun(FIRST, '09:20')
  const before = await seq()
  await change(FIRST, { scheduleStatus: 'RUNNING', actualStart: at('09:20'), name: { por: 'Outro nome' } })
  expect((await announced(before)).map(({ topic }) => topic)).not.toContain(`unit:${SECOND.code}`)
})

test('whatever answer shows a forecast is made from a topic that tells of it', async () => {
  const calls = [
    ['getUnit', { params: { code: FOURTH.code }, query: {} }],
    ['getScheduleDay', { params: { day: DAY }, query: {} }],
    ['getHome', { params: { day: DAY }, query: {} }],
    ['getAthlete', { params: { id: '101' }, query: {} }],
    ['getEvent', { params: { event: 'JUDW57KG' }, query: {} }],
    ['getHome', { params: { day: DAY }, query: { organisation: 'AL' } }],
    ['getDelegation', { params: { code: 'AL' }, query: {} }],
  ] as const
  const answers = () =>
    Promise.all(
      calls.map(async ([name, input]) => {
        const { view, topics } = await viewOf(handlers, name, input as never)
        return { name, text: JSON.stringify(view, (key, value) => (key === 'seq' ? undefined : value)), topics }
      }),
    )
  await begun(FIRST, '09:20')
  let [before, since] = [await answers(), await seq()]
  const shown = before.filter(({ text }) => text.includes('"forecast"')).map(({ name }) => name)
  expect(shown).toEqual(expect.arrayContaining(['getUnit', 'getScheduleDay', 'getHome', 'getAthlete']))
  for (const step of [
    () => over(FIRST, '09:20', '09:45'),
    () => begun(SECOND, '09:50'),
    () => change(SECOND, { location: 'ARN2' }),
  ]) {
    await step()
    const told = new Set((await announced(since)).map(({ topic }) => topic))
    const now = await answers()
    for (const [i, { name, text, topics }] of before.entries())
      if (text !== now[i]?.text) expect([name, topics.some((topic) => told.has(topic))]).toEqual([name, true])
    ;[before, since] = [now, await seq()]
  }
})

test.each<[string, () => Promise<void>, string | null]>([
  ['called off: its time is free', () => change(SECOND, { scheduleStatus: 'CANCELLED' }), '09:30'],
  ['moved to another mat: it takes no time here', () => change(SECOND, { location: 'ARN2' }), '09:30'],
  ['corrected: begun on time after all', () => begun(FIRST, '09:00'), '09:20'],
  ['taken back: nothing has begun', () => change(FIRST, {}), null],
])('the bout before is %s', async (_, step, third) => {
  await begun(FIRST, '09:20')
  await step()
  expect(await expected(PROGRAMME[2] as OdfUnit)).toBe(third)
})

test('what is derived step by step is what a rebuild makes', NIGHTLY, async () => {
  for (const step of [
    () => begun(FIRST, '09:20'),
    () => change(FIFTH, { start: at('09:05') }),
    () => over(FIRST, '09:20', '09:33'),
    () => change(SECOND, { location: 'ARN2' }),
    () => change(FOURTH, { scheduleStatus: 'POSTPONED' }),
    () => change(SECOND, { location: null }),
  ]) {
    await step()
    const incremental = await projectionDigests(db.pool)
    await rebuild(db.pool, POLICY)
    expect(await projectionDigests(db.pool)).toEqual(incremental)
  }
})
