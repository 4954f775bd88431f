import type { EventPage } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import type { MatchWords } from './match-words.ts'

/** The sentence about one match, and whether it is on. */
export interface MatchSentence {
  readonly live: boolean
  readonly sentence: string
}

/** The sentence of every match of an event, by its unit's code. */
export const matchSentences = (
  { brackets }: Pick<EventPage, 'brackets'>,
  words: MatchWords,
): ReadonlyMap<string, MatchSentence> =>
  new Map(
    brackets.flatMap(({ phases }) =>
      phases.flatMap(({ code, name, matches }) =>
        matches.flatMap((match) =>
          match.unit
            ? [
                [
                  match.unit.code,
                  { live: UNIT_KIND[match.unit.status] === 'live', sentence: words.sentence(match, code, name) },
                ] as const,
              ]
            : [],
        ),
      ),
    ),
  )

/** The sentences that have become others of matches that are or were on: those that were not are no news to somebody who listens. */
export const newsBetween = (
  before: ReadonlyMap<string, MatchSentence>,
  now: ReadonlyMap<string, MatchSentence>,
): string[] =>
  [...now].flatMap(([code, { live, sentence }]) => {
    const previous = before.get(code)
    return previous && previous.sentence !== sentence && (live || previous.live) ? [sentence] : []
  })
