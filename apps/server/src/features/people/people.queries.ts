import type { Role, UserType } from '@games/domain'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

export interface PersonRow {
  readonly id: string
  readonly username: string
  readonly username_key: string
  readonly role: Role | null
  readonly role_until: Date | null
  readonly role_venues: readonly string[]
  readonly type: UserType
  readonly organisation: string | null
  readonly points: number
  readonly devices: number
  readonly seen_at: Date | null
  readonly blocked: boolean
  readonly waits_for_guardian: boolean
  /** Whether a role is stored, though it may have ended: by it the list is in order. */
  readonly listed_last: boolean
}

const PERSON = `a.id, a.username, a.username_key, role_now(a.role, a.role_until) as role, a.role_until, a.role_venues, a.type, a.organisation,
  a.points, s.devices, s.seen_at, a.blocked_at is not null as blocked,
  a.guardian_email is not null and a.guardian_confirmed_at is null as waits_for_guardian, a.role is null as listed_last`
const SESSIONS = `cross join lateral (
    select count(*)::int as devices, max(seen_at) as seen_at from account_session where account_id = a.id and expires_at > now()) s`

/** Who is wanted; null: whoever. `after`: the row before, as the list is in order. */
export interface Wanted {
  readonly role: Role | 'staff' | null
  readonly organisation: string | null
  readonly blocked: boolean
  /** As `wordsToFind` gives it. */
  readonly search: string | null
  readonly after: { readonly listedLast: boolean; readonly key: string } | null
}

/**
 * What names are searched by, from what was typed as it is compared (`comparableUsername`): each word by its beginning. Null: no word is in it.
 * Asked by itself, so that the search is planned by how many have these words.
 */
export async function wordsToFind(q: Statements, typed: string): Promise<string | null> {
  const { rows } = await q.query<{ words: string | null }>(
    `select string_agg('''' || word || ''':*', ' & ') as words from unnest(tsvector_to_array(search_words($1))) word`,
    [typed],
  )
  return rows[0]?.words ?? null
}

const NARROWED = `($1::text is null or ($1 = 'staff' and role is not null) or role = $1)
  and ($2::text is null or organisation = $2) and (not $3 or blocked_at is not null)
  and ($4::boolean is null or (role is null, username_key) > ($4, $5::text))`

/** The staff first, then by username; found by the beginnings of words of the username. Sessions are looked up for these rows alone. */
export async function personRows(q: Statements, wanted: Wanted, limit: number): Promise<PersonRow[]> {
  const { role, organisation, blocked, search, after } = wanted
  const narrowed = [role, organisation, blocked, after?.listedLast ?? null, after?.key ?? null, limit]
  if (search === null) {
    const { rows } = await q.query<PersonRow>(
      `select ${PERSON} from (
         select * from account where ${NARROWED} order by (role is null), username_key limit $6
       ) a ${SESSIONS} order by (a.role is null), a.username_key`,
      narrowed,
    )
    return rows
  }
  // the words first, always by their index: how many begin so nobody can tell beforehand, and the list's order would be gone through in vain
  const { rows } = await q.query<PersonRow>(
    `with found as materialized (
       select id, role, organisation, blocked_at, username_key from account where username_words @@ $7::tsquery
     )
     select ${PERSON} from (
       select id from found where ${NARROWED} order by (role is null), username_key limit $6
     ) listed join account a on a.id = listed.id ${SESSIONS} order by (a.role is null), a.username_key`,
    [...narrowed, search],
  )
  return rows
}

/** Accounts of an e-mail address, the oldest first. */
export async function peopleOfEmail(q: Statements, emailKey: string, limit: number): Promise<PersonRow[]> {
  const { rows } = await q.query<PersonRow>(
    `select ${PERSON} from account a ${SESSIONS} where a.email_key = $1 order by a.created_at, a.id limit $2`,
    [emailKey, limit],
  )
  return rows
}

export async function peopleFigures(
  q: Statements,
): Promise<{ readonly accounts: number; readonly staff: number; readonly blocked: number }> {
  const { rows } = await q.query<{ accounts: number; staff: number; blocked: number }>(
    `select (select count(*)::int from account) as accounts,
       (select count(*)::int from account where role is not null) as staff,
       (select count(*)::int from account where blocked_at is not null) as blocked`,
  )
  return rows[0] ?? { accounts: 0, staff: 0, blocked: 0 }
}

/** The last day of the programme; null: there is none. */
export async function lastDay(q: Statements): Promise<string | null> {
  const { rows } = await q.query<{ day: string | null }>('select max(day) as day from unit where displayed')
  return rows[0]?.day ?? null
}

export interface DetailRow extends PersonRow {
  readonly state: string
  readonly email: string | null
  readonly cpf_end: string | null
  readonly created_at: Date
}

const STATE = `md5(row(a.role, a.role_until, a.role_venues, a.blocked_at is null)::text) as state`

export async function personRow(q: Statements, id: string): Promise<DetailRow | undefined> {
  const { rows } = await q.query<DetailRow>(
    `select ${PERSON}, ${STATE}, a.email, a.cpf_end, a.created_at from account a ${SESSIONS} where a.id = $1`,
    [id],
  )
  return rows[0]
}

/** Other accounts of the same address or number, the oldest first. */
export async function alikeRows(
  q: Statements,
  id: string,
  limit: number,
): Promise<{ readonly id: string; readonly username: string }[]> {
  const { rows } = await q.query<{ id: string; username: string }>(
    `select other.id, other.username from account a
     join account other on other.id <> a.id and (other.email_key = a.email_key or other.cpf_hash = a.cpf_hash)
     where a.id = $1 order by other.created_at, other.id limit $2`,
    [id, limit],
  )
  return rows
}

export interface Locked {
  readonly id: string
  readonly role: Role | null
  readonly role_until: Date | null
  readonly role_venues: readonly string[]
  readonly blocked: boolean
  readonly state: string
}

/** Somebody, whom nobody else changes until the end of the transaction; undefined: there is no such account. */
export async function lockPerson(tx: ClientBase, id: string): Promise<Locked | undefined> {
  const { rows } = await tx.query<Locked>(
    `select id, role, role_until, role_venues, blocked_at is not null as blocked, ${STATE} from account a where id = $1 for no key update`,
    [id],
  )
  return rows[0]
}

/** What somebody may do at this moment; null: nothing, or there is no such account. */
export async function roleOf(tx: ClientBase, id: string): Promise<Role | null> {
  const { rows } = await tx.query<{ role: Role | null }>(
    'select role_now(role, role_until) as role from account where id = $1 and blocked_at is null',
    [id],
  )
  return rows[0]?.role ?? null
}

export async function writeRole(
  tx: ClientBase,
  id: string,
  {
    role,
    until,
    venues,
  }: { readonly role: Role | null; readonly until: string | null; readonly venues: readonly string[] },
): Promise<void> {
  await tx.query('update account set role = $2, role_until = $3, role_venues = $4 where id = $1', [
    id,
    role,
    until,
    venues,
  ])
}

/** Those of these codes that no venue has. */
export async function unknownVenues(q: Statements, codes: readonly string[]): Promise<string[]> {
  const { rows } = await q.query<{ code: string }>(
    `select code from unnest($1::text[]) as code
     where not exists (select from venue_place p where p.code = code.code)
       and not exists (select from unit where schedule ->> 'venue' = code.code)`,
    [codes],
  )
  return rows.map(({ code }) => code)
}

export interface SessionRow {
  readonly name: string
  readonly browser: string | null
  readonly system: string | null
  readonly created_at: Date
  readonly seen_at: Date
}

export async function sessionRows(q: Statements, accountId: string): Promise<SessionRow[]> {
  const { rows } = await q.query<SessionRow>(
    `select name, browser, system, created_at, seen_at
     from account_session where account_id = $1 and expires_at > now() order by seen_at desc, created_at desc`,
    [accountId],
  )
  return rows
}

export interface PointRow {
  readonly id: number
  readonly by: string | null
  readonly undone: boolean
  readonly action: number | null
}

/** Of lines of a ledger: who gave them, whether they were taken back, and the line of the record that has them. */
export async function givenRows(q: Statements, accountId: string, ids: readonly number[]): Promise<PointRow[]> {
  const { rows } = await q.query<PointRow>(
    `select e.id, giver.username as by, exists (select from point_entry back where back.undoes = e.id) as undone,
       (select max(o.id) from office_action o
        where o.subject_kind = 'points' and o.subject_id = e.account_id::text and o.after ->> 'entry' = e.id::text
          and o.undoes is null) as action
     from point_entry e left join account giver on giver.id = e.given_by
     where e.account_id = $1 and e.id = any($2::bigint[]) and e.reason = 'hand'`,
    [accountId, ids],
  )
  return rows
}
