import type { Unsettled } from '@games/contract'
import type { Reading } from '../../facts/reading.ts'
import { eventsUnderRevision, type MedalList } from './medals.queries.ts'

/** Why medals may change, by event (22 characters). Of a past moment only whether the list was provisional is known. */
export async function unsettledEvents(
  tx: Reading,
  lists: readonly MedalList[],
  at: string | undefined,
): Promise<ReadonlyMap<string, Unsettled>> {
  const revised = at === undefined ? await eventsUnderRevision(tx) : new Set<string>()
  return new Map(
    lists.flatMap(({ event, status, medals }): (readonly [string, Unsettled])[] => {
      if (medals.length === 0) return []
      if (revised.has(event)) return [[event, 'under-revision']]
      return status === null || status === 'OFFICIAL' ? [] : [[event, 'provisional']]
    }),
  )
}
