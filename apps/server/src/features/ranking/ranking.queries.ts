import { topics } from '@games/contract/live'
import type { UserType } from '@games/domain'
import type { Reading, Statements } from '../../facts/reading.ts'

/** Of whom the ranking is shown; '' for all types, for all delegations. */
export interface Scope {
  readonly type: UserType | ''
  readonly organisation: string
}
export const EVERYBODY: Scope = { type: '', organisation: '' }

/** Those with the same points. */
export interface Tie {
  readonly points: number
  readonly people: number
  /** How many have more. */
  readonly ahead: number
}

/** The tie that the row after `skipped` others is in; undefined where there are no more. */
export async function tieAt(tx: Reading, scope: Scope, skipped: number): Promise<Tie | undefined> {
  const { rows } = await tx.from(topics.ranking()).query<Tie>(
    `with thousand as (
       select points, ahead from (
         select points, people, sum(people) over (order by points desc) - people as ahead
         from ranking_count where step = 1000 and type = $1 and organisation = $2
       ) t where ahead + people > $3 order by points desc limit 1
     )
     select points, people, ahead from (
       select c.points, c.people, (t.ahead + sum(c.people) over (order by c.points desc) - c.people)::int as ahead
       from thousand t join ranking_count c on step = 1 and type = $1 and organisation = $2
         and c.points >= t.points and c.points < t.points + 1000
     ) tie where ahead + people > $3 order by points desc limit 1`,
    [scope.type, scope.organisation, skipped],
  )
  return rows[0]
}

/** Of each of these points: how many have them, and how many have more. */
export async function tiesOf(tx: Reading, scope: Scope, points: readonly number[]): Promise<Map<number, Tie>> {
  const { rows } = await tx.from(topics.ranking()).query<Tie>(
    `select wanted.points,
       coalesce((select people from ranking_count c
         where step = 1 and type = $1 and organisation = $2 and c.points = wanted.points), 0) as people,
       (coalesce((select sum(people) from ranking_count c
          where step = 1000 and type = $1 and organisation = $2 and c.points > wanted.points), 0)
        + coalesce((select sum(people) from ranking_count c
          where step = 1 and type = $1 and organisation = $2
            and c.points > wanted.points and c.points < wanted.points - wanted.points % 1000 + 1000), 0))::int as ahead
     from unnest($3::int[]) as wanted (points)`,
    [scope.type, scope.organisation, points],
  )
  return new Map(rows.map((row) => [row.points, row]))
}

/** Key of the username that stands at a place of a tie, from 0. */
export async function keyInTie(tx: Reading, scope: Scope, tie: Tie, place: number): Promise<string | undefined> {
  // from the nearer end
  if (place > tie.people / 2) return keyFromEnd(tx, scope, tie.points, tie.people - 1 - place)
  const { rows } = await tx.from(topics.ranking()).query<{ key: string }>(
    `select username_key as key from ranking_entry
     where points = $1 and ($2 = '' or type = $2) and ($3 = '' or organisation = $3)
     order by username_key offset $4 limit 1`,
    [tie.points, scope.type, scope.organisation, place],
  )
  return rows[0]?.key
}

async function keyFromEnd(tx: Reading, scope: Scope, points: number, behind: number): Promise<string | undefined> {
  const { rows } = await tx.from(topics.ranking()).query<{ key: string }>(
    `select username_key as key from ranking_entry
     where points = $1 and ($2 = '' or type = $2) and ($3 = '' or organisation = $3)
     order by username_key desc offset $4 limit 1`,
    [points, scope.type, scope.organisation, behind],
  )
  return rows[0]?.key
}

export interface EntryRow {
  readonly username: string
  readonly type: UserType
  readonly organisation: string
  readonly points: number
}

/** Rows in the ranking's order, from somebody with these points on. */
export async function entriesFrom(
  tx: Reading,
  scope: Scope,
  { points, key }: { readonly points: number; readonly key: string },
  { least, limit }: { readonly least: number; readonly limit: number },
): Promise<EntryRow[]> {
  const { rows } = await tx.from(topics.ranking()).query<EntryRow>(
    `select username, type, organisation, points from (
       (select username, username_key, type, organisation, points from ranking_entry
        where points = $1 and username_key >= $2 and ($3 = '' or type = $3) and ($4 = '' or organisation = $4)
        order by username_key limit $6)
       union all
       (select username, username_key, type, organisation, points from ranking_entry
        where points < $1 and points >= $5 and ($3 = '' or type = $3) and ($4 = '' or organisation = $4)
        order by points desc, username_key limit $6)
     ) entry order by points desc, username_key limit $6`,
    [points, key, scope.type, scope.organisation, least, limit],
  )
  return rows
}

/** How many a scope has, and how many of them without points. */
export async function countPeople(
  tx: Reading,
  scope: Scope,
): Promise<{ readonly people: number; readonly zeros: number }> {
  const { rows } = await tx.from(topics.ranking()).query<{ people: number; zeros: number }>(
    `select coalesce((select sum(people) from ranking_count
         where step = 1000 and type = $1 and organisation = $2), 0)::int as people,
       coalesce((select people from ranking_count
         where step = 1 and type = $1 and organisation = $2 and points = 0), 0) as zeros`,
    [scope.type, scope.organisation],
  )
  return rows[0] ?? { people: 0, zeros: 0 }
}

/** Codes that somebody in the ranking has as delegation. */
export async function rankedOrganisations(tx: Reading): Promise<string[]> {
  const { rows } = await tx
    .from(topics.ranking())
    .query<{ organisation: string }>(
      `select distinct organisation from ranking_count where step = 1000 and type = '' and organisation <> '' order by 1`,
    )
  return rows.map(({ organisation }) => organisation)
}

export interface OwnEntry extends EntryRow {
  readonly key: string
}

/** An account as it stands in the ranking; undefined: it does not. */
export async function entryOf(tx: Reading, accountId: string): Promise<OwnEntry | undefined> {
  const { rows } = await tx
    .from(topics.ranking())
    .query<OwnEntry>(
      'select username, username_key as key, type, organisation, points from ranking_entry where account_id = $1',
      [accountId],
    )
  return rows[0]
}

/** How many of those with the same points stand before a username. */
export async function placeInTie(tx: Reading, scope: Scope, { points, key }: OwnEntry): Promise<number> {
  const { rows } = await tx.from(topics.ranking()).query<{ n: number }>(
    `select count(*)::int as n from ranking_entry
     where points = $1 and username_key < $2 and ($3 = '' or type = $3) and ($4 = '' or organisation = $4)`,
    [points, key, scope.type, scope.organisation],
  )
  return rows[0]?.n ?? 0
}

/** How many had more points than an account when a day began; null: the account, or the day, was not there. */
export async function aheadAtDawn(q: Statements, accountId: string, day: string): Promise<number | null> {
  const { rows } = await q.query<{ ahead: number }>(
    `select coalesce((select sum(people) from ranking_day_count c
         where c.day = d.day and c.points > coalesce(
           (select balance from point_entry p where p.account_id = a.id and p.earned_at < d.began_at
            order by id desc limit 1), 0)), 0)::int as ahead
     from ranking_day d, account a where d.day = $2 and a.id = $1 and a.created_at < d.began_at`,
    [accountId, day],
  )
  return rows[0]?.ahead ?? null
}
