import type { TableKind, TableRow } from './columns.ts'
import type { Draft } from './drafts.ts'
import { type OffsetAt, participantDrafts, scheduleDrafts, teamDrafts } from './family-drafts.ts'
import type { InForce } from './in-force.ts'
import { listDrafts, medallistDrafts } from './list-drafts.ts'
import type { TableProblem } from './problem.ts'

export interface Drafts {
  readonly drafts: readonly Draft[]
  readonly problems: readonly TableProblem[]
}

type Rows<K extends TableKind> = readonly TableRow<K>[]
/**
 * Rows of a table → messages. A message carries whole elements and lists (ODF §2), so what the file has no column for is taken from what is
 * held; an empty cell says that there is nothing.
 */
export function draftsOf<K extends TableKind>(
  kind: K,
  rows: Rows<K>,
  inForce: InForce,
  utcOffset: OffsetAt,
  {
    keepsOthers = false,
  }: { /** Who is in a list and not in the table stays in it. */ readonly keepsOthers?: boolean } = {},
): Drafts {
  const problems: TableProblem[] = []
  const report = (problem: TableProblem) => void problems.push(problem)
  const by: { readonly [T in TableKind]: (all: Rows<T>) => Draft[] } = {
    schedule: (all) => scheduleDrafts(all, inForce, utcOffset),
    participants: (all) => participantDrafts(all, inForce, report),
    teams: (all) => teamDrafts(all, inForce, report),
    'start-lists': (all) => listDrafts(all, inForce, { isStartList: true, keepsOthers }, report),
    results: (all) => listDrafts(all, inForce, { isStartList: false, keepsOthers }, report),
    medallists: (all) => medallistDrafts(all, inForce, keepsOthers, report),
  }
  return { drafts: by[kind](rows), problems }
}
