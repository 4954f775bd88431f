import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CourtState, CourtUnit, StartForecast } from './court.ts'
import { predictStarts } from './predict-starts.ts'
import { estimatedStart } from './estimated-start.ts'
import { startsAt } from './starts-at.ts'

const MINUTE = 60_000
/** `09:30` of the test's day, epoch milliseconds. */
const at = (time: string) => Date.parse(`2027-09-14T${time}:00-03:00`)
const clock = (instant: number | undefined) =>
  instant === undefined ? 'nothing' : new Date(instant - 180 * MINUTE).toISOString().slice(11, 16)

const aUnit = (code: string, planned: string | null, given: Partial<CourtUnit> = {}): CourtUnit => ({
  code,
  kind: 'JUDW57KG',
  state: 'to-come',
  planned: planned === null ? null : at(planned),
  plannedEnd: null,
  order: null,
  inTurn: false,
  start: null,
  end: null,
  ...given,
})
const over = (code: string, planned: string, start: string, end: string | null = null): CourtUnit =>
  aUnit(code, planned, { state: 'over', start: at(start), end: end === null ? null : at(end) })
const on = (code: string, planned: string, start: string): CourtUnit =>
  aUnit(code, planned, { state: 'on', start: at(start) })

const forecastOf = (units: readonly CourtUnit[], code: string): StartForecast | null => {
  const prediction = predictStarts(units).get(code)
  return prediction && 'forecast' in prediction ? prediction.forecast : null
}
const startOf = (units: readonly CourtUnit[], code: string, now: string) => {
  const forecast = forecastOf(units, code)
  return forecast && startsAt(forecast, at(now))
}
const unsaidOf = (units: readonly CourtUnit[], code: string) => {
  const prediction = predictStarts(units).get(code)
  return prediction && 'unsaid' in prediction ? prediction.unsaid : 'said'
}

/** Bouts every ten minutes from 09:00, each taking as long, all so many minutes late; the last begun is on. */
const morning = (begun: number, late: number, all = 10): CourtUnit[] =>
  Array.from({ length: all }, (_, i) => {
    const planned = at('09:00') + i * 10 * MINUTE
    const start = planned + late * MINUTE
    return {
      ...aUnit(`B${i + 1}`, '09:00'),
      planned,
      ...(i < begun && {
        state: i + 1 < begun ? ('over' as const) : ('on' as const),
        start,
        end: i + 1 < begun ? start + 9 * MINUTE : null,
      }),
    }
  })

describe('a unit begins when those before it are over (on the phone, predicted starts)', () => {
  test('a court that is 20 minutes late is that late for the next one, and for all after it', () => {
    const units = morning(4, 20)
    expect(clock(startOf(units, 'B5', '09:52')?.expected)).toBe('10:00')
    const last = startOf(units, 'B10', '09:52')?.expected ?? 0
    expect(Math.abs(last - at('10:50')) / MINUTE).toBeLessThan(5)
  })

  test('a court that is on time is as printed', () => {
    for (const code of ['B5', 'B10']) {
      const units = morning(4, 0)
      const printed = units.find((unit) => unit.code === code)?.planned ?? 0
      const forecast = forecastOf(units, code)
      expect(forecast && estimatedStart(forecast, printed, at('09:32'))).toBeNull()
    }
  })

  test('shorter units do not begin before their printed time', () => {
    const quick = morning(4, 0).map((unit) => (unit.end ? { ...unit, end: (unit.start ?? 0) + 4 * MINUTE } : unit))
    expect(clock(startOf(quick, 'B5', '09:32')?.expected)).toBe('09:40')
  })

  test('where units have begun early today, the next one may', () => {
    const early = [
      over('A', '09:00', '08:56'),
      over('B', '09:10', '09:04'),
      on('C', '09:20', '09:12'),
      aUnit('D', '09:30'),
    ]
    expect(startOf(early, 'D', '09:14')?.expected).toBeLessThan(at('09:26'))
  })

  test('what follows in turn waits for no time of its own', () => {
    const turn = morning(4, 0).map((unit, i) => ({
      ...unit,
      inTurn: i > 0,
      ...(unit.end !== null && { end: (unit.start ?? 0) + 4 * MINUTE }),
      ...(unit.start !== null && { start: at('09:00') + i * 5 * MINUTE, end: at('09:04') + i * 5 * MINUTE }),
      ...(i === 3 && { end: null }),
    }))
    expect(startOf(turn, 'B5', '09:16')?.expected).toBeLessThan(at('09:30'))
  })

  test('the pace is that of today: units that take half as long again make the last ones later still', () => {
    const slow = Array.from({ length: 12 }, (_, i) => {
      const start = at('09:00') + i * 15 * MINUTE
      const begun = i < 6 && { state: 'over' as const, start, end: start + 14 * MINUTE }
      return { ...aUnit(`B${i + 1}`, '09:00'), planned: at('09:00') + i * 10 * MINUTE, ...begun }
    })
    // 50 minutes late by printed 10:00 already; at least 20 more by 10:50
    expect((startOf(slow, 'B12', '10:29')?.expected ?? 0) - at('10:50')).toBeGreaterThan(40 * MINUTE)
  })
})

describe('what is overdue moves on with the clock', () => {
  test('a unit that takes longer than all before it holds up the next one, minute by minute', () => {
    const units = morning(4, 0)
    const [soon, later] = ['10:00', '10:20'].map((now) => startOf(units, 'B5', now)?.expected ?? 0) as [number, number]
    expect(soon).toBeGreaterThan(at('10:00'))
    expect(later - soon).toBe(20 * MINUTE)
  })

  test('after an hour without a word nothing is said any more', () => {
    expect(startOf(morning(4, 0), 'B5', '10:30')).not.toBeNull()
    expect(startOf(morning(4, 0), 'B5', '11:30')).toBeNull()
  })
})

describe('a break', () => {
  const day = (late: number) => [
    ...morning(10, late).map((unit) => ({ ...unit, state: 'over' as const, end: (unit.start ?? 0) + 9 * MINUTE })),
    aUnit('P1', '12:00'),
    aUnit('P2', '12:10'),
  ]
  test('takes up what the morning was late', () =>
    expect(clock(startOf(day(20), 'P1', '11:00')?.expected)).toBe('12:00'))
  test('is kept by half', () => expect(clock(startOf(day(70), 'P1', '11:50')?.expected)).toBe('12:30'))
})

describe('nothing is said', () => {
  test.each<[string, string, CourtUnit[]]>([
    ['nothing-begun', 'before anything has begun', [aUnit('A', '09:00'), aUnit('X', '09:10')]],
    ['no-order', 'of what has no printed time', [on('A', '09:00', '09:00'), aUnit('X', null)]],
    ['postponed', 'of what has no new time', [on('A', '09:00', '09:00'), aUnit('X', '09:10', { state: 'postponed' })]],
    ['called-off', 'of what was called off', [on('A', '09:00', '09:00'), aUnit('X', '09:10', { state: 'called-off' })]],
    ['begun', 'of what is on', [on('X', '09:00', '09:00')]],
    ['begun', 'of what is over without any times', [aUnit('X', '09:00', { state: 'over' })]],
    [
      'several-at-once',
      'where three mats go by one name',
      ['09:00', '09:10', '09:20'].flatMap((time) =>
        [1, 2, 3].map((mat) => aUnit(`X${time === '09:20' && mat === 3 ? '' : time + mat}`, time)),
      ),
    ],
    [
      'several-at-once',
      'where units were on together',
      [
        over('A', '09:00', '09:00', '09:30'),
        over('B', '09:10', '09:10', '09:40'),
        over('C', '09:20', '09:20', '09:50'),
        aUnit('X', '09:30'),
      ],
    ],
  ])('%s: %s', (reason, _, units) => expect(unsaidOf(units, 'X')).toBe(reason))
})

describe('a feed that is not as it should be', () => {
  const usual = morning(4, 20)
  const expected = startOf(usual, 'B5', '09:52')?.expected
  test('units in any order are the same court', () =>
    expect(startOf([...usual].reverse(), 'B5', '09:52')?.expected).toBe(expected))
  test('of a unit that comes twice the last line counts', () =>
    expect(startOf([aUnit('B5', '15:00'), ...usual], 'B5', '09:52')?.expected).toBe(expected))
  test('one that was called off leaves its time to the others', () => {
    const without = usual.map((unit) => (unit.code === 'B5' ? { ...unit, state: 'called-off' as const } : unit))
    expect(clock(startOf(without, 'B6', '09:52')?.expected)).toBe('10:00')
  })
  test('one that was moved to another court is none of this one', () =>
    expect(
      clock(
        startOf(
          usual.filter(({ code }) => code !== 'B5'),
          'B6',
          '09:52',
        )?.expected,
      ),
    ).toMatch(/^10:0/))
  test('one start that is wrong by an hour changes nothing for those to come', () => {
    const wrong = usual.map((unit) => (unit.code === 'B2' ? { ...unit, start: at('08:30'), end: at('08:39') } : unit))
    expect(Math.abs((startOf(wrong, 'B5', '09:52')?.expected ?? 0) - (expected ?? 0))).toBeLessThan(2 * MINUTE)
  })
  test('a stoppage of an hour is a delay, once two have begun after it', () => {
    const rain = morning(6, 0).map((unit, i) =>
      i < 4 || unit.start === null
        ? unit
        : { ...unit, start: unit.start + 60 * MINUTE, end: unit.end && unit.end + 60 * MINUTE },
    )
    expect(clock(startOf(rain, 'B7', '10:52')?.expected)).toBe('11:00')
  })
  test('an end before the start, or without one, and no end at all are survived', () => {
    const odd = usual.map((unit, i) => [unit, { ...unit, end: at('08:00') }, { ...unit, end: null }][i % 3] ?? unit)
    const alone = odd.map((unit) => (unit.code === 'B1' ? { ...unit, start: null, end: at('09:29') } : unit))
    expect(Math.abs((startOf(alone, 'B5', '09:52')?.expected ?? 0) - (expected ?? 0))).toBeLessThan(2 * MINUTE)
  })
  test('two that were exchanged: the one that was passed is next', () => {
    const exchanged = [
      over('A', '09:00', '09:00', '09:09'),
      aUnit('X', '09:10'),
      on('C', '09:20', '09:10'),
      aUnit('D', '09:30'),
    ]
    expect(clock(startOf(exchanged, 'X', '09:12')?.expected)).toBe('09:20')
  })
  test('one that many have passed is made up in the next break', () => {
    const passed = [
      ...morning(8, 0).map((unit, i) =>
        i === 2 ? { ...unit, state: 'to-come' as const, start: null, end: null } : unit,
      ),
      aUnit('P1', '12:00'),
    ]
    expect(clock(startOf(passed, 'B3', '10:12')?.expected)).toMatch(/^10:[34]/)
  })
  test('what is on without a start takes its time', () => {
    const silent = usual.map((unit) => (unit.code === 'B5' ? { ...unit, state: 'on' as const } : unit))
    expect(Math.abs((startOf(silent, 'B6', '09:52')?.expected ?? 0) - at('10:10'))).toBeLessThan(2 * MINUTE)
  })
  test('nothing that is still to come is known', () => {
    const later = predictStarts(morning(8, 20), at('09:32'))
    expect(later).toEqual(
      predictStarts(
        morning(8, 20).map((unit) => (Number(unit.start) > at('09:32') ? { ...unit, start: null, end: null } : unit)),
        at('09:32'),
      ),
    )
  })
})

describe('what is said beside a printed time', () => {
  const waiting = (time: string) => ({ at: at(time), lead: 0 })
  const forecast = (expected: string, earliest: string, latest: string): StartForecast => ({
    expected: waiting(expected),
    earliest: waiting(earliest),
    latest: waiting(latest),
  })
  test.each([
    ['20 minutes later, to five minutes', forecast('14:18', '14:13', '14:31'), '13:00', '14:20 14:10 14:35 20'],
    ['to the minute when it is soon', forecast('14:18', '14:13', '14:31'), '14:10', '14:18 14:13 14:31 18'],
    ['never in the past', forecast('14:18', '14:13', '14:31'), '14:25', '14:25 14:25 14:31 25'],
    ['nothing where it is as printed', forecast('14:03', '13:58', '14:09'), '13:00', null],
    ['nothing where anything may be', forecast('14:30', '14:00', '15:10'), '13:00', null],
    ['an earlier one', forecast('13:48', '13:45', '13:55'), '13:00', '13:50 13:45 13:55 -10'],
  ])('%s', (_, given, now, said) => {
    const start = estimatedStart(given, at('14:00'), at(now))
    expect(start && [clock(start.expected), clock(start.earliest), clock(start.latest), start.minutes].join(' ')).toBe(
      said,
    )
  })
})

describe('whatever a court says', () => {
  const state = fc.constantFrom<CourtState[]>('to-come', 'to-come', 'on', 'over', 'over', 'postponed', 'called-off')
  const minute = fc.integer({ min: 0, max: 720 }).map((n) => at('08:00') + n * MINUTE)
  const unit = fc.record({
    code: fc.integer({ min: 1, max: 40 }).map(String),
    kind: fc.constantFrom('a', 'b'),
    state,
    planned: fc.option(minute, { freq: 9 }),
    plannedEnd: fc.option(minute),
    order: fc.option(fc.integer({ min: 1, max: 9 })),
    inTurn: fc.boolean(),
    start: fc.option(minute),
    end: fc.option(minute),
  })
  const court = fc.array(unit, { maxLength: 40 })
  const forecasts = (units: readonly CourtUnit[], now?: number) =>
    [...predictStarts(units, now)].flatMap(([code, one]) =>
      'forecast' in one ? [{ code, forecast: one.forecast }] : [],
    )

  test('nothing is said to begin in the past, and the bounds hold what is expected', () => {
    fc.assert(
      fc.property(court, minute, (units, now) => {
        for (const { forecast } of forecasts(units, now)) {
          const start = startsAt(forecast, now)
          if (!start) continue
          expect(start.expected).toBeGreaterThanOrEqual(now)
          expect(start.earliest).toBeGreaterThanOrEqual(now)
          expect(start.earliest).toBeLessThanOrEqual(start.expected)
          expect(start.latest).toBeGreaterThanOrEqual(start.expected)
        }
      }),
    )
  })

  test('of units in order none begins before the one before it', () => {
    fc.assert(
      fc.property(fc.array(unit, { minLength: 2, maxLength: 40 }), minute, (units, now) => {
        const inOrder = units.map((one, i) => ({
          ...one,
          code: String(i),
          planned: at('08:00') + i * 15 * MINUTE,
          ...(i > units.length / 2 && { state: 'to-come' as const, start: null, end: null }),
          ...(i <= units.length / 2 && { state: 'over' as const }),
        }))
        const starts = forecasts(inOrder, now).map(({ forecast }) => startsAt(forecast, now))
        for (const bound of ['expected', 'earliest', 'latest'] as const) {
          const instants = starts.flatMap((start) => (start ? [start[bound]] : []))
          expect(instants).toEqual([...instants].sort((one, other) => one - other))
        }
      }),
    )
  })

  test('each unit has an answer, the same in any order, whatever comes later', () => {
    fc.assert(
      fc.property(fc.uniqueArray(unit, { selector: ({ code }) => code, maxLength: 40 }), minute, (units, now) => {
        const said = predictStarts(units, now)
        expect([...said.keys()].sort()).toEqual(units.map(({ code }) => code).sort())
        expect(new Map(predictStarts([...units].reverse(), now))).toEqual(said)
        const blind = units.map((one) => ({
          ...one,
          start: one.start !== null && one.start > now ? null : one.start,
          end: one.end !== null && one.end > now ? null : one.end,
        }))
        expect(predictStarts(blind, now)).toEqual(said)
      }),
    )
  })

  test('a court of a thousand units takes no longer than ten of a hundred, but for sorting', () => {
    const long = (n: number) => morning(n / 2, 7, n)
    const took = (units: readonly CourtUnit[], times: number) => {
      const started = performance.now()
      for (let i = 0; i < times; i++) predictStarts(units)
      return performance.now() - started
    }
    took(long(100), 20)
    expect(took(long(1000), 5)).toBeLessThan(took(long(100), 50) * 12 + 50)
  })
})
