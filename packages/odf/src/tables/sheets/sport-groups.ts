import type { KnownIndex, Suggestion } from './known.ts'
import type { SheetTable } from './sheet-table.ts'

/** Sports of events whose rows name no sport. The events of a table that can be of one sport are a group, with one question. */
export class SportGroups {
  readonly #index: KnownIndex
  readonly #sportsOf = new Map<string, readonly Suggestion[]>()
  readonly #groups = new Map<SheetTable, (readonly Suggestion[])[]>()

  constructor(index: KnownIndex) {
    this.#index = index
  }

  /**
   * The number of the group that an event joins, from 1, and the sports of the group. An event that no sport has can be of the sports of the other events
   * of the workbook, else of those of the games; null: these are not known either.
   */
  join(event: string, table: SheetTable): { readonly number: number; readonly sports: readonly Suggestion[] } | null {
    const found = this.#sportsOf.get(event) ?? this.#index.sportsOf(event)
    this.#sportsOf.set(event, found)
    const sports = found.length > 0 ? found : this.#sportsInUse()
    if (sports.length === 0) return null
    const groups = this.#groups.get(table) ?? []
    this.#groups.set(table, groups)
    const shared = groups.map((group) => group.filter(({ code }) => sports.some((sport) => sport.code === code)))
    // an event that no sport has is of no single one of several groups
    const isOfAny = found.length === 0 && groups.length > 1
    const joined = shared.findIndex((group) => (isOfAny ? group.length === sports.length : group.length > 0))
    const at = joined < 0 ? groups.length : joined
    const group = shared[joined] ?? sports
    groups[at] = group
    return { number: at + 1, sports: group }
  }

  #sportsInUse(): readonly Suggestion[] {
    const ofWorkbook = new Map([...this.#groups.values()].flat(2).map((sport) => [sport.code, sport]))
    return ofWorkbook.size > 0 ? [...ofWorkbook.values()] : this.#index.sportsOfGames()
  }
}
