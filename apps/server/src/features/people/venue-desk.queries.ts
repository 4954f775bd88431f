import type { Role } from '@games/domain'
import type { Statements } from '../../facts/reading.ts'

/** What somebody may do at this moment, where, and until when. */
export async function deskRow(
  q: Statements,
  accountId: string,
): Promise<
  { readonly role: Role | null; readonly role_venues: readonly string[]; readonly role_until: Date | null } | undefined
> {
  const { rows } = await q.query<{ role: Role | null; role_venues: string[]; role_until: Date | null }>(
    'select role_now(role, role_until) as role, role_venues, role_until from account where id = $1',
    [accountId],
  )
  return rows[0]
}

/** Units of a venue on a day, by code, in time order. */
export async function unitsAt(q: Statements, venue: string, day: string, limit: number): Promise<string[]> {
  const { rows } = await q.query<{ code: string }>(
    `select code from unit where displayed and day = $2 and schedule ->> 'venue' = $1
     order by start_at, sort_order nulls first, code limit $3`,
    [venue, day, limit],
  )
  return rows.map(({ code }) => code)
}
