import { topics } from '@games/contract'
import type { Pool } from 'pg'
import type { Publication, Publishers } from '../../live/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { unitPage } from './present.ts'
import { summariesOf } from './summary.ts'
import { unitsByCode } from './units.queries.ts'

/** Above so many changed rows a day is fetched anew rather than patched. */
const MOST_PATCHED_UNITS = 40
/** Larger pages are fetched anew: most followers of a marathon do not need 120 rows every ten seconds. */
const LARGEST_WHOLE_ROWS = 60

export const unitPublishers = (pool: Pool): Publishers => ({
  schedule: async (_topic, refs): Promise<Publication> => {
    if (refs.length === 0 || refs.length > MOST_PATCHED_UNITS) return { kind: 'changed', jitterMs: 0 }
    const units = await inSnapshot(pool, async (tx) => summariesOf(tx, await unitsByCode(tx, refs)))
    // a unit that is gone from the schedule is no row any more: the day has to be fetched
    return units.length === refs.length && units.every((u) => u.status !== 'UNSCHEDULED')
      ? { kind: 'units', units }
      : { kind: 'changed', jitterMs: 0 }
  },
  unit: async (topic): Promise<Publication> => {
    const view = await inSnapshot(pool, (tx, seq) => unitPage(tx, seq, topic.slice(topics.unit('').length)))
    return view && view.results.length <= LARGEST_WHOLE_ROWS
      ? { kind: 'whole', view }
      : { kind: 'changed', jitterMs: 0 }
  },
})
