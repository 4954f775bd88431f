import { NO_ATHLETE, NO_COMPETITOR } from '../../absent.ts'
import type { OdfCompetitor } from '../../message.ts'
import type { TableRow } from '../../tables/columns.ts'
import type { BroughtName } from '../../tables/name-drafts.ts'
import type { KnownIndex, KnownPerson } from '../../tables/sheets/known.ts'
import { isAnother } from '../../tables/sheets/resolve-words.ts'
import { nameKey, personCodeOf, placeCodeOf, teamCodeOf } from '../../tables/sheets/word-codes.ts'
import type { LenexAthlete, LenexClub, LenexEntry, LenexMeet, LenexRelay, LenexResult } from '../lenex/lenex.ts'
import { type FileProblem, problemAt } from '../problem.ts'
import { type MeetEvent, MEET_DISCIPLINE } from './meet-events.ts'
import { type Owner, startsOf } from './placing.ts'

/** The people of a meet, with the codes of those who are known already. */
export interface MeetPeople {
  readonly names: readonly BroughtName[]
  readonly participants: readonly TableRow<'participants'>[]
  readonly teams: readonly TableRow<'teams'>[]
  /** Names by code, of people and teams. */
  readonly called: ReadonlyMap<string, string>
  readonly problems: readonly FileProblem[]
  /** Null: the file has no name of the swimmer. */
  competitorOf(owner: Owner, start: LenexEntry | LenexResult, event: MeetEvent): OdfCompetitor | null
}

/** The imported events in which a start of a swimmer or a team counts. */
export type EventsOf = (owner: Owner, start: LenexEntry | LenexResult) => readonly MeetEvent[]

export function peopleOfMeet(meet: LenexMeet, index: KnownIndex, eventsAt: EventsOf): MeetPeople {
  const names = new Map<string, BroughtName>()
  const problems: FileProblem[] = []
  const called = new Map<string, string>()
  const persons = new Map<LenexAthlete, string>()
  const byId = new Map<string, string>()
  const participants: TableRow<'participants'>[] = []
  const teams: TableRow<'teams'>[] = []
  const organisations = new Map<Owner, string>()
  const namesakes = new Map<string, Entered[]>()
  for (const club of meet.clubs) {
    const organisation = delegationOf(club, index, names)
    for (const owner of [...club.athletes, ...club.relays]) organisations.set(owner, organisation)
    for (const athlete of club.athletes) {
      const familyName = athlete.familyName ?? athlete.givenName
      if (familyName === null) {
        problems.push(problemAt('no-name', null, club.name))
        continue
      }
      const givenName = athlete.familyName === null ? null : athlete.givenName
      const code = personOf(athlete, [givenName, familyName].filter(Boolean).join(' '), organisation, index, namesakes)
      persons.set(athlete, code)
      byId.set(athlete.id, code)
      called.set(code, [familyName.toUpperCase(), givenName].filter((part) => part !== null).join(' '))
      const entered = eventsOf(athlete, eventsAt)
      const row = {
        ...NO_PARTICIPANT_CELLS,
        code,
        family_name: familyName,
        given_name: givenName,
        gender: athlete.gender ?? genderIn(entered),
        organisation,
        birth_date: athlete.birthDate ?? undefined,
      }
      for (const event of entered.length === 0 ? [undefined] : entered.map((one) => one.code))
        participants.push({ row: 0, cells: { ...row, event } })
    }
  }
  const membersOf = (start: LenexEntry | LenexResult, isReserve: boolean): string[] =>
    start.members
      .filter(({ number }) => number < 0 === isReserve)
      .toSorted((a, b) => a.number - b.number)
      .flatMap(({ athlete }) => byId.get(athlete ?? '') ?? [])
  const numbers = new Map<string, ReadonlyMap<LenexRelay, number>>()
  const numberOf = (relay: LenexRelay, event: MeetEvent): number => {
    const organisation = organisations.get(relay) ?? ''
    const key = `${organisation} ${event.code}`
    const known = numbers.get(key) ?? numbersOf(relaysIn(meet, event, organisation))
    numbers.set(key, known)
    return known.get(relay) ?? 1
  }
  const relaysIn = ({ clubs }: LenexMeet, event: MeetEvent, organisation: string): LenexRelay[] =>
    clubs
      .flatMap(({ relays }) => relays)
      .filter((relay) => organisations.get(relay) === organisation && eventsOf(relay, eventsAt).includes(event))
  const teamOf = (relay: LenexRelay, event: MeetEvent): string => {
    const which = numberOf(relay, event)
    return teamCodeOf(event.code, organisations.get(relay) ?? '', which === 1 ? null : `${which}`)
  }
  for (const club of meet.clubs)
    for (const relay of club.relays)
      for (const event of eventsOf(relay, eventsAt)) {
        const code = teamOf(relay, event)
        const which = numberOf(relay, event)
        const starts = startsOf(relay).filter((start) => eventsAt(relay, start).includes(event))
        const members = [false, true].flatMap((isReserve) => starts.flatMap((start) => membersOf(start, isReserve)))
        const name = relay.name ?? (which === 1 ? club.name : `${club.name} ${letterOf(which)}`)
        called.set(code, name)
        teams.push({
          row: 0,
          cells: {
            ...NO_TEAM_CELLS,
            code,
            name,
            organisation: organisations.get(relay) ?? '',
            gender: event.gender,
            event: event.code,
            athletes: members.length === 0 ? undefined : [...new Set(members)],
          },
        })
      }
  return {
    names: [...names.values()],
    participants,
    teams,
    called,
    problems,
    competitorOf(owner, start, event) {
      const isPerson = 'license' in owner
      const code = isPerson ? persons.get(owner) : teamOf(owner, event)
      if (code === undefined) return null
      const members = isPerson ? [code] : membersOf(start, false)
      return {
        ...NO_COMPETITOR,
        code,
        type: isPerson ? 'A' : 'T',
        organisation: organisations.get(owner) ?? null,
        athletes: members.map((member, at) => ({ ...NO_ATHLETE, code: member, order: at + 1 })),
      }
    },
  }
}

const eventsOf = (owner: Owner, eventsAt: EventsOf): MeetEvent[] => [
  ...new Set(startsOf(owner).flatMap((start) => eventsAt(owner, start))),
]

/** The gender of a swimmer by the gender of the events; `X` if they have several. */
function genderIn(events: readonly MeetEvent[]): 'M' | 'F' | 'X' {
  const genders = new Set(events.map(({ gender }) => gender))
  const [only] = genders
  return genders.size !== 1 ? 'X' : only === 'W' ? 'F' : only === 'M' ? 'M' : 'X'
}

/** The delegation of a club by its name: one that takes part, else a new one. */
function delegationOf({ name: written, code }: LenexClub, index: KnownIndex, names: Map<string, BroughtName>): string {
  const words = written || code || UNATTACHED.name
  const known = index.organisation(words)
  const made = placeCodeOf(words, 6)
  // the name of a delegation that an earlier file added is in this file too
  if (known !== null && known !== made && !index.isDoubtful(words, known, 'places')) return known
  const name = known === made ? index.organisationName(made) : words
  if (!names.has(made))
    names.set(
      made,
      words === UNATTACHED.name ? { ...UNATTACHED, code: made } : { set: 'ORGANISATION', code: made, name },
    )
  return made
}
const UNATTACHED = { set: 'ORGANISATION', name: 'Sem clube', eng: 'Unattached', spa: 'Sin club' }

interface Entered {
  readonly code: string
  readonly name: string
  readonly birth: string | null
  readonly gender: string | null
  readonly athlete: LenexAthlete
}

/**
 * The code of a person: of one of the delegation with the same name whom neither birth nor gender contradict, else a new one. Namesakes of one file
 * whom only their licences or their swims tell apart have codes in its order.
 */
function personOf(
  athlete: LenexAthlete,
  name: string,
  organisation: string,
  index: KnownIndex,
  entered: Map<string, Entered[]>,
): string {
  const { birthDate: birth, gender } = athlete
  const key = `${organisation} ${nameKey(name)}`
  const before = entered.get(key) ?? []
  const known = index.people(name, organisation)
  const isSame = (one: KnownPerson): boolean => !isAnother(one, { birth, gender })
  const namesakes = new Set(before.flatMap((one) => (isNamesake(one.athlete, athlete) ? [one.code] : [])))
  const codeOf = (which: number): string => personCodeOf(name, organisation, which)
  const order = new Map(Array.from({ length: known.length + before.length }, (_, at) => [codeOf(at + 1), at]))
  const [same] = [...before, ...known]
    .filter((one) => isSame(one) && !namesakes.has(one.code))
    .toSorted((a, b) => (order.get(a.code) ?? 0) - (order.get(b.code) ?? 0))
  let which = 1
  while ([...known, ...before].some(({ code }) => code === codeOf(which))) which += 1
  const code = same?.code ?? codeOf(which)
  entered.set(key, [...before, { code, name, birth, gender, athlete }])
  return code
}

/** Whether two athletes of one name are two people although nothing contradicts their births: other licences, or both swim in one event. */
function isNamesake(a: LenexAthlete, b: LenexAthlete): boolean {
  if (a.license !== null && b.license !== null && a.license !== b.license) return true
  const events = new Set(startsOf(a).map(({ event }) => event))
  return startsOf(b).some(({ event }) => events.has(event))
}

/** Numbers of the teams of a delegation in an event, from 1: those of the file, and the next free ones for the others. */
function numbersOf(relays: readonly LenexRelay[]): ReadonlyMap<LenexRelay, number> {
  const numbers = new Map<LenexRelay, number>()
  const taken = new Set<number>()
  for (const relay of relays)
    if (relay.number !== null && relay.number > 0 && !taken.has(relay.number)) {
      numbers.set(relay, relay.number)
      taken.add(relay.number)
    }
  let free = 1
  for (const relay of relays) {
    if (numbers.has(relay)) continue
    while (taken.has(free)) free += 1
    numbers.set(relay, free)
    taken.add(free)
  }
  return numbers
}

const letterOf = (which: number): string => (which <= 26 ? String.fromCharCode(64 + which) : String(which))

const NO_PARTICIPANT_CELLS = {
  print_name: undefined,
  discipline: MEET_DISCIPLINE,
  bib: undefined,
  function: undefined,
  height: undefined,
  weight: undefined,
  status: undefined,
}
const NO_TEAM_CELLS = { short_name: undefined, discipline: MEET_DISCIPLINE, status: undefined }
