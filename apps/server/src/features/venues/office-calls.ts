import { ApiFailure } from '@games/contract'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { appendEvents, EVERYTHING } from '../../live/index.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { changedMeanwhile, recordAction, type RecordedState, type Undoer } from '../office-log/index.ts'
import { deletePlace, lockPlace, officePlaces, type PlaceState, putPlace } from './office-venues.queries.ts'

/** The kind of subject that the office's record has for a venue. */
export const VENUE_KIND = 'venue'

interface VenueDeps {
  readonly pool: Pool
  readonly onCommitted: (seq: number) => void
}

export const officeVenueCalls = ({
  pool,
  onCommitted,
}: VenueDeps): PrivateCalls<'listOfficeVenues' | 'saveVenue' | 'removeVenue'> => ({
  async listOfficeVenues() {
    return { view: { venues: await officePlaces(pool) } }
  },
  async saveVenue({ params: { code }, body: { expected, name, address, lat, lon } }, caller) {
    if ((lat === null) !== (lon === null))
      throw new ApiFailure(400, 'invalid-input', 'Latitude and longitude, or neither', {
        fields: { lat: 'both-or-none' },
      })
    const done = await transaction(pool, async (tx) => {
      const was = await lockPlace(tx, code)
      if ((was?.state ?? null) !== expected) throw changedMeanwhile()
      const now = { name: withoutEmpty(name), address: address ? address : null, lat, lon }
      await putPlace(tx, code, now)
      const action = await recordAction(tx, caller, {
        action: was ? 'set' : 'add',
        subject: { kind: VENUE_KIND, id: code },
        before: stateOf(was),
        after: now,
      })
      return { action, seq: await announce(tx) }
    })
    onCommitted(done.seq)
    return { view: { action: done.action } }
  },
  async removeVenue({ params: { code } }, caller) {
    const done = await transaction(pool, async (tx) => {
      const was = await lockPlace(tx, code)
      if (!was) throw new ApiFailure(404, 'not-found', 'There is no such venue')
      await deletePlace(tx, code)
      const action = await recordAction(tx, caller, {
        action: 'remove',
        subject: { kind: VENUE_KIND, id: code },
        before: stateOf(was),
        after: null,
      })
      return { action, seq: await announce(tx) }
    })
    onCommitted(done.seq)
    return { view: { action: done.action } }
  },
})

/** A venue's name may stand on any page. */
const announce = (tx: ClientBase) => appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])

const withoutEmpty = ({ por, eng, spa }: { por: string; eng?: string | undefined; spa?: string | undefined }) => ({
  por,
  ...(eng && { eng }),
  ...(spa && { spa }),
})

const stateOf = (was: PlaceState | null): RecordedState | null =>
  was && { name: was.name, address: was.address, lat: was.lat, lon: was.lon }

/** Puts a venue as it was before, unless it was changed since. */
export const undoVenue =
  (onCommitted: (seq: number) => void): Undoer =>
  async (tx, { id, before, after }) => {
    const was = await lockPlace(tx, id)
    if (!isAs(was, after)) throw changedMeanwhile()
    if (before === null) await deletePlace(tx, id)
    else await putPlace(tx, id, before as Parameters<typeof putPlace>[2])
    const seq = await announce(tx)
    return { now: before, committed: () => onCommitted(seq) }
  }

function isAs(was: PlaceState | null, after: RecordedState | null): boolean {
  if (was === null || after === null) return was === null && after === null
  const name = after['name'] as PlaceState['name']
  return (
    (['por', 'eng', 'spa'] as const).every((locale) => was.name?.[locale] === name?.[locale]) &&
    was.address === after['address'] &&
    was.lat === after['lat'] &&
    was.lon === after['lon']
  )
}
