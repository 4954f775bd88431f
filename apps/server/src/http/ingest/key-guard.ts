import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiFailure } from '@games/contract'
import type { Context } from 'hono'
import { clientNetwork } from '../server/client-network.ts'
import type { IsTrusted } from '../server/proxies.ts'
import { createWrongKeys } from './wrong-keys.ts'

/** Refuses a call without a key of the feed; gives the number of the source whose key it is. */
export type KeyGuard = (c: Context) => Promise<number>

/** The source of INGEST_KEY; its row is made by a migration. */
export const ENVIRONMENT_SOURCE = 1

/** Whose a key is, and how often one was tried that opens nothing. */
export interface SourceKeys {
  sourceOf(key: string): Promise<number | null>
  countTry(key: string, network: string): void
}

export interface KeyGuardOptions {
  readonly ingestKey: string
  /** The keys that staff have made. */
  readonly feedKeys: SourceKeys
  readonly isTrusted: IsTrusted
  readonly now?: () => number
}

/**
 * Refuses a call without a right `X-API-KEY`: INGEST_KEY, compared by equal lengths and in equal time, whatever was sent, or one that
 * staff have made for a source. An address that sends many wrong ones has to wait (429); a right key is let through all the same, since the
 * feed may share its address with whoever guesses.
 */
export function createKeyGuard({ ingestKey, feedKeys, isTrusted, now = Date.now }: KeyGuardOptions): KeyGuard {
  const expected = digest(ingestKey)
  const wrongKeys = createWrongKeys(now)
  return async (c) => {
    const key = c.req.header('x-api-key') ?? ''
    if (timingSafeEqual(digest(key), expected)) return ENVIRONMENT_SOURCE
    const source = await feedKeys.sourceOf(key)
    if (source !== null) return source
    const network = clientNetwork(c, isTrusted)
    if (key !== '') feedKeys.countTry(key, network)
    if (wrongKeys.count(network))
      throw new ApiFailure(429, 'unauthorized', 'Too many wrong keys from this address: try again in a minute')
    throw new ApiFailure(401, 'unauthorized', 'X-API-KEY is missing or wrong')
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
