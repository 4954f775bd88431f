import { ROLES } from '@games/domain/accounts/user-types'
import { z } from 'zod'
import { LocalizedText } from '../shared.ts'
import { UnitSummary } from '../units.ts'

const Named = z.object({ code: z.string(), name: LocalizedText.nullable() })

/** The venues that somebody works at, and until when; an operator and an admin work at all of them. */
export const VenueDesk = z.object({
  role: z.enum(ROLES),
  until: z.string().nullable(),
  venues: z.array(Named),
  /** The games' day. */
  today: z.string(),
})
export type VenueDesk = z.infer<typeof VenueDesk>

/** Every unit of a venue's day, in time order. */
export const VenueDeskDay = z.object({ day: z.string(), days: z.array(z.string()), units: z.array(UnitSummary) })
export type VenueDeskDay = z.infer<typeof VenueDeskDay>
