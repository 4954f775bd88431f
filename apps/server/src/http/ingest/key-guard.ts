import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiFailure } from '@games/contract'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { clientAddress, type IsTrusted } from '../server/proxies.ts'
import { createWrongKeys } from './wrong-keys.ts'

/** Refuses a call without the feed's key. */
export type KeyGuard = (c: Context) => void

export interface KeyGuardOptions {
  readonly ingestKey: string
  readonly isTrusted: IsTrusted
  readonly now?: () => number
}

/**
 * Refuses a call without the right `X-API-KEY`: by equal lengths and in equal time, whatever was sent. An address that sends many wrong ones
 * has to wait (429); the right key is let through all the same, since the feed may share its address with whoever guesses.
 */
export function createKeyGuard({ ingestKey, isTrusted, now = Date.now }: KeyGuardOptions): KeyGuard {
  const expected = digest(ingestKey)
  const wrongKeys = createWrongKeys(now)
  return (c) => {
    if (timingSafeEqual(digest(c.req.header('x-api-key') ?? ''), expected)) return
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    if (wrongKeys.count(clientAddress(incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), isTrusted)))
      throw new ApiFailure(429, 'unauthorized', 'Too many wrong keys from this address: try again in a minute')
    throw new ApiFailure(401, 'unauthorized', 'X-API-KEY is missing or wrong')
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
