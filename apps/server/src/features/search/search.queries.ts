import { topics } from '@games/contract/live'
import { GENDER_SHOWN } from '../../facts/gender.ts'
import type { Reading } from '../../facts/reading.ts'

export interface SearchedCompetitor {
  readonly code: string
  readonly kind: 'athlete' | 'team'
  readonly name: string
  /** Name, given and family name, organisation and BIB as lists are searched by, without accents. */
  readonly search: string
  readonly gender: string
  readonly organisation: string
  readonly disciplines: readonly string[]
}

/** Athletes and teams that take part, by code, at most `limit` after the code `after`. */
export async function competitorsAfter(tx: Reading, after: string, limit: number): Promise<SearchedCompetitor[]> {
  const { rows } = await tx.from(topics.athletes()).query<SearchedCompetitor>(
    `select code, kind, name, search, ${GENDER_SHOWN} as gender, organisation, disciplines from competitor
     where kind in ('athlete', 'team') and active and code > $1 order by code limit $2`,
    [after, limit],
  )
  return rows
}

/** Codes of what pages are about besides people and venues: disciplines, delegations, events (22 characters). */
export interface SearchedCodes {
  readonly disciplines: readonly string[]
  readonly organisations: readonly string[]
  readonly events: readonly string[]
}

const COMPETES = `event_type in ('competition', 'competition-medal')`

export async function searchedCodes(tx: Reading): Promise<SearchedCodes> {
  const { rows } = await tx
    .from([topics.days(), topics.athletes()])
    .query<{ [K in 'disciplines' | 'organisations' | 'events']: string[] | null }>(
      `select
       (select array_agg(code order by code) from (
          select discipline as code from unit where displayed and ${COMPETES}
          union select unnest(disciplines) from competitor where kind = 'athlete' and active) d) as disciplines,
       (select array_agg(distinct organisation) from competitor where kind = 'athlete' and active) as organisations,
       (select array_agg(distinct event) from unit where ${COMPETES} and (displayed or result_message_id is not null)) as events`,
    )
  const { disciplines, organisations, events } = rows[0] ?? {}
  return {
    disciplines: disciplines ?? [],
    organisations: organisations ?? [],
    events: events ?? [],
  }
}
