import { padRsc } from '@games/domain'
import type { OdfParticipant } from '../../message.ts'
import type { FindingLog } from '../adapter.ts'
import { participant } from '../message-parts.ts'
import { type PersonName, splitName } from '../person-name.ts'
import { readTable } from '../read-table.ts'
import type { Event, Events } from './events.ts'

const ATHLETES = 'athletes.csv'
const DISCIPLINES = 'athletes_disciplines.csv'
const EVENTS = 'athletes_events.csv'
/** Entered for a relay team only, and so in no event of their own. */
const RELAY_ONLY = 'Relay Only Athlete'

export interface Athlete extends PersonName {
  readonly code: string
  readonly printName: string
  readonly gender: 'M' | 'F' | 'X'
  readonly organisation: string
  readonly disciplines: ReadonlySet<string>
  readonly events: readonly Event[]
}

/** The athletes by code, with the disciplines and events they are entered in. */
export function readAthletes(folder: string, events: Events, findings: FindingLog): Map<string, Athlete> {
  const disciplines = readDisciplines(folder, events, findings)
  const eventNames = new Map<string, { name: string; line: number }[]>()
  for (const { line, cells } of readTable(folder, EVENTS, ['code', 'events'], findings)) {
    if (cells.events === RELAY_ONLY) continue
    eventNames.set(cells.code, [...(eventNames.get(cells.code) ?? []), { name: cells.events, line }])
  }
  const lost: LostEntries = new Map()
  const athletes = new Map<string, Athlete>()
  for (const { line, cells } of readTable(folder, ATHLETES, ['code', 'name', 'gender', 'country_code'], findings)) {
    const { code, name, gender } = cells
    const empty = (['code', 'name', 'country_code'] as const).find((column) => cells[column] === '')
    if (empty || athletes.has(code)) {
      const reason = empty ? `of ${name || code || 'nobody'} has no ${empty}` : `repeats the code ${code}`
      findings.add(
        'bad-value',
        { file: ATHLETES, row: line, column: empty ?? 'code' },
        `The row ${reason}: it is left out.`,
      )
      continue
    }
    const known = gender === 'M' || gender === 'F'
    if (!known)
      findings.add(
        'bad-value',
        { file: ATHLETES, row: line, column: 'gender' },
        `"${gender}" is no gender of a person: ${code} is kept with X.`,
      )
    const own = disciplines.get(code) ?? new Set<string>()
    if (own.size === 0)
      findings.add('bad-value', { file: DISCIPLINES }, `${code} is in no discipline and so in no list of participants.`)
    athletes.set(code, {
      code,
      ...splitName(name),
      printName: name,
      gender: known ? gender : 'X',
      organisation: cells.country_code,
      disciplines: own,
      events: (eventNames.get(code) ?? []).flatMap((entered) => entriesOf(code, entered, own, gender, events, lost)),
    })
  }
  for (const [entry, { line, codes }] of lost)
    findings.add(
      'unknown-event',
      { file: EVENTS, row: line, column: 'events' },
      `${entry} is the name of no event with results: the entries of ${codes.length} athletes in it are left out (${codes.join(', ')}).`,
    )
  return athletes
}

function readDisciplines(folder: string, events: Events, findings: FindingLog): Map<string, Set<string>> {
  const disciplines = new Map<string, Set<string>>()
  for (const { line, cells } of readTable(folder, DISCIPLINES, ['code', 'disciplines'], findings)) {
    const discipline = events.disciplineCode(cells.disciplines)
    if (discipline) disciplines.set(cells.code, (disciplines.get(cells.code) ?? new Set()).add(discipline))
    else
      findings.add(
        'bad-value',
        { file: DISCIPLINES, row: line, column: 'disciplines' },
        `"${cells.disciplines}" is the name of no discipline with results: ${cells.code} is not listed in it.`,
      )
  }
  return disciplines
}

/** Entries that name no event: by the name, the athletes and the first row. */
type LostEntries = Map<string, { readonly line: number; readonly codes: string[] }>

/**
 * The source names an event without its discipline: the athlete's disciplines and gender tell which one it is, or the name alone
 * where a coxswain is of the other gender.
 */
function entriesOf(
  code: string,
  { name, line }: { readonly name: string; readonly line: number },
  disciplines: ReadonlySet<string>,
  gender: string,
  events: Events,
  lost: LostEntries,
): Event[] {
  const genders = [gender === 'F' ? 'W' : gender, 'X', 'O']
  const found = [...disciplines].flatMap(
    (discipline) =>
      genders.flatMap((g) => events.find(discipline, name, g) ?? [])[0] ?? events.findUnique(discipline, name) ?? [],
  )
  if (found.length === 0) {
    const key = `"${name}" of ${[...disciplines].join(', ') || 'no discipline'}`
    const entries = lost.get(key)
    if (entries) entries.codes.push(code)
    else lost.set(key, { line, codes: [code] })
  }
  return found
}

/**
 * The participants of one discipline, for DT_PARTIC; `bibs` has the number worn, by athlete and event prefix, where all of its
 * units agree.
 */
export function participantsOf(
  discipline: string,
  athletes: Iterable<Athlete>,
  bibs: ReadonlyMap<string, string>,
): OdfParticipant[] {
  return [...athletes]
    .filter((a) => a.disciplines.has(discipline))
    .map((athlete) =>
      participant({
        code: athlete.code,
        familyName: athlete.familyName,
        givenName: athlete.givenName,
        printName: athlete.printName,
        gender: athlete.gender,
        organisation: athlete.organisation,
        disciplines: [
          {
            code: padRsc(discipline),
            entries: [],
            registeredEvents: athlete.events
              .filter((event) => event.discipline === discipline)
              .map((event) => ({
                event: padRsc(event.prefix),
                bib: bibs.get(bibKey(athlete.code, event.prefix)) ?? null,
                substitute: false,
                entries: [],
              })),
          },
        ],
      }),
    )
}

export const bibKey = (athlete: string, eventPrefix: string): string => `${athlete} ${eventPrefix}`
