import { contradictsMedals, type DecidingRow, type Medal, PLACEHOLDERS } from '@games/domain'
import type { Statements } from './reading.ts'

interface RevisedUnit {
  readonly unit: string
  readonly event: string
  readonly medals: readonly { readonly competitor: string; readonly medal: Medal }[]
  readonly medallists: readonly string[]
  readonly rows: readonly DecidingRow[]
}

/**
 * Units whose result is newer than the medallists of their event and contradicts them, with the event. Of the units given, or of all.
 * Not of events with a cumulative result, such as a decathlon: the last unit alone does not decide their medals.
 */
export async function unitsUnderRevision(
  tx: Statements,
  units: readonly string[] | null,
): Promise<ReadonlyMap<string, string>> {
  if (units?.length === 0) return new Map()
  const { rows } = await tx.query<RevisedUnit>(
    `with newer as (
       select distinct m.unit, m.event, m.replacement_key as medals_key, r.replacement_key as results_key
       from fact_medal m join fact_medal_list l using (replacement_key)
         join unit u on u.code = m.unit and u.event = m.event
         join fact_result_list r on r.code = u.code and r.document_type = 'DT_RESULT' and r.message_id = u.result_message_id
       where ($1::text[] is null or m.event = any($2) and m.unit = any($1)) and r.produced > l.produced and r.status <> 'START_LIST'
         and not exists (select 1 from fact_result_list c
           where c.document_type = 'DT_CUMULATIVE_RESULT' and left(c.code, 22) = m.event)
     )
     select n.unit, n.event,
       coalesce((select jsonb_agg(jsonb_build_object('competitor', m.competitor, 'medal', m.medal)) from fact_medal m
         where m.replacement_key = n.medals_key and m.unit = n.unit), '[]') as medals,
       coalesce((select jsonb_agg(m.competitor) from fact_medal m where m.replacement_key = n.medals_key), '[]') as medallists,
       coalesce((select jsonb_agg(jsonb_build_object('competitor', r.competitor, 'rank', r.fact -> 'rank', 'irm', r.fact -> 'irm',
           'wlt', r.fact -> 'wlt')) from fact_result r where r.replacement_key = n.results_key), '[]') as rows
     from newer n order by n.unit`,
    [units, units === null ? null : [...new Set(units.map((unit) => unit.slice(0, 22)))]],
  )
  return new Map(
    rows.flatMap(({ unit, event, medals, medallists, rows: list }) => {
      const given = medals.filter(({ competitor }) => !PLACEHOLDERS.has(competitor))
      return contradictsMedals(list, given, new Set(medallists)) ? [[unit, event] as const] : []
    }),
  )
}
