import { FOLLOW_KINDS } from '@games/domain/follow/follow'
import { MOST_MARKS } from '@games/domain/follow/most-marks'
import { z } from 'zod'
import * as mini from 'zod/mini'

/** What is followed: `athlete.3104229`, `delegation.AL`. */
export const FollowedKey = mini.templateLiteral([
  mini.enum(FOLLOW_KINDS),
  '.',
  mini.string().check(mini.regex(/^[A-Za-z0-9_.-]{1,40}$/)),
])

/** The newest word about whether something is followed (0094). `at`: epoch milliseconds by the clock of the device that said it. */
const Mark = mini.object({ key: FollowedKey, followed: mini.boolean(), at: mini.int().check(mini.gte(0)) })

/** What a device knows; `MOST_MARKS` are more than anybody follows and no longer follows. */
export const FollowMarks = mini.object({ marks: mini.array(Mark).check(mini.maxLength(MOST_MARKS)) })

/** Everything that the account knows, in the order in which it was said. */
export const AccountFollows = z.object({ marks: z.array(Mark) })
export type AccountFollows = z.infer<typeof AccountFollows>
