import type { MedalTableView, RankedUnit, ScheduleDay, TopicEvent } from '@games/contract'
import { topics } from '@games/contract/live'
import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createViewCache, type ViewQuery } from '../cache/view-cache.ts'
import { applyEvent } from './apply-event.ts'
import { applyUnits } from './apply-units.ts'

const DAY = '2027-09-14'

const aUnit = (code: string, changes: Partial<RankedUnit> = {}): RankedUnit => ({
  kind: 'ranked',
  code,
  discipline: { code: 'JUD', name: null },
  event: { code: 'JUDW57KG', name: null },
  phase: 'FNL',
  unitNum: null,
  gender: 'W',
  division: null,
  name: null,
  eventType: 'competition',
  status: 'SCHEDULED',
  day: DAY,
  start: `${DAY}T10:00:00-03:00`,
  end: null,
  plannedStart: null,
  actualStart: null,
  actualEnd: null,
  hideStart: false,
  startText: null,
  medal: null,
  venue: null,
  location: null,
  leader: null,
  line: null,
  ...changes,
})

const aDay = (seq: number, units: readonly RankedUnit[]): ScheduleDay => ({
  seq,
  day: DAY,
  days: [{ day: DAY, units: units.length, golds: units.filter((unit) => unit.medal === 'gold').length }],
  units: [...units],
})

const codes = (day: ScheduleDay): string[] => day.units.map((unit) => unit.code)
const at = (time: string): string => `${DAY}T${time}:00-03:00`

describe('changed rows of a schedule day', () => {
  const day = aDay(10, [
    aUnit('A', { start: at('09:00') }),
    aUnit('B', { start: at('10:00') }),
    aUnit('C', { start: null }),
  ])

  test('a row with the same start keeps its place', () => {
    const next = applyUnits(day, [aUnit('B', { start: at('10:00'), status: 'RUNNING' })], 11)
    expect(codes(next)).toEqual(['A', 'B', 'C'])
    expect(next.units[1]?.status).toBe('RUNNING')
    expect(next.seq).toBe(11)
  })
  test('a row with another start moves to where it belongs', () => {
    expect(codes(applyUnits(day, [aUnit('A', { start: at('11:00') })], 11))).toEqual(['B', 'A', 'C'])
  })
  test('a new row is put in by start, then code; one without a start comes last', () => {
    const next = applyUnits(day, [aUnit('AA', { start: at('10:00') }), aUnit('D', { start: null })], 11)
    expect(codes(next)).toEqual(['A', 'AA', 'B', 'C', 'D'])
    expect(next.days[0]?.units).toBe(5)
  })
  test('a row that left for another day is taken out, and with it its gold', () => {
    const golden = applyUnits(day, [aUnit('G', { medal: 'gold' })], 11)
    const next = applyUnits(golden, [aUnit('G', { medal: 'gold', day: '2027-09-15' })], 12)
    expect(codes(next)).toEqual(codes(day))
    expect([golden.days[0], next.days[0]]).toEqual([
      { day: DAY, units: 4, golds: 1 },
      { day: DAY, units: 3, golds: 0 },
    ])
  })
  test('a row that is not scheduled any more is taken out (ODF §6)', () => {
    expect(codes(applyUnits(day, [aUnit('A', { status: 'UNSCHEDULED' })], 11))).toEqual(['B', 'C'])
  })
})

const aTable = (seq: number): MedalTableView => ({
  seq,
  scope: 'all',
  at: null,
  rows: [],
  days: [],
  unlisted: [],
  finishedEvents: 0,
  totalEvents: 0,
  updatedAt: null,
  latest: [],
  correction: null,
})

const topic = topics.scheduleDay(DAY)
const key = ['schedule', DAY]

/** Views that never come by themselves. */
const unanswered = (topic: string, key: string[]): ViewQuery => ({ key, topic, load: () => new Promise(() => {}) })

/** A cache whose schedule day is on the page. */
function showing(view: ScheduleDay) {
  const views = createViewCache({ onServer: false })
  views.put(key, view)
  const leave = views.watch(unanswered(topic, key), () => {})
  return { views, leave, shown: () => views.peek<ScheduleDay>(key) }
}

const units = (seq: number, ...changed: RankedUnit[]): TopicEvent => ({ seq, topic, kind: 'units', units: changed })

describe('an event in the cache', () => {
  test('older rows never touch a newer view', () => {
    const { views, shown } = showing(aDay(10, [aUnit('A', { status: 'OFFICIAL' })]))
    expect(applyEvent(views, units(10, aUnit('A', { status: 'RUNNING' })), 0)).toBe(false)
    expect(shown()?.units[0]?.status).toBe('OFFICIAL')
  })

  test('a whole view replaces only an older one', () => {
    const views = createViewCache({ onServer: false })
    const medals = ['medals', 'all']
    views.put(medals, aTable(10))
    void views.ensure(unanswered(topics.medals('all'), medals))
    const whole = (seq: number, view: MedalTableView): TopicEvent => ({
      seq,
      topic: topics.medals('all'),
      kind: 'whole',
      view,
    })
    applyEvent(views, whole(12, aTable(13)), 0)
    expect(views.peek<MedalTableView>(medals)?.seq).toBe(13)
    applyEvent(views, whole(13, aTable(12)), 0)
    expect(views.peek<MedalTableView>(medals)?.seq).toBe(13)
  })

  test('rows that a part of a day does not hold may be counted already: its strip stays as it is', () => {
    const golden = aUnit('A', { day: DAY, medal: 'gold' })
    const part = showing({ ...aDay(10, []), narrowed: true, days: [{ day: DAY, units: 4, golds: 1 }] })
    applyEvent(part.views, units(11, golden), 0)
    expect(part.shown()?.units).toEqual([golden])
    expect(part.shown()?.days).toEqual([{ day: DAY, units: 4, golds: 1 }])
    const whole = showing({ ...aDay(10, []), days: [{ day: DAY, units: 4, golds: 1 }] })
    applyEvent(whole.views, units(11, golden), 0)
    expect(whole.shown()?.days).toEqual([{ day: DAY, units: 5, golds: 2 }])
  })

  test('a view that only depends on the topic is fetched again, never overwritten', () => {
    const views = createViewCache({ onServer: false })
    const medallists = ['medallists', 'AL']
    views.put(medallists, { seq: 5, medals: [] })
    views.watch({ ...unanswered(topics.medals('all'), medallists), derived: true }, () => {})
    expect(applyEvent(views, { seq: 6, topic: topics.medals('all'), kind: 'whole', view: aTable(6) }, 0)).toBe(true)
    expect(views.peek(medallists)).toEqual({ seq: 5, medals: [] })
  })

  test('rows that do not join up with what is cached need a fetch', () => {
    const { views, shown } = showing(aDay(10, [aUnit('A')]))
    expect(applyEvent(views, units(15, aUnit('B')), 14)).toBe(true)
    expect(shown()?.seq).toBe(10)
  })

  test('a day nobody looks at is not patched but fetched by its next visitor', () => {
    const { views, shown, leave } = showing(aDay(10, [aUnit('A')]))
    leave()
    expect(applyEvent(views, units(11, aUnit('B')), 0)).toBe(false)
    expect(shown()?.seq).toBe(10)
    expect(views.entries()[0]?.stale).toBe(true)
  })

  test('whatever is delivered twice or late, the screen ends as the server is and its number never falls', () => {
    const change = fc.record({
      code: fc.constantFrom('A', 'B', 'C', 'D'),
      status: fc.constantFrom('SCHEDULED', 'RUNNING', 'OFFICIAL', 'UNSCHEDULED'),
      hour: fc.integer({ min: 8, max: 20 }),
    })
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 25 }),
        fc.array(fc.nat(24), { maxLength: 10 }),
        (history, repeats) => {
          const events = history.map(({ code, status, hour }, i) =>
            units(
              i + 1,
              aUnit(code, {
                status: status as RankedUnit['status'],
                start: at(String(hour).padStart(2, '0') + ':00'),
              }),
            ),
          )
          const server = events.reduce(
            (day, event) => (event.kind === 'units' ? applyUnits(day, event.units, event.seq) : day),
            aDay(0, []),
          )
          const { views, shown } = showing(aDay(0, []))
          let last = 0
          for (const [i, event] of events.entries()) {
            applyEvent(views, event, 0)
            for (const repeat of repeats) applyEvent(views, events[Math.min(repeat, i)] ?? event, 0)
            expect(shown()?.seq).toBeGreaterThanOrEqual(last)
            last = shown()?.seq ?? 0
          }
          expect(shown()).toEqual(server)
        },
      ),
      { numRuns: randomCases(60) },
    )
  })
})
