import {
  type Draft,
  draftsOf,
  type OffsetAt,
  readTableRows,
  stops,
  type TableKind,
  type TableProblem,
} from '@games/odf/tables/index'
import type { ClientBase } from 'pg'
import { type Change, diffOf, type Subject, type Unknown, unknownOf } from './diff.ts'
import { readInForce } from './in-force.ts'

/** What a table would do, without words: codes, keys, values. */
export interface TablePlan {
  readonly kind: TableKind
  /** Rows that are not empty. */
  readonly found: number
  readonly added: readonly Subject[]
  readonly changed: readonly Change[]
  readonly removed: readonly Subject[]
  readonly unknown: readonly Unknown[]
  readonly problems: readonly TableProblem[]
  /** Whether it can be applied; nothing of a table is when one of its problems stops it. */
  readonly applicable: boolean
}

/** A plan, and the import it became; null: a dry run, nothing to do, or not applicable. */
export interface ImportOutcome extends TablePlan {
  readonly importId: number | null
}

/** An import that was applied, with how much of each there was. */
export interface PastImport {
  readonly id: number
  readonly kind: TableKind
  readonly fileName: string | null
  readonly found: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly unknown: number
  readonly importedAt: Date
  readonly undoneAt: Date | null
}

/** Reads a table and holds it against what is in force. */
export async function planTable(
  tx: ClientBase,
  kind: TableKind,
  bytes: Uint8Array,
  { competitionCode, utcOffset }: { readonly competitionCode: string | null; readonly utcOffset: OffsetAt },
): Promise<{ readonly plan: TablePlan; readonly drafts: readonly Draft[] }> {
  const table = readTableRows(kind, bytes)
  const inForce = await readInForce(tx, table.rows, competitionCode)
  const { drafts, problems: between } = draftsOf(kind, table.rows, inForce, utcOffset)
  const { added, changed, removed, drafts: changing } = diffOf(drafts, inForce)
  const problems = [...table.problems, ...between].sort((a, b) => (a.row ?? 0) - (b.row ?? 0))
  const applicable = !problems.some(stops)
  const plan: TablePlan = {
    kind,
    found: table.found,
    added,
    changed,
    // a row that could not be read looks like one that is not there
    removed: applicable ? removed : [],
    unknown: unknownOf(drafts, inForce, inForce.hasEvent),
    problems,
    applicable,
  }
  return { plan, drafts: changing }
}

/** How many of what, in one line for a terminal: `3 added, 1 rank changed, 1 competitor unknown`. */
export function summaryOf({ added, changed, removed, unknown, problems }: TablePlan): string {
  const counted = (things: readonly string[], verb: string) =>
    [...Map.groupBy(things, (thing) => thing)].map(([thing, all]) => `${all.length} ${thing} ${verb}`)
  const parts = [
    ...(added.length > 0 ? [`${added.length} added`] : []),
    ...counted(
      changed.map(({ field }) => field),
      'changed',
    ),
    ...(removed.length > 0 ? [`${removed.length} removed`] : []),
    ...counted(
      unknown.map(({ what }) => what),
      'unknown',
    ),
    ...(problems.length > 0 ? [`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : 'nothing would change'
}
