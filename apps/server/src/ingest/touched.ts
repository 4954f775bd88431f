import type { OdfHeader, OdfMessage } from '@games/odf'
import type { ClientBase } from 'pg'

/** A message in force, on its way into facts. */
export interface InForce {
  readonly id: number
  readonly header: OdfHeader
  readonly message: OdfMessage
  /** Full replacement key, the facts' key for replaced types. */
  readonly key: string
  /** Orders elements of one code: bulk below every update, updates among themselves by version, produced, digest. */
  readonly precedence: string
  readonly produced: string
  readonly corrected: boolean
}

/** What facts have changed: what has to be derived again. */
export interface Touched {
  readonly units: Set<string>
  readonly competitors: Set<string>
  /** People and teams of whom something is different now, be it what their own page alone shows; with the teams, their members. */
  readonly pages: Set<string>
  readonly medalEvents: Set<string>
  /** Who has won a medal, or had: people and teams. */
  readonly medallists: Set<string>
  /** Disciplines of events whose final ranking changed. */
  readonly rankedDisciplines: Set<string>
  /** Phases (26 characters) whose result lists changed: it marks who of their units goes on. */
  readonly phases: Set<string>
  /** Events (22 characters) whose brackets, pools, phase results or records changed. */
  readonly events: Set<string>
  /** Events (22 characters) whose names or answers changed, from which their type follows. */
  readonly retyped: Set<string>
  /** Disciplines whose reports or communications changed. */
  readonly reportDisciplines: Set<string>
  /** Files that a report has let go, by digest. */
  readonly files: Set<string>
  /** Units whose actions or statistics changed, with which of them there were before. */
  readonly plays: Map<string, 'plays' | 'statistics' | null>
  /** The schedule's past is another than it was derived from: a message arrived late, or for a whole discipline. */
  programmesRestated: boolean
  /** Every name may have changed: every page has to refetch. */
  names: boolean
}

export const nothingTouched = (): Touched => ({
  units: new Set(),
  competitors: new Set(),
  pages: new Set(),
  medalEvents: new Set(),
  medallists: new Set(),
  rankedDisciplines: new Set(),
  phases: new Set(),
  events: new Set(),
  retyped: new Set(),
  reportDisciplines: new Set(),
  files: new Set(),
  plays: new Map(),
  programmesRestated: false,
  names: false,
})

/** Adds what was touched to what was touched before. */
export function addTouched(into: Touched, from: Touched): void {
  for (const set of SETS) for (const one of from[set]) into[set].add(one)
  for (const [unit, before] of from.plays) if (!into.plays.has(unit)) into.plays.set(unit, before)
  into.programmesRestated ||= from.programmesRestated
  into.names ||= from.names
}

const SETS = [
  'units',
  'competitors',
  'pages',
  'medalEvents',
  'medallists',
  'rankedDisciplines',
  'phases',
  'events',
  'retyped',
  'reportDisciplines',
  'files',
] as const satisfies readonly (keyof Touched)[]

/** Inserts rows given as objects that all name the same columns; the columns' types are the table's. */
export async function insertRows<Row extends object>(
  tx: ClientBase,
  table: string,
  rows: readonly Row[],
  conflict = '',
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  await tx.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.map((c) => `r.${c}`).join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb) r ${conflict}`,
    [JSON.stringify(rows)],
  )
}
