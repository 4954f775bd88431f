import { type Localized, PLACEHOLDERS } from '@games/domain'
import type { NotifiedFacts } from '@games/domain/notifications/facts'
import type { OdfResult } from '@games/odf'
import type { Statements } from '../../facts/reading.ts'

/** The lines of result lists, in their order. */
export async function listLines(
  q: Statements,
  lists: readonly string[],
): Promise<{ readonly replacement_key: string; readonly fact: OdfResult }[]> {
  const { rows } = await q.query<{ replacement_key: string; fact: OdfResult }>(
    'select replacement_key, fact from fact_result where replacement_key = any($1) order by replacement_key, position',
    [lists],
  )
  return rows
}

/** Who is listed in a unit, with the members of a team. */
export interface Appearing {
  readonly unit: string
  readonly competitor: string
  readonly athletes: readonly string[]
}

export async function appearances(q: Statements, units: readonly string[]): Promise<Appearing[]> {
  const { rows } = await q.query<Appearing>(
    `select unit, competitor, coalesce(array_agg(athlete order by athlete) filter (where athlete not in ('', competitor)), '{}') as athletes
     from appearance where unit = any($1) and competitor <> all($2) group by unit, competitor order by unit, competitor`,
    [units, [...PLACEHOLDERS]],
  )
  return rows
}

/** A medal in force. */
export interface AwardedMedal {
  readonly event: string
  readonly medal: Extract<NotifiedFacts, { kind: 'medal' }>['medal']
  readonly competitor: string
  readonly organisation: string
  readonly athletes: readonly string[]
  /** Whether neither the list of medallists nor the result of its unit is official. */
  readonly is_provisional: boolean
}

/** The medals of these disciplines; of all where `disciplines` is null. */
export async function awardedMedals(q: Statements, disciplines: readonly string[] | null): Promise<AwardedMedal[]> {
  const { rows } = await q.query<AwardedMedal>(
    `select distinct on (m.event, m.competitor) m.event, m.medal, m.competitor, m.organisation,
       array(select a ->> 'code' from jsonb_array_elements(m.fact -> 'athletes') a where a ->> 'code' <> m.competitor) as athletes,
       coalesce(l.status, 'OFFICIAL') <> 'OFFICIAL' and coalesce(u.status, '') <> 'OFFICIAL' as is_provisional
     from fact_medal m left join fact_medal_list l using (replacement_key) left join unit u on u.code = m.unit
     where ($1::text[] is null or left(m.event, 3) = any($1)) and m.competitor <> all($2)
     order by m.event, m.competitor, case m.medal when 'gold' then 1 when 'silver' then 2 else 3 end`,
    [disciplines, [...PLACEHOLDERS]],
  )
  return rows
}

/** An official communication that everybody, or everybody with an account, is told of. */
export interface UrgentMessage {
  readonly id: string
  readonly kind: 'announcement' | 'informativo'
  readonly published: Date
  readonly title: Localized
  readonly emergency: boolean
}

/** The communications in force that are urgent: of announcements warnings and emergencies. */
export async function urgentMessages(q: Statements): Promise<UrgentMessage[]> {
  const { rows } = await q.query<Omit<UrgentMessage, 'title'> & { readonly title: Localized | null }>(
    `select i.id, i.kind, i.published_at as published, v.body -> 'title' as title,
       coalesce(v.body ->> 'level' = 'emergency', false) as emergency
     from content_item i join content_version v on v.item_id = i.id and v.version = i.published_version
     where i.published_at is not null and (
       (i.kind = 'announcement' and v.body ->> 'level' in ('warning', 'emergency'))
       or (i.kind = 'informativo' and v.body ->> 'priority' = 'urgent'))
     order by i.published_at, i.id`,
  )
  return rows.flatMap(({ title, ...row }) => (title === null ? [] : [{ ...row, title }]))
}
