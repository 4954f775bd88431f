import type { ResultStatus } from '@games/domain'
import type { OdfBody, OdfHeader, OdfMessage } from '../message.ts'
import type { Cells, TableKind, TableRow } from './columns.ts'
import type { TableProblem } from './problem.ts'
import type { GoesOn } from './values.ts'

/**
 * Where medals come from: the rules, by results of tables; a list of an organiser, which the rules may complete (`isByRule` of a medal); a list
 * of all medals.
 */
export type MedalsOrigin = 'rules' | 'list' | 'whole-list'

/** A message that a table asks for, before it is known when and as which version it is sent. */
export interface Draft {
  readonly documentType:
    | 'DT_SCHEDULE_UPDATE'
    | 'DT_PARTIC_UPDATE'
    | 'DT_PARTIC_TEAMS_UPDATE'
    | 'DT_RESULT'
    | 'DT_MEDALLISTS'
    | 'DT_POOL_STANDING'
    | 'DT_CODES'
  readonly documentCode: string
  readonly resultStatus: ResultStatus | null
  /** The set of a table of codes. */
  readonly subtype?: string
  readonly body: Extract<OdfBody, { kind: 'schedule' | 'participants' | 'teams' | 'results' | 'medallists' | 'codes' }>
  /** How many go on from the round of the list, where its table says so; null: the table has marks of its own. */
  readonly goesOn?: GoesOn | null
  /** Of medals: whether the rules of the sport give them, or a list that the rules may complete. */
  readonly origin?: Exclude<MedalsOrigin, 'whole-list'>
  /** For each element or row of the body, by code: the first row of the table about it. */
  readonly rows: ReadonlyMap<string, number>
}

export type Report = (problem: TableProblem) => void

/** Elements in one message: whoever reads ODF may stop at 20 MB (ODF §2.8). */
const ELEMENTS_AT_ONCE = 1_000

/** A draft of an update as one or more, which say the same together; a list cannot be parted. */
export function partsOf(draft: Draft): Draft[] {
  const { body } = draft
  const parts = <T>(all: readonly T[], make: (part: readonly T[]) => Draft['body']): Draft[] =>
    Array.from({ length: Math.ceil(all.length / ELEMENTS_AT_ONCE) }, (_, at) => ({
      ...draft,
      body: make(all.slice(at * ELEMENTS_AT_ONCE, (at + 1) * ELEMENTS_AT_ONCE)),
    }))
  switch (body.kind) {
    case 'schedule':
      return parts(body.units, (units) => ({ ...body, units }))
    case 'participants':
      return parts(body.participants, (participants) => ({ ...body, participants }))
    case 'teams':
      return parts(body.teams, (teams) => ({ ...body, teams }))
    case 'results':
    case 'medallists':
    case 'codes':
      return [draft]
  }
}

/** What a draft still lacks to be sent. */
export type Sending = Pick<OdfHeader, 'competitionCode' | 'version' | 'date' | 'time' | 'source'>

/**
 * The message of a draft. Updates have a subtype of their own: theirs is another identity than the feed's, so that an invalidation of a
 * version of the feed's is none of a table's. So have names of codes, which stand beside the feed's.
 */
export const messageOf = (
  { documentType, documentCode, resultStatus, subtype, body }: Draft,
  sending: Sending,
): OdfMessage => ({
  header: {
    ...sending,
    documentCode,
    documentSubcode: subtype === undefined ? null : 'TABLE',
    documentType,
    documentSubtype: subtype ?? (documentType.endsWith('_UPDATE') ? 'TABLE' : null),
    resultStatus,
    language: null,
    feedFlag: 'P',
    logicalDate: sending.date,
  },
  notes: [],
  body,
  warnings: [],
})

/** What a cell says, or what is in force where the file has no such column. */
export const cellOr = <T>(cell: T | undefined, inForce: T): T => (cell === undefined ? inForce : cell)

/** The first row about each code. */
export function rowsBy<K extends TableKind>(
  rows: readonly TableRow<K>[],
  codeOf: (cells: Cells<K>) => string,
): Map<string, number> {
  const first = new Map<string, number>()
  for (const { row, cells } of rows) if (!first.has(codeOf(cells))) first.set(codeOf(cells), row)
  return first
}
