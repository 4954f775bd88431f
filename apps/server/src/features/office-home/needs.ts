import type { Need } from '@games/contract'
import type { Reading } from '../../facts/reading.ts'

/**
 * How much something hurts the public, most first: what they are shown is wrong or stands still, it is late, it is not there, it is untidy.
 */
export type Hurt = 'wrong' | 'late' | 'missing' | 'untidy'
export const HURTS = ['wrong', 'late', 'missing', 'untidy'] as const satisfies readonly Hurt[]

export interface FoundNeed {
  readonly hurt: Hurt
  readonly need: Need
}

/** What waits by one feature's own reading. `now`: the games' time, epoch milliseconds; `today`: the games' day. */
export type NeedSource = (
  tx: Reading,
  now: { readonly now: number; readonly today: string },
) => Promise<readonly FoundNeed[]>
