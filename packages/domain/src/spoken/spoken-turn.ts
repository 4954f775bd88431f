import type { SpokenView } from './spoken-view.ts'
import type { SpokenWords } from './spoken-words.ts'
import { type Follows, isCorrection, tellChanges, tellState } from './tell-changes.ts'

/**
 * Whose turn it is to be read. There is no queue of sentences: there is what was said up to, what is being said, and the newest view. What
 * is said next is what the newest view has beyond the one that was said, so that of several changes the last one is heard and no old news.
 */
export interface Turn<V extends SpokenView> {
  /** The view up to which everything was said, or is being said; null before the first. */
  readonly said: V | null
  readonly newest: V | null
  readonly isSpeaking: boolean
  /** That the signal was lost was said, and not yet that it is back. */
  readonly isLostSaid: boolean
  readonly lostAt: string | null
}

export const SILENT: Turn<never> = { said: null, newest: null, isSpeaking: false, isLostSaid: false, lostAt: null }

export type TurnEvent<V extends SpokenView> =
  /** The page has a view, the same or another one. */
  | { readonly kind: 'view'; readonly view: V }
  /** All that was to be said has been, or could not be. */
  | { readonly kind: 'ended' }
  /** Nothing has been heard of the server; `at` as the clock shows it, up to which what is known is true. */
  | { readonly kind: 'lost'; readonly at: string }
  | { readonly kind: 'live' }

export interface TurnStep<V extends SpokenView> {
  readonly turn: Turn<V>
  /** Sentences to say now; empty: none. */
  readonly say: readonly string[]
  /** What is being said is not true any more: it is broken off, and `say` takes its place. */
  readonly breaksOff: boolean
}

/** What is said after an event, and whether what is being said is broken off for it. */
export function nextTurn<V extends SpokenView>(
  turn: Turn<V>,
  event: TurnEvent<V>,
  words: SpokenWords,
  follows: Follows,
): TurnStep<V> {
  switch (event.kind) {
    case 'view': {
      const isNewer = turn.newest === null || event.view.seq > turn.newest.seq
      return speak({ ...turn, newest: isNewer ? event.view : turn.newest }, words, follows)
    }
    case 'ended':
      return speak({ ...turn, isSpeaking: false }, words, follows)
    case 'lost':
      return speak({ ...turn, lostAt: event.at }, words, follows)
    case 'live':
      return speak({ ...turn, lostAt: null }, words, follows)
  }
}

function speak<V extends SpokenView>(turn: Turn<V>, words: SpokenWords, follows: Follows): TurnStep<V> {
  const { said, newest, isSpeaking } = turn
  const breaksOff = isSpeaking && said !== null && newest !== null && isCorrection(said, newest)
  if (isSpeaking && !breaksOff) return { turn, say: [], breaksOff: false }
  const news =
    newest === null ? [] : said === null ? tellState(newest, words, follows) : tellChanges(said, newest, words, follows)
  const isLost = turn.lostAt !== null
  const signal =
    turn.lostAt !== null && !turn.isLostSaid
      ? [words.lost(turn.lostAt)]
      : !isLost && turn.isLostSaid
        ? [words.back]
        : []
  // what came before the signal was lost is said first, what came with it after it is back
  const say = isLost ? [...news, ...signal] : [...signal, ...news]
  const next = { ...turn, said: newest, isLostSaid: isLost, isSpeaking: say.length > 0 }
  return { turn: next, say, breaksOff }
}
