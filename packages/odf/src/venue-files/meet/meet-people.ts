import { NO_ATHLETE, NO_COMPETITOR } from '../../absent.ts'
import type { OdfCompetitor } from '../../message.ts'
import type { TableRow } from '../../tables/columns.ts'
import type { BroughtName } from '../../tables/name-drafts.ts'
import type { KnownIndex } from '../../tables/sheets/known.ts'
import { isAnother } from '../../tables/sheets/resolve-words.ts'
import { nameKey, personCodeOf, placeCodeOf, teamCodeOf } from '../../tables/sheets/word-codes.ts'
import type { LenexAthlete, LenexClub, LenexEntry, LenexMeet, LenexRelay, LenexResult } from '../lenex/lenex.ts'
import { type FileProblem, problemAt } from '../problem.ts'
import { type MeetEvent, SWIMMING } from './meet-events.ts'
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

/** The imported event in which a start of a swimmer or a team counts; null: none. */
export type EventOf = (owner: Owner, start: LenexEntry | LenexResult) => MeetEvent | null

export function peopleOfMeet(meet: LenexMeet, index: KnownIndex, eventOf: EventOf): MeetPeople {
  const names = new Map<string, BroughtName>()
  const problems: FileProblem[] = []
  const called = new Map<string, string>()
  const persons = new Map<LenexAthlete, string>()
  const byId = new Map<string, string>()
  const participants: TableRow<'participants'>[] = []
  const teams: TableRow<'teams'>[] = []
  const clubs = new Map<Owner, { readonly organisation: string; readonly club: LenexClub }>()
  const namesakes = new Map<string, Entered[]>()
  for (const club of meet.clubs) {
    const organisation = delegationOf(club, index, names)
    for (const owner of [...club.athletes, ...club.relays]) clubs.set(owner, { organisation, club })
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
      const entered = eventsOf(athlete, eventOf)
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
  const teamOf = (relay: LenexRelay, event: MeetEvent): string => {
    const { organisation, club } = clubs.get(relay) ?? NO_CLUB
    const which = teamNumber(relay, club, event, eventOf)
    return teamCodeOf(event.code, organisation, which === 1 ? null : `${which}`)
  }
  for (const club of meet.clubs)
    for (const relay of club.relays)
      for (const event of eventsOf(relay, eventOf)) {
        const code = teamOf(relay, event)
        const which = teamNumber(relay, club, event, eventOf)
        const starts = startsOf(relay).filter((start) => eventOf(relay, start) === event)
        const members = [false, true].flatMap((isReserve) => starts.flatMap((start) => membersOf(start, isReserve)))
        const name = relay.name ?? (which === 1 ? club.name : `${club.name} ${letterOf(which)}`)
        called.set(code, name)
        teams.push({
          row: 0,
          cells: {
            ...NO_TEAM_CELLS,
            code,
            name,
            organisation: clubs.get(relay)?.organisation ?? '',
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
      const { organisation } = clubs.get(owner) ?? NO_CLUB
      const isPerson = 'license' in owner
      const code = isPerson ? persons.get(owner) : teamOf(owner, event)
      if (code === undefined) return null
      const members = isPerson ? [code] : membersOf(start, false)
      return {
        ...NO_COMPETITOR,
        code,
        type: isPerson ? 'A' : 'T',
        organisation,
        athletes: members.map((member, at) => ({ ...NO_ATHLETE, code: member, order: at + 1 })),
      }
    },
  }
}

const NO_CLUB = { organisation: '', club: { code: null, name: '', nation: null, athletes: [], relays: [] } }

const eventsOf = (owner: Owner, eventOf: EventOf): MeetEvent[] => [
  ...new Set(startsOf(owner).flatMap((start) => eventOf(owner, start) ?? [])),
]

/** The gender of a swimmer by the gender of the events; `X` if they have several. */
function genderIn(events: readonly MeetEvent[]): 'M' | 'F' | 'X' {
  const genders = new Set(events.map(({ gender }) => gender))
  const [only] = genders
  return genders.size !== 1 ? 'X' : only === 'W' ? 'F' : only === 'M' ? 'M' : 'X'
}

/** The delegation of a club by its name: one that takes part, else a new one. */
function delegationOf({ name, code }: LenexClub, index: KnownIndex, names: Map<string, BroughtName>): string {
  const words = name || code || UNATTACHED.name
  const known = index.organisation(words)
  if (known !== null && !index.isDoubtful(words, known, true)) return known
  const made = placeCodeOf(words, 6)
  names.set(
    made,
    words === UNATTACHED.name ? { ...UNATTACHED, code: made } : { set: 'ORGANISATION', code: made, name: words },
  )
  return made
}
const UNATTACHED = { set: 'ORGANISATION', name: 'Sem clube', eng: 'Unattached', spa: 'Sin club' }

interface Entered {
  readonly code: string
  readonly name: string
  readonly birth: string | null
  readonly gender: string | null
}

/** The code of a person: of one of the delegation with the same name whom neither birth nor gender contradict, else a new one. */
function personOf(
  { birthDate: birth, gender }: LenexAthlete,
  name: string,
  organisation: string,
  index: KnownIndex,
  entered: Map<string, Entered[]>,
): string {
  const key = `${organisation} ${nameKey(name)}`
  const before = entered.get(key) ?? []
  const all = [...index.people(name, organisation), ...before]
  const [same] = all.filter((one) => !isAnother(one, { birth, gender }))
  let which = 1
  while (all.some(({ code }) => code === personCodeOf(name, organisation, which))) which += 1
  const code = same?.code ?? personCodeOf(name, organisation, which)
  entered.set(key, [...before, { code, name, birth, gender }])
  return code
}

/** The number of a team in its club; teams without a number are counted. */
function teamNumber(relay: LenexRelay, club: LenexClub, event: MeetEvent, eventOf: EventOf): number {
  if (relay.number !== null && relay.number > 0) return relay.number
  const others = club.relays.filter((other) => startsOf(other).some((start) => eventOf(other, start) === event))
  const taken = new Set(others.flatMap(({ number }) => number ?? []))
  const free = Array.from({ length: others.length + taken.size }, (_, at) => at + 1).filter((one) => !taken.has(one))
  return free[others.filter(({ number }) => number === null).indexOf(relay)] ?? 1
}

const letterOf = (which: number): string => (which <= 26 ? String.fromCharCode(64 + which) : String(which))

const NO_PARTICIPANT_CELLS = {
  print_name: undefined,
  discipline: SWIMMING,
  bib: undefined,
  function: undefined,
  height: undefined,
  weight: undefined,
  status: undefined,
}
const NO_TEAM_CELLS = { short_name: undefined, discipline: SWIMMING, status: undefined }
