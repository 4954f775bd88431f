import { MEDALS } from '@games/domain'
import { z } from 'zod'
import { LocalizedText, Organisation } from '../shared.ts'

const Counts = z.object({ gold: z.number().int(), silver: z.number().int(), bronze: z.number().int() })
const Winners = z.array(z.object({ name: z.string(), organisation: z.string() }))

/** From when on they differ, and the message in which the source says so. */
const said = { since: z.string(), message: z.number().int(), version: z.number().int() }

/** What a source says of the whole, where we have derived something else from what it said of the parts. */
export const Difference = z.discriminatedUnion('kind', [
  /** A row of the medal table (DT_MEDALS), of a discipline or (null) of the games; null: it has none there. */
  z.object({
    kind: z.literal('standing'),
    discipline: z.string().nullable(),
    organisation: Organisation,
    ours: Counts.nullable(),
    theirs: Counts.nullable(),
    ...said,
  }),
  /** Who has won a medal (DT_MEDALLISTS_DISCIPLINE). */
  z.object({
    kind: z.literal('medallists'),
    discipline: z.string(),
    event: z.object({ code: z.string(), name: LocalizedText.nullable() }),
    medal: z.enum(MEDALS),
    ours: Winners,
    theirs: Winners,
    ...said,
  }),
  /** It says how something is played (DT_CONFIG) that is not in the programme. */
  z.object({ kind: z.literal('config'), discipline: z.string(), code: z.string(), ...said }),
])
export type Difference = z.infer<typeof Difference>

/** The oldest first, five hundred at most of `count`. */
export const Differences = z.object({ differences: z.array(Difference), count: z.number().int() })
export type Differences = z.infer<typeof Differences>
