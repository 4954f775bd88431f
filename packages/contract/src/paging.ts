import { z } from 'zod'
import { text } from './texts.ts'

/** Most rows on a page. */
export const MOST_ROWS = 200

/** The query of a list that comes in pages; it answers with `next`, the cursor of the following page, null on the last. */
export const Paging = z.object({
  /** Rows on a page; fifty where it is not given. */
  limit: z.coerce.number<number>().int().min(1).max(MOST_ROWS).optional(),
  /** `next` of the page before. */
  cursor: text(0, 200).optional(),
})
