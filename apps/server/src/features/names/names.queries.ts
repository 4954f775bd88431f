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

/** Names the feed gives codes of the code sets EVENT, PHASE, VENUE, LOCATION, ORGANISATION and DISCIPLINE, by `SET/CODE`. */
export async function codeNames(
  tx: Reading,
  codes: readonly { readonly set: string; readonly code: string }[],
): Promise<Map<string, Localized>> {
  if (codes.length === 0) return new Map()
  const { rows } = await tx.from(topics.everything()).query<{ key: string; name: Localized }>(
    `select distinct on (f.code_set, f.code) f.code_set || '/' || f.code as key, f.name
     from fact_code f join unnest($1::text[], $2::text[]) as w(code_set, code) using (code_set, code)
     order by f.code_set, f.code, f.precedence desc`,
    [codes.map((c) => c.set), codes.map((c) => c.code)],
  )
  return new Map(rows.map((r) => [r.key, r.name]))
}

export async function competitorNames(tx: Reading, codes: readonly string[]): Promise<Map<string, CompetitorName>> {
  if (codes.length === 0) return new Map()
  const { rows } = await tx
    .from(codes.map(innerTopics.name))
    .query<CompetitorName>('select code, kind, name, organisation from competitor where code = any($1)', [codes])
  return new Map(rows.map((r) => [r.code, r]))
}
