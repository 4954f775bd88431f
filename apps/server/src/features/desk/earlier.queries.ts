import type { OdfExtended } from '@games/odf'
import type { Statements } from '../../facts/reading.ts'

/** A result of a competitor in another unit of the discipline that did not begin later. */
export interface EarlierResultRow {
  /** The unit that comes later. */
  readonly of: string
  readonly unit: string
  readonly competitor: string
  readonly irm: string | null
  readonly extended: readonly OdfExtended[]
  readonly athletes: readonly { readonly code: string }[]
}

/** The earlier results of competitors (`codes`) of units, those of start lists left out. A unit without a time counts as earlier. */
export async function earlierResults(
  q: Statements,
  units: readonly string[],
  codes: readonly string[],
): Promise<EarlierResultRow[]> {
  const { rows } = await q.query<EarlierResultRow>(
    `select u.code as of, r.code as unit, r.competitor, r.fact ->> 'irm' as irm,
       coalesce(r.fact -> 'extended', '[]') as extended,
       coalesce(r.fact -> 'competitor' -> 'athletes', '[]') as athletes
     from unit u join fact_result r on left(r.code, 3) = left(u.code, 3) and r.code <> u.code
       join fact_result_list l on l.replacement_key = r.replacement_key
       left join unit o on o.code = r.code
     where u.code = any($1) and r.competitor = any($2) and r.document_type = 'DT_RESULT'
       and l.status is distinct from 'START_LIST'
       and (o.start_at is null or u.start_at is null or o.start_at <= u.start_at)
     order by 1, 2, 3`,
    [units, codes],
  )
  return rows
}

/** Of athletes those who are entered or listed as individuals in an event of a discipline (3 letters), by discipline. */
export async function individualsOf(
  q: Statements,
  disciplines: readonly string[],
  athletes: readonly string[],
): Promise<{ readonly discipline: string; readonly athlete: string }[]> {
  const { rows } = await q.query<{ discipline: string; athlete: string }>(
    `select left(event, 3) as discipline, code as athlete from fact_entry where code = any($2) and left(event, 3) = any($1)
     union select left(unit, 3), competitor from appearance where competitor = any($2) and left(unit, 3) = any($1)
     order by 1, 2`,
    [disciplines, athletes],
  )
  return rows
}
