import type { Pool } from 'pg'
import type { Publishers } from '../live/index.ts'
import { contentPublishers } from './content/index.ts'
import { eventPublishers } from './events/index.ts'
import { medalPublishers } from './medals/index.ts'
import { unitPublishers } from './units/index.ts'

/** What is announced of a topic: small views whole, rows of a day as rows, the rest as "changed". */
export const createPublishers = (pool: Pool): Publishers => ({
  ...eventPublishers(pool),
  ...contentPublishers(pool),
  ...medalPublishers(pool),
  ...unitPublishers(pool),
})
