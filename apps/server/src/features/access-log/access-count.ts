import type { AccessDevice, AccessKind, AccessSource } from '@games/contract'
import type { Platform } from '@games/domain'

/** Requests of one kind in one quarter of an hour. */
export interface AccessCount {
  /** Its beginning, epoch milliseconds. */
  readonly slot: number
  readonly source: AccessSource
  readonly kind: AccessKind
  /** A pattern, never an address. */
  readonly route: string
  readonly status: number
  readonly device: AccessDevice
  readonly platform: Platform
  readonly requests: number
  /** Of those that ended: milliseconds in all, and how many took how long (`durations.ts`); none: empty. */
  readonly durationMs: number
  readonly durations: readonly number[]
}

/** What requests are told apart by. */
export type AccessKey = Pick<AccessCount, 'source' | 'kind' | 'route' | 'status' | 'device' | 'platform'>
