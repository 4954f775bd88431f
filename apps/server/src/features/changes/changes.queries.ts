import { topics } from '@games/contract/live'
import type { Reading } from '../../facts/reading.ts'

/** A schedule message that counts: neither void, refused nor repeated. */
export interface ScheduleMessage {
  readonly id: number
  readonly discipline: string
  readonly produced: string
  readonly isBulk: boolean
}

/** The schedule messages in the order they were produced, whatever order they came in; a bulk before the updates of its instant. */
export async function scheduleMessages(tx: Reading): Promise<ScheduleMessage[]> {
  const { rows } = await tx.from(topics.changes()).query<ScheduleMessage>(
    `select id, left(document_code, 3) as discipline, produced, document_type = 'DT_SCHEDULE' as "isBulk" from inbox
     where document_type in ('DT_SCHEDULE', 'DT_SCHEDULE_UPDATE') and verdict in ('applied', 'superseded') and not is_bare
       and document_code is not null and produced is not null
     order by produced, is_update, version, digest`,
  )
  return rows
}

export async function bodiesOf(tx: Reading, ids: readonly number[]): Promise<{ id: number; body: Uint8Array }[]> {
  const { rows } = await tx
    .from(topics.changes())
    .query<{ id: number; body: Uint8Array }>('select id, body from inbox where id = any($1)', [ids])
  return rows
}

/** Units whose result in force is protested, or corrects an earlier release, and was produced since. */
export async function correctedUnits(tx: Reading, since: string, discipline: string | null): Promise<string[]> {
  const { rows } = await tx.from(topics.changes()).query<{ code: string }>(
    `select l.code from fact_result_list l join unit u on u.code = l.code
     where l.document_type = 'DT_RESULT' and (l.corrected or l.status = 'PROTESTED') and l.produced >= $1 and ($2::text is null or u.discipline = $2)
     order by 1`,
    [since, discipline],
  )
  return rows.map(({ code }) => code)
}

/** A message of medallists that counts (neither void, refused nor repeated). */
export interface MedalRelease {
  readonly key: string
  readonly event: string
  readonly digest: string
}

/** All messages of the medallists whose newest was produced since, each event's in the order of their versions. */
export async function medalReleases(tx: Reading, since: string, discipline: string | null): Promise<MedalRelease[]> {
  const { rows } = await tx.from(topics.changes()).query<MedalRelease>(
    `select i.replacement_key as key, m.event, encode(i.digest, 'hex') as digest
     from fact_medal_list m join inbox i on i.replacement_key = m.replacement_key
     where m.produced >= $1 and ($2::text is null or left(m.event, 3) = $2)
       and i.verdict in ('applied', 'superseded') and not i.is_bare
     order by key, i.version, i.produced, i.digest`,
    [since, discipline],
  )
  return rows
}

/** Those of the units that have somebody of the organisation in a list, or as a side whom the participants do not know. */
export async function unitsWith(tx: Reading, codes: readonly string[], organisation: string): Promise<Set<string>> {
  const { rows } = await tx.from([...codes.map(topics.unit), topics.athletes()]).query<{ code: string }>(
    `select u.code from unit u where u.code = any($1) and (exists (
         select 1 from appearance a join competitor c on c.code = a.competitor or c.code = a.athlete
         where a.unit = u.code and c.organisation = $2)
       or u.sides @> jsonb_build_array(jsonb_build_object('organisation', $2::text)))`,
    [codes, organisation],
  )
  return new Set(rows.map(({ code }) => code))
}

export interface OfficialCommunication {
  /** 34 characters: a unit, an event, a discipline. */
  readonly about: string
  readonly produced: string
  readonly said: 'decision' | 'protest'
  readonly label: string | null
  readonly text: string | null
}

/** Longest text of a communication that a list of changes carries; the whole stands among the reports. */
const FIRST_WORDS = 240

/** Decisions and protests of official communications produced since, each once: of several languages the Portuguese one. */
export async function communicationsSince(
  tx: Reading,
  since: string,
  discipline: string | null,
): Promise<OfficialCommunication[]> {
  const { rows } = await tx.from(topics.changes()).query<OfficialCommunication>(
    `select distinct on (about, said, label) about, produced, said, label, left(text, ${FIRST_WORDS}) as text
     from (
       select coalesce(s.one ->> 'unit', d.code) as about, d.produced, d.language, s.said,
         case s.said when 'decision' then s.one ->> 'number' else s.one ->> 'status' end as label,
         case s.said when 'decision' then coalesce(s.one ->> 'summary', s.one ->> 'subtitle', s.one ->> 'details')
           else coalesce(s.one ->> 'decisionShort', s.one ->> 'details') end as text
       from fact_document d cross join lateral (
         select 'decision' as said, one from jsonb_array_elements(d.fact -> 'decisions') one
         union all select 'protest', one from jsonb_array_elements(d.fact -> 'protests') one) s
       where d.document_type = 'DT_COMMUNICATION' and d.produced >= $1
     ) communication
     where $2::text is null or left(about, 3) = $2
     order by about, said, label, (language = 'POR') desc nulls last, produced desc`,
    [since, discipline],
  )
  return rows
}
