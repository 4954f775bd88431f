import { z } from 'zod'
import { LocalizedText } from '../shared.ts'

export const POINT_REASONS = ['trivia', 'safe-sport', 'correction', 'hand'] as const

/** A line of somebody's ledger of points. */
export const PointEntry = z.object({
  id: z.number().int(),
  reason: z.enum(POINT_REASONS),
  /** Of the trivia they were earned by; null: by none, or it was taken out since. */
  title: LocalizedText.nullable(),
  /** Why the organiser gave them; null: they were earned otherwise. */
  note: z.string().nullable(),
  /** The line that this one takes back; null: none. */
  undoes: z.number().int().nullable(),
  /** Negative where points are taken away. */
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
