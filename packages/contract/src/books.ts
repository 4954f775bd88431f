import { z } from 'zod'
import { LocalizedText } from './shared.ts'

/** Result books made from the server's own data (spec R5.9), as PDF in three languages. */
export const BOOK_KINDS = ['start-list', 'results', 'final-rank', 'medals', 'programme'] as const

/** A book: its newest state, made when it is requested. */
export const Book = z.object({
  kind: z.enum(BOOK_KINDS),
  /** Code without trailing filler and name, of a final rank's event; null for the others. */
  event: z.object({ code: z.string(), name: LocalizedText.nullable() }).nullable(),
  /** Day of the games of a programme; null for the others. */
  day: z.string().nullable(),
  /** Path on this server; with `lang=por|spa|eng` in that language, else in Portuguese. */
  address: z.string(),
})
export type Book = z.infer<typeof Book>
