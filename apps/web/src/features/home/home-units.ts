import type { UnitSide, UnitSummary } from '@games/contract'
import type { ReactNode } from 'react'

/** What the home page has to be told about units: their words and marks are another feature's, which the route brings along. */
export interface HomeUnits {
  readonly address: (code: string) => string
  /** "Handebol feminino, semifinal": beginning with a capital. */
  readonly heading: (unit: UnitSummary) => string
  /** "Alagoas × Paraná", "100 m feminino". */
  readonly title: (unit: UnitSummary) => string
  /** "Handebol, feminino, semifinal 1, Ginásio 2". */
  readonly place: (unit: UnitSummary) => string
  readonly side: (side: UnitSide) => string
  /** How it stands: the status, or the period and the clock. */
  readonly mark: (unit: UnitSummary) => ReactNode
  /** "21–19"; null while there is none. */
  readonly score: (sides: readonly UnitSide[]) => string | null
  readonly behind: (home: UnitSide, away: UnitSide) => 'home' | 'away' | null
}
