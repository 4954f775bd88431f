import type { Tap } from '@games/domain/scoring/index'
import type { PlacedRow } from './desk.queries.ts'

/** The tap that an undo names. */
export const targetOf = ({ kind, value }: Pick<Tap, 'kind' | 'value'>): string | null =>
  kind === 'undo' && typeof value === 'string' ? value : null

export const placed = (tap: Pick<Tap, 'id' | 'kind' | 'value'>, stored: number): PlacedRow => ({
  id: tap.id,
  kind: tap.kind,
  stored,
  target: targetOf(tap),
})

/** How many taps of a unit are played once more: of an undo those since the deed that it takes back or brings again, of rules all. */
export class Places {
  readonly #places = new Map<string, { readonly kind: string; readonly deed: number }>()
  #again = 0

  constructor(rows: readonly PlacedRow[]) {
    for (const row of rows) this.add(row)
  }

  get again(): number {
    return this.#again
  }

  kindOf(id: string | null): string | null {
    return id === null ? null : (this.#places.get(id)?.kind ?? null)
  }

  wouldBe(row: PlacedRow): number {
    return this.#again + row.stored - this.#deedOf(row)
  }

  add(row: PlacedRow): void {
    this.#again = this.wouldBe(row)
    this.#places.set(row.id, { kind: row.kind, deed: this.#deedOf(row) })
  }

  #deedOf({ kind, stored, target }: PlacedRow): number {
    if (kind === 'rules') return 0
    return (target === null ? undefined : this.#places.get(target)?.deed) ?? stored
  }
}
