import type { ScheduleDay, UnitSummary } from '@games/contract'
import { EVENT_KINDS, type EventKind } from './day-filter.ts'
import { eventKindOf } from './filter-units.ts'
import { medalOf } from '../../units/unit-kinds.ts'

/** What a day can be narrowed to. */
export type DayChoices = NonNullable<ScheduleDay['choices']>

const byCode = <T extends { readonly code: string }>(all: readonly T[]): T[] =>
  [...new Map(all.map((one) => [one.code, one])).values()].sort((a, b) => (a.code < b.code ? -1 : 1))

/** The choices of a day that is there as a whole. */
export const choicesOf = (units: readonly UnitSummary[]): DayChoices => ({
  disciplines: byCode(units.map(({ discipline }) => discipline)),
  venues: byCode(units.flatMap(({ venue }) => venue ?? [])),
  genders: [...new Set(units.map(({ gender }) => gender))],
  finals: units.filter((unit) => medalOf(unit) === 'gold').length,
})

/** The kinds of what surrounds the competition that a day has, with how many there are of each. */
export const eventKindsOf = (units: readonly UnitSummary[]): { readonly kind: EventKind; readonly count: number }[] =>
  EVENT_KINDS.map((kind) => ({ kind, count: units.filter((unit) => eventKindOf(unit) === kind).length })).filter(
    ({ count }) => count > 0,
  )
