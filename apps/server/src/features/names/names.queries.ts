import { topics } from '@games/contract/live'
import type { Localized } from '@games/domain'
import { innerTopics } from '../../facts/inner-topics.ts'
import type { Reading } from '../../facts/reading.ts'

export interface CompetitorName {
  readonly code: string
  readonly kind: 'athlete' | 'official' | 'team'
  readonly name: string
  readonly organisation: string
}

/** What a code is called. */
export interface CodeName {
  readonly name: Localized
  /** What of it the staff has written for the code (`code_name`); null: nothing. */
  readonly own: Localized | null
}

/**
 * Names of codes of the code sets EVENT, PHASE, VENUE, LOCATION, ORGANISATION and DISCIPLINE, by `SET/CODE`: what the staff has written for a
 * code, language by language, above the organiser's own of delegations and disciplines, above the feed's.
 */
export async function codeNames(
  tx: Reading,
  codes: readonly { readonly set: string; readonly code: string }[],
): Promise<Map<string, CodeName>> {
  if (codes.length === 0) return new Map()
  const { rows } = await tx
    .from(topics.everything())
    .query<{ key: string; name: Localized | null; own: Localized | null }>(
      `with wanted as (select * from unnest($1::text[], $2::text[]) as w(code_set, code)), named as (
       select code_set, code, name, precedence, false as own from fact_code join wanted using (code_set, code)
       union all
       select code_set, code, d -> 'name', '', true
       from wanted join setting s on s.key = case code_set when 'ORGANISATION' then 'delegations' when 'DISCIPLINE' then 'disciplines' end
       -- whichever join PostgreSQL makes first: other settings are no lists
       join lateral jsonb_array_elements(case jsonb_typeof(s.value) when 'array' then s.value else '[]' end) d
         on d ->> 'code' = code and jsonb_typeof(d -> 'name') = 'object'
     ), base as (
       select distinct on (code_set, code) code_set, code, name from named order by code_set, code, own desc, precedence desc
     )
     select coalesce(w.code_set || '/' || w.code, '') as key, base.name, o.name as own
     from wanted w left join base using (code_set, code) left join code_name o using (code_set, code)
     where coalesce(base.name, o.name) is not null`,
      [codes.map((c) => c.set), codes.map((c) => c.code)],
    )
  return new Map(
    rows.flatMap(({ key, name, own }) => {
      const both = own ? { ...name, ...own } : name
      return both ? [[key, { name: both, own }]] : []
    }),
  )
}

/** Pictures of delegations that the organiser has uploaded, by code. */
export async function ownFlags(tx: Reading, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const { rows } = await tx.from(topics.everything()).query<{ code: string; address: string }>(
    `select coalesce(d ->> 'code', '') as code, coalesce(d -> 'flag' ->> 'address', '') as address
     from setting s cross join lateral jsonb_array_elements(s.value) d
     where s.key = 'delegations' and d ->> 'code' = any($1) and d -> 'flag' ->> 'address' is not null`,
    [codes],
  )
  return new Map(rows.map(({ code, address }) => [code, address]))
}

export async function competitorNames(tx: Reading, codes: readonly string[]): Promise<Map<string, CompetitorName>> {
  if (codes.length === 0) return new Map()
  const { rows } = await tx
    .from(codes.map(innerTopics.name))
    .query<CompetitorName>('select code, kind, name, organisation from competitor where code = any($1)', [codes])
  return new Map(rows.map((r) => [r.code, r]))
}
