import { isPagePattern, type PagePattern, PLATFORMS } from '@games/domain'
import { z } from 'zod'

/** More views than this between two reports is no visitor. */
const MOST_VIEWS = 200

/** What the optional analytics beacon sends (R3.5): the platform, and how often each page was seen since its last report. */
export const AnalyticsReport = z.strictObject({
  platform: z.enum(PLATFORMS),
  views: z
    .partialRecord(z.custom<PagePattern>(isPagePattern), z.number().int().positive().max(MOST_VIEWS))
    .refine((views) => Object.keys(views).length > 0),
})
export type AnalyticsReport = z.infer<typeof AnalyticsReport>
