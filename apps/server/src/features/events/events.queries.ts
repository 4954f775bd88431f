import { topics } from '@games/contract/live'
import { rscPrefix, trimRsc } from '@games/domain'
import type { OdfBrackets, OdfRecord, OdfResult, OdfResults } from '@games/odf'
import type { Reading } from '../../facts/reading.ts'

const EVENT_OF = (code: string): string => `left(${code}, 22) = $1`

export interface EventUnitRow {
  readonly code: string
  /** It stands in the programme, or has a result. */
  readonly shown: boolean
}

/** The competition units of an event (22 characters), the merely possible ones among them (ODF §5, UNSCHEDULED). */
export async function unitsOfEvent(tx: Reading, event: string): Promise<EventUnitRow[]> {
  const { rows } = await tx.from(topics.event(trimRsc(event))).query<EventUnitRow>(
    `select code, (displayed or result_message_id is not null) as shown from unit
     where event = $1 and event_type in ('competition', 'competition-medal')`,
    [event],
  )
  return rows
}

export interface BracketsRow {
  readonly fact: OdfBrackets
  /** Sorts with a unit's `produced`. */
  readonly produced: string
}

/** The newest DT_BRACKETS in force of an event. */
export async function bracketsOf(tx: Reading, event: string): Promise<BracketsRow | null> {
  const { rows } = await tx.from(topics.event(trimRsc(event))).query<BracketsRow>(
    `select fact, produced from fact_document where ${EVENT_OF('code')} and document_type = 'DT_BRACKETS'
     order by produced desc, version desc, replacement_key limit 1`,
    [event],
  )
  return rows[0] ?? null
}

/** The records of an event by DT_RECORD: of several languages the newest, kinds that are sent apart (DocumentSubtype) one after the other. */
export async function recordsOf(tx: Reading, event: string): Promise<OdfRecord[]> {
  const { rows } = await tx.from(topics.event(trimRsc(event))).query<{ records: OdfRecord[] }>(
    `select distinct on (code, subcode, subtype) coalesce(fact -> 'records', '[]') as records from fact_document
     where ${EVENT_OF('code')} and document_type = 'DT_RECORD'
     order by code, subcode, subtype, produced desc, version desc, replacement_key`,
    [event],
  )
  return rows.flatMap(({ records }) => records)
}

export interface PhaseListRow {
  /** Full RSC of the phase. */
  readonly code: string
  readonly document_type: 'DT_PHASE_RESULT' | 'DT_POOL_STANDING'
  readonly progress: OdfResults['progress']
  /** In the order sent. */
  readonly results: readonly OdfResult[]
}

/** The lists of an event's phases in force, of each phase and type the newest. */
export async function phaseListsOf(tx: Reading, event: string): Promise<PhaseListRow[]> {
  const { rows } = await tx.from(topics.event(trimRsc(event))).query<PhaseListRow>(
    `select l.code, l.document_type, l.progress, coalesce(
         (select jsonb_agg(r.fact order by r.position) from fact_result r where r.replacement_key = l.replacement_key), '[]') as results
     from (select distinct on (code, document_type) code, document_type, fact -> 'progress' as progress, replacement_key
           from fact_result_list where ${EVENT_OF('code')} and document_type in ('DT_PHASE_RESULT', 'DT_POOL_STANDING')
           order by code, document_type, produced desc, replacement_key) l
     order by l.code, l.document_type`,
    [event],
  )
  return rows
}

export interface StandingListRow {
  /** Full RSC: of the event or a phase for totals, of a unit for who leads it. */
  readonly code: string
  readonly document_type: 'DT_CUMULATIVE_RESULT' | 'DT_CURRENT'
  readonly status: string | null
  readonly fact: Omit<OdfResults, 'results'>
  /** In the order sent. */
  readonly results: readonly OdfResult[]
}

/** The totals of an event and its phases, and who leads its units, of each the newest in force. */
export async function standingListsOf(tx: Reading, event: string): Promise<StandingListRow[]> {
  const { rows } = await tx.from(topics.event(trimRsc(event))).query<StandingListRow>(
    `select l.code, l.document_type, l.status, l.fact, coalesce(
         (select jsonb_agg(r.fact order by r.position) from fact_result r where r.replacement_key = l.replacement_key), '[]') as results
     from (select distinct on (code, document_type) code, document_type, status, fact, replacement_key
           from fact_result_list where ${EVENT_OF('code')} and document_type in ('DT_CUMULATIVE_RESULT', 'DT_CURRENT')
           order by code, document_type, produced desc, replacement_key) l
     order by l.document_type desc, l.code`,
    [event],
  )
  return rows
}

export interface MarkedRow {
  readonly unit: string
  readonly fact: OdfResult
}

/** Rows of the results of an event's units that have a qualification mark, by unit and in the order sent (ODF §8). */
export async function markedRowsOf(tx: Reading, event: string): Promise<MarkedRow[]> {
  const { rows } = await tx.from(topics.event(trimRsc(event))).query<MarkedRow>(
    `select u.code as unit, r.fact from unit u
       join fact_result_list l on l.message_id = u.result_message_id and l.code = u.code and l.document_type = 'DT_RESULT'
       join fact_result r on r.replacement_key = l.replacement_key
     where u.event = $1 and r.fact ->> 'qualificationMark' is not null order by u.code, r.position`,
    [event],
  )
  return rows
}

/** The last unit of each phase (26 characters) in whose result each of the competitors stands, by `PHASE COMPETITOR`. */
export async function unitsInPhases(
  tx: Reading,
  pairs: readonly { readonly phase: string; readonly competitor: string }[],
): Promise<Map<string, string>> {
  if (pairs.length === 0) return new Map()
  const { rows } = await tx
    .from(pairs.map(({ phase }) => topics.event(trimRsc(rscPrefix(phase, 'event')))))
    .query<{ key: string; unit: string }>(
      `select distinct on (u.phase, a.competitor) u.phase || ' ' || a.competitor as key, u.code as unit
     from unnest($1::text[], $2::text[]) as w(phase, competitor)
       join unit u on u.phase = w.phase join appearance a on a.unit = u.code and a.competitor = w.competitor and a.athlete = ''
     order by u.phase, a.competitor, u.start_at desc nulls last, u.code desc`,
      [pairs.map(({ phase }) => phase), pairs.map(({ competitor }) => competitor)],
    )
  return new Map(rows.map(({ key, unit }) => [key, unit]))
}
