import { z } from 'zod'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { Day } from '../texts.ts'
import { VenueDesk, VenueDeskDay } from './venue-desk.ts'

export const venueDeskCalls = {
  getVenueDesk: {
    summary: 'The venues that one works at, and until when',
    audience: 'results',
    whileClosed: true,
    response: VenueDesk,
  },
  getVenueDeskDay: {
    summary: 'The units of a day at a venue that one works at',
    audience: 'results',
    whileClosed: true,
    params: z.object({ code: z.string().regex(/^[A-Za-z0-9-]{2,40}$/) }),
    query: z.object({ day: Day.optional() }),
    response: VenueDeskDay,
  },
} as const satisfies PrivateEndpoints
