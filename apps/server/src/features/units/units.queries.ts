import { topics } from '@games/contract/live'
import {
  type EventType,
  type Localized,
  trimRsc,
  UNIT_KIND,
  UNIT_STATUSES,
  type UnitKind,
  type UnitStatus,
} from '@games/domain'
import type { StartForecast } from '@games/domain/predicted-starts/court'
import type { OdfResult, OdfResults, OdfUnit } from '@games/odf'
import { innerTopics } from '../../facts/inner-topics.ts'
import type { Reading } from '../../facts/reading.ts'
import type { SideRow } from '../../facts/sides.ts'

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
  /** The actual start and end by the result message. */
  readonly result_start: string | null
  readonly result_end: string | null
  readonly forecast: StartForecast | null
}

const UNIT_COLUMNS = `u.code, u.gender, u.division, u.event_type, u.status, u.day, u.medal, u.head_to_head, u.sides, u.leader, u.clock, u.line,
  u.planned_start, u.produced, u.correction, u.schedule, l.fact ->> 'start' as result_start, l.fact ->> 'end' as result_end, f.forecast`
/** The list is found by its unit: that it is the message in force alone would have every list of the games looked at. */
const WITH_LIST = `unit u
  left join fact_result_list l on l.code = u.code and l.document_type = 'DT_RESULT' and l.message_id = u.result_message_id
  left join unit_forecast f on f.unit = u.code`
const IN_TIME = 'u.start_at, u.sort_order nulls first, u.code'

/** What of a day is wanted; absent: everything. */
export interface DayPart {
  readonly discipline?: string | undefined
  /** Competition, or what surrounds it. */
  readonly part?: 'competition' | 'event' | undefined
  readonly venue?: string | undefined
  readonly gender?: string | undefined
  readonly status?: UnitKind | undefined
  /** Gold medal units alone. */
  readonly finals?: '1' | undefined
  readonly organisation?: string | undefined
}

/** Somebody of the organisation stands in a list of unit `u`, or is a side of it whom the participants do not know. */
export const HAS_ORGANISATION = (parameter: string) => `(exists (
    select 1 from appearance a join competitor c on c.code = a.competitor or c.code = a.athlete
    where a.unit = u.code and c.organisation = ${parameter})
  or u.sides @> jsonb_build_array(jsonb_build_object('organisation', ${parameter}::text)))`

/** Competition alone (`true`), what surrounds it alone (`false`), or both (`null`). */
const OF_PART = (parameter: string) =>
  `(${parameter}::boolean is null or (u.event_type in ('competition', 'competition-medal')) = ${parameter})`
const partOf = ({ part }: DayPart): boolean | null => (part === undefined ? null : part === 'competition')

/** The displayed units of a day in time order: start, Order, code (ODF §6). */
export async function unitsOfDay(tx: Reading, day: string, wanted: DayPart = {}): Promise<UnitRow[]> {
  const { discipline, venue, gender, status, finals, organisation } = wanted
  const { rows } = await tx
    .from([topics.scheduleDay(day), ...(organisation === undefined ? [] : [topics.athletes()])])
    .query<UnitRow>(
      `select ${UNIT_COLUMNS} from ${WITH_LIST} where u.displayed and u.day = $1 and ($2::text is null or u.discipline = $2)
       and ${OF_PART('$3')} and ($4::text is null or u.schedule ->> 'venue' = $4) and ($5::text is null or u.gender = $5)
       and ($6::text[] is null or u.status = any($6)) and ($7::smallint is null or u.medal = $7)
       and ($8::text is null or ${HAS_ORGANISATION('$8')}) order by ${IN_TIME}`,
      [
        day,
        discipline ?? null,
        partOf(wanted),
        venue ?? null,
        gender ?? null,
        status === undefined ? null : UNIT_STATUSES.filter((one) => UNIT_KIND[one] === status),
        finals === undefined ? null : 1,
        organisation ?? null,
      ],
    )
  return rows
}

/** A discipline, venue and gender that go together on a day, and the gold medal units that have them. */
export interface DayChoice {
  readonly discipline: string
  readonly gender: string
  readonly venue: string | null
  readonly venueName: string | null
  readonly finals: number
}

/** What the displayed units of a day, or of a part of it, can be narrowed to. */
export async function choicesOfDay(tx: Reading, day: string, wanted: Pick<DayPart, 'part'> = {}): Promise<DayChoice[]> {
  const { rows } = await tx.from(topics.scheduleDay(day)).query<DayChoice>(
    `select u.discipline, u.gender, nullif(u.schedule ->> 'venue', '') as venue, max(u.schedule ->> 'venueName') as "venueName",
       (count(*) filter (where u.medal = 1))::int as finals
     from unit u where u.displayed and u.day = $1 and ${OF_PART('$2')} group by 1, 2, 3 order by 1, 2, 3`,
    [day, partOf(wanted)],
  )
  return rows
}

/** `announcedBy`: fewer topics that announce all these units. */
export async function unitsByCode(
  tx: Reading,
  codes: readonly string[],
  announcedBy: string | readonly string[] = codes.map(topics.unit),
): Promise<UnitRow[]> {
  const { rows } = await tx
    .from(announcedBy)
    .query<UnitRow>(`select ${UNIT_COLUMNS} from ${WITH_LIST} where u.code = any($1) order by ${IN_TIME}`, [codes])
  return rows
}

/** The present codes of units that had these codes in an earlier programme, by former code. */
export async function codesSince(tx: Reading, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map()
  const { rows } = await tx
    .from(codes.map(topics.unit))
    .query<{ code: string; unit: string }>(
      'select a.code, a.unit from unit_alias a join unit u on u.code = a.unit where a.code = any($1)',
      [codes],
    )
  return new Map(rows.map(({ code, unit }) => [code, unit]))
}

/** The present event (22 characters) that has most of the units of a former event; null: none has. */
export async function eventSince(tx: Reading, event: string): Promise<string | null> {
  const { rows } = await tx.from(topics.event(trimRsc(event))).query<{ event: string }>(
    `select u.event from unit_alias a join unit u on u.code = a.unit where left(a.code, 22) = $1
     group by u.event order by count(*) desc, u.event limit 1`,
    [event],
  )
  return rows[0]?.event ?? null
}

export async function daysWithUnits(tx: Reading): Promise<{ day: string; units: number; golds: number }[]> {
  const { rows } = await tx.from(topics.days()).query<{ day: string; units: number; golds: number }>(
    `select day, count(*)::int as units, (count(*) filter (where medal = 1 and status <> 'CANCELLED'))::int as golds
     from unit where displayed and day is not null group by day order by day`,
  )
  return rows
}

export interface ResultListRow {
  readonly status: string | null
  readonly produced: string
  readonly notes: readonly string[]
  readonly fact: Omit<OdfResults, 'results'>
}

/** The result message in force of a unit and its rows in the order sent (SortOrder, ODF §8). */
export async function resultListOf(
  tx: Reading,
  code: string,
): Promise<{ list: ResultListRow; results: OdfResult[] } | null> {
  const { rows } = await tx.from(topics.unit(code)).query<ResultListRow & { replacement_key: string }>(
    `select replacement_key, status, produced, notes, fact from fact_result_list
     where code = $1 and document_type = 'DT_RESULT' order by produced desc, replacement_key limit 1`,
    [code],
  )
  const list = rows[0]
  if (!list) return null
  const results = await tx
    .from(topics.unit(code))
    .query<{ fact: OdfResult }>('select fact from fact_result where replacement_key = $1 order by position', [
      list.replacement_key,
    ])
  return { list, results: results.rows.map((r) => r.fact) }
}

/** Qualification marks that only the result of the unit's phase knows: they need all heats (ODF §8). By competitor. */
export async function phaseMarks(tx: Reading, unit: string): Promise<Map<string, string>> {
  const { rows } = await tx.from(topics.unit(unit)).query<{ competitor: string; mark: string }>(
    `select r.competitor, r.fact ->> 'qualificationMark' as mark from fact_result r
     where r.document_type = 'DT_PHASE_RESULT' and r.code = $1 and r.fact ->> 'qualificationMark' is not null`,
    [unit.slice(0, 26).padEnd(34, '-')],
  )
  return new Map(rows.map((r) => [r.competitor, r.mark]))
}

/** The units of a phase that have a place in the schedule or results, in time order. */
export async function phaseUnits(
  tx: Reading,
  phase: string,
): Promise<{ code: string; name: Localized | null; unit_num: string | null; medal: number; status: UnitStatus }[]> {
  const { rows } = await tx.from(innerTopics.phase(phase)).query<{
    code: string
    name: Localized | null
    unit_num: string | null
    medal: number
    status: UnitStatus
  }>(
    `select u.code, u.schedule -> 'name' as name, u.schedule ->> 'unitNum' as unit_num, u.medal, u.status
     from unit u where u.phase = $1 and (u.displayed or u.result_message_id is not null) order by ${IN_TIME}`,
    [phase],
  )
  return rows
}

/** One competitor's row in each of the units, from the result message in force. */
export async function rowsOfCompetitors(
  tx: Reading,
  pairs: readonly { unit: string; competitor: string }[],
): Promise<Map<string, OdfResult>> {
  const { rows } = await tx.from(pairs.map(({ unit }) => topics.unit(unit))).query<{ unit: string; fact: OdfResult }>(
    `select w.unit, r.fact from unnest($1::text[], $2::text[]) as w(unit, competitor)
       join unit u on u.code = w.unit
       join fact_result_list l on l.message_id = u.result_message_id and l.code = u.code
       join fact_result r on r.replacement_key = l.replacement_key and r.competitor = w.competitor`,
    [pairs.map((p) => p.unit), pairs.map((p) => p.competitor)],
  )
  return new Map(rows.map((r) => [r.unit, r.fact]))
}
