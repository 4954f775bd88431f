import { createHash } from 'node:crypto'
import { ApiFailure, type DeskStanding, type DeskWorker } from '@games/contract'
import type { Statements } from '../../facts/reading.ts'
import type { Caller } from '../../http/session/private-call-types.ts'
import { isHolder, type PlannedRow, workerRow } from './desk.queries.ts'

/** Who works at the desk, and where. */
export interface Worker {
  readonly by: string
  readonly kind: DeskWorker['kind']
  readonly name: string | null
  readonly accountId: string | null
  /** The venues of the role; null: all. */
  readonly venues: readonly string[] | null
  /** The court and day of a link; null of an account. */
  readonly court: DeskWorker['court']
  readonly until: string | null
}

/** One word for everything of an account that tells nothing else of it: taps are shown to whoever has a link. */
const wordOf = (accountId: string): string =>
  `a${createHash('sha256').update(`desk ${accountId}`).digest('hex').slice(0, 16)}`

/** Throws ApiFailure for an account whose role has ended. `endOf`: when a day of the games is over. */
export async function workerOf(q: Statements, caller: Caller, endOf: (day: string) => string): Promise<Worker> {
  const { deskPass, viewer } = caller
  if (deskPass) {
    const { id, venue, location, day, name } = deskPass
    const court = { venue, location, date: day }
    return { by: `l${id}`, kind: 'link', name, accountId: null, venues: [venue], court, until: endOf(day) }
  }
  if (viewer === null) throw new ApiFailure(401, 'unauthorized', 'Nobody is signed in')
  const row = await workerRow(q, viewer.accountId)
  if (!row || row.role === null) throw new ApiFailure(403, 'forbidden', 'This account has no role')
  return {
    by: wordOf(viewer.accountId),
    kind: row.role,
    name: row.username,
    accountId: viewer.accountId,
    venues: row.role === 'results' ? row.role_venues : null,
    court: null,
    until: row.role_until?.toISOString() ?? null,
  }
}

/** Whether a unit is at a court of somebody's now. */
export function isAtCourt({ venues, court }: Worker, { displayed, venue, location, day }: PlannedRow): boolean {
  if (!displayed) return false
  if (venues !== null && (venue === null || !venues.includes(venue))) return false
  return court === null || ((court.location === null || court.location === location) && court.date === day)
}

export function standingOf(worker: Worker, planned: PlannedRow | undefined): DeskStanding {
  if (!planned?.displayed) return 'taken-away'
  if (planned.status === 'CANCELLED') return 'cancelled'
  return isAtCourt(worker, planned) ? 'here' : 'moved'
}

/**
 * Throws ApiFailure where somebody may not score a unit. One that was handed to them stays theirs, wherever it is moved: what they tap has
 * happened.
 */
export async function letIn(
  q: Statements,
  worker: Worker,
  unit: string,
  planned: PlannedRow | undefined,
  hasTaps: boolean,
): Promise<void> {
  if (planned && isAtCourt(worker, planned)) return
  if (!planned && !hasTaps) throw new ApiFailure(404, 'not-found', 'There is no such unit')
  if (worker.venues === null || (await isHolder(q, unit, worker.by))) return
  throw new ApiFailure(403, 'forbidden', 'This unit is not at a court of yours')
}
