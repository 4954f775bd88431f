import {
  countryLetters,
  DISCIPLINE_CODES,
  disciplineOf,
  divisionOf,
  eventModifierOf,
  genderOf,
  isDisciplineCode,
  isStateCode,
  knownOrganisationName,
} from '@games/domain'
import { delegationNames, SHARED_DELEGATION_NAMES } from '@games/domain/delegations/delegation-names'
import { eventKey } from '@games/domain/sports/event-type'
import type { EventGender } from '@games/domain/sports/recognise/event-words'
import { type StoredEventType, typeCodeOf } from '@games/domain/sports/stored-event-type'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { disciplineWords, KNOWN_DISCIPLINES, localNames } from './discipline-words.ts'
import {
  codeOfOtherSport,
  isEventOfOtherSport,
  isInEventOfOtherSport,
  isOtherSport,
  nameOfOtherSport,
  SPORTS_WITH_EVENT_WORDS,
} from './other-sports.ts'
import { wordsKey } from './sheet.ts'
import { isPartOfEventName, namedEvent, nameKey, personCodeOf } from './word-codes.ts'

/** Something that has a code and what it is called. */
export interface Named {
  readonly code: string
  readonly names: readonly string[]
}
export interface KnownEvent extends Named {
  readonly type?: StoredEventType | null
}
/** Somebody with a name, and what tells namesakes of a delegation apart; null or absent: it is not known. */
export interface KnownPerson {
  readonly code: string
  readonly name: string
  /** As ISO writes a day. */
  readonly birth?: string | null
  readonly gender?: string | null
  /** Numbers in results and entries. */
  readonly bibs?: readonly string[] | null
}
/** A list of two competitors: its unit, the codes of both, and their results in words (`20 × 18`). */
export interface MetBefore {
  readonly code: string
  readonly sides: readonly string[]
  readonly score: string
}
/** A unit of the programme. `when`: day, time and place, where known: `2027-09-14 08:00:00 T1`. */
export interface KnownUnit extends Named {
  readonly when?: string | null
  /** Codes of the known sides. */
  readonly sides?: readonly string[]
  /** Whether it is a unit of competition. */
  readonly isContest?: boolean
  readonly hasResult?: boolean
}
/** What the database holds of names, so that words find what they mean. Codes of events and units in full. */
export interface KnownWords {
  readonly disciplines: readonly Named[]
  readonly organisations: readonly Named[]
  readonly venues: readonly Named[]
  /** `type`: as stored; null or absent: not known. */
  readonly events: readonly KnownEvent[]
  readonly units: readonly KnownUnit[]
  /** Units of two sides and a day that have a list, in the programme or not. */
  readonly played?: readonly string[]
  /** Lists of exactly two competitors, in the programme or not. */
  readonly met?: readonly MetBefore[]
  /** Numbered finals that have a list and no line of the programme. */
  readonly finals?: readonly string[]
  /** Contests of a bracket that its draw does without: out of the programme, without sides. */
  readonly undrawn?: readonly string[]
  /** `events`: of the entries, the first 22 characters. */
  readonly people: readonly (KnownPerson & { readonly organisation: string; readonly events?: readonly string[] })[]
  /** People whom only lists have, by the codes that names make (`personCodeOf`). */
  readonly listed?: readonly (KnownPerson & { readonly organisation: string })[]
  readonly teams: readonly {
    readonly code: string
    readonly name: string | null
    readonly organisation: string
    readonly event: string | null
  }[]
  /** What words were taken for before, by `what|words`: a code, `new` or `skip`. */
  readonly remembered: ReadonlyMap<string, string>
}

export const NOTHING_KNOWN: KnownWords = {
  disciplines: [],
  organisations: [],
  venues: [],
  events: [],
  units: [],
  people: [],
  teams: [],
  remembered: new Map(),
}

/** The delegations of a column, by its header and its cells. */
export type DelegationColumn = 'places' | 'states' | 'any'

/** One of several that words may mean. */
export interface Suggestion {
  readonly code: string
  readonly name: string
}

/** Keys by which an event is found: those of its names, and that of its confirmed type unless the code of the type has a modifier. */
function keysOf({ code, names, type = null }: KnownEvent): string[] {
  const discipline = disciplineOf(code)
  const typeCode = typeCodeOf(code, type?.isConfirmed ? type : null)
  const typed = typedEventOf(typeCode)
  const modifier = eventModifierOf(typeCode).replaceAll('-', '')
  const ofCode = typed && (modifier === '' || divisionOf(code) !== null) ? eventKey(typed) : null
  return [...new Set([...names.map((name) => namedEvent(discipline, name).key), ...(ofCode === null ? [] : [ofCode])])]
}

/** Codes by the keys of their names. */
class NameKeys {
  readonly disciplines: Map<string, string>
  readonly organisations: Map<string, string>
  /** Names of delegations by code. */
  readonly organisationNames: Map<string, string>
  /** Names of delegations without their codes, as keys. */
  readonly organisationWords: Set<string>

  /** A copy of other keys; absent: none. */
  constructor(from?: NameKeys) {
    this.disciplines = new Map(from?.disciplines)
    this.organisations = new Map(from?.organisations)
    this.organisationNames = new Map(from?.organisationNames)
    this.organisationWords = new Set(from?.organisationWords)
  }

  addDiscipline(code: string, names: readonly string[]): void {
    for (const name of [code, ...names]) this.disciplines.set(wordsKey(name), code)
  }
  addOrganisation(code: string, names: readonly string[]): void {
    this.organisations.set(wordsKey(code), code)
    for (const name of names) {
      const key = wordsKey(name)
      this.organisations.set(key, code)
      this.organisationWords.add(key)
    }
    this.organisationNames.set(code, names[0] ?? this.organisationName(code))
  }
  organisationName(code: string): string {
    return this.organisationNames.get(code) ?? localNames(knownOrganisationName(code))[0] ?? code
  }
}

let ofCatalogues: NameKeys | undefined
/** The keys of all disciplines and delegations of the catalogues. Made once: there are more than a thousand. */
function keysOfCatalogues(): NameKeys {
  if (ofCatalogues) return ofCatalogues
  const keys = new NameKeys()
  for (const code of KNOWN_DISCIPLINES) keys.addDiscipline(code, disciplineWords(code))
  for (const [code, names] of delegationNames()) keys.addOrganisation(code, names)
  return (ofCatalogues = keys)
}

/** The key of an event without its distance: `road-race 72000m CAD`. */
const withoutDistance = (key: string): string => key.replace(/ \d+m(?= |$)/, '')

/** What is known, found by words. */
export class KnownIndex {
  readonly known: KnownWords
  readonly #keys = new NameKeys(keysOfCatalogues())
  /** Whether few delegations of the games are countries. */
  readonly #areFewCountries: boolean
  readonly #venues = new Map<string, string>()
  readonly #events = new Map<string, Named[]>()
  readonly #eventTypes: ReadonlyMap<string, StoredEventType | null>
  readonly #units = new Map<string, KnownUnit[]>()
  readonly #unitCodes: ReadonlySet<string>
  readonly #names = new Map<string, string>()
  /** Units of the programme by their event and both sides. */
  readonly #meetings = new Map<string, string[]>()
  readonly #played: ReadonlySet<string>
  readonly #finals: readonly string[]
  readonly #undrawn: ReadonlySet<string>
  readonly #whens: ReadonlyMap<string, string | null | undefined>
  readonly #people = new Map<string, KnownPerson[]>()
  readonly #peopleOf = new Map<string, Suggestion[]>()
  /** Delegations of participants by their code. */
  readonly #delegations = new Map<string, string>()
  readonly #listed = new Map<string, KnownPerson[]>()
  /** Participants by each word of their names. Made when it is first needed. */
  #byWord: ReadonlyMap<string, readonly KnownWords['people'][number][]> | undefined
  /** Participants by the first 22 characters of each event that they are entered in. */
  readonly #entered = new Map<string, KnownWords['people'][number][]>()
  readonly #teams = new Map<string, string[]>()
  readonly #teamCodes: ReadonlySet<string>

  constructor(known: KnownWords) {
    this.known = known
    this.#areFewCountries = areFewCountries(known.organisations.map(({ code }) => code))
    for (const { code, names } of known.disciplines) this.#keys.addDiscipline(code, names)
    for (const { code, names } of known.organisations)
      this.#keys.addOrganisation(code, [...names, ...localNames(knownOrganisationName(code))])
    for (const { code, names } of known.venues)
      for (const name of [code, ...names]) this.#venues.set(wordsKey(name), code)
    for (const event of known.events)
      for (const key of keysOf(event)) push(this.#events, `${event.code.slice(0, 3)} ${key}`, event)
    this.#eventTypes = new Map(known.events.map(({ code, type = null }) => [code.slice(0, 22), type]))
    for (const unit of known.units) {
      push(this.#units, unit.code.slice(0, 22), unit)
      if (unit.sides?.length === 2) push(this.#meetings, meetingKey(unit.code, unit.sides), unit.code)
    }
    this.#unitCodes = new Set(known.units.map(({ code }) => code))
    this.#played = new Set(known.played)
    this.#finals = known.finals ?? []
    this.#undrawn = new Set(known.undrawn)
    this.#whens = new Map(known.units.map(({ code, when }) => [code, when]))
    for (const person of known.people) for (const event of person.events ?? []) push(this.#entered, event, person)
    for (const { organisation, ...person } of known.people) {
      const { code, name } = person
      this.#names.set(code, name)
      push(this.#people, `${organisation} ${nameKey(name)}`, person)
      push(this.#people, nameKey(name), { ...person, name: `${name} (${this.delegation(organisation)})` })
      this.#delegations.set(code, organisation)
      push(this.#peopleOf, organisation, { code, name })
    }
    for (const { organisation, ...person } of known.listed ?? [])
      push(this.#listed, `${organisation} ${nameKey(person.name)}`, person)
    for (const { code, name, organisation, event } of known.teams) {
      this.#names.set(code, name ?? this.organisationName(organisation))
      push(this.#teams, `${event?.slice(0, 22) ?? code.slice(0, 3)} ${organisation}`, code)
      if (name) push(this.#teams, `${event?.slice(0, 22) ?? code.slice(0, 3)} ${organisation} ${wordsKey(name)}`, code)
    }
    this.#teamCodes = new Set(known.teams.map(({ code }) => code))
  }

  discipline(words: string): string | null {
    const code = this.#keys.disciplines.get(wordsKey(words))
    if (code !== undefined) return code
    // a sport of the games under another name
    const other = codeOfOtherSport(words)
    return this.known.disciplines.some((one) => one.code === other) ? other : null
  }
  /** Whether words name a discipline, or another sport. */
  isSport(words: string): boolean {
    return this.discipline(words) !== null || isOtherSport(words)
  }
  /** The name of a sport at the beginning of an event's words, the longest: `Judô` of `Judô até 57 kg`. */
  disciplineIn(words: string): string | null {
    const parts = words.trim().split(/\s+/)
    for (let length = Math.min(4, parts.length); length > 0; length -= 1) {
      const name = parts.slice(0, length).join(' ')
      // codes of three letters are words of other languages
      if (name.length > 3 && this.isSport(name)) return isInEventOfOtherSport(name, words) ? null : name
    }
    return null
  }
  /**
   * A delegation by its name, its code or both (`Brazil (BRA)`, `SP - São Paulo`); a code of three letters that a country has is one. Null
   * where nothing is known, where several delegations that take part have the name, or where the name of a country may be that of a town.
   */
  organisation(words: string): string | null {
    const code = this.#organisationNamed(words)
    return code !== null && this.#areFewCountries && this.#mayBeTown(words, code) ? null : code
  }
  /** Whether words that name a country, not by its code, may be of a town or a school: `Franca`, `Granada`. The country takes no part. */
  #mayBeTown(words: string, code: string): boolean {
    return (
      !this.#takesPart(code) && !isStateCode(code) && isCountry(code) && !/(?<!\p{L})[A-Z]{2,3}(?!\p{L})/u.test(words)
    )
  }
  #organisationNamed(words: string): string | null {
    const key = wordsKey(words)
    const found = this.#keys.organisations.get(key)
    // `AL B` is the second team of AL, not the code ALB
    const isCode = !/\s/.test(words.trim())
    if (found !== undefined && (isCode || this.#keys.organisationWords.has(key))) return found
    const shared = codesOfSharedName(words)
    if (shared.length > 0) return shared.slice(1).some((code) => this.#takesPart(code)) ? null : (shared[0] ?? null)
    const parts = /^(.+?)\s*(?:\(([^()]+)\)|(?:\s[-–]|[|/])\s*(.+))$/.exec(words.trim())
    if (parts) {
      const [one, other] = [parts[1] ?? '', parts[2] ?? parts[3] ?? ''].map((part) => this.#organisationNamed(part))
      return one === other ? (one ?? null) : null
    }
    if (/(?:^|\s)(?:\p{L}{1,4}\.|gde|gr|sta|sto|esp|dist)(?=\s|$|\p{L})/iu.test(words)) {
      const [abbreviated, ...others] = [...this.#keys.organisationNames].filter(([, name]) => abbreviates(words, name))
      return others.length > 0 ? null : (abbreviated?.[0] ?? null)
    }
    const code = words.trim()
    return /^[A-Z]{3}$/.test(code) && (knownOrganisationName(code) !== undefined || countryLetters(code) !== undefined)
      ? code
      : null
  }
  /** The delegation of one of its teams that has a letter or a number: `AL B`, `Alagoas (2)`; null: not known, or the words name a delegation. */
  ownerOfTeam(words: string): string | null {
    const owner = /^(.+?)(?:\s+|\s*[-–]\s*)\(?(?:[A-D]|[1-9]|I{1,3})\)?$/i.exec(words.trim())?.[1]
    return owner === undefined || this.organisation(words) !== null ? null : this.organisation(owner)
  }
  /**
   * Whether words that name a state or a country may be of another place that takes no part under a code. `column`: `places` has schools or
   * municipalities, `states` delegations of which few are countries.
   */
  isDoubtful(words: string, code: string, column: DelegationColumn): boolean {
    if (this.#takesPart(code) || /^[A-Z]{2,3}$/.test(words.trim())) return false
    return column === 'places' || (column === 'states' && this.#mayBeTown(words, code))
  }
  /** Whether the words of a column name few countries. Null: the games have delegations, which tell it. */
  hasFewCountries(words: readonly string[]): boolean | null {
    if (this.known.organisations.length > 0) return null
    const codes = [...new Set(words)].map((name) => this.organisation(name))
    return areFewCountries(codes)
  }
  #takesPart(code: string): boolean {
    return this.known.organisations.some((one) => one.code === code)
  }
  /**
   * The disciplines that have an event of these words, before those in which a distance lacks other words, such as a stroke: of the games, or any
   * if the games have none of them.
   */
  sportsOf(words: string): Suggestion[] {
    // a sport whose events need no words must have another event by these
    const isCertain = (code: string) => {
      const [named, bare] = [namedEvent(code, words), namedEvent(code, '')]
      return named.certainty === 'certain' && (bare.certainty !== 'certain' || named.type !== bare.type)
    }
    const among = (codes: readonly string[]) => {
      const certain = codes.filter((code) => isCertain(code) || this.hasOwnEvent(code, words))
      return [...certain, ...codes.filter((code) => !certain.includes(code) && isPartOfEventName(code, words))]
    }
    const ofGames = among(this.known.disciplines.map(({ code }) => code))
    const codes = ofGames.length > 0 ? ofGames : among([...DISCIPLINE_CODES, ...SPORTS_WITH_EVENT_WORDS])
    return codes.map((code) => ({ code, name: this.disciplineName(code) }))
  }
  /** The disciplines of the games but the ceremonies (CER). */
  sportsOfGames(): Suggestion[] {
    return this.known.disciplines
      .filter(({ code }) => code !== 'CER')
      .map(({ code }) => ({ code, name: this.disciplineName(code) }))
  }
  /** Whether words name an event that the games have in a discipline, or that only a sport without a catalogue has. */
  hasOwnEvent(discipline: string, words: string): boolean {
    return isEventOfOtherSport(discipline, words) || this.hasEventNamed(discipline, words)
  }
  /** Whether the games have an event of a discipline by its words. */
  hasEventNamed(discipline: string, words: string): boolean {
    const named = namedEvent(discipline, words)
    return named.key !== '' && this.events(discipline, named).length > 0
  }
  /** Whether a discipline has a name, without which pages show its code. */
  hasDisciplineName(code: string): boolean {
    return isDisciplineCode(code) || this.known.disciplines.some((one) => one.code === code)
  }
  disciplineName(code: string): string {
    const named = this.known.disciplines.find((one) => one.code === code)?.names[0]
    return named ?? disciplineWords(code)[0] ?? nameOfOtherSport(code) ?? code
  }
  organisationName(code: string): string {
    return this.#keys.organisationName(code)
  }
  /** A delegation beside a name: by its letters if it is a state or a country, else by its name. */
  delegation(code: string): string {
    return /^[A-Z]{2,3}$/.test(code) ? code : this.organisationName(code)
  }
  venue(words: string): string | null {
    return this.#venues.get(wordsKey(words)) ?? null
  }
  hasVenue(code: string): boolean {
    return this.known.venues.some((one) => one.code === code)
  }
  hasEvent(code: string): boolean {
    return this.#eventTypes.has(code.slice(0, 22))
  }
  /** The RSC by which rules read an event or a unit. */
  typeCode(code: string): string {
    return typeCodeOf(code, this.#eventTypes.get(code.slice(0, 22)) ?? null)
  }
  /** Events of a discipline that are called so, of a gender where one is said. */
  events(
    discipline: string,
    words: { readonly gender: EventGender | null; readonly division: number | null; readonly key: string },
  ): Named[] {
    const found = this.#events.get(`${discipline} ${words.key}`) ?? []
    const distinct = [...new Map(found.map((one) => [one.code, one])).values()]
    return distinct.filter(
      ({ code }) =>
        (words.gender === null || genderOf(code) === words.gender) &&
        (words.division === null || divisionOf(code) === words.division),
    )
  }
  /** The events of a discipline and a gender (null: of any) that have units, eight at most. */
  eventsLike(discipline: string, gender: EventGender | null): Named[] {
    const all = [...this.#events].flatMap(([key, events]) => (key.startsWith(`${discipline} `) ? events : []))
    const inProgramme = all.filter(
      ({ code }) => this.units(code).length > 0 && (gender === null || genderOf(code) === gender),
    )
    return [...new Map(inProgramme.map((event) => [event.code, event])).values()].slice(0, 8)
  }
  /**
   * The events of the programme that words name except for details, such as an age class or the distance of a road race, of which only one of the two has
   * some; eight at most.
   */
  eventsWithDetails(
    discipline: string,
    { gender, key }: { readonly gender: EventGender | null; readonly key: string },
  ): Named[] {
    const words = `${discipline} ${key}`
    const isWithDetails = (one: string, other: string) => one.startsWith(`${other} `) || other.startsWith(`${one} `)
    const all = [...this.#events].flatMap(([known, events]) => {
      const [bare, bareKnown] = [withoutDistance(words), withoutDistance(known)]
      const isOnlyOne = (bare === words) !== (bareKnown === known)
      return isWithDetails(known, words) || (isOnlyOne && (bare === bareKnown || isWithDetails(bare, bareKnown)))
        ? events
        : []
    })
    const inProgramme = all.filter(
      ({ code }) => this.units(code).length > 0 && (gender === null || genderOf(code) === gender),
    )
    return [...new Map(inProgramme.map((event) => [event.code, event])).values()].slice(0, 8)
  }
  units(event: string): readonly KnownUnit[] {
    return this.#units.get(event.slice(0, 22)) ?? []
  }
  /** Whether what a unit is called ends with these words: it keeps its longer name. */
  isCalled(code: string, words: string): boolean {
    const names = this.units(code).find((one) => one.code === code)?.names ?? []
    return names.some((name) => wordsKey(name).endsWith(wordsKey(words)))
  }
  /** When and where a unit is in the programme; null: it is not, or has no time. */
  whenOf(code: string): string | null {
    return this.#whens.get(code) ?? null
  }
  /** The units of the programme in which two competitors of an event meet. */
  meetings(event: string, sides: readonly string[]): readonly string[] {
    return this.#meetings.get(meetingKey(event, sides)) ?? []
  }
  /** The name of a unit, else those of its sides; empty: it has neither. */
  unitName({ names: [name], sides = [] }: KnownUnit): string {
    return name ?? sides.map((side) => this.#names.get(side) ?? '…').join(' × ')
  }
  isUndrawn(code: string): boolean {
    return this.#undrawn.has(code)
  }
  hasUnit(code: string): boolean {
    return this.#unitCodes.has(code)
  }
  isPlayed(code: string): boolean {
    return this.#played.has(code)
  }
  /** Contests of a phase (26 characters) that results have named by their sides and the programme does not have. */
  playedOutside(phase: string): string[] {
    return [...this.#played].filter((code) => code.startsWith(phase) && !this.hasUnit(code))
  }
  /** The heats of a final (26 characters) that have a list and no line of the programme. */
  heatsOutside(final: string): string[] {
    return this.#finals.filter((code) => code.startsWith(final))
  }
  people(name: string, organisation: string | null): readonly KnownPerson[] {
    return this.#people.get(organisation === null ? nameKey(name) : `${organisation} ${nameKey(name)}`) ?? []
  }
  /**
   * People of a name and delegation whom only lists have. The first code of a name may be the person of the entries: it counts beside the entries
   * only if the lists have several people of the name.
   */
  listed(name: string, organisation: string): readonly KnownPerson[] {
    const key = `${organisation} ${nameKey(name)}`
    const listed = this.#listed.get(key) ?? []
    const first = personCodeOf(name, organisation)
    return !this.#people.has(key) || listed.some(({ code }) => code !== first) ? listed : []
  }
  /** The delegation of a participant; null: no participant has the code. */
  delegationOf(person: string): string | null {
    return this.#delegations.get(person) ?? null
  }
  /** The participants who have a word in their name, as `nameKey` writes it. */
  peopleWithWord(word: string): readonly KnownWords['people'][number][] {
    this.#byWord ??= byWord(this.known.people)
    return this.#byWord.get(word) ?? []
  }
  /** The participants who are entered in an event. */
  enteredIn(event: string): KnownWords['people'] {
    return this.#entered.get(event.slice(0, 22)) ?? []
  }
  /** The codes that people of a name and delegation have. */
  codesOf(name: string, organisation: string): readonly string[] {
    const key = `${organisation} ${nameKey(name)}`
    return [...(this.#people.get(key) ?? []), ...(this.#listed.get(key) ?? [])].map(({ code }) => code)
  }
  /**
   * People of a delegation one of whose names has all the words of the other: `Ana Silva`, `Silva` and `Ana B. Silva` of `Ana Beatriz Silva`.
   */
  nearPeople(name: string, organisation: string): Suggestion[] {
    const words = new Set(nameKey(name).split(' '))
    return (this.#peopleOf.get(organisation) ?? [])
      .filter((one) => {
        const other = new Set(nameKey(one.name).split(' '))
        const [few, many] = words.size < other.size || hasInitial(words) ? [words, other] : [other, words]
        // a family name can be the only word of a row, but not of a person who is known
        const isLess = few.size < many.size || (few.size === many.size && hasInitial(few))
        const isEnough = few.size >= 2 || (few === words && name.length > 1)
        return isEnough && isLess && [...few].every((word) => many.has(word) || isInitialIn(word, many))
      })
      .slice(0, 4)
  }
  team(event: string, organisation: string, words: string | null): string | null {
    const key = `${event.slice(0, 22)} ${organisation}`
    const found = words === null ? this.#teams.get(key) : this.#teams.get(`${key} ${wordsKey(words)}`)
    return found?.length === 1 ? (found[0] as string) : null
  }
  /** The teams of a delegation in an event, by code. */
  teamsOf(event: string, organisation: string): readonly { readonly code: string; readonly name: string | null }[] {
    const codes = new Set(this.#teams.get(`${event.slice(0, 22)} ${organisation}`))
    return this.known.teams.filter(({ code }) => codes.has(code))
  }
  /** The delegation of the only team of an event with a name; null: none has it, or several have. */
  organisationOfTeam(event: string, words: string): string | null {
    const [one, ...others] = new Set(
      this.known.teams.flatMap(({ name, organisation, event: own }) =>
        own?.slice(0, 22) === event.slice(0, 22) && name !== null && wordsKey(name) === wordsKey(words)
          ? organisation
          : [],
      ),
    )
    return others.length > 0 ? null : (one ?? null)
  }
  hasTeam(code: string): boolean {
    return this.#teamCodes.has(code)
  }
  /** The delegations of a joint team, if the words name several: `SP/RJ`, `Bahia e Ceará`. Empty: they do not. */
  delegationsOfJointTeam(words: string): readonly string[] {
    const parts = words.split(/\s*[/+&]\s*|\s(?:e|y|and)\s/).map((part) => this.organisation(part))
    const codes = new Set(parts.flatMap((code) => code ?? []))
    return codes.size > 1 && codes.size === parts.length ? [...codes] : []
  }
  /** Names like the words: a letter or two otherwise, or all the words of one in the other; the delegations of a joint team. */
  near(what: 'discipline' | 'organisation' | 'venue', words: string): Suggestion[] {
    const joint = what === 'organisation' ? this.delegationsOfJointTeam(words) : []
    const shared = what === 'organisation' && joint.length === 0 ? codesOfSharedName(words) : joint
    if (shared.length > 0) return shared.map((code) => ({ code, name: this.organisationName(code) }))
    const { disciplines, organisations } = this.#keys
    const names = { discipline: disciplines, organisation: organisations, venue: this.#venues }[what]
    const key = wordsKey(words)
    const tokens = tokensOf(words)
    const found = new Map<string, { readonly name: string; readonly distance: number }>()
    const listed =
      what === 'venue' ? this.known.venues : what === 'organisation' ? this.known.organisations : this.known.disciplines
    const nameOf = (code: string) =>
      what === 'organisation'
        ? this.organisationName(code)
        : what === 'discipline'
          ? this.disciplineName(code)
          : (listed.find((one) => one.code === code)?.names[0] ?? code)
    for (const [known, code] of names) {
      if (known.length < 4) continue
      const distance = distanceOf(known, key, Math.min(2, Math.floor(known.length / 4)))
      if (distance !== null && (found.get(code)?.distance ?? 9) > distance)
        found.set(code, { name: nameOf(code), distance })
    }
    for (const { code, names: all } of listed)
      if (!found.has(code) && all.some((name) => sharesWords(tokensOf(name), tokens)))
        found.set(code, { name: all[0] ?? code, distance: 3 })
    return [...found]
      .toSorted(([, a], [, b]) => a.distance - b.distance)
      .slice(0, 4)
      .map(([code, { name }]) => ({ code, name }))
  }
}

const isCountry = (code: string): boolean => countryLetters(code) !== undefined

/** Whether less than half of some delegations are countries. */
const areFewCountries = (codes: readonly (string | null)[]): boolean =>
  codes.filter((code) => code !== null && isCountry(code)).length * 2 < codes.length

/** The delegations that share a name, the usual one first. */
const codesOfSharedName = (words: string): readonly string[] =>
  SHARED_DELEGATION_NAMES.find(({ names }) => names.some((name) => wordsKey(name) === wordsKey(words)))?.codes ?? []

function byWord(people: KnownWords['people']): Map<string, KnownWords['people'][number][]> {
  const found = new Map<string, KnownWords['people'][number][]>()
  for (const person of people) for (const word of new Set(nameKey(person.name).split(' '))) push(found, word, person)
  return found
}

const meetingKey = (event: string, sides: readonly string[]): string =>
  [event.slice(0, 22), ...sides.toSorted()].join(' ')

const push = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

const hasInitial = (words: ReadonlySet<string>): boolean => [...words].some((word) => word.length === 1)
const isInitialIn = (word: string, words: ReadonlySet<string>): boolean =>
  word.length === 1 && [...words].some((one) => one.startsWith(word))

/** Whether words are a name with abbreviations: `R. G. do Sul`. A word in full is one of the name. */
function abbreviates(words: string, name: string): boolean {
  const [short, long] = [words, name].map((one) =>
    nameKeyInOrder(one).filter((word) => !/^(?:d[aeo]s?|del|of|the)$/.test(word)),
  ) as [string[], string[]]
  return (
    short.length === long.length &&
    short.some((word, at) => word.length >= 3 && word === long[at]) &&
    short.every((word, at) => word === long[at] || isShortOf(word, long[at] ?? ''))
  )
}

/** Whether a word is the beginning of a longer one (`Esp.`), or has letters of it with the first and the last (`Gde`, `Sta.`). */
function isShortOf(word: string, long: string): boolean {
  if (word.length > 4 || word.length >= long.length) return false
  if (long.startsWith(word)) return true
  const letters = Array.from(word).join('.*')
  return word.length >= 3 && new RegExp(`^${letters}$`, 'u').test(long)
}

const nameKeyInOrder = (words: string): string[] =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const tokensOf = (words: string): string[] =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !/^(?:dos?|das?|del|the|los|las)$/.test(word))

/** Two words of the one, or its only one of five letters and more, are all in the other. */
function sharesWords(known: readonly string[], written: readonly string[]): boolean {
  const [few, many] = known.length <= written.length ? [known, written] : [written, known]
  return (few.length >= 2 || (few[0]?.length ?? 0) >= 5) && few.every((word) => many.includes(word))
}

/** How many letters are otherwise (Levenshtein), at most `most`; null: more. */
export function distanceOf(a: string, b: string, most: number): number | null {
  if (Math.abs(a.length - b.length) > most) return null
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] as number) + 1,
          (next[j - 1] as number) + 1,
          (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  const distance = row[b.length] as number
  return distance <= most ? distance : null
}
