import type { TableKind, TableRow } from './columns.ts'
import type { Draft } from './drafts.ts'
import { participantDrafts, scheduleDrafts, teamDrafts } from './family-drafts.ts'
import type { Held } from './held.ts'
import { listDrafts, medallistDrafts } from './list-drafts.ts'
import type { TableProblem } from './problem.ts'

export interface Drafts {
  readonly drafts: readonly Draft[]
  readonly problems: readonly TableProblem[]
}

type Rows<K extends TableKind> = readonly TableRow<K>[]
/**
 * Rows of a table → messages. A message carries whole elements and lists (ODF §2), so what the file has no column for is taken from what is
 * held; an empty cell says that there is nothing. `utcOffset` is the venue's, `-03:00`.
 */
export function draftsOf<K extends TableKind>(kind: K, rows: Rows<K>, held: Held, utcOffset: string): Drafts {
  const problems: TableProblem[] = []
  const report = (problem: TableProblem) => void problems.push(problem)
  const by: { readonly [T in TableKind]: (all: Rows<T>) => Draft[] } = {
    schedule: (all) => scheduleDrafts(all, held, utcOffset),
    participants: (all) => participantDrafts(all, held, report),
    teams: (all) => teamDrafts(all, held, report),
    'start-lists': (all) => listDrafts(all, held, true, report),
    results: (all) => listDrafts(all, held, false, report),
    medallists: (all) => medallistDrafts(all, held, report),
  }
  return { drafts: by[kind](rows), problems }
}
