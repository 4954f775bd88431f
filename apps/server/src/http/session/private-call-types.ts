import type { ParsedPrivateInput, PrivateContract } from '@games/contract'
import type { Locale, Role } from '@games/domain'
import type { z } from 'zod'

/** Whose session a request carries. */
export interface Viewer {
  readonly accountId: string
  readonly role: Role | null
  /** The digest of the session's token. */
  readonly sessionId: Buffer
  /** How long the session lasts from now on, in seconds, where that was prolonged just now; absent: as before. */
  readonly prolonged?: number
}

/** A scorer's link that a call carries: the court and the day it is for (decision 0105). */
export interface DeskPass {
  readonly id: number
  readonly venue: string
  /** Null: every court of the venue. */
  readonly location: string | null
  /** Day of the games. */
  readonly day: string
  readonly name: string | null
}

/** What the key of a scorer's link opens: a court; nothing yet or no more; nothing ever. */
export type DeskPassOf = (key: string) => Promise<DeskPass | 'to-come' | 'over' | null>

/** Who makes a private call. */
export interface Caller {
  /** null: nobody is signed in. */
  readonly viewer: Viewer | null
  /** The scorer's link that the call carries in place of a session. */
  readonly deskPass?: DeskPass
  /** The session's token, where there is one. */
  readonly token: string | null
  /** Whether the session is carried in the `authorization` header. */
  readonly bearer: boolean
  /** The address, of IPv6 its network. */
  readonly network: string
  /** The token by which a browser is known again; null: never seen. */
  readonly device: string | null
  readonly userAgent: string | undefined
  readonly locale: Locale
  /** The site's own address, without a slash at its end. */
  readonly site: string
}

/** A session that begins with this answer. */
export interface NewSession {
  readonly token: string
  readonly device: string
  readonly seconds: number
  /** Carried in the answer instead of a cookie. */
  readonly bearer: boolean
}

/** What a private call answers, and what becomes of the caller's session. */
export interface PrivateAnswer<V> {
  readonly view: V
  readonly session?: NewSession | 'ended'
  /** The token by which this browser is known again, where it had none. */
  readonly device?: string
}

/** One per call of the private contract. Expected failures are thrown as ApiFailure. */
export type PrivateHandlers<C extends Partial<PrivateContract> = PrivateContract> = {
  readonly [K in keyof C]: (
    input: ParsedPrivateInput<C[K]>,
    caller: Caller,
  ) => Promise<PrivateAnswer<C[K] extends { response: infer R extends z.ZodType } ? z.output<R> : never>>
}

/** Some of the private calls, as a feature answers them. */
export type PrivateCalls<K extends keyof PrivateContract> = Pick<PrivateHandlers, K>

/** The viewer of an answered call that only who is signed in reaches. */
export function viewerOf({ viewer }: Caller): Viewer {
  if (viewer === null) throw new Error('a call for users was answered to nobody')
  return viewer
}

export const DONE = { view: { done: true } } as const
