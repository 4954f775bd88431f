import type { UnitSummary } from '@games/contract'

/** What a list of documents has to know of units' names and addresses; the page that composes it brings them. */
export interface DocumentNaming {
  /** "Alagoas × Paraná". */
  readonly title: (unit: UnitSummary) => string
  /** "semifinal 1"; '' where the phase has no word. */
  readonly phase: (unit: UnitSummary) => string
  readonly address: (code: string) => string
}
