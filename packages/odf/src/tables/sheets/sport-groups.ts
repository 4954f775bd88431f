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
   * The number of the group that an event joins, from 1, and the sports of the group. An event that no sport has can be of any sport of the games and of
   * the workbook; null: these are not known either.
   */
  join(event: string, table: SheetTable): { readonly number: number; readonly sports: readonly Suggestion[] } | null {
    const found = this.#sportsOf.get(event) ?? this.#index.sportsOf(event)
    this.#sportsOf.set(event, found)
    const sports = found.length > 0 ? found : this.#sportsInUse()
    if (sports.length === 0) return null
    const groups = this.#groups.get(table) ?? []
    this.#groups.set(table, groups)
    const shared = groups.map((group) => group.filter(({ code }) => sports.some((sport) => sport.code === code)))
    const joined = shared.findIndex((group) => group.length > 0)
    const at = joined < 0 ? groups.length : joined
    const group = shared[joined] ?? sports
    groups[at] = group
    return { number: at + 1, sports: group }
  }

  /** The sports of the games, and those that other events of the workbook can be of. */
  #sportsInUse(): readonly Suggestion[] {
    const all = [...this.#index.sportsOfGames(), ...[...this.#groups.values()].flat(2)]
    return [...new Map(all.map((sport) => [sport.code, sport])).values()]
  }
}
