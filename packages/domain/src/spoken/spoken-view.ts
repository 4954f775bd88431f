import type { UnitForm } from '../sports/unit-form.ts'
import type { Localized } from '../text/localized.ts'
import type { UnitStatus } from '../units/status.ts'

/** Who is spoken of: `A` athlete, `T` team, `H` horse; `name` as sent, family name in capitals (ODF §8). */
export interface SpokenCompetitor {
  readonly code: string
  readonly type: 'A' | 'T' | 'H'
  readonly name: string
  readonly organisation: { readonly code: string; readonly name: Localized | null } | null
}

export interface SpokenSide {
  readonly competitor: SpokenCompetitor | null
  readonly result: string | null
  readonly wlt: string | null
}

/** A row of a result, in the order sent. */
export interface SpokenRow {
  readonly rank: string | null
  readonly competitor: SpokenCompetitor
  readonly result: string | null
  readonly resultType: string | null
  readonly irm: string | null
  readonly qualificationMark: string | null
  readonly medal: 'gold' | 'silver' | 'bronze' | null
  readonly records: readonly string[]
}

interface Contest {
  readonly discipline: { readonly code: string }
  readonly status: UnitStatus
  readonly clock?: { readonly period: string | null; readonly time: string | null } | undefined
  readonly line: Localized | null
}

/** What is read aloud of a unit: its page, as far as it is needed. */
export interface SpokenView {
  /** Of two views the one with the higher number is the newer one. */
  readonly seq: number
  readonly unit:
    | (Contest & { readonly kind: 'head-to-head'; readonly sides: readonly [SpokenSide, SpokenSide] })
    | (Contest & { readonly kind: 'ranked' })
    | { readonly kind: 'non-competition'; readonly status: UnitStatus }
  readonly form: UnitForm
  readonly results: readonly SpokenRow[]
  /** What was scored in each period alone. */
  readonly periods: readonly { readonly code: string; readonly home: string | null; readonly away: string | null }[]
  readonly statistics: readonly { readonly key: string; readonly home: string | null; readonly away: string | null }[]
  readonly correction: { readonly at: string } | null
}

/** A view of a contest: all but what surrounds the competition, of which nothing but its status is read. */
export type ContestView = SpokenView & { readonly unit: Contest }
export type MatchView = SpokenView & { readonly unit: Extract<SpokenView['unit'], { kind: 'head-to-head' }> }

export const isMatch = (view: SpokenView): view is MatchView => view.unit.kind === 'head-to-head'
