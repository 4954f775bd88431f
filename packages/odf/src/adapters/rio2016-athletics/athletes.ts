import { isCalendarDay, padRsc } from '@games/domain'
import type { OdfExtension, OdfParticipant } from '../../message.ts'
import type { FindingLog } from '../adapter.ts'
import { isObject, type JsonObject, objects, text } from '../json-fields.ts'
import { participant } from '../message-parts.ts'
import { readJson } from '../read-text.ts'
import { eventCode, eventPrefix } from './event-codes.ts'
import { RESULTS_FILE, type RioList } from './result-lists.ts'

const ENTRIES_FILE = 'rio_entries.json'

interface Person {
  readonly code: string
  readonly familyName: string
  readonly givenName: string | null
  readonly gender: 'M' | 'F'
  readonly organisation: string
  birthDate: string | null
  /** By event prefix, with personal and season bests. */
  readonly events: Map<string, readonly OdfExtension[]>
}

/** The athletes of the results and of the entries, and the code under which each row's athlete is known. */
export class Athletes {
  readonly #people = new Map<string, Person>()
  readonly #findings: FindingLog

  constructor(folder: string, lists: readonly RioList[], findings: FindingLog) {
    this.#findings = findings
    for (const list of lists)
      for (const row of list.rows) {
        const runners = objects(row, 'runners')
        for (const runner of runners.length > 0 ? runners : [row]) this.#meet(runner, row, list)
      }
    this.#readEntries(folder)
  }

  /**
   * The code of an athlete of a row. The source once gives two people the same id: the one who comes second is known by it with
   * the organisation behind.
   */
  codeOf(person: JsonObject, organisation: string): string {
    const id = text(person, 'tpAthleteId') ?? ''
    return this.#people.get(id)?.organisation === organisation ? id : `${id}-${organisation}`
  }

  #meet(source: JsonObject, row: JsonObject, list: RioList): void {
    const id = text(source, 'tpAthleteId')
    const familyName = text(source, 'familyName')
    const givenName = text(source, 'givenName')
    const organisation = text(row, 'country')
    if (!id || !familyName || !organisation) return
    const known = this.#people.get(id)
    const code = known && known.organisation !== organisation ? `${id}-${organisation}` : id
    let person = this.#people.get(code)
    const where = { file: RESULTS_FILE, row: list.position, column: 'tpAthleteId' }
    if (!person) {
      if (code !== id)
        this.#findings.add(
          'shared-person-code',
          where,
          `${id} is ${known?.givenName} ${known?.familyName} (${known?.organisation}) and ${givenName} ${familyName} (${organisation}): the second is kept as ${code}.`,
        )
      person = {
        code,
        familyName,
        givenName,
        gender: list.gender === 'W' ? 'F' : 'M',
        organisation,
        birthDate: null,
        events: new Map(),
      }
      this.#people.set(code, person)
    } else if (person.familyName !== familyName || person.givenName !== givenName)
      this.#findings.add(
        'several-names',
        where,
        `${id} is ${person.givenName} ${person.familyName} elsewhere and ${givenName} ${familyName} in ${list.code}: the first is kept.`,
      )
    const event = eventPrefix(list.combined ?? list.event, list.gender)
    if (!person.events.has(event)) person.events.set(event, [])
  }

  /** Entries add birth date and bests, and the athletes who were entered but did not start. */
  #readEntries(folder: string): void {
    const json = readJson(folder, ENTRIES_FILE, this.#findings)
    if (json !== undefined && !Array.isArray(json))
      this.#findings.add('unreadable-file', { file: ENTRIES_FILE }, 'It is no list of entries.')
    for (const [i, entry] of (Array.isArray(json) ? json : []).entries()) {
      if (isObject(entry)) this.#enter(entry, i + 1)
      else this.#findings.add('bad-row', { file: ENTRIES_FILE, row: i + 1 }, 'It is no entry: left out.')
    }
  }

  #enter(entry: JsonObject, row: number): void {
    const id = text(entry, 'id')
    const organisation = text(entry, 'country')
    // an athlete with a single name has it in either field
    const familyName = text(entry, 'lastname') ?? text(entry, 'firstname')
    const givenName = text(entry, 'lastname') === null ? null : text(entry, 'firstname')
    const gender = text(entry, 'gender')
    const event = eventCode(text(entry, 'event') ?? '')
    if (!id || !organisation || !familyName || (gender !== 'M' && gender !== 'W') || !event) {
      this.#findings.add(
        'bad-row',
        { file: ENTRIES_FILE, row },
        `The entry of ${familyName ?? id ?? 'nobody'} lacks an id, organisation, name, gender or known event: left out.`,
      )
      return
    }
    const known = this.#people.get(id)
    const code = known && known.organisation !== organisation ? `${id}-${organisation}` : id
    const person = this.#people.get(code) ?? {
      code,
      familyName,
      givenName,
      gender: gender === 'W' ? ('F' as const) : ('M' as const),
      organisation,
      birthDate: null,
      events: new Map<string, readonly OdfExtension[]>(),
    }
    this.#people.set(code, person)
    person.birthDate ??= this.#birthDate(entry, row)
    const prefix = eventPrefix(event, gender)
    if ((person.events.get(prefix) ?? []).length === 0) person.events.set(prefix, bestsOf(entry))
  }

  #birthDate(entry: JsonObject, row: number): string | null {
    const written = text(entry, 'birthdate')
    if (written === null) return null
    const date = written.split('.').reverse().join('-')
    if (isCalendarDay(date)) return date
    this.#findings.add(
      'bad-value',
      { file: ENTRIES_FILE, row, column: 'birthdate' },
      `"${written}" is no date: the athlete is kept without it.`,
    )
    return null
  }

  /** All of them for DT_PARTIC, by code. */
  participants(): OdfParticipant[] {
    return [...this.#people.values()].map((person) =>
      participant({
        code: person.code,
        familyName: person.familyName,
        givenName: person.givenName,
        printName: [person.familyName.toUpperCase(), person.givenName].filter(Boolean).join(' '),
        gender: person.gender,
        organisation: person.organisation,
        birthDate: person.birthDate,
        disciplines: [
          {
            code: padRsc('ATH'),
            entries: [],
            registeredEvents: [...person.events].map(([prefix, entries]) => ({
              event: padRsc(prefix),
              bib: null,
              substitute: false,
              entries: [...entries],
            })),
          },
        ],
      }),
    )
  }
}

/** Personal and season best before the games, as entries of the event (ODF §7 EventEntry). */
function bestsOf(entry: JsonObject): OdfExtension[] {
  const bests = [
    ['PB', text(entry, 'personalBest')],
    ['SB', text(entry, 'seasonalBest')],
  ] as const
  return bests.flatMap(([code, value]) => (value === null ? [] : [{ type: 'ENTRY', code, value }]))
}
