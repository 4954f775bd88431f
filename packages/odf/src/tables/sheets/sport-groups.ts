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

  /** The number of the group that an event joins, from 1, and the sports of the group; null: no sport has such an event. */
  join(event: string, table: SheetTable): { readonly number: number; readonly sports: readonly Suggestion[] } | null {
    const sports = this.#sportsOf.get(event) ?? this.#index.sportsOf(event)
    this.#sportsOf.set(event, sports)
    if (sports.length === 0) return null
    const groups = this.#groups.get(table) ?? []
    this.#groups.set(table, groups)
    const shared = groups.map((group) => group.filter(({ code }) => sports.some((sport) => sport.code === code)))
    const found = shared.findIndex((group) => group.length > 0)
    const at = found < 0 ? groups.length : found
    const group = shared[found] ?? sports
    groups[at] = group
    return { number: at + 1, sports: group }
  }
}
