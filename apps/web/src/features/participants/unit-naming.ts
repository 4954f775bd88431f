import type { UnitSide, UnitSummary } from '@games/contract'

/** What a profile has to know of units' names and addresses; the page that composes it brings them. */
export interface UnitNaming {
  readonly phase: (unit: UnitSummary) => string
  readonly event: (event: UnitSummary['event']) => string
  readonly title: (unit: UnitSummary) => string
  readonly place: (unit: UnitSummary) => string
  readonly side: (side: UnitSide) => string
  /** A phase by its RSC alone: "grupo B". */
  readonly ofCode: (code: string) => string
  readonly address: (code: string) => string
}
