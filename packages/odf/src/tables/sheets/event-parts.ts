import { readEventWords } from '@games/domain/sports/recognise/event-words'
import { plain } from '../values.ts'
import { isBreak } from './cells.ts'
import { isEventPart } from './fields.ts'

const DISTANCE = /^(?:distancia|distance|metragem)/
const BOAT = /^(?:barco|boat|bote|embarcacao|embarcacion)$/
/** A race of whole metres or of kilometres. */
const RACE = /^(?:\d{1,2}\s?x\s?)?\d{2,5}\s?(?:m|mts?|metros|meters)?$|^\d{1,3}(?:[.,]\d{1,3})?\s?km$/i
const BOAT_CLASS =
  /^(?:[1248]\s?[x+-]|[ckv]\s?-?\s?[124]|\d{2,4}(?:er)?|laser.*|ilca.*|optimist|snipe|hobie.*|dingue|techno.*|rs\b.*|iqfoil|formula kite|kite.*|single.*|double.*|skiff.*|quadruple.*|canoe.*|kayak.*|caiaque.*)$/i

/**
 * Whether the cells of such a column are parts of the event: races of a distance, classes of boats. A result and the name of a boat are others
 * in nearly every row. `filled`: the cells with text.
 */
export function arePartsOfEvent(header: string, filled: readonly string[]): boolean {
  const words = plain(header)
  const cells = filled.filter((cell) => !isBreak(cell))
  const isRepeated = new Set(cells.map(plain)).size * 2 <= cells.length
  if (DISTANCE.test(words)) return cells.every((cell) => RACE.test(cell)) && (isRepeated || cells.every(hasUnit))
  if (BOAT.test(words)) return cells.every((cell) => BOAT_CLASS.test(cell)) || (isRepeated && cells.every(isWord))
  return true
}

const hasUnit = (cell: string): boolean => /m|x/i.test(cell)
const isWord = (cell: string): boolean => /\p{L}{2}/u.test(cell)

/** The columns of a table that have parts of the event, from 0. */
export const eventPartsIn = (header: readonly string[], fields: readonly (string | null)[]): number[] =>
  header.flatMap((words, at) => (fields[at] === 'event' && isEventPart(words) ? [at] : []))

/** The words of an event with its parts, `100 m` and `Livre`. A part that the event has already adds nothing. */
export function withParts(
  event: string | undefined,
  parts: readonly { readonly header: string; readonly cell: string }[],
) {
  return parts.reduce<string | undefined>((whole, { header, cell }) => {
    const isNumber = DISTANCE.test(plain(header)) && /^\d+$/.test(cell)
    const part = isNumber ? `${cell} ${/km/i.test(header) ? 'km' : 'm'}` : cell
    if (whole === undefined) return part
    return has(whole, part) ? whole : `${whole} ${part}`
  }, event)
}

function has(event: string, part: string): boolean {
  const [of, own] = [readEventWords(event), readEventWords(part)]
  return (
    own.words.every((word) => of.words.includes(word)) &&
    own.numbers.every((number) => number === of.metres || of.numbers.includes(number)) &&
    (own.metres === null || own.metres === of.metres || of.numbers.includes(own.metres)) &&
    (own.legs === null || own.legs === of.legs)
  )
}
