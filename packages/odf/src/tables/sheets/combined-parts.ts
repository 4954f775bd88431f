import { isOfParts, partPhase } from '@games/domain/sports/combined-part'
import { sportOf } from '@games/domain/sports/registry'
import { plain } from '../values.ts'
import { recognisedEvent } from './word-codes.ts'

/** The words of a combined event, and the phase code of one of its parts: `HJ`. */
export interface CombinedPart {
  readonly event: string
  readonly part: string
}

const SEPARATORS = /\s+[–—|/-]\s+|\s*[:;(|]\s*|\)/
const NUMBERED = /^(?:prova|prueba|event|evento|etapa|dia|day)\s*\d{1,2}$/i
/** Finals of individuals on an apparatus are no parts of the all-around. */
const INDIVIDUAL = /^ind(?:ividual)?\.?$/i

/**
 * Reads an event such as `Tetratlo – 80 m com barreiras`, `Salto em altura (Pentatlo)` or `Heptathlon 200 m`; null: it is no part of a combined
 * event.
 */
export function partOfCombined(discipline: string, words: string): CombinedPart | null {
  if (!namesEventOfParts(discipline, words)) return null
  const parts = words.split(SEPARATORS).filter((part) => part.trim() !== '' && !NUMBERED.test(part.trim()))
  const all = parts.length > 1 ? parts : words.trim().split(/\s+/)
  // the fewest words for the event: of `1500 m decatlo` the last
  for (let length = 1; length < all.length; length += 1) {
    const found =
      partIn(discipline, all.slice(-length).join(' '), all.slice(0, -length).join(' ')) ??
      partIn(discipline, all.slice(0, length).join(' '), all.slice(length).join(' '))
    if (found !== null) return found
  }
  return null
}

/** Whether words contain those of a combined event of the discipline. */
function namesEventOfParts(discipline: string, words: string): boolean {
  const written = new Set(plain(words).split('_'))
  return sportOf(discipline).eventTypes.some(
    (type) =>
      isOfParts(type) &&
      type.words.some((phrase) => phrase !== '' && phrase.split(' ').every((word) => written.has(word))),
  )
}

/** The part of a combined event with its words in another column; null: it is no part. */
export function partIn(discipline: string, event: string, words: string): CombinedPart | null {
  if (INDIVIDUAL.test(event.trim())) return null
  const { words: of, found: whole } = recognisedEvent(discipline, event)
  if (whole.certainty !== 'certain' || !isOfParts(whole.type)) return null
  const { words: own, found: part } = recognisedEvent(discipline, words)
  if (part.certainty !== 'certain' || isOfParts(part.type) || part.type.entrant !== whole.type.entrant) return null
  // gender and class of age are of the event, wherever they are written
  const more = [of.gender === null ? own.gender : null, of.ageClass === null ? own.ageClass : null]
  return { event: [event, ...more].filter(Boolean).join(' '), part: partPhase(part) }
}
