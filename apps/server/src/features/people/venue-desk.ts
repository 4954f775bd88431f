import { ApiFailure, type VenueDesk } from '@games/contract'
import type { Pool } from 'pg'
import type { Statements } from '../../facts/reading.ts'
import { type Caller, type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { inSnapshot } from '../snapshot.ts'
import { summariesOf, unitsByCode } from '../units/index.ts'
import { venueList } from '../venues/index.ts'
import { deskRow, unitsAt } from './venue-desk.queries.ts'

/** More units than any venue has in a day. */
const MOST_UNITS = 400

/** `today`: the games' day. */
export const venueDeskCalls = (pool: Pool, today: () => string): PrivateCalls<'getVenueDesk' | 'getVenueDeskDay'> => ({
  getVenueDesk: (_input, caller) =>
    inSnapshot(pool, async (tx) => {
      const { role, role_venues, role_until } = await deskOf(tx.from([]), caller)
      const known = await venueList(tx)
      const venues =
        role === 'results'
          ? role_venues.map((code) => known.find((venue) => venue.code === code) ?? { code, name: null })
          : known
      const view: VenueDesk = {
        role,
        until: role_until?.toISOString() ?? null,
        venues: venues.map(({ code, name }) => ({ code, name })),
        today: today(),
      }
      return { view }
    }),

  getVenueDeskDay: ({ params: { code }, query: { day = 'today' } }, caller) =>
    inSnapshot(pool, async (tx) => {
      const { role, role_venues } = await deskOf(tx.from([]), caller)
      if (role === 'results' && !role_venues.includes(code))
        throw new ApiFailure(403, 'forbidden', 'This account is not for this venue')
      const venue = (await venueList(tx)).find((one) => one.code === code)
      if (!venue) throw new ApiFailure(404, 'not-found', 'There is no such venue')
      const shown = day === 'today' ? today() : day
      const codes = await unitsAt(tx.from([]), code, shown, MOST_UNITS)
      return { view: { day: shown, days: venue.days, units: await summariesOf(tx, await unitsByCode(tx, codes)) } }
    }),
})

async function deskOf(q: Statements, caller: Caller) {
  const row = await deskRow(q, viewerOf(caller).accountId)
  if (!row || row.role === null) throw new ApiFailure(403, 'forbidden', 'This account has no role')
  return { ...row, role: row.role }
}
