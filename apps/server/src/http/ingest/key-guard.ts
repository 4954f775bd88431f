import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiFailure } from '@games/contract'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { clientAddress, type IsTrusted } from '../server/proxies.ts'
import { createWrongKeys } from './wrong-keys.ts'

/** Refuses a call without a key of the feed; gives the number of the source whose key it is. */
export type KeyGuard = (c: Context) => Promise<number>

/** The source of INGEST_KEY; its row is made by a migration. */
export const ENVIRONMENT_SOURCE = 1

export interface KeyGuardOptions {
  readonly ingestKey: string
  /** Whose key this is of those that staff have made; null: nobody's, or it has ended. */
  readonly sourceOfKey: (key: string) => Promise<number | null>
  /** Called for a wrong key, but not for each of an address that sends many. */
  readonly countWrongKey: () => Promise<void>
  readonly isTrusted: IsTrusted
  readonly now?: () => number
}

/**
 * Refuses a call without a right `X-API-KEY`: INGEST_KEY, compared by equal lengths and in equal time, whatever was sent, or one that
 * staff have made for a source. An address that sends many wrong ones has to wait (429); a right key is let through all the same, since the
 * feed may share its address with whoever guesses.
 */
export function createKeyGuard({
  ingestKey,
  sourceOfKey,
  countWrongKey,
  isTrusted,
  now = Date.now,
}: KeyGuardOptions): KeyGuard {
  const expected = digest(ingestKey)
  const wrongKeys = createWrongKeys(now)
  return async (c) => {
    const key = c.req.header('x-api-key') ?? ''
    if (timingSafeEqual(digest(key), expected)) return ENVIRONMENT_SOURCE
    const source = await sourceOfKey(key)
    if (source !== null) return source
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    if (wrongKeys.count(clientAddress(incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), isTrusted)))
      throw new ApiFailure(429, 'unauthorized', 'Too many wrong keys from this address: try again in a minute')
    if (key !== '') await countWrongKey()
    throw new ApiFailure(401, 'unauthorized', 'X-API-KEY is missing or wrong')
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
