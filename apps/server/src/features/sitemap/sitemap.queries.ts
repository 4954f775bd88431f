import { topics } from '@games/contract/live'
import type { Reading } from '../../facts/reading.ts'

/** What the games have that pages can be about. */
export interface KnownThings {
  readonly disciplines: readonly { readonly code: string; readonly ranked: boolean }[]
  /** Days that have competition. */
  readonly days: readonly string[]
  readonly genders: readonly string[]
  readonly divisions: readonly string[]
  /** Organisations that somebody competes for. */
  readonly delegations: readonly string[]
  /** Venues that competition is held at. */
  readonly venues: readonly string[]
  /** Competition units that are shown, with the day of the newest message about each, null where none says it. */
  readonly units: readonly { readonly code: string; readonly changed: string | null }[]
}

const COMPETES = `displayed and event_type in ('competition', 'competition-medal')`

export async function knownThings(tx: Reading): Promise<KnownThings> {
  const disciplines = await tx.from(topics.days()).query<{ code: string; ranked: boolean }>(
    `select discipline as code, exists (
       select 1 from fact_result_list l where l.document_type = 'DT_RANKING' and left(l.code, 3) = discipline) as ranked
     from (select distinct discipline from unit where ${COMPETES}) d order by 1`,
  )
  const units = await tx
    .from(topics.days())
    .query<{ code: string; changed: string | null }>(
      `select code, nullif(left(produced, 10), '') as changed from unit where ${COMPETES} order by code`,
    )
  const kinds = await tx
    .from(topics.days())
    .query<{ [K in 'days' | 'genders' | 'divisions' | 'venues']: string[] | null }>(
      `select array_agg(distinct day order by day) filter (where day is not null) as days,
       array_agg(distinct gender order by gender) filter (where gender in ('M', 'W', 'X')) as genders,
       array_agg(distinct division::text order by division::text) filter (where division is not null) as divisions,
       array_agg(distinct schedule ->> 'venue' order by schedule ->> 'venue')
         filter (where schedule ->> 'venue' not in ('', 'TBD')) as venues
     from unit where ${COMPETES}`,
    )
  const delegations = await tx
    .from(topics.athletes())
    .query<{ organisation: string }>(
      `select distinct organisation from competitor where kind = 'athlete' and active order by 1`,
    )
  const { days, genders, divisions, venues } = kinds.rows[0] ?? {}
  return {
    disciplines: disciplines.rows,
    days: days ?? [],
    genders: genders ?? [],
    divisions: divisions ?? [],
    delegations: delegations.rows.map(({ organisation }) => organisation),
    venues: venues ?? [],
    units: units.rows,
  }
}
