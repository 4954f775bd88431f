import type { UnitSummary } from '@games/contract'
import { gamesDayAt } from '@games/contract/clock'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { venueInstant } from '../../live/games-clock.ts'
import { venueTime } from '../../time/shown-time.ts'
import { zonedTime } from '../../time/zoned-time.ts'
import { aUnit } from '../../units/unit.factory.ts'
import { neighboursOf, unitsOfShownDay } from './shown-day.ts'

const ZONES = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Noronha',
  'America/Los_Angeles',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Lisbon',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'UTC',
]

/** Instants of some days around the end of summer time in Europe and its beginning in the Americas, and venues east and west. */
const games = fc.record({
  zone: fc.constantFrom(...ZONES),
  utcOffset: fc.constantFrom(-180, -240, 0, 60, 120, 540),
  minutes: fc.uniqueArray(fc.integer({ min: 0, max: 6 * 24 * 60 }), { maxLength: 40 }),
  from: fc.constantFrom('2027-07-16T03:00:00Z', '2027-10-29T03:00:00Z', '2027-03-12T03:00:00Z', '2027-12-30T03:00:00Z'),
})

function unitsOf({
  minutes,
  from,
  utcOffset,
}: {
  minutes: readonly number[]
  from: string
  utcOffset: number
}): UnitSummary[] {
  return minutes.map((minute, at) => {
    const epoch = Date.parse(from) + minute * 60_000
    return aUnit('ATHW100M', {
      code: `UNIT${at}`,
      day: gamesDayAt(epoch, utcOffset),
      start: at % 9 === 0 ? null : venueInstant(epoch, utcOffset),
    })
  })
}

test('grouping by the zone shown loses and doubles no unit, and every page is made from its day and its neighbours (R5.10)', () => {
  fc.assert(
    fc.property(games, (given) => {
      const units = unitsOf(given)
      const days = [...new Set(units.map(({ day }) => day ?? ''))].toSorted()
      const shown = zonedTime(given.zone, given.utcOffset)
      const pages = days.flatMap((day) => {
        const { before, after } = neighboursOf(day, days, shown, given.utcOffset)
        const fetched = units.filter((unit) => [before, day, after].includes(unit.day))
        return unitsOfShownDay(day, days, fetched, shown).map(({ code }) => code)
      })
      expect(pages.toSorted()).toEqual(units.map(({ code }) => code).toSorted())
    }),
  )
})

test('a page is in time order, what has no time at its end (R5.10)', () => {
  fc.assert(
    fc.property(games, (given) => {
      const units = unitsOf(given)
      const days = [...new Set(units.map(({ day }) => day ?? ''))].toSorted()
      for (const day of days) {
        const starts = unitsOfShownDay(day, days, units, zonedTime(given.zone, given.utcOffset)).map(
          ({ start }) => start,
        )
        const times = starts.map((start) => (start === null ? Number.POSITIVE_INFINITY : Date.parse(start)))
        expect(times).toEqual(times.toSorted((a, b) => (a === b ? 0 : a - b)))
      }
    }),
  )
})

test('the venue’s own time needs no neighbour and moves nothing (R5.10)', () => {
  fc.assert(
    fc.property(games, (given) => {
      const units = unitsOf(given)
      const days = [...new Set(units.map(({ day }) => day ?? ''))].toSorted()
      const shown = venueTime(given.utcOffset)
      for (const day of days) {
        expect(neighboursOf(day, days, shown, given.utcOffset)).toEqual({ before: null, after: null })
        expect(unitsOfShownDay(day, days, units, shown)).toBe(units)
      }
    }),
  )
})
