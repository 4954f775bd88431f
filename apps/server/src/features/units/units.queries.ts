import type { EventType, Localized, UnitStatus } from '@games/domain'
import type { OdfResult, OdfResults, OdfUnit } from '@games/odf'
import type { ClientBase } from 'pg'
import type { SideRow } from '../../ingest/derive/units.ts'

/** A row of the derived table `unit`, as the summary needs it. */
export interface UnitRow {
  readonly code: string
  readonly gender: string
  readonly division: 1 | 2 | 3 | null
  readonly event_type: EventType
  readonly status: UnitStatus
  readonly day: string | null
  readonly medal: number
  readonly head_to_head: boolean
  readonly sides: readonly SideRow[]
  readonly leader: SideRow | null
  readonly clock: OdfResults['clock']
  readonly line: Localized | null
  readonly planned_start: string | null
  readonly produced: string
  readonly correction: { at: string; note: string | null } | null
  readonly schedule: OdfUnit | null
  /** The actual start and end the result message tells. */
  readonly result_start: string | null
  readonly result_end: string | null
}

const UNIT_COLUMNS = `u.code, u.gender, u.division, u.event_type, u.status, u.day, u.medal, u.head_to_head, u.sides, u.leader, u.clock, u.line,
  u.planned_start, u.produced, u.correction, u.schedule, l.fact ->> 'start' as result_start, l.fact ->> 'end' as result_end`
const WITH_LIST = `unit u left join fact_result_list l on l.message_id = u.result_message_id and l.document_type = 'DT_RESULT'`
const IN_TIME = 'u.start_at, u.sort_order nulls first, u.code'

/** What of a day is wanted; absent: everything. */
export interface DayPart {
  readonly discipline?: string | undefined
  /** Competition, or what surrounds it. */
  readonly part?: 'competition' | 'event' | undefined
}

/** The displayed units of a day in time order: start, Order, code (ODF §6). */
export async function unitsOfDay(tx: ClientBase, day: string, { discipline, part }: DayPart = {}): Promise<UnitRow[]> {
  const { rows } = await tx.query<UnitRow>(
    `select ${UNIT_COLUMNS} from ${WITH_LIST} where u.displayed and u.day = $1 and ($2::text is null or u.discipline = $2)
       and ($3::boolean is null or (u.event_type in ('competition', 'competition-medal')) = $3) order by ${IN_TIME}`,
    [day, discipline ?? null, part === undefined ? null : part === 'competition'],
  )
  return rows
}

export async function unitsByCode(tx: ClientBase, codes: readonly string[]): Promise<UnitRow[]> {
  const { rows } = await tx.query<UnitRow>(
    `select ${UNIT_COLUMNS} from ${WITH_LIST} where u.code = any($1) order by ${IN_TIME}`,
    [codes],
  )
  return rows
}

export async function daysWithUnits(tx: ClientBase): Promise<{ day: string; units: number; golds: number }[]> {
  const { rows } = await tx.query<{ day: string; units: number; golds: number }>(
    `select day, count(*)::int as units, (count(*) filter (where medal = 1 and status <> 'CANCELLED'))::int as golds
     from unit where displayed group by day order by day`,
  )
  return rows
}

export interface ResultListRow {
  readonly status: string | null
  readonly notes: readonly string[]
  readonly fact: Omit<OdfResults, 'results'>
}

/** The result message in force of a unit and its rows in the order sent (SortOrder, ODF §8). */
export async function resultListOf(
  tx: ClientBase,
  code: string,
): Promise<{ list: ResultListRow; results: OdfResult[] } | null> {
  const { rows } = await tx.query<ResultListRow & { replacement_key: string }>(
    `select replacement_key, status, notes, fact from fact_result_list
     where code = $1 and document_type = 'DT_RESULT' order by produced desc, replacement_key limit 1`,
    [code],
  )
  const list = rows[0]
  if (!list) return null
  const results = await tx.query<{ fact: OdfResult }>(
    'select fact from fact_result where replacement_key = $1 order by position',
    [list.replacement_key],
  )
  return { list, results: results.rows.map((r) => r.fact) }
}

/** Qualification marks that only the phase's result knows: they need all heats (ODF §8). By competitor. */
export async function phaseMarks(tx: ClientBase, phase: string): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ competitor: string; mark: string }>(
    `select r.competitor, r.fact ->> 'qualificationMark' as mark from fact_result r
     where r.document_type = 'DT_PHASE_RESULT' and r.code = $1 and r.fact ->> 'qualificationMark' is not null`,
    [phase.padEnd(34, '-')],
  )
  return new Map(rows.map((r) => [r.competitor, r.mark]))
}

/** The units of a phase that have a place in the schedule or results, in time order. */
export async function phaseUnits(
  tx: ClientBase,
  phase: string,
): Promise<{ code: string; name: Localized | null; unit_num: string | null; status: UnitStatus }[]> {
  const { rows } = await tx.query<{
    code: string
    name: Localized | null
    unit_num: string | null
    status: UnitStatus
  }>(
    `select u.code, u.schedule -> 'name' as name, u.schedule ->> 'unitNum' as unit_num, u.status
     from unit u where u.phase = $1 and (u.displayed or u.result_message_id is not null) order by ${IN_TIME}`,
    [phase],
  )
  return rows
}

/** One competitor's row in each of the units, from the result message in force. */
export async function rowsOfCompetitors(
  tx: ClientBase,
  pairs: readonly { unit: string; competitor: string }[],
): Promise<Map<string, OdfResult>> {
  const { rows } = await tx.query<{ unit: string; fact: OdfResult }>(
    `select w.unit, r.fact from unnest($1::text[], $2::text[]) as w(unit, competitor)
       join unit u on u.code = w.unit
       join fact_result_list l on l.message_id = u.result_message_id and l.code = u.code
       join fact_result r on r.replacement_key = l.replacement_key and r.competitor = w.competitor`,
    [pairs.map((p) => p.unit), pairs.map((p) => p.competitor)],
  )
  return new Map(rows.map((r) => [r.unit, r.fact]))
}
