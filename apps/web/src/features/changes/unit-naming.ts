import type { UnitSummary } from '@games/contract'

/** What the list of changes has to be told about units: their words and addresses are another feature's, which the route brings along. */
export interface UnitNaming {
  /** "Handebol feminino, semifinal", without what the title says: beginning with a capital. */
  readonly about: (unit: UnitSummary) => string
  /** "Alagoas × Paraná", "100 m feminino". */
  readonly title: (unit: UnitSummary) => string
  readonly address: (code: string) => string
}
