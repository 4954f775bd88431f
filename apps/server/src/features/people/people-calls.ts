import {
  ApiFailure,
  type Games,
  MOST_BY_HAND,
  type People,
  type Person,
  type PersonDetail,
  RoleGrant,
} from '@games/contract'
import { addDays, beginningOf, comparableEmail, comparableUsername, maskedCpf, maskedEmail } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { type Caller, type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import {
  deletePasswordTokens,
  hasOtherAdmin,
  lockStaff,
  renewPasswordToken,
  setBlocked,
  signOutDevice,
  signOutEverywhere,
} from '../accounts/index.ts'
import {
  type CanUndo,
  changedMeanwhile,
  notUndoable,
  type RecordedState,
  recordAction,
  type Undoer,
} from '../office-log/index.ts'
import { ownStanding } from '../ranking/index.ts'
import { inSnapshot } from '../snapshot.ts'
import {
  alikeRows,
  type DetailRow,
  type Locked,
  lastDay,
  lockPerson,
  type PersonRow,
  peopleFigures,
  peopleOfEmail,
  personRow,
  personRows,
  roleOf,
  sessionRows,
  unknownVenues,
  wordsToFind,
  writeRole,
} from './people.queries.ts'
import { givenToday } from './points.queries.ts'

/** The kind of subject that the office's record has for somebody. */
export const PERSON_KIND = 'person'
/** Rows a page, unless requested otherwise. */
const PAGE = 50
const MOST_ALIKE = 20
const DAY_MS = 86_400_000
/** How long a role lasts where the games are over, or nobody knows when. */
const OTHERWISE_DAYS = 7
const HOUR_MS = 3_600_000

export interface PeopleOptions {
  readonly pool: Pool
  readonly games: () => Games
  /** The games' day. */
  readonly today: () => string
}

type Calls = PrivateCalls<
  | 'listPeople'
  | 'findPeopleByEmail'
  | 'getPeopleFigures'
  | 'getPerson'
  | 'changeRole'
  | 'blockPerson'
  | 'unblockPerson'
  | 'makePasswordCode'
  | 'signOutPerson'
  | 'signOutPersonDevice'
>

export const peopleCalls = ({ pool, games, today }: PeopleOptions): Calls => ({
  async listPeople({ query: { limit = PAGE, cursor, role, organisation, blocked, search } }) {
    const words = search === undefined ? null : await wordsToFind(pool, comparableUsername(search))
    if (search !== undefined && words === null) return { view: { people: [], next: null } }
    const rows = await personRows(
      pool,
      {
        role: role ?? null,
        organisation: organisation ?? null,
        blocked: blocked !== undefined,
        search: words,
        after: cursor === undefined ? null : placeIn(cursor),
      },
      limit + 1,
    )
    return { view: pageOf(rows, limit) }
  },

  async findPeopleByEmail({ body: { email } }) {
    return { view: { people: (await peopleOfEmail(pool, comparableEmail(email), PAGE)).map(person), next: null } }
  },

  async getPeopleFigures() {
    return { view: { ...(await peopleFigures(pool)), roleUntil: await usualEnd(pool, games()) } }
  },

  async getPerson({ params: { id } }, caller) {
    return inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      const row = await personRow(q, id)
      if (!row) throw NOBODY()
      const standing = await ownStanding(tx, id, {}, today())
      return {
        view: {
          ...detail(row),
          sessions: (await sessionRows(q, id)).map(({ name, browser, system, created_at, seen_at }) => ({
            id: name,
            browser,
            system,
            createdAt: created_at.toISOString(),
            seenAt: seen_at.toISOString(),
          })),
          alike: await alikeRows(q, id, MOST_ALIKE),
          position: standing?.general.position ?? null,
          pointsLeft: Math.max(0, MOST_BY_HAND - (await givenToday(q, id))),
          own: viewerOf(caller).accountId === id,
        },
      }
    })
  },

  async changeRole({ params: { id }, body: { expected, ...grant } }, caller) {
    const action = await changing(pool, id, caller, async (tx, was) => {
      if (was.state !== expected) throw changedMeanwhile()
      await checkGrant(tx, grant)
      return applyRole(tx, caller, was, grant)
    })
    return { view: { action } }
  },

  blockPerson: async ({ params: { id } }, caller) => ({
    view: { action: await changing(pool, id, caller, (tx, was) => block(tx, caller, was, true)) },
  }),

  unblockPerson: async ({ params: { id } }, caller) => ({
    view: { action: await changing(pool, id, caller, (tx, was) => block(tx, caller, was, false)) },
  }),

  async makePasswordCode({ params: { id } }, caller) {
    return changing(pool, id, caller, async (tx, was) => {
      if (was.blocked) throw changedMeanwhile()
      const token = await renewPasswordToken(tx, id)
      const action = await record(tx, caller, id, 'password-code', null, null)
      return {
        view: { action, path: `/auth?reset=${token}`, until: new Date(Date.now() + HOUR_MS).toISOString() },
      }
    })
  },

  signOutPerson: async ({ params: { id } }, caller) => ({
    view: {
      action: await changing(pool, id, caller, async (tx) => {
        await signOutEverywhere(tx, id)
        return record(tx, caller, id, 'sign-out', null, null)
      }),
    },
  }),

  signOutPersonDevice: async ({ params: { id, device } }, caller) => ({
    view: {
      action: await changing(pool, id, caller, async (tx) => {
        if (!(await signOutDevice(tx, id, device))) throw new ApiFailure(404, 'not-found', 'There is no such device')
        return record(tx, caller, id, 'sign-out', null, null)
      }),
    },
  }),
})

const NOBODY = () => new ApiFailure(404, 'not-found', 'There is no such account')
export const NOT_ONESELF = () => new ApiFailure(409, 'not-oneself', 'Nobody does this to their own account')

/**
 * Work on somebody else's account, which nobody else changes meanwhile. On an account with a role only an admin works, and who works is asked
 * for anew: two admins who lower each other at once come one after the other, and the second is none any more.
 */
async function changing<T>(
  pool: Pool,
  id: string,
  caller: Caller,
  work: (tx: ClientBase, was: Locked) => Promise<T>,
): Promise<T> {
  return transaction(pool, async (tx) => {
    const was = await lockedFor(tx, id, caller)
    return work(tx, was)
  })
}

async function lockedFor(tx: ClientBase, id: string, caller: Caller): Promise<Locked> {
  const { accountId } = viewerOf(caller)
  if (accountId === id) throw NOT_ONESELF()
  await lockStaff(tx)
  const was = await lockPerson(tx, id)
  if (!was) throw NOBODY()
  const role = await roleOf(tx, accountId)
  if (role !== 'admin' && (role !== 'operator' || was.role !== null))
    throw new ApiFailure(403, 'forbidden', 'Accounts with a role are changed by an admin')
  return was
}

/** Throws where a role cannot be given so: without its venues or its end, or with what it has none of. */
export async function checkGrant(tx: ClientBase, { role, venues, until }: RoleGrant): Promise<void> {
  const faults: Record<string, string> = {}
  if (role === 'results') {
    if (venues.length === 0) faults['venues'] = 'venues-needed'
    if (until === null) faults['until'] = 'until-needed'
  } else if (venues.length > 0) faults['venues'] = 'venues-none'
  if (until !== null && (role === null || role === 'admin')) faults['until'] = 'until-none'
  if (until !== null && Date.parse(until) <= Date.now()) faults['until'] = 'until-past'
  if ((await unknownVenues(tx, venues)).length > 0) faults['venues'] = 'venues-unknown'
  if (Object.keys(faults).length > 0)
    throw new ApiFailure(400, 'invalid-input', 'This role cannot be given so', { fields: faults })
}

async function applyRole(tx: ClientBase, caller: Caller, was: Locked, grant: RoleGrant): Promise<number> {
  await noLastAdmin(tx, was, grant.role !== 'admin')
  await giveRole(tx, was.id, grant)
  return record(tx, caller, was.id, grant.role === null ? 'role-away' : 'role', recordedRole(was), { ...grant })
}

/** A password code that an operator made before is no way into an account with a role. */
async function giveRole(tx: ClientBase, id: string, grant: RoleGrant): Promise<void> {
  await writeRole(tx, id, grant)
  await deletePasswordTokens(tx, id)
}

async function noLastAdmin(tx: ClientBase, was: Locked, goes: boolean): Promise<void> {
  if (goes && was.role === 'admin' && !was.blocked && !(await hasOtherAdmin(tx, was.id)))
    throw new ApiFailure(409, 'last-admin', 'There has to be an admin')
}

async function block(tx: ClientBase, caller: Caller, was: Locked, blocked: boolean): Promise<number> {
  if (was.blocked === blocked) throw changedMeanwhile()
  await noLastAdmin(tx, was, blocked)
  await setBlocked(tx, was.id, blocked)
  if (blocked) await signOutEverywhere(tx, was.id)
  return record(tx, caller, was.id, blocked ? 'block' : 'unblock', { blocked: !blocked }, { blocked })
}

const record = (
  tx: ClientBase,
  caller: Caller,
  id: string,
  action: string,
  before: RecordedState | null,
  after: RecordedState | null,
): Promise<number> => recordAction(tx, caller, { action, subject: { kind: PERSON_KIND, id }, before, after })

const recordedRole = ({ role, role_until, role_venues }: Locked) => ({
  role,
  venues: [...role_venues],
  until: role_until?.toISOString() ?? null,
})

/** A role and who is blocked; what was made or ended, a password's code or a session, stays so. */
export const canUndoPerson: CanUndo = ({ before, after }) => before !== null && after !== null

/** Puts a role back, or who is blocked, by whoever could have changed it. */
export const undoPerson: Undoer = async (tx, { id, before, after }, caller) => {
  if (before === null || after === null) throw notUndoable()
  const was = await lockedFor(tx, id, caller)
  if ('blocked' in before) {
    if (was.blocked !== after['blocked']) throw changedMeanwhile()
    const blocked = before['blocked'] === true
    await noLastAdmin(tx, was, blocked)
    await setBlocked(tx, id, blocked)
    if (blocked) await signOutEverywhere(tx, id)
    return { now: before }
  }
  if ((await roleOf(tx, viewerOf(caller).accountId)) !== 'admin')
    throw new ApiFailure(403, 'forbidden', 'Roles are given and taken by an admin')
  if (!isSameRole(recordedRole(was), after)) throw changedMeanwhile()
  const grant = RoleGrant.parse(before)
  await noLastAdmin(tx, was, grant.role !== 'admin')
  await giveRole(tx, id, grant)
  return { now: before }
}

/** Whether a role is as the record has it. */
function isSameRole(one: RoleGrant, recorded: RecordedState): boolean {
  const other = RoleGrant.parse(recorded)
  return (
    one.role === other.role &&
    (one.until === null ? null : Date.parse(one.until)) === (other.until === null ? null : Date.parse(other.until)) &&
    one.venues.join() === other.venues.join()
  )
}

/** The end of the day after the games' last, by the venue's clock; a week from now where that is over or unknown. */
async function usualEnd(pool: Pool, games: Games): Promise<string> {
  const last = games.days?.last ?? (await lastDay(pool))
  const end = last === null ? 0 : beginningOf(addDays(last, 2), games)
  const now = Date.now()
  return new Date(end > now ? end : now + OTHERWISE_DAYS * DAY_MS).toISOString()
}

const person = (row: PersonRow): Person => ({
  id: row.id,
  username: row.username,
  role: row.role,
  until: row.role_until?.toISOString() ?? null,
  venues: [...row.role_venues],
  type: row.type,
  organisation: row.organisation,
  points: row.points,
  devices: row.devices,
  seenAt: row.seen_at?.toISOString() ?? null,
  blocked: row.blocked,
  waitsForGuardian: row.waits_for_guardian,
})

const detail = (row: DetailRow): Omit<PersonDetail, 'sessions' | 'alike' | 'position' | 'pointsLeft' | 'own'> => ({
  ...person(row),
  state: row.state,
  email: row.email === null ? null : maskedEmail(row.email),
  cpf: row.cpf_end === null ? null : maskedCpf(row.cpf_end),
  createdAt: row.created_at.toISOString(),
})

/** The cursor is the place of the last row: whether it is of the staff, and its username as compared. */
function pageOf(rows: readonly PersonRow[], limit: number): People {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    people: shown.map(person),
    next: rows.length > limit && last ? `${last.listed_last ? 1 : 0}${last.username_key}` : null,
  }
}

function placeIn(cursor: string): { readonly listedLast: boolean; readonly key: string } {
  if (!/^[01]./u.test(cursor)) throw new ApiFailure(400, 'invalid-input', 'query.cursor: not a cursor of this list')
  return { listedLast: cursor.startsWith('1'), key: cursor.slice(1) }
}
