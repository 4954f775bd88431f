import { z } from 'zod'

export const POINT_REASONS = ['trivia', 'safe-sport', 'correction'] as const

/** A line of somebody's ledger of points. */
export const PointEntry = z.object({
  id: z.number().int(),
  reason: z.enum(POINT_REASONS),
  /** Negative where a correction takes points away. */
  points: z.number().int(),
  /** The account's points with this line. */
  balance: z.number().int(),
  earnedAt: z.string(),
})
export type PointEntry = z.infer<typeof PointEntry>

/** A page of the ledger, newest first. */
export const Points = z.object({
  points: z.number().int(),
  entries: z.array(PointEntry),
  /** Cursor of the page after; null on the last. */
  next: z.string().nullable(),
})
export type Points = z.infer<typeof Points>
