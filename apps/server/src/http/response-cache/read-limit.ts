import { ApiFailure } from '@games/contract'
import type { Context } from 'hono'
import { CONNECT_LIMIT_MS, POOL_SIZE } from '../../db/pool.ts'
import { clientNetwork } from '../server/client-network.ts'
import type { IsTrusted } from '../server/proxies.ts'
import type { Build } from './response-cache.ts'

/**
 * Limits the builds of one network. The returned build waits for its turn, and rejects with 503 if that takes longer than
 * a connection may take. Throws ApiFailure 429 at once if the network has too many builds already.
 */
export type ReadLimit = (c: Context) => (build: Build) => Build

/** Builds of one network that run at the same time: it leaves half of the connections to the others. */
export const MAX_RUNNING = POOL_SIZE / 2
/** Builds of one network that run or wait: a hall of phones that all search at the same moment stays below it. */
export const MAX_IN_PROGRESS = 128
/** Seconds in which that many builds are usually done. */
const RETRY_AFTER = 2

interface Network {
  running: number
  /** Starts the builds that wait, oldest first. */
  readonly waiting: Set<() => void>
}

export function createReadLimit(isTrusted: IsTrusted): ReadLimit {
  /** Only networks with a build in progress. */
  const networks = new Map<string, Network>()

  const take = (name: string): Promise<void> | undefined => {
    let network = networks.get(name)
    if (!network) networks.set(name, (network = { running: 0, waiting: new Set() }))
    if (network.running + network.waiting.size >= MAX_IN_PROGRESS)
      throw new ApiFailure(429, 'too-many-requests', 'Too many requests of this address are being answered', {
        retryAfter: RETRY_AFTER,
      })
    if (network.running < MAX_RUNNING) {
      network.running += 1
      return undefined
    }
    return waitIn(network.waiting)
  }
  const release = (name: string): void => {
    const network = networks.get(name)
    if (!network) return
    const [next] = network.waiting
    if (next) return next()
    network.running -= 1
    if (network.running === 0) networks.delete(name)
  }

  return (c) => (build) => {
    const name = clientNetwork(c, isTrusted)
    const turn = take(name)
    return async () => {
      await turn
      try {
        return await build()
      } finally {
        release(name)
      }
    }
  }
}

/** Resolves when the function that it adds is called. */
const waitIn = (waiting: Set<() => void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const start = () => {
      clearTimeout(timer)
      waiting.delete(start)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.delete(start)
      reject(new ApiFailure(503, 'unavailable', 'The database is busy'))
    }, CONNECT_LIMIT_MS)
    waiting.add(start)
  })
