import type { ClientBase, Pool } from 'pg'

type Queryable = ClientBase | Pool

/** By which rules everything derived was made; null when no release has recorded it. */
export async function derivedBy(q: Queryable): Promise<string | null> {
  const { rows } = await q.query<{ rules: string }>('select rules from derivation')
  return rows[0]?.rules ?? null
}

export async function setDerivedBy(tx: ClientBase, rules: string): Promise<void> {
  await tx.query(
    `insert into derivation (rules) values ($1)
     on conflict (singleton) do update set rules = excluded.rules, derived_at = excluded.derived_at`,
    [rules],
  )
}

/** Whether any message has been decided on yet. */
export async function isAnythingDerived(tx: ClientBase): Promise<boolean> {
  const { rows } = await tx.query<{ any: boolean }>(
    `select exists (select 1 from inbox where verdict <> 'pending') as "any"`,
  )
  return rows[0]?.any ?? false
}

/** Messages that a replay goes through. */
export async function countReplayed(tx: ClientBase): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    `select count(*)::int as n from inbox where verdict not in ('withdrawn', 'held')`,
  )
  return rows[0]?.n ?? 0
}

/** Ids of all decided messages of a discipline, oldest first. */
export async function decidedOfDiscipline(tx: ClientBase, discipline: string): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select id from inbox where left(document_code, 3) = $1 and verdict not in ('withdrawn', 'held', 'pending') order by id`,
    [discipline],
  )
  return rows.map(({ id }) => id)
}

/** Codes of every unit that is derived for a discipline. */
export async function unitsOf(tx: ClientBase, discipline: string): Promise<string[]> {
  const { rows } = await tx.query<{ code: string }>('select code from unit where discipline = $1', [discipline])
  return rows.map(({ code }) => code)
}

/** For how many milliseconds the oldest pending message has waited; 0 when none is pending. */
export async function waitedFor(q: Queryable): Promise<number> {
  const { rows } = await q.query<{ ms: number }>(
    `select coalesce(extract(epoch from clock_timestamp() - min(received_at)) * 1000, 0)::float8 as ms
     from inbox where verdict = 'pending'`,
  )
  return rows[0]?.ms ?? 0
}
