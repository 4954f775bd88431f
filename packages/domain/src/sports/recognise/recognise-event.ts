import { type EventType, eventTypeCode, type TypedEvent, type Variant } from '../event-type.ts'
import { weightClassOf } from '../weight-classes.ts'
import { type EventWords, readEventWords } from './event-words.ts'

/**
 * The event type that words name: one that explains all of them (`certain`), one that leaves words unexplained (`likely`), or none or several
 * (`unknown`).
 */
export type Recognition =
  | (TypedEvent & {
      readonly certainty: 'certain' | 'likely'
      readonly code: string
      readonly unexplained: readonly string[]
    })
  | { readonly certainty: 'unknown'; readonly nearest: readonly EventType[] }

interface Candidate extends TypedEvent {
  readonly code: string
  readonly explained: number
  readonly unexplained: readonly string[]
}

/** Words of any event, which tell nothing of its type. */
const OF_ANY_EVENT = new Set(
  'prova provas prueba pruebas evento event categoria categorias categoria clase classe class modalidade disciplina naipe competicao competicion competition torneio torneo geral unica rama aparelho aparelhos aparato aparatos apparatus'.split(
    ' ',
  ),
)
const phrases = new WeakMap<EventType, readonly (readonly string[])[]>()

/** Its phrases as read by the grammar, the longest first. */
function phrasesOf(type: EventType): readonly (readonly string[])[] {
  const known = phrases.get(type)
  if (known) return known
  const read = type.words
    .map((phrase) => [...readEventWords(phrase).words, ...readEventWords(phrase).numbers.map(String)])
    .toSorted((a, b) => b.length - a.length)
  phrases.set(type, read)
  return read
}

/** Which of a sport's event types the words of an event name. `ownWords`: names of the sport, which are ignored. */
export function recogniseEvent(
  types: readonly EventType[],
  eventWords: EventWords,
  ownWords: readonly string[] = [],
): Recognition {
  const candidates = types.flatMap((type) => candidateOf(type, eventWords, ownWords) ?? [])
  const fewest = Math.min(...candidates.map(({ unexplained }) => unexplained.length))
  const best = candidates.filter(({ unexplained }) => unexplained.length === fewest)
  const most = Math.max(...best.map(({ explained }) => explained))
  const [first, another] = best.filter(({ explained }) => explained === most)
  if (!first || another)
    return { certainty: 'unknown', nearest: (another ? best : candidates).map(({ type }) => type).slice(0, 3) }
  const { type, variant, code, unexplained } = first
  const isWhole = unexplained.length === 0 && eventWords.genders.length <= 1
  return { certainty: isWhole ? 'certain' : 'likely', type, variant, code, unexplained }
}

/** Whether words with a distance are a part of the words of an event type that has events by distance: `100 m` of `100 m livre`. */
export const isPartOfEvent = (
  types: readonly EventType[],
  eventWords: EventWords,
  ownWords: readonly string[] = [],
): boolean =>
  eventWords.metres !== null &&
  types.some(
    (type) =>
      /\{(?:metres|km)\}/.test(type.name.por ?? '') &&
      phrasesOf(type).some((phrase) => {
        const whole = { ...eventWords, words: [...eventWords.words, ...phrase] }
        return candidateOf(type, whole, ownWords)?.unexplained.length === 0
      }),
  )

function candidateOf(type: EventType, eventWords: EventWords, ownWords: readonly string[]): Candidate | null {
  const takes = (name: string): boolean => type.codes.some((code) => code.includes(`{${name}}`))
  const numbers = [...eventWords.numbers]
  const variant: { -readonly [K in keyof Variant]: Variant[K] } = {}
  if (takes('metres') || takes('km')) {
    const metres = eventWords.metres ?? numbers.find((one) => one >= 25 && Number.isInteger(one))
    if (metres !== undefined) {
      variant.metres = metres
      if (eventWords.metres === null) numbers.splice(numbers.indexOf(metres), 1)
    }
  } else if (eventWords.metres !== null) return null
  if (takes('legs')) {
    if (eventWords.legs !== null) variant.legs = eventWords.legs
  } else if (eventWords.legs !== null) return null
  if (takes('kg')) {
    const kg = eventWords.kg ?? numbers.find((one) => one >= 15 && one <= 200)
    if (kg !== undefined) {
      variant.kg = kg
      if (eventWords.over) variant.over = true
      if (eventWords.kg === null) numbers.splice(numbers.indexOf(kg), 1)
    }
  }
  const words = [...eventWords.words, ...numbers.map(String)]
  if (takes('class')) {
    const named = weightClassOf(new Set([...words, ...(eventWords.gender === 'O' ? ['open'] : [])]))
    if (named !== null) {
      // with kilograms, the name of a class adds no information
      if (variant.kg === undefined) variant.className = named.className
      for (const word of named.taken) if (words.includes(word)) words.splice(words.indexOf(word), 1)
    }
  }
  // the words exclude most types, and are compared sooner than a code is made
  const phrase = phrasesOf(type).find((one) => one.every((word) => words.includes(word)))
  if (phrase === undefined) return null
  const code = eventTypeCode(type, variant)
  if (code === null) return null
  // a relay is named by its members or by a word
  if (phrase.length === 0 && type.entrant === 'relay' && variant.legs === undefined) return null
  const unexplained = words.filter(
    (word) => !phrase.includes(word) && !OF_ANY_EVENT.has(word) && !ownWords.includes(word),
  )
  return { type, variant, code, explained: phrase.length, unexplained }
}
