import type { EventPage } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import type { MatchWords } from './match-words.ts'

/** What is said of one match, and whether it is on. */
export interface Said {
  readonly live: boolean
  readonly sentence: string
}

/** The sentence of every match of an event, by its unit's code. */
export const saidMatches = ({ brackets }: Pick<EventPage, 'brackets'>, words: MatchWords): ReadonlyMap<string, Said> =>
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
export const newsBetween = (before: ReadonlyMap<string, Said>, now: ReadonlyMap<string, Said>): string[] =>
  [...now].flatMap(([code, { live, sentence }]) => {
    const held = before.get(code)
    return held && held.sentence !== sentence && (live || held.live) ? [sentence] : []
  })
