import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

export interface LinkRow {
  readonly id: number
  readonly venue: string
  readonly location: string | null
  readonly day: string
  readonly name: string | null
  readonly made_at: Date
  readonly made_by: string | null
  readonly revoked_at: Date | null
  readonly used_at: Date | null
}
const LINK = `l.id, l.venue, l.location, l.day, l.name, l.made_at, a.username as made_by, l.revoked_at, l.used_at
  from desk_link l left join account a on a.id = l.made_by`

export async function linkByDigest(q: Statements, digest: Buffer): Promise<LinkRow | undefined> {
  const { rows } = await q.query<LinkRow>(`select ${LINK} where l.digest = $1`, [digest])
  return rows[0]
}

/** Of a day, or of it and those after it. */
export async function linkRows(
  q: Statements,
  wanted: { readonly day: string; readonly venue: string | null; readonly andLater: boolean },
): Promise<LinkRow[]> {
  const { rows } = await q.query<LinkRow>(
    `select ${LINK} where (l.day = $1 or $3 and l.day > $1) and ($2::text is null or l.venue = $2) order by l.day, l.venue, l.location, l.id limit 1000`,
    [wanted.day, wanted.venue, wanted.andLater],
  )
  return rows
}

export async function insertLink(
  tx: ClientBase,
  one: {
    readonly digest: Buffer
    readonly venue: string
    readonly location: string | null
    readonly day: string
    readonly name: string | null
    readonly madeBy: string
  },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into desk_link (digest, venue, location, day, name, made_by) values ($1, $2, $3, $4, $5, $6) returning id',
    [one.digest, one.venue, one.location, one.day, one.name, one.madeBy],
  )
  return (rows[0] as { id: number }).id
}

export async function linkById(q: Statements, id: number): Promise<LinkRow | undefined> {
  const { rows } = await q.query<LinkRow>(`select ${LINK} where l.id = $1`, [id])
  return rows[0]
}

/** Holds a link for the transaction. */
export const lockLink = (tx: ClientBase, id: number) => tx.query('select from desk_link where id = $1 for update', [id])

/** Ends a link; one that has ended stays as it was. */
export const revokeLink = (tx: ClientBase, id: number) =>
  tx.query('update desk_link set revoked_at = clock_timestamp() where id = $1 and revoked_at is null', [id])

/** It was used; written once a minute at most. */
export const noteUse = (q: Statements, id: number) =>
  q.query(
    `update desk_link set used_at = clock_timestamp()
     where id = $1 and (used_at is null or used_at < clock_timestamp() - interval '1 minute')`,
    [id],
  )
