import { ApiFailure } from '@games/contract/failure'

/** Status of the page an error becomes (R3.4): what the call answered, else 500. */
export const statusOf = (error: unknown): number => (error instanceof ApiFailure ? error.status : 500)
