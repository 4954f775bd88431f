import { topics } from '@games/contract'
import type { Pool } from 'pg'
import type { Publishers } from '../../live/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { medalTableView } from './present.ts'

export const medalPublishers = (pool: Pool): Publishers => ({
  medals: async (topic) => ({
    kind: 'whole',
    view: await inSnapshot(pool, (tx, seq) => medalTableView(tx, seq, topic.slice(topics.medals('').length))),
  }),
})
