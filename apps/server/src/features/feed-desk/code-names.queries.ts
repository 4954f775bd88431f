import type { Localized } from '@games/domain'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

export interface KnownName {
  readonly code_set: string
  readonly code: string
  readonly feed: Localized | null
  readonly own: Localized | null
  readonly state: string | null
}

const STATE = 'md5(name::text)'

/** Every code that has a name or wants one: of the feed's tables, of the disciplines that take part, and what the organiser has written. */
export async function knownNames(q: Statements, sets: readonly string[]): Promise<KnownName[]> {
  const { rows } = await q.query<KnownName>(
    `with known as (
       select code_set, code from fact_code where code_set = any($1)
       union select 'DISCIPLINE', discipline from unit where displayed and 'DISCIPLINE' = any($1)
       union select 'EVENT', rtrim(event, '-') from unit where displayed and 'EVENT' = any($1)
       union select code_set, code from code_name where code_set = any($1)
     ), newest as (
       select distinct on (code_set, code) code_set, code, name from fact_code where code_set = any($1)
       order by code_set, code, precedence desc
     )
     select coalesce(k.code_set, '') as code_set, coalesce(k.code, '') as code, newest.name as feed, o.name as own,
       md5(o.name::text) as state
     from known k left join newest using (code_set, code) left join code_name o using (code_set, code)
     where k.code <> '' order by code_set, code`,
    [sets],
  )
  return rows
}

/** How many names the organiser has written. */
export async function countOwnNames(q: Statements): Promise<number> {
  const { rows } = await q.query<{ n: number }>('select count(*)::int as n from code_name')
  return rows[0]?.n ?? 0
}

export interface OwnName {
  readonly name: Localized
  readonly state: string
}

/** A name of the organiser's, which nobody else changes until the transaction ends; null: there is none. */
export async function lockName(tx: ClientBase, set: string, code: string): Promise<OwnName | null> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('code name ' || $1 || '/' || $2))`, [set, code])
  const { rows } = await tx.query<OwnName>(
    `select name, ${STATE} as state from code_name where code_set = $1 and code = $2`,
    [set, code],
  )
  return rows[0] ?? null
}

export async function putName(tx: ClientBase, set: string, code: string, name: Localized): Promise<void> {
  await tx.query(
    `insert into code_name (code_set, code, name) values ($1, $2, $3)
     on conflict (code_set, code) do update set name = excluded.name`,
    [set, code, name],
  )
}

export async function deleteName(tx: ClientBase, set: string, code: string): Promise<void> {
  await tx.query('delete from code_name where code_set = $1 and code = $2', [set, code])
}
