import { plain } from '../values.ts'

const VERB = /(?:^|_)(?:venceu|vence|vencio|ganhou|ganha|gano|gana|won|wins)(?:_|$)/
const NOUN = /(?:^|_)(?:vencedora?|ganadora?|winner|vitoria_d[aeo]|victoria_de)_/
/** A note about a part of the match: `AL venceu o 1º set`. */
const OF_PART = /(?:^|_)(?:sets?|tempos?|quartos?|periodos?|half|quarters?|games?|rounds?|sorteio|sorteo|toss)(?:_|$)/

/** The side (0 or 1) that a note names as the winner: `BA venceu nos pênaltis 4x3`, `Winner: Beta`; null: none. */
export function wonByNote(note: string, sideOf: (words: string) => 0 | 1 | null): 0 | 1 | null {
  const words = plain(note)
  if (OF_PART.test(words)) return null
  const verb = VERB.exec(words)
  if (verb) {
    const subject = words.slice(0, verb.index).split('_')
    return firstSide(
      subject.map((_, at) => subject.slice(at).join(' ')),
      sideOf,
    )
  }
  const noun = NOUN.exec(words)
  if (!noun) return null
  const named = words.slice(noun.index + noun[0].length).split('_')
  return firstSide(
    named.map((_, at) => named.slice(0, named.length - at).join(' ')),
    sideOf,
  )
}

function firstSide(phrases: readonly string[], sideOf: (words: string) => 0 | 1 | null): 0 | 1 | null {
  for (const phrase of phrases) {
    const side = phrase === '' ? null : sideOf(phrase)
    if (side !== null) return side
  }
  return null
}

/** Whether a note contains a walkover: `WO AL`. */
export const hasWalkover = (note: string): boolean => /(?:^|_)(?:w_?o|walk_?over)(?:_|$)/.test(plain(note))

/** Headers of scores and of their sets. */
export const isScoreHeader = (header: string): boolean =>
  /set|parcia|partial|game|placar|score|resultado|result|marcador/.test(plain(header))
