import { contradictsMedals, type DecidingRow, type Medal, PLACEHOLDERS } from '@games/domain'
import { readOdf } from '@games/odf'
import type { Statements } from './reading.ts'

interface RevisedUnit {
  readonly unit: string
  readonly event: string
  readonly results_key: string
  /** When the medallists were produced. */
  readonly produced: string
  readonly medals: readonly { readonly competitor: string; readonly medal: Medal }[]
  readonly medallists: readonly string[]
  readonly rows: readonly DecidingRow[]
}

/**
 * Units whose result is newer than the medallists of their event and contradicts them, with the event. Of the units given, or of all.
 * Where the result that the medallists were made from contradicts them too, other units decide the medals as well, as in a decathlon: such
 * events are not among them.
 */
export async function unitsUnderRevision(
  tx: Statements,
  units: readonly string[] | null,
): Promise<ReadonlyMap<string, string>> {
  if (units?.length === 0) return new Map()
  const { rows } = await tx.query<RevisedUnit>(
    `with newer as (
       select distinct m.unit, m.event, m.replacement_key as medals_key, r.replacement_key as results_key, l.produced
       from fact_medal m join fact_medal_list l using (replacement_key)
         join unit u on u.code = m.unit and u.event = m.event
         join fact_result_list r on r.code = u.code and r.document_type = 'DT_RESULT' and r.message_id = u.result_message_id
       where ($1::text[] is null or m.event = any($2) and m.unit = any($1)) and r.produced > l.produced and r.status <> 'START_LIST'
     )
     select n.unit, n.event, n.results_key, n.produced,
       coalesce((select jsonb_agg(jsonb_build_object('competitor', m.competitor, 'medal', m.medal)) from fact_medal m
         where m.replacement_key = n.medals_key and m.unit = n.unit), '[]') as medals,
       coalesce((select jsonb_agg(m.competitor) from fact_medal m where m.replacement_key = n.medals_key), '[]') as medallists,
       coalesce((select jsonb_agg(jsonb_build_object('competitor', r.competitor, 'rank', r.fact -> 'rank', 'irm', r.fact -> 'irm',
           'wlt', r.fact -> 'wlt')) from fact_result r where r.replacement_key = n.results_key), '[]') as rows
     from newer n order by n.unit`,
    [units, units === null ? null : [...new Set(units.map((unit) => unit.slice(0, 22)))]],
  )
  const revised = new Map<string, string>()
  for (const { unit, event, results_key, produced, medals, medallists, rows: list } of rows) {
    const given = medals.filter(({ competitor }) => !PLACEHOLDERS.has(competitor))
    const contradicts = (result: readonly DecidingRow[]) => contradictsMedals(result, given, new Set(medallists))
    if (contradicts(list) && !contradicts(await resultAt(tx, results_key, produced))) revised.set(unit, event)
  }
  return revised
}

/** The rows of the version of a result (by its replacement key) at an instant (`YYYY-MM-DDhhmmssfff`); empty before the first version. */
async function resultAt(tx: Statements, key: string, instant: string): Promise<DecidingRow[]> {
  const { rows } = await tx.query<{ body: Uint8Array }>(
    `select body from inbox
     where replacement_key = $1 and verdict in ('applied', 'superseded') and not is_bare and produced <= $2 and result_status <> 'START_LIST'
     order by version desc, produced desc, inbox.digest desc limit 1`,
    [key, instant],
  )
  const read = rows[0] ? readOdf(rows[0].body) : null
  if (!read?.ok || read.value.body.kind !== 'results') return []
  return read.value.body.results.map(({ competitor, rank, irm, wlt }) => ({
    competitor: competitor.code,
    rank,
    irm,
    wlt,
  }))
}
