import type { NeedSource } from '../office-home/index.ts'
import { waitingState } from './venue-files.queries.ts'

/** Files of timing systems that wait: results that visitors do not see. */
export const venueFileNeeds: NeedSource = async (tx) => {
  const { count, newest, since } = await waitingState(tx.from([]))
  if (count === 0) return []
  return [
    {
      hurt: 'wrong',
      need: {
        key: 'venue-files:all',
        // one more is another state
        state: `f${newest}.${count}`,
        kind: 'venue-files',
        name: null,
        values: { count },
        href: '/office/timing',
        since: since?.toISOString() ?? null,
      },
    },
  ]
}
