import { gamesTimeAt } from '@games/contract'
import type { Pool } from 'pg'
import type { Publishers } from '../../live/index.ts'
import { readGamesClock } from '../games/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { bannersAt } from './banners.ts'

/** Every open page follows what stands above it: it is sent whole, so that nobody has to ask for it. */
export const contentPublishers = (pool: Pool): Publishers => ({
  banners: async () => {
    const now = gamesTimeAt(await readGamesClock(pool), Date.now())
    return { kind: 'whole', view: await inSnapshot(pool, (tx, seq) => bannersAt(tx, seq, now)) }
  },
})
