import { randomBytes } from 'node:crypto'
import { comparableUsername } from '@games/domain'
import type { Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { hashPassword } from '../features/accounts/index.ts'
import {
  backdateRankingDay,
  deletePeople,
  insertEarned,
  insertFeedback,
  insertPeople,
  peopleStart,
  storePeopleStart,
} from './demo-people.queries.ts'
import { DAYS, inventPeople } from './invented-people.ts'

const SEED = 20_270_914
const DAY_MS = 86_400_000
/** Of a day, what people sleep through: nobody earns points at three in the morning. */
const [WAKES, SLEEPS] = [8 / 24, 22 / 24]

export interface PeopleOptions {
  /** First day of the demo's games (`YYYY-MM-DD`), and their offset from UTC in minutes. */
  readonly start: string
  readonly utcOffset: number
  readonly now: Date
}

/**
 * The demo's people (0072): 3,000 invented ones with points of the days until now and what they said, made once for games that begin on
 * `start`; those of the games before are deleted. Nobody can sign in as one. False where they are there already.
 */
export async function makeDemoPeople(pool: Pool, { start, utcOffset, now }: PeopleOptions): Promise<boolean> {
  if ((await peopleStart(pool)) === start) return false
  const { people, feedback } = inventPeople(SEED)
  // one for all: each of its own would take half a minute, and what it is of is known to nobody
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'), randomBytes(16))
  const firstMidnight = Date.parse(`${start}T00:00:00Z`) - utcOffset * 60_000
  const instant = (day: number, at: number) => {
    const from = firstMidnight + day * DAY_MS
    // of today what is over
    const until = Math.min(from + SLEEPS * DAY_MS, now.getTime())
    const begins = Math.min(from + WAKES * DAY_MS, until)
    return new Date(begins + at * (until - begins))
  }
  const keyed = people.map((person) => ({ ...person, key: comparableUsername(person.username) }))
  await transaction(pool, async (tx) => {
    await deletePeople(tx)
    await insertPeople(
      tx,
      keyed.map(({ username, key, type, organisation, days }) => ({
        username,
        username_key: key,
        type,
        organisation,
        points: days.at(-1)?.balance ?? 0,
      })),
      { passwordHash, since: new Date(firstMidnight) },
    )
    await insertEarned(
      tx,
      keyed.flatMap(({ key, days }) =>
        days.map(({ day, at, points, balance, film }) => ({
          username_key: key,
          reason: film ? 'safe-sport' : 'trivia',
          ref: `demo-${day}`,
          points,
          balance,
          earned_at: instant(day, at),
        })),
      ),
    )
    await insertFeedback(
      tx,
      feedback.flatMap(({ author, day, at, ...said }) => {
        const by = keyed[author]
        return by ? [{ ...said, username_key: by.key, sent_at: instant(day, at) }] : []
      }),
    )
    const today = new Date(firstMidnight + (DAYS - 1) * DAY_MS)
    await backdateRankingDay(tx, dayAfter(start, DAYS - 1), today)
    await storePeopleStart(tx, start)
  })
  return true
}

/** In production the demo's people are nobody: they go before anybody sees them. */
export async function removeDemoPeople(pool: Pool): Promise<void> {
  if ((await peopleStart(pool)) !== null) await transaction(pool, deletePeople)
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
