import { isSheetField, type SheetField } from '@games/domain'
import type { EventGender } from '@games/domain/sports/recognise/event-words'
import type { UnknownColumn } from './columns-by-values.ts'
import { GUEST } from './cells.ts'
import { digestOf } from './digest.ts'
import type { DelegationColumn, KnownIndex, KnownPerson, Named, Suggestion } from './known.ts'
import { wordsKey } from './sheet.ts'
import { plain } from '../values.ts'
import { hasIndividuals } from './team-classification.ts'
import { isTeamEvent } from './team-event.ts'
import {
  disciplineCodeOf,
  eventCodeOf,
  namedEvent,
  nameKey,
  personCodeOf,
  placeCodeOf,
  teamCodeOf,
} from './word-codes.ts'

/** Words that a person has to say the meaning of, asked once for all rows that have them. */
export interface Question {
  /** What the answer is remembered by: `venue|ginasiosesi`. */
  readonly key: string
  readonly what:
    | 'discipline'
    | 'organisation'
    | 'venue'
    | 'event'
    | 'unit'
    | 'person'
    | 'pair'
    | 'result'
    | 'rank'
    | 'absent'
    | 'retired'
    | 'winner'
    | 'remark'
    | 'alone'
    | 'mark'
    | 'heats'
    | 'standings'
    | 'award'
    | 'column'
    | 'sport'
    | 'gender'
    | 'medals'
    | 'cancelled'
  /** As the first row has them. */
  readonly written: string
  readonly rows: readonly number[]
  readonly suggestions: readonly Suggestion[]
}
/** A name that a sheet brings for a code that has none. */
export interface NewName {
  readonly set: 'DISCIPLINE' | 'EVENT' | 'VENUE' | 'ORGANISATION'
  readonly code: string
  readonly name: string
  readonly eng?: string | undefined
  readonly spa?: string | undefined
  /** The first row that has it. */
  readonly row: number
}
/** What words were taken for. */
export interface WordCode {
  readonly what: Question['what'] | 'team'
  readonly words: string
  readonly code: string
}

/** The longest words of a key. Longer ones are cut and end with a digest of the whole. */
const MAX_KEY_WORDS = 400
const withinKey = (words: string): string =>
  words.length > MAX_KEY_WORDS ? `${words.slice(0, MAX_KEY_WORDS - 13)} ${digestOf(words, 12)}` : words
/** The key by which the answer about words is remembered. */
const keyOf = (what: Question['what'], words: string): string => `${what}|${withinKey(words)}`

/** Answers of `answers` beside codes: something new that gets a code of its own; the rows stay out. */
export const NEW = 'new'
export const SKIP = 'skip'
/** The answer that a column is not read, which is remembered for its header. */
export const PASS_OVER = 'pass-over'
/** The answer that words in place of a rank mean another mark than those offered. */
export const OTHER_MARK = 'other'

const MARKS: readonly Suggestion[] = [
  { code: 'DNS', name: 'did not start' },
  { code: 'DNF', name: 'did not finish' },
  { code: 'DSQ', name: 'disqualified' },
  { code: GUEST, name: 'guest' },
  { code: OTHER_MARK, name: 'another reason' },
]

/** For all words of their kind that nobody knows: `organisation|*`. */
export const allOf = (what: Question['what']): string => `${what}|*`

/** A code, or what has to be asked first; null: nothing is there. */
export type Resolved = { readonly code: string } | { readonly asked: Question['what'] } | { readonly skipped: true }

/** What a row says of a person beside the name. */
export interface PersonFacts {
  readonly birth: string | null
  readonly gender: 'M' | 'F' | null
  /** Whether the sheet has several people of the name and delegation. */
  readonly hasNamesakes?: boolean
}

/** The number or the day of birth in a row: it tells namesakes apart, and nothing else. */
export interface NamesakeMarks {
  readonly bib: string | undefined
  /** As ISO writes a day. */
  readonly birth: string | null
}

/** Whether a code names an event; training and meetings are of a whole discipline. */
const isOfEvent = (code: string): boolean => /[^-]/.test(code.slice(3))

/** Words of one sheet → codes: what was answered or remembered, what is known, what is made; whatever is doubtful is asked. */
export class WordResolver {
  readonly questions = new Map<
    string,
    { what: Question['what']; written: string; rows: number[]; suggestions: readonly Suggestion[] }
  >()
  readonly names = new Map<string, NewName>()
  readonly words = new Map<string, WordCode>()
  readonly #index: KnownIndex
  readonly #headings = new Set<string>()
  /** The disciplines of rows before. */
  readonly #disciplines = new Map<string, Suggestion>()
  readonly #answers: ReadonlyMap<string, string>
  readonly #cache = new Map<string, string>()
  /** People of this sheet, as its rows have them. */
  readonly #entered = new Map<string, KnownPerson[]>()

  constructor(index: KnownIndex, answers: ReadonlyMap<string, string>) {
    this.#index = index
    this.#answers = answers
  }

  /** A heading above rows, which may name their sport: one of the other tables is an answer too. */
  addHeading(words: string): void {
    this.#headings.add(wordsKey(words))
  }
  discipline(words: string, row: number): Resolved {
    const isHeading = this.#headings.has(wordsKey(words))
    const resolved = this.#resolve('discipline', words, row, wordsKey(words), {
      known: () => {
        const code = this.#index.discipline(words)
        return code === null || this.#index.hasDisciplineName(code) ? code : this.#name('DISCIPLINE', code, words, row)
      },
      near: () => [...this.#index.near('discipline', words), ...(isHeading ? this.#disciplines.values() : [])],
      make: () => this.#name('DISCIPLINE', disciplineCodeOf(words), words, row),
      ask: true,
    })
    if ('code' in resolved) this.#disciplines.set(resolved.code, { code: resolved.code, name: words })
    return resolved
  }
  /** A delegation, also by one of its teams (`AL B`). `column`: that of the words. */
  organisation(words: string, row: number, ask = true, column: DelegationColumn = 'any'): Resolved {
    // `AL B` is two words, ALB is a code
    const key = this.#index.ownerOfTeam(words) === null ? wordsKey(words) : `${wordsKey(words)} team`
    return this.#resolve('organisation', words, row, key, {
      known: () => {
        const code = this.#index.organisation(words) ?? this.#index.ownerOfTeam(words)
        return code === null || this.#index.isDoubtful(words, code, column) ? null : code
      },
      near: () => this.#index.near('organisation', words),
      make: () => this.#name('ORGANISATION', placeCodeOf(words, 6), words, row),
      ask,
    })
  }
  /** The name of a delegation: of this sheet if that is the first to name it. */
  organisationName(code: string): string {
    return this.names.get(`ORGANISATION/${code}`)?.name ?? this.#index.organisationName(code)
  }
  /** A delegation beside a name (`KnownIndex.delegation`), also one of this sheet; a dash for none. */
  delegation(code: string | null | undefined): string {
    if (code == null) return '–'
    return this.names.get(`ORGANISATION/${code}`)?.name ?? this.#index.delegation(code)
  }
  venue(words: string, row: number): Resolved {
    return this.#resolve('venue', words, row, wordsKey(words), {
      known: () => this.#index.venue(words),
      near: () => this.#index.near('venue', words),
      make: () => this.#name('VENUE', placeCodeOf(words, 6), words, row),
      ask: false,
    })
  }
  isKnownVenue(code: string): boolean {
    return this.#index.hasVenue(code)
  }
  /** An event of a discipline by its words; `name`: how the sheet calls it; `isProgramme`: the sheet may bring new events. */
  event(
    discipline: string,
    name: string,
    gender: EventGender | null,
    division: 1 | 2 | 3 | null,
    row: number,
    isProgramme: boolean,
  ): Resolved {
    const said = namedEvent(discipline, name)
    const open = said.isOpen ? 'O' : null
    const words = { ...said, gender: said.gender ?? gender ?? open, division: said.division ?? division }
    const key = `${discipline} ${words.gender ?? '-'}${words.division ?? ''} ${words.key}`
    const found = this.#index.events(discipline, words)
    return this.#resolve('event', name, row, key, {
      known: () => (found.length === 1 ? (found[0]?.code ?? null) : null),
      // words that are not understood whole may name an event of the programme
      near: () =>
        (found.length > 0 || isProgramme
          ? found
          : said.certainty === 'certain'
            ? this.#index.eventsWithDetails(discipline, words)
            : this.#index.eventsLike(discipline, words.gender)
        ).flatMap(({ code, names }) => (isOfEvent(code) ? [{ code, name: names[0] ?? '' }] : [])),
      make: () => {
        const code = eventCodeOf(discipline, words)
        // an event without words has its gender alone, which every page says
        if (!this.#index.hasEvent(code) && name !== '') this.#name('EVENT', code.replace(/-+$/, ''), name, row)
        return code
      },
      ask: false,
    })
  }
  /** The event of rows that name only their sport. `events`: those of the programme that it may be; `rowsKey`: of the rows. */
  eventOfProgramme(discipline: string, events: readonly Named[], rowsKey: string, row: number): Resolved {
    const codes = events.map(({ code }) => code)
    const key = `${discipline} ${rowsKey} ${digestOf(codes.toSorted().join(' '), 6)}`
    return this.#resolve('event', this.#index.disciplineName(discipline), row, key, {
      known: () => (codes.length === 1 ? (codes[0] ?? null) : null),
      near: () => events.map(({ code, names }) => ({ code, name: names[0] ?? '' })),
      make: () => eventCodeOf(discipline, namedEvent(discipline, '')),
      ask: true,
    })
  }
  /**
   * A classification of teams by the results of all events, in a sport of individuals: it may be a team event of the programme. The code: of that
   * event.
   */
  classification(discipline: string, name: string, gender: EventGender | null, row: number): Resolved {
    const words = namedEvent(discipline, name)
    const key = `${discipline} ${words.gender ?? gender ?? '-'} ${words.key}`
    const teamEvents = this.#index
      .eventsLike(discipline, words.gender ?? gender)
      .filter(({ code }) => hasIndividuals(discipline) === null || isTeamEvent(this.#index.typeCode(code)))
    return this.#resolve('event', name, row, key, {
      known: () => null,
      near: () => teamEvents.map(({ code, names }) => ({ code, name: names[0] ?? '' })),
      make: () => {
        const code = eventCodeOf(discipline, { ...words, gender: words.gender ?? gender })
        if (!this.#index.hasEvent(code)) this.#name('EVENT', code.replace(/-+$/, ''), name, row)
        return code
      },
      ask: true,
    })
  }
  /** A unit of an event; `candidates`: those of the same phase, of which it may be one. */
  unit(
    event: string,
    made: string,
    { written, met }: { readonly written: string; readonly met: string | null },
    candidates: readonly Suggestion[],
    row: number,
  ): Resolved {
    const words = [event.replace(/-+$/, ''), wordsKey(written), met].filter((part) => part !== null).join(' ')
    return this.#resolve('unit', written, row, words, {
      known: () => (candidates.length === 0 ? made : null),
      near: () => candidates.slice(0, 8),
      make: () => made,
      ask: false,
    })
  }
  /** A person by name; of whom a row says another day of birth or gender than those of that name have, it is asked. */
  person(
    name: string,
    organisation: string | null,
    row: number,
    facts: PersonFacts | null = null,
    marks: NamesakeMarks | null = null,
  ): Resolved {
    const entered = `${organisation ?? ''} ${nameKey(name)}`
    const entries = [...this.#index.people(name, organisation), ...(this.#entered.get(entered) ?? [])]
    const listed = organisation === null ? [] : this.#index.listed(name, organisation)
    const exact = [...entries, ...listed.filter(({ code }) => !entries.some((one) => one.code === code))]
    const same = facts === null ? exact : exact.filter((one) => !isAnother(one, facts))
    const [all, those] = [exact, same].map((people) => [...new Set(people.map(({ code }) => code))]) as [
      string[],
      string[],
    ]
    const others = same.length < exact.length
    const said = [facts?.birth, facts?.gender].filter(Boolean).join(', ')
    const words = `${organisation ?? ''} ${wordsKey(name)}`
    // what was answered while there was one of that name is no answer for several
    const marked = new Set(
      marks === null || all.length < 2 ? [] : exact.flatMap((one) => (hasMark(one, marks) ? one.code : [])),
    )
    // which of the people in this sheet is the one of the lists?
    const [first] = entries.length === 0 ? listed : []
    const isOtherOfName = facts?.hasNamesakes === true && first !== undefined && !(marks && hasMark(first, marks))
    // without a delegation, only the name tells who it is
    const isBornOtherwise =
      organisation === null &&
      marks?.birth != null &&
      exact.some(({ birth }) => birth && !isBorn(birth, marks.birth ?? ''))
    const isDoubtful = isOtherOfName || (isBornOtherwise && all.length === 1)
    const key = others
      ? `${words} ${digestOf(said, 6)}`
      : all.length > 1 || isDoubtful
        ? `${words} ${(marks && markOf(marks)) ?? all.length}`
        : words
    const written =
      others || isOtherOfName
        ? `${name} (${said})`
        : marks !== null && (all.length > 1 || isDoubtful)
          ? withMark(name, marks)
          : name
    const resolved = this.#resolve('person', written, row, key, {
      known: () => {
        const [only, another] = isDoubtful ? [] : those.length === 1 ? those : marked
        return another === undefined ? (only ?? null) : null
      },
      near: () =>
        exact.length > 0
          ? exact.map((one) => suggestionOf(one, all.length > 1))
          : organisation === null
            ? []
            : this.#index.nearPeople(name, organisation),
      make: () =>
        freeCodeOf(name, organisation, [
          ...all,
          ...(organisation === null ? [] : this.#index.codesOf(name, organisation)),
        ]),
      ask: false,
    })
    if (
      facts !== null &&
      'code' in resolved &&
      !entries.some((one) => one.code === resolved.code && !isAnother(one, facts))
    )
      this.#entered.set(entered, [
        ...(this.#entered.get(entered) ?? []),
        { code: resolved.code, name, birth: facts.birth, gender: facts.gender },
      ])
    return resolved
  }
  /**
   * One of several people of a name and delegation. `code`: whom the marks name for certain, or null; `free`: the code of someone new; `choices`: the
   * people that it can be.
   */
  namesake(
    name: string,
    organisation: string,
    marks: NamesakeMarks,
    how: {
      readonly code: () => string | null
      readonly free: () => string
      readonly choices: readonly KnownPerson[]
    },
    row: number,
  ): Resolved {
    const words = `${organisation} ${wordsKey(name)} ${markOf(marks) ?? how.choices.length}`
    return this.#resolve('person', withMark(name, marks), row, words, {
      known: how.code,
      near: () => how.choices.map((one) => suggestionOf(one, true)),
      make: how.free,
      ask: true,
    })
  }
  /** A competitor whom words name in part. `key`: of the event and the words; `candidates`: competitors of the event. */
  entrant(written: string, key: string, candidates: readonly Suggestion[], row: number): Resolved {
    return this.#resolve('person', written, row, key, {
      known: () => null,
      near: () => candidates,
      make: () => personCodeOf(written, null),
      ask: true,
    })
  }
  /**
   * A pair that a row names by its delegation only. `key`: of the event, the delegation and the place in the sheet; `pairs`: those of the delegation.
   * `make`: the code of a new one.
   */
  pair(written: string, key: string, pairs: readonly Suggestion[], make: () => string, row: number): Resolved {
    return this.#resolve('pair', written, row, key, { known: () => null, near: () => pairs, make, ask: true })
  }
  /** A new competitor of a list in force beside those missing from it. `code`: of the new one; `unit`: of the list. */
  samePerson(written: string, code: string, unit: string, missing: readonly Suggestion[], row: number): Resolved {
    return this.#resolve('person', written, row, `${unit.replace(/-+$/, '')} ${code}`, {
      known: () => null,
      near: () => missing,
      make: () => code,
      ask: true,
    })
  }
  /**
   * A result that can mean several things, or that is unlikely. `key`: what the answer holds for; `meanings`: the results that it may be.
   */
  result(written: string, key: string, meanings: readonly Suggestion[], row: number): Resolved {
    return this.#resolve('result', written, row, key, {
      known: () => null,
      near: () => meanings,
      make: () => written,
      ask: true,
    })
  }
  /** The side that did not come to a match. `key`: of the match; `sides`: the two of them. The code: that of the side. */
  absent(written: string, key: string, sides: readonly Suggestion[], row: number): Resolved {
    return this.#resolve('absent', written, row, key, {
      known: () => null,
      near: () => sides,
      make: () => sides[0]?.code ?? '',
      ask: true,
    })
  }
  /** The side that gave a match up. `key`: of the match; `sides`: the two of them. The code: that of the side. */
  retired(written: string, key: string, sides: readonly Suggestion[], row: number): Resolved {
    return this.#resolve('retired', written, row, key, {
      known: () => null,
      near: () => sides,
      make: () => sides[0]?.code ?? '',
      ask: true,
    })
  }
  /** The side that won a match. `key`: of the match; `sides`: the two of them. The code: that of the side. */
  winner(written: string, key: string, sides: readonly Suggestion[], row: number): Resolved {
    return this.#resolve('winner', written, row, key, {
      known: () => null,
      near: () => sides,
      make: () => sides[0]?.code ?? '',
      ask: true,
    })
  }
  /**
   * A remark that may take a rank or a medal away. `key`: of the event, the competitor and the remark. The code: `disqualified`, or `kept` if rank and
   * medal stay.
   */
  remark(written: string, key: string, row: number): Resolved {
    return this.#resolve('remark', written, row, key, {
      known: () => null,
      near: () => [
        { code: 'disqualified', name: 'disqualified' },
        { code: 'kept', name: 'rank and medal stay' },
      ],
      make: () => 'kept',
      ask: true,
    })
  }
  /** The only entrant of an event in a list of medals. `key`: of the event and the entrant. The code: `gold`, or `none` for no medal. */
  alone(written: string, key: string, row: number): Resolved {
    return this.#resolve('alone', written, row, key, {
      known: () => null,
      near: () => [
        { code: 'gold', name: 'gold' },
        { code: 'none', name: 'no medal' },
      ],
      make: () => 'none',
      ask: true,
    })
  }
  /** Words in place of a rank. `key`: of the sport and the words. The code: a mark, or `OTHER_MARK`. */
  mark(written: string, key: string, row: number): Resolved {
    return this.#resolve('mark', written, row, key, {
      known: () => null,
      near: () => MARKS,
      make: () => OTHER_MARK,
      ask: true,
    })
  }
  /** Ranks that contradict their results. `key`: of these ranks and results. The code: `ranks` or `results`, whichever counts. */
  rank(written: string, key: string, row: number): Resolved {
    return this.#resolve('rank', written, row, key, {
      known: () => null,
      near: () => [
        { code: 'ranks', name: 'the ranks' },
        { code: 'results', name: 'the results' },
      ],
      make: () => 'ranks',
      ask: true,
    })
  }
  /** Finals with one known heat. `key`: of these heats. The code: `whole`, or `more` if other heats follow. */
  heats(written: string, key: string, row: number): Resolved {
    return this.#resolve('heats', written, row, key, {
      known: () => null,
      near: () => [
        { code: 'whole', name: 'the whole final' },
        { code: 'more', name: 'other heats follow' },
      ],
      make: () => 'whole',
      ask: true,
    })
  }
  /** Standings of teams. `key`: of their rows. The code: `final` if they are the places of their event, or `group`. */
  standings(written: string, key: string, row: number): Resolved {
    return this.#resolve('standings', written, row, key, {
      known: () => null,
      near: () => [
        { code: 'final', name: 'the final places' },
        { code: 'group', name: 'of a group or a round' },
      ],
      make: () => 'group',
      ask: true,
    })
  }
  /**
   * Results with a note by which they may give no medals. `key`: of the event, the note and the results. The code: `kept`, `none` for places
   * without medals, or `open` if the results are not final.
   */
  award(written: string, key: string, row: number): Resolved {
    return this.#resolve('award', written, row, key, {
      known: () => null,
      near: () => [
        { code: 'kept', name: 'places and medals are valid' },
        { code: 'none', name: 'places without medals' },
        { code: 'open', name: 'not final yet' },
      ],
      make: () => 'kept',
      ask: true,
    })
  }
  /**
   * The sport of rows whose sheet names none. `key`: of these rows; `sports`: those that have an event of these words. The code: a discipline.
   */
  sport(written: string, key: string, sports: readonly Suggestion[], row: number): Resolved {
    const resolved = this.#resolve('sport', written, row, key, {
      known: () => null,
      near: () => sports,
      make: () => sports[0]?.code ?? '',
      ask: true,
    })
    const question = this.questions.get(keyOf('sport', key))
    if (question) question.suggestions = sports
    if ('code' in resolved) this.nameDiscipline(resolved.code, row)
    return resolved
  }
  /** Adds the usual name of a discipline without a name. */
  nameDiscipline(code: string, row: number): void {
    if (!this.#index.hasDisciplineName(code)) this.#name('DISCIPLINE', code, this.#index.disciplineName(code), row)
  }
  /** The gender of classes whose sheet has none. `key`: of these rows. The code: `W`, `M` or `X`. */
  gender(written: string, key: string, row: number): Resolved {
    return this.#resolve('gender', written, row, key, {
      known: () => null,
      near: () => ['W', 'M', 'X'].map((code) => ({ code, name: code })),
      make: () => 'X',
      ask: true,
    })
  }
  /** A column whose header is not known. The code: the field that it is. */
  column({ header, fields }: Pick<UnknownColumn, 'header' | 'fields'>, row: number): Resolved {
    return this.#resolve('column', header, row, plain(header), {
      known: () => null,
      near: () => fields.map((field) => ({ code: field, name: field })),
      make: () => PASS_OVER,
      ask: true,
    })
  }
  /** The field that a header was answered to be; null: its column is passed over, undefined: there is no answer. */
  columnAnswer(header: string): SheetField | null | undefined {
    const words = withinKey(plain(header))
    const key = keyOf('column', words)
    const answer = this.#answers.get(key) ?? this.#index.known.remembered.get(key)
    if (answer === undefined) return undefined
    const code = answer === SKIP || !isSheetField(answer) ? PASS_OVER : answer
    this.#take('column', key, words, code)
    return isSheetField(code) ? code : null
  }
  /** Whether rows had these words (in the form of keys) already, with or without an answer. */
  hasMet(what: Question['what'], words: string): boolean {
    const key = keyOf(what, words)
    return this.#cache.has(key) || this.questions.has(key)
  }
  /** A delegation's team of an event. `words`: what it is called where that is not the delegation's own name. */
  team(event: string, organisation: string | null, words: string | null): string {
    const own =
      words !== null && organisation !== null && wordsKey(words) === wordsKey(this.organisationName(organisation))
    const which = own ? null : words
    return (
      (organisation === null ? null : this.#index.team(event, organisation, which)) ??
      teamCodeOf(event, organisation, which)
    )
  }

  #name(set: NewName['set'], code: string, name: string, row: number): string {
    if (!this.names.has(`${set}/${code}`)) this.names.set(`${set}/${code}`, { set, code, name: name.trim(), row })
    return code
  }

  #resolve(
    what: Question['what'],
    written: string,
    row: number,
    allWords: string,
    how: {
      readonly known: () => string | null
      readonly near: () => readonly Suggestion[]
      readonly make: () => string
      readonly ask: boolean
    },
  ): Resolved {
    const words = withinKey(allWords)
    const key = keyOf(what, words)
    const before = this.#cache.get(key)
    if (before !== undefined) return { code: before }
    const open = this.questions.get(key)
    if (open) {
      open.rows.push(row)
      return { asked: what }
    }
    const answer = this.#answers.get(key) ?? this.#index.known.remembered.get(key)
    if (answer === SKIP) return { skipped: true }
    const answered = answer !== undefined && answer !== NEW ? answer : null
    const code = answered ?? (answer === NEW ? how.make() : how.known())
    if (code !== null) return { code: this.#take(what, key, words, code) }
    const suggestions = how.near()
    if ((suggestions.length === 0 && !how.ask) || this.#answers.get(allOf(what)) === NEW)
      return { code: this.#take(what, key, words, how.make()) }
    this.questions.set(key, { what, written, rows: [row], suggestions })
    return { asked: what }
  }

  #take(what: Question['what'], key: string, words: string, code: string): string {
    this.#cache.set(key, code)
    this.words.set(key, { what, words, code })
    return code
  }
}

/** Whether one of the same name is somebody else: what is not known or not said tells nothing. */
export function isAnother({ birth, gender }: KnownPerson, facts: PersonFacts): boolean {
  const known = gender === 'W' ? 'F' : gender
  return (
    Boolean(birth && facts.birth && birth !== facts.birth) ||
    ((known === 'M' || known === 'F') && facts.gender !== null && known !== facts.gender)
  )
}

export const hasMark = ({ birth, bibs }: KnownPerson, marks: NamesakeMarks): boolean =>
  marks.birth !== null && birth
    ? isBorn(birth, marks.birth)
    : marks.bib !== undefined && (bibs ?? []).includes(marks.bib)

/** Whether a day of birth is a written one, or of a written year. */
const isBorn = (birth: string, written: string): boolean =>
  birth === written || (/^\d{4}$/.test(written) && birth.startsWith(`${written}-`))

/** The words by which an answer about a person with these marks is remembered, without a day of birth; null: the row has no mark. */
function markOf({ bib, birth }: NamesakeMarks): string | null {
  if (birth !== null) return `born ${digestOf(birth, 6)}`
  return bib === undefined ? null : `bib ${bib}`
}

const withMark = (name: string, { bib, birth }: NamesakeMarks): string =>
  [name, birth ?? bib].filter(Boolean).join(', ')

const SHOWN_BIBS = 4

/** A person as an answer, with the numbers. `hasBirth`: also with the day of birth. */
function suggestionOf({ code, name, birth, bibs }: KnownPerson, hasBirth: boolean): Suggestion {
  const marks = [...(hasBirth && birth ? [birth] : []), ...(bibs ?? []).slice(0, SHOWN_BIBS)]
  return { code, name: marks.length === 0 ? name : `${name} (${marks.join(', ')})` }
}

/** The first code of a name and delegation that none of its people has. */
export function freeCodeOf(name: string, organisation: string | null, taken: readonly string[]): string {
  let which = 1
  while (taken.includes(personCodeOf(name, organisation, which))) which += 1
  return personCodeOf(name, organisation, which)
}
