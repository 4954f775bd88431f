import { SEARCH_KINDS } from '@games/domain'
import { z } from 'zod'
import { DisciplineRef } from './disciplines.ts'
import { LocalizedText, Organisation, Seq } from './shared.ts'
import { Day, text } from './texts.ts'

/** Something that was searched for, with no more than its lists show of it (R5.4). */
export const SearchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** What its page is requested by: an id, an organisation's or venue's code, an RSC without filler. Of official content the id on its page. */
  code: z.string(),
  /** A person's or team's name stands under `por`. */
  name: LocalizedText,
  /** Of an award the day on whose page it is. */
  day: Day.optional(),
  /** The delegation of an athlete or team, or that is meant itself. */
  organisation: Organisation.nullable(),
  /** Those it is in; of an event the one it is of. */
  disciplines: z.array(DisciplineRef),
  /** A team's, as the feed has it: M, W, X or O. */
  gender: z.string().nullable(),
  /** What a team is entered in: it distinguishes those of one delegation and discipline. */
  events: z.array(LocalizedText),
})
export type SearchHit = z.infer<typeof SearchHit>

export const SearchQuery = z.object({
  /** Names, whole or begun, accents, case and a slip of the finger forgiven; every word has to fit. Fewer than two letters find nothing. */
  q: text(0, 80),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** What fits best by kind: the kind of the best hit first, six of each at most. */
export const SearchAnswer = z.object({
  seq: Seq,
  groups: z.array(z.object({ kind: z.enum(SEARCH_KINDS), hits: z.array(SearchHit) })),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** Everything that can be searched for but people and teams: small enough to be stored on a device for when there is no network. */
export const SearchIndex = z.object({ seq: Seq, hits: z.array(SearchHit) })
export type SearchIndex = z.infer<typeof SearchIndex>
