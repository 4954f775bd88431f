import { genderOfCell } from '@games/domain/sports/recognise/event-words'
import { plain } from '../values.ts'
import type { KnownIndex } from './known.ts'
import type { TitleFacts } from './reading.ts'
import { leastFinal, statusInTitle } from './result-status.ts'
import { type DayStyle, dayOf } from './times.ts'
import { namedEvent, splitPhase } from './word-codes.ts'

/** Separators of the parts of a title: `Judô – Até 57 kg – Final`. */
const PARTS = /\s+[–—|/-]\s+|\s*[|;]\s*|,\s+(?=\D)/

/** Words of titles that name a list, and the number of an event. */
const LISTS =
  /^(?:resultados?|results?|resultados_(?:finais|finales)|final_results|start_lists?|lista_de_(?:largada|partida|salida))$/
const NUMBERED = /^(?:prova|prueba|event|evento)_\d+$/

/** Reads the titles of a table. */
export class TitleReader {
  readonly #index: KnownIndex
  readonly #days: DayStyle
  readonly #facts = new Map<string, TitleFacts>()

  constructor(index: KnownIndex, days: DayStyle) {
    this.#index = index
    this.#days = days
  }

  /** The facts in the words of a title. `canBeEvent`: words of no other meaning are an event. */
  factsOf(words: string, canBeEvent: boolean): TitleFacts {
    const key = `${canBeEvent} ${words}`
    const before = this.#facts.get(key)
    if (before) return before
    const facts: TitleFacts = {}
    for (const part of words.split(PARTS)) this.#addPart(part.trim(), canBeEvent, facts)
    this.#facts.set(key, facts)
    return facts
  }

  /** The facts of the organiser's title. Unknown words are the discipline if the `others` name no discipline. */
  factsOfOrganiser(title: string, others: readonly TitleFacts[]): TitleFacts {
    const facts = this.factsOf(title, true)
    if (facts.event === undefined || facts.discipline !== undefined) return facts
    if (others.some(({ discipline }) => discipline !== undefined)) return facts
    const [first = '', ...rest] = title.split(PARTS)
    return { ...this.factsOf(rest.join(' | '), true), discipline: first.trim() }
  }

  /**
   * The only event that the lines above a table name, by words that the discipline of the sheet certainly has. `hasDisciplines`: the table has a
   * column of disciplines.
   */
  eventsAbove(lines: readonly string[], outer: readonly TitleFacts[], hasDisciplines: boolean): TitleFacts[] {
    const words = outer.find(({ discipline }) => discipline !== undefined)?.discipline
    const discipline = words === undefined ? null : this.#index.discipline(words)
    if (outer.some(({ event }) => event !== undefined)) return []
    // without a sport, words that an event of some sport has
    if (discipline === null && (words !== undefined || hasDisciplines)) return []
    const events = lines
      .flatMap((line) => line.split(PARTS))
      .map((part) => part.replace(/^[\p{L} ]+:\s*/u, ''))
      .filter((part) =>
        discipline === null
          ? this.#index.sportsOf(part).length > 0
          : namedEvent(discipline, part).certainty === 'certain',
      )
    const [event] = events
    return event !== undefined && events.length === 1 ? [{ event }] : []
  }

  #addPart(part: string, canBeEvent: boolean, facts: TitleFacts): void {
    if (part === '') return
    const [, labelled] = /^[\p{L} ]+:\s*(.+)$/u.exec(part) ?? []
    const { rest: words, status } = statusInTitle(labelled ?? part)
    if (status !== null) facts.status = leastFinal([facts.status, status]) ?? status
    if (words === '') return
    const day = /\d/.test(words) ? dayOf(words, this.#days) : null
    const gender = genderOfCell(words)
    const split = splitPhase(words)
    if (day !== null && !/\bkg\b|\bm\b/i.test(words)) facts.date = day
    else if (this.#index.discipline(words) !== null) facts.discipline = words
    else if (gender !== null && words.length > 1) facts.gender = gender
    else if (this.#index.venue(words) !== null) facts.venue = words
    else if (split && !/\p{L}{3}/u.test(split.rest))
      facts.phase = facts.phase === undefined ? words : `${facts.phase} ${words}`
    else if (split && canBeEvent) {
      facts.phase = split.phase
      facts.event = split.rest
    } else if (canBeEvent && isEventName(words, facts.event !== undefined)) this.#addEvent(words, facts)
  }

  /** Adds an event, or a discipline with a gender: `Judô feminino`. */
  #addEvent(words: string, facts: TitleFacts): void {
    const [, discipline = '', last = ''] = /^(.+?)\s+(\p{L}+)$/u.exec(words) ?? []
    const gender = genderOfCell(last)
    if (gender !== null && this.#index.discipline(discipline) !== null) {
      facts.discipline = discipline
      facts.gender = gender
    } else facts.event = words
  }
}

/** Whether a part of a title can name an event: `50 m livre`, not `Resultados`, `09:00` or, if the title has a name already, `Prova 12`. */
function isEventName(words: string, isNamed: boolean): boolean {
  const name = plain(words)
  return /\p{L}/u.test(words) && !LISTS.test(name) && !(isNamed && NUMBERED.test(name))
}
