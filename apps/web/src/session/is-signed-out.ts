import { ApiFailure } from '@games/contract/failure'

/** Whether a private call failed because its session has ended, not because a password was wrong. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiFailure && error.id === 'unauthorized'
