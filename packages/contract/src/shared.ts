import { UNIT_STATUSES } from '@games/domain'
import { z } from 'zod'

/**
 * Building blocks of the wire shapes. Instants of the programme are ISO strings with the venue's own
 * offset; `updatedAt` and a correction's `at` are the venue time a message was produced at, which ODF writes without one.
 */

export const LocalizedText = z.object({ por: z.string(), eng: z.string().optional(), spa: z.string().optional() })

/** Number of the event log up to which a view is certainly complete (architecture, "never announced before it can be shown"). */
export const Seq = z.number().int().nonnegative()

export const Organisation = z.object({
  code: z.string(),
  /** Null where neither we nor the feed know a name: the code is shown. */
  name: LocalizedText.nullable(),
  /** Address of a picture 80 px wide (R3.13); null where there is none: the letters are shown. */
  flag: z.string().nullable(),
})
export type Organisation = z.infer<typeof Organisation>

/** M, W or X (mixed) of people, teams and events alike; ODF itself writes F for a woman (§7). */
export const Gender = z.enum(['M', 'W', 'X'])
export type Gender = z.infer<typeof Gender>

export const MedalColour = z.enum(['gold', 'silver', 'bronze'])
export const UnitStatusShown = z.enum(UNIT_STATUSES)

/** Somebody who competes: `A` athlete, `T` team, `H` horse (ODF §8). */
export const Competitor = z.object({
  code: z.string(),
  type: z.enum(['A', 'T', 'H']),
  name: z.string(),
  organisation: Organisation.nullable(),
  /** True when the participants know the code, so that a profile page exists. */
  known: z.boolean(),
})
export type Competitor = z.infer<typeof Competitor>

/** A correction in the open: when (games time) and the explanation that came with it, null where the source gave none. */
export const Correction = z.object({ at: z.string(), note: z.string().nullable() })
export type Correction = z.infer<typeof Correction>
