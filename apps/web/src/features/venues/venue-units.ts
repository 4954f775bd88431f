import type { UnitSummary } from '@games/contract'
import type { ReactNode } from 'react'

/** What the venues' pages have to be told about units: their words and rows are another feature's, which the route brings along. */
export interface VenueUnits {
  /** "Handebol feminino, semifinal": beginning with a capital. */
  readonly heading: (unit: UnitSummary) => string
  /** A unit as a row; `startsIn` are the minutes until it begins when that is soon. */
  readonly render: (unit: UnitSummary, startsIn: number | null) => ReactNode
}
