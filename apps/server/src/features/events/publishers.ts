import { topics } from '@games/contract'
import { padRsc } from '@games/domain'
import type { Pool } from 'pg'
import type { Publication, Publishers } from '../../live/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { eventPage } from './present.ts'

/** Larger courses are fetched anew: a match among two hundred would send them all. */
const LARGEST_WHOLE_UNITS = 16

export const eventPublishers = (pool: Pool): Publishers => ({
  event: async (topic): Promise<Publication> => {
    const event = padRsc(topic.slice(topics.event('').length))
    const view = await inSnapshot(pool, (tx, seq) => eventPage(tx, seq, event))
    return view && view.phases.flatMap(({ units }) => units).length <= LARGEST_WHOLE_UNITS
      ? { kind: 'whole', view }
      : { kind: 'changed', jitterMs: 0 }
  },
})
