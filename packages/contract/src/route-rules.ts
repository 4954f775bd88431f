import type { RouteRule as Rule } from '@games/domain'
import { z } from 'zod'

/** A redirect of the organiser's (R3.12): by path, `/**` at the end for all below it; to a path of ours or an https address. */
export const RouteRule = z.object({
  from: z.string().regex(/^\/(?![/\\])[^\s?#\\*]*(?:\*\*)?$/, 'a path, which may end in /**'),
  to: z
    .string()
    .regex(/^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\]+(?:\/\S*)?)$/, 'a path of ours, or an https address'),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).default(302),
}) satisfies z.ZodType<Rule>

export const RouteRules = z.object({ rules: z.array(RouteRule) })
export type RouteRules = z.infer<typeof RouteRules>
