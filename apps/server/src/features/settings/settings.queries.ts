import type { ClientBase, Pool } from 'pg'
import type { Statements } from '../../facts/reading.ts'

/** What the organiser has set, by key; the server's own marks in the same table are not distinguished here. */
export async function settings(q: ClientBase | Pool): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await q.query<{ key: string; value: unknown }>('select key, value from setting order by key')
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Changes whenever one of the settings of these keys does. */
export async function settingsDigest(pool: Pool, keys: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ digest: string | null }>(
    `select md5(string_agg(key || ' ' || value::text, e'\\n' order by key)) as digest from setting where key = any($1)`,
    [keys],
  )
  return rows[0]?.digest ?? ''
}

export async function putSetting(tx: ClientBase, key: string, value: unknown): Promise<void> {
  await tx.query(
    'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  )
}

export async function removeSetting(tx: ClientBase, key: string): Promise<void> {
  await tx.query('delete from setting where key = $1', [key])
}

/**
 * Personal fields the organiser has opened (setting `public_personal_fields`), sorted; none until then: athletes are minors (R5.4).
 * What is no list of names opens nothing.
 */
export async function personalFieldsOpened(q: Statements): Promise<string[]> {
  const { rows } = await q.query<{ value: unknown }>(`select value from setting where key = 'public_personal_fields'`)
  const value = rows[0]?.value
  return Array.isArray(value) ? value.filter((field) => typeof field === 'string').sort() : []
}
