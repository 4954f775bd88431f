import { LocalizedText } from '@games/contract'
import { z } from 'zod'

/** Publication state of a content item, as the office log records it and as undo restores it. */
export const Standing = z.object({
  state: z.enum(['draft', 'scheduled', 'published', 'archived']),
  version: z.int(),
  published: z.int().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  correction: LocalizedText.nullable(),
  scheduled: z.int().nullable(),
  scheduledAt: z.iso.datetime().nullable(),
  scheduledCorrection: LocalizedText.nullable(),
})
export type Standing = z.infer<typeof Standing>
