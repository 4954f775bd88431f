import { ApiFailure } from '@games/contract/failure'

/** As HTTP calls them (RFC 9110): for those who report an error, in every language the same. */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

export const statusText = (status: number): string => STATUS_TEXTS[status] ?? ''

/** Status of the page an error becomes (R3.4): what the call answered, else 500. */
export const statusOf = (error: unknown): number => (error instanceof ApiFailure ? error.status : 500)
