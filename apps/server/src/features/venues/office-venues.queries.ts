import type { Localized } from '@games/domain'
import type { ClientBase, Pool } from 'pg'

/** What the office writes of a venue. */
export interface PlaceState {
  readonly code: string
  readonly name: Localized | null
  readonly address: string | null
  readonly lat: number | null
  readonly lon: number | null
  readonly state: string
}

const STATE = `md5(row(name, address, lat, lon)::text) as state`

export async function officePlaces(pool: Pool): Promise<PlaceState[]> {
  const { rows } = await pool.query<PlaceState>(
    `select code, name, address, lat, lon, ${STATE} from venue_place order by name ->> 'por', code`,
  )
  return rows
}

/** A venue, which nobody else changes until the transaction ends; null: nothing is written of it. */
export async function lockPlace(tx: ClientBase, code: string): Promise<PlaceState | null> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('venue ' || $1))`, [code])
  const { rows } = await tx.query<PlaceState>(
    `select code, name, address, lat, lon, ${STATE} from venue_place where code = $1`,
    [code],
  )
  return rows[0] ?? null
}

/** Writes these four down; notes, ways and what else a table says of it stay. */
export async function putPlace(
  tx: ClientBase,
  code: string,
  { name, address, lat, lon }: Omit<PlaceState, 'code' | 'state'>,
): Promise<void> {
  await tx.query(
    `insert into venue_place (code, name, address, lat, lon) values ($1, $2, $3, $4, $5)
     on conflict (code) do update set name = excluded.name, address = excluded.address, lat = excluded.lat, lon = excluded.lon`,
    [code, name, address, lat, lon],
  )
}

export async function deletePlace(tx: ClientBase, code: string): Promise<void> {
  await tx.query('delete from venue_place where code = $1', [code])
}
