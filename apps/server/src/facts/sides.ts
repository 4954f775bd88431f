import type { OdfPreviousUnit } from '@games/odf'

/** One side of a head-to-head unit or the first of a list, as codes: names are joined when read (ODF §7). */
export interface SideRow {
  readonly code: string | null
  readonly type: 'A' | 'T' | 'H'
  readonly organisation: string | null
  /** The name the message itself gives, for codes the participants do not know. */
  readonly name: string | null
  readonly from: SideSource | null
  readonly result: string | null
  readonly irm: string | null
  readonly wlt: string | null
}

/** Where a side comes from whose competitor is not known yet: a unit and who of it, or a pool and the place in it (ODF §6). */
export interface SideSource {
  readonly unit: string
  readonly wlt: string | null
  readonly place?: string
}

export const sourceOf = (previous: OdfPreviousUnit | null): SideSource | null =>
  previous?.unit
    ? { unit: previous.unit, wlt: previous.wlt, ...(previous.value !== null && { place: previous.value }) }
    : null
