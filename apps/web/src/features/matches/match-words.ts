import type { UnitSide, UnitSummary } from '@games/contract'

/** The words of units that matches are told with; the route hands them over. */
export interface MatchWords {
  readonly side: (side: UnitSide) => string
  readonly period: (code: string, discipline: string) => string
  readonly periodShort: (code: string, discipline: string) => string
  readonly title: (unit: UnitSummary) => string
  readonly heading: (unit: UnitSummary) => string
  readonly place: (unit: UnitSummary) => string
}
