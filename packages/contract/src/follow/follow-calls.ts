import type { PrivateEndpoints } from '../private-endpoint.ts'
import { AccountFollows, FollowMarks } from './follow.ts'

/** Marks with the longest keys. */
const MOST_BYTES = 150_000

export const followCalls = {
  syncFollows: {
    summary: 'Adds what a device says to what the account follows, and gives all that the account then knows',
    audience: 'user',
    body: FollowMarks,
    bodyBytes: MOST_BYTES,
    response: AccountFollows,
  },
} as const satisfies PrivateEndpoints
