/** What an event's course has to know of its units' names and addresses; the page that composes it brings them. */
export interface UnitNaming {
  /** Where a unit's page is, by its RSC. */
  readonly address: (code: string) => string
  /** A unit or a phase by its RSC alone, beginning small: "quartas de final 2", "quartas de final"; the phase's letters where it has no word. */
  readonly ofCode: (code: string) => string
}
