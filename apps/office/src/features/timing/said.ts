import type { MARK_MEANINGS } from '@games/contract/venue-files/venue-files'

export type Meaning = (typeof MARK_MEANINGS)[number]

/** What has been said on the page and is not remembered yet: units by heat, competitors by heat and row, meanings by mark. */
export interface Said {
  readonly heats: ReadonlyMap<string, string>
  readonly rows: ReadonlyMap<string, { readonly heat: string; readonly row: string; readonly competitor: string }>
  readonly marks: ReadonlyMap<string, Meaning>
}
export const NOTHING_SAID: Said = { heats: new Map(), rows: new Map(), marks: new Map() }

export const countOf = ({ heats, rows, marks }: Said): number => heats.size + rows.size + marks.size

/** As the call takes it. */
export const assignmentsOf = ({ heats, rows, marks }: Said) => ({
  heats: [...heats].map(([heat, unit]) => ({ heat, unit })),
  rows: [...rows.values()],
  marks: [...marks].map(([mark, irm]) => ({ mark, irm })),
})

/** With one more said; undefined: it is not said after all. */
export function withSaid<V>(map: ReadonlyMap<string, V>, key: string, value: V | undefined): ReadonlyMap<string, V> {
  const next = new Map(map)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}
