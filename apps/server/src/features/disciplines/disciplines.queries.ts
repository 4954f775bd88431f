import { topics } from '@games/contract/live'
import {
  disciplineOf,
  type Localized,
  NOT_KNOWN_YET,
  UNIT_KIND,
  UNIT_STATUSES,
  type UnitKind,
  type UnitStatus,
} from '@games/domain'
import type { OdfResult } from '@games/odf'
import type { Reading } from '../../facts/reading.ts'

/** Morning, afternoon, evening. */
type Parts = [number, number, number]

export interface DisciplineDayRow {
  readonly discipline: string
  readonly day: string
  readonly units: number
  readonly golds: number
  readonly training: number
  readonly weighting: number
  readonly broadcast: number
  readonly meeting: number
  readonly arrival: number
  readonly departure: number
  readonly others: number
  readonly parts: Parts
  readonly live: Parts
  readonly decided: number
  readonly opening: boolean
  readonly closing: boolean
}

const COMPETES = `event_type in ('competition', 'competition-medal')`
const ofKind = (kind: UnitKind): string =>
  `status in (${UNIT_STATUSES.filter((status) => UNIT_KIND[status] === kind)
    .map((status) => `'${status}'`)
    .join(', ')})`
const LIVE = ofKind('live')
const TO_COME = ofKind('scheduled')
/** Events whose gold has a winner or is withheld. */
const DECIDED = `select distinct event from fact_medal where medal = 'gold'
       and competitor not in (${[...NOT_KNOWN_YET].map((code) => `'${code}'`).join(', ')})`
const IS_FINAL = `medal = 1 and status <> 'CANCELLED'`

const int = (condition: string): string => `(count(*) filter (where ${condition}))::int`
const byPart = (condition: string): string =>
  `array[${[0, 1, 2].map((part) => int(`${condition} and part = ${part}`)).join(', ')}]`

/**
 * What is displayed by discipline and day; `null` asks for all disciplines. `offset` is the venue's from UTC in minutes: it parts the
 * days. Arrivals and departures have no PhaseType: feeds send them as PhaseType 8 with the phases `ARRV` and `DEPT`, as weigh-ins.
 */
export async function disciplineDays(
  tx: Reading,
  discipline: string | null,
  offset: number,
): Promise<DisciplineDayRow[]> {
  const { rows } = await tx
    .from(discipline === null ? topics.programme() : topics.discipline(discipline))
    .query<DisciplineDayRow>(
      `with local as (
       select u.*, extract(hour from (u.start_at + make_interval(mins => $2)) at time zone 'UTC') as hour,
         case when u.event_type = 'default' then substr(u.code, 23, 4) end as kind
       from unit u where u.displayed and u.day is not null and ($1::text is null or u.discipline = $1)
     ), shown as (
       select *, case when hour >= 18 or hour < 3 then 2 when hour >= 12 then 1 else 0 end as part from local
     ), decided as (${DECIDED})
     select discipline, day, ${int(COMPETES)} as units, ${int(IS_FINAL)} as golds,
       ${int(`event_type = 'training'`)} as training,
       ${int(`event_type = 'weighting'`)} as weighting,
       ${int(`event_type = 'broadcast'`)} as broadcast,
       ${int(`event_type = 'technical-meeting'`)} as meeting,
       ${int(`kind = 'ARRV'`)} as arrival,
       ${int(`kind = 'DEPT'`)} as departure,
       ${int(`event_type in ('medal', 'opening-ceremony', 'closing-ceremony') or kind not in ('ARRV', 'DEPT')`)} as others,
       ${byPart(COMPETES)} as parts,
       ${byPart(`${COMPETES} and ${LIVE}`)} as live,
       ${int(`${IS_FINAL} and event in (select event from decided)`)} as decided,
       bool_or(event_type = 'opening-ceremony') as opening,
       bool_or(event_type = 'closing-ceremony') as closing
     from shown group by discipline, day order by discipline, day`,
      [discipline, offset],
    )
  return rows
}

export interface NearUnitRow {
  readonly code: string
  readonly name: Localized | null
  readonly day: string | null
  readonly start: string | null
  readonly hideStart: boolean
  readonly startText: Localized | null
  readonly live: boolean
}

/** Of each discipline, or of one, the competition unit that is on, else the next one. */
export async function nearestUnits(tx: Reading, discipline: string | null): Promise<NearUnitRow[]> {
  const { rows } = await tx
    .from(discipline === null ? topics.programme() : topics.discipline(discipline))
    .query<NearUnitRow>(
      `select distinct on (discipline) code, schedule -> 'name' as name, day, schedule ->> 'start' as start,
       coalesce(schedule -> 'hideStart' = 'true', false) as "hideStart", schedule -> 'startText' as "startText", ${LIVE} as live
     from unit
     where displayed and ${COMPETES} and ($1::text is null or discipline = $1) and (${LIVE} or ${TO_COME})
     order by discipline, ${LIVE} desc, start_at, sort_order nulls first, code`,
      [discipline],
    )
  return rows
}

/** The competition units of a discipline that are on, and the venues it has units in, by code. */
export async function disciplinePlaces(
  tx: Reading,
  discipline: string,
): Promise<{ readonly live: number; readonly venues: { readonly code: string; readonly name: string | null }[] }> {
  const { rows } = await tx
    .from(topics.discipline(discipline))
    .query<{ live: number; code: string | null; name: string | null }>(
      `select schedule ->> 'venue' as code, min(schedule ->> 'venueName') as name, ${int(LIVE)} as live
     from unit where displayed and ${COMPETES} and discipline = $1 group by 1 order by 1`,
      [discipline],
    )
  return {
    live: rows.reduce((sum, row) => sum + row.live, 0),
    venues: rows.flatMap(({ code, name }) => (code === null ? [] : [{ code, name }])),
  }
}

export interface DisciplineProgressRow {
  readonly discipline: string
  readonly finished: number
  readonly total: number
}

/** Disciplines that compete, by schedule, medals or entries: how many of their events are decided, of how many. */
export async function disciplineProgress(tx: Reading): Promise<DisciplineProgressRow[]> {
  const { rows } = await tx.from([topics.programme(), topics.athletes()]).query<DisciplineProgressRow>(
    `with known as (
       select distinct discipline from unit where ${COMPETES}
       union select distinct unnest(disciplines) from competitor where kind = 'athlete' and active
       union select distinct left(event, 3) from fact_medal
     ), awaited as (
       select event from unit where medal = 1 and status <> 'CANCELLED' union ${DECIDED}
     ), decided as (${DECIDED})
     select k.discipline,
       (select count(*)::int from decided where left(event, 3) = k.discipline) as finished,
       (select count(*)::int from awaited where left(event, 3) = k.discipline) as total
     from known k order by 1`,
  )
  return rows
}

/** The disciplines as the organiser has ordered and hidden them (setting `disciplines`); empty: as the messages have them. */
export async function organisersDisciplines(
  tx: Reading,
): Promise<{ readonly code: string; readonly visible: boolean }[]> {
  const { rows } = await tx.from(topics.everything()).query<{ code: string; visible: boolean }>(
    `select coalesce(d ->> 'code', '') as code, coalesce(d -> 'visible' <> 'false', true) as visible
     from setting s cross join lateral jsonb_array_elements(s.value) with ordinality as l(d, place)
     where s.key = 'disciplines' order by place`,
  )
  return rows
}

/** Whether any message has units, competitors or medals of the discipline. */
export async function disciplineKnown(tx: Reading, discipline: string): Promise<boolean> {
  const { rows } = await tx.from([topics.discipline(discipline), topics.athletes()]).query<{ known: boolean }>(
    `select exists (select 1 from unit where discipline = $1)
       or exists (select 1 from setting where key = 'disciplines' and value @> jsonb_build_array(jsonb_build_object('code', $1::text)))
       or exists (select 1 from competitor where $1 = any(disciplines) and active)
       or exists (select 1 from fact_medal where left(event, 3) = $1) as known`,
    [discipline],
  )
  return rows[0]?.known === true
}

export interface EventRow {
  /** 22 characters. */
  readonly event: string
  readonly gender: string
  readonly division: 1 | 2 | 3 | null
  readonly units: number
  readonly over: number
  readonly live: number
  readonly final: { code: string; day: string | null; status: UnitStatus } | null
  readonly next: { code: string; day: string | null } | null
  readonly ranked: boolean
}

const OVER = `u.status in ('FINISHED', 'UNOFFICIAL', 'OFFICIAL', 'PROTESTED')`
/** What counts among an event's units, of `unit u`. */
const IS_PLAYED = `${COMPETES} and (u.displayed or u.result_message_id is not null)`

/** The events of a discipline, those decided first: by gender, division and code. */
export async function eventsOfDiscipline(tx: Reading, discipline: string): Promise<EventRow[]> {
  const { rows } = await tx.from(topics.discipline(discipline)).query<EventRow>(
    `select u.event, min(u.gender) as gender, min(u.division) as division, count(*)::int as units,
       ${int(OVER)} as over, ${int(LIVE)} as live,
       (array_agg(json_build_object('code', u.code, 'day', u.day, 'status', u.status) order by u.start_at desc nulls last, u.code)
         filter (where u.medal = 1))[1] as final,
       (array_agg(json_build_object('code', u.code, 'day', u.day)
         order by (${OVER}), case when ${OVER} then u.start_at end desc nulls last, u.start_at, u.code))[1] as next,
       exists (select 1 from fact_result_list l where l.document_type = 'DT_RANKING' and l.code = rpad(u.event, 34, '-')) as ranked
     from unit u where u.discipline = $1 and ${IS_PLAYED}
     group by u.event order by min(u.gender), min(u.division) nulls first, u.event`,
    [discipline],
  )
  return rows
}

export interface PhaseRow {
  /** 22 characters. */
  readonly event: string
  /** 26 characters. */
  readonly phase: string
  readonly units: number
  readonly over: number
  readonly live: number
}

/** The phases of a discipline's events in the order they are played. */
export async function phasesOfDiscipline(tx: Reading, discipline: string): Promise<PhaseRow[]> {
  const { rows } = await tx.from(topics.discipline(discipline)).query<PhaseRow>(
    `select u.event, u.phase, count(*)::int as units, ${int(OVER)} as over, ${int(LIVE)} as live
     from unit u where u.discipline = $1 and ${IS_PLAYED}
     group by u.event, u.phase order by u.event, min(u.start_at) nulls last, u.phase`,
    [discipline],
  )
  return rows
}

/** The first row of each pool of a discipline that has a rank, by the pool's code (34 characters). */
export async function poolLeaders(tx: Reading, discipline: string): Promise<{ code: string; fact: OdfResult }[]> {
  const { rows } = await tx.from(topics.discipline(discipline)).query<{ code: string; fact: OdfResult }>(
    `select distinct on (l.code) l.code, r.fact
     from fact_result_list l join fact_result r using (replacement_key)
     where l.document_type = 'DT_POOL_STANDING' and left(l.code, 3) = $1 and r.fact ->> 'rank' is not null
     order by l.code, l.produced desc, l.replacement_key, r.position`,
    [discipline],
  )
  return rows
}

/** The rows of an event's final ranking in the order sent; null where none was sent. `event` has 34 characters. */
export async function rankingOf(
  tx: Reading,
  event: string,
): Promise<{ readonly rows: OdfResult[]; readonly isNewerThanMedals: boolean } | null> {
  const lists = await tx
    .from(topics.finalRanks(disciplineOf(event)))
    .query<{ replacement_key: string; newer: boolean }>(
      `select replacement_key, produced > coalesce((select max(m.produced) from fact_medal_list m where m.event = left(code, 22)), '~') as newer
     from fact_result_list
     where code = $1 and document_type = 'DT_RANKING' order by produced desc, replacement_key limit 1`,
      [event],
    )
  const list = lists.rows[0]
  if (!list) return null
  const { rows } = await tx
    .from(topics.finalRanks(disciplineOf(event)))
    .query<{ fact: OdfResult }>('select fact from fact_result where replacement_key = $1 order by position', [
      list.replacement_key,
    ])
  return { rows: rows.map((row) => row.fact), isNewerThanMedals: list.newer }
}
