import { ApiFailure } from '@games/contract'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { AttemptKind, Attempts, CountedAttempt } from '../../http/session/attempts.ts'
import type { AccountKey } from './account-key.ts'

/** Wrong passwords before a pause, and the pause (R7.5). */
export const MOST_ATTEMPTS = 5
export const PAUSE_SECONDS = 15 * 60

/** E-mails to one mailbox in a day by other names than its own, and of the whole site in an hour. */
export const MOST_TO_A_MAILBOX = 12
export const MOST_MAILS = 2_000

/** What is counted, and how much of it is too much. Shared by all nodes: the counts are in the database. */
const LIMITS = {
  /** Wrong passwords of one name from one network, or from one device that the account knows. */
  name: { points: MOST_ATTEMPTS, duration: PAUSE_SECONDS, blockDuration: PAUSE_SECONDS },
  /** Wrong passwords of one name from everywhere, devices that the account knows apart. */
  'name-anywhere': { points: 50, duration: 3_600 },
  /** Wrong passwords from one network: a venue's whole wireless has one address. */
  network: { points: 300, duration: PAUSE_SECONDS },
  /** Right passwords of one name from one network or device: each begins a session, and takes as much time as a wrong one. */
  'signed-in': { points: 100, duration: PAUSE_SECONDS },
  /** Passwords, right ones too, of somebody who is signed in and asked for it again. */
  confirmed: { points: 30, duration: PAUSE_SECONDS },
  /** Accounts made from one network: a delegation signs up together. */
  'sign-up': { points: 300, duration: 3_600 },
  /** Signing in by passkey that was begun and not ended, from one network. */
  passkey: { points: 1_000, duration: PAUSE_SECONDS },
  /** Wrong codes of delegations from one network. */
  code: { points: 100, duration: PAUSE_SECONDS },
  /** E-mails to one guardian, who may have several children. */
  'guardian-mail': { points: 6, duration: 86_400 },
  /** E-mails asked for one address, and from one network. */
  mail: { points: 3, duration: 3_600 },
  'mail-network': { points: 60, duration: 3_600 },
  /** E-mails that are sent to one mailbox by other names than its own, all together. */
  mailbox: { points: MOST_TO_A_MAILBOX, duration: 86_400 },
  /** E-mails that are sent at all: five times what a delegation of 400 asks for at once. */
  'mails-sent': { points: MOST_MAILS, duration: 3_600 },
  /** Short codes of trivia that are none. */
  'trivia-code': { points: 10, duration: PAUSE_SECONDS },
  /** Devices that ask for notifications, or change what they are told, from one network. */
  push: { points: 3_000, duration: PAUSE_SECONDS },
  /** Notifications to try one device. */
  'push-trial': { points: 5, duration: 600 },
  /** Calls with taps of one scorer's link, which all phones of a venue may share, or one account: twenty a second. */
  taps: { points: 1_200, duration: 60 },
  /** Questions of the same what a decision would move: each plays a unit again, and none keeps a tap from being stored. */
  previews: { points: 300, duration: 60 },
  /** Wrong passwords of somebody who is signed in and asked for it again. */
  account: { points: MOST_ATTEMPTS, duration: PAUSE_SECONDS, blockDuration: PAUSE_SECONDS },
} as const satisfies Record<AttemptKind, { points: number; duration: number; blockDuration?: number }>

export function createAttempts(pool: Pool, { attemptKey }: AccountKey): Attempts {
  const limiters = new Map(
    Object.entries(LIMITS).map(([kind, limit]) => [
      kind,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'attempt',
        tableCreated: true,
        keyPrefix: kind,
        ...limit,
        // a flood is answered without the database
        inMemoryBlockOnConsumed: limit.points + 1,
      }),
    ]),
  )
  const limiterOf = (kind: AttemptKind): RateLimiterPostgres => {
    const limiter = limiters.get(kind)
    if (!limiter) throw new Error(`nothing counts ${kind}`)
    return limiter
  }
  const refuse = (msBeforeNext: number): never => {
    const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000))
    throw new ApiFailure(429, 'too-many-attempts', `Too many attempts: wait ${retryAfter} s`, { retryAfter })
  }
  const countOne = async ([kind, ...whose]: CountedAttempt): Promise<number> => {
    try {
      return (await limiterOf(kind).consume(attemptKey(...whose))).remainingPoints
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return refuse(refusal.msBeforeNext)
    }
  }
  const takeBack = async ([kind, ...whose]: CountedAttempt): Promise<void> => {
    await limiterOf(kind).reward(attemptKey(...whose))
  }
  return {
    async count(...counted) {
      let left = Number.POSITIVE_INFINITY
      for (const [at, one] of counted.entries())
        try {
          left = Math.min(left, await countOne(one))
        } catch (refusal) {
          // what is refused by one is not counted by those before it either
          await Promise.all(counted.slice(0, at).map(takeBack))
          throw refusal
        }
      return left
    },
    async check([kind, ...whose]) {
      const counted = await limiterOf(kind).get(attemptKey(...whose))
      if (counted && counted.consumedPoints >= LIMITS[kind].points) refuse(counted.msBeforeNext)
    },
    async forget([kind, ...whose]) {
      await limiterOf(kind).delete(attemptKey(...whose))
    },
    takeBack,
  }
}
