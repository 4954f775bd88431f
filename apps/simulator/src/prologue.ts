import { BRAZILIAN_STATES, DISCIPLINES, type Localized, padRsc, STATE_CODES } from '@games/domain'
import type { OdfBody, OdfCode, OdfEntry, OdfParticipant, OdfSession, OdfTeam } from '@games/odf'
import type { Board } from './board.ts'
import type { Cue } from './cue.ts'
import { DAY, gamesInstant, HOUR, isoLocal, MINUTE, SECOND } from './games-time.ts'
import { three } from './labels.ts'
import type { Athlete, Entrant, Games } from './plan.ts'

const GENERAL = padRsc('')

/** The instant of the first message of all, two days before day 1. */
export const prologueBegins = (startDate: string): number => gamesInstant(startDate, 1, '10:00') - 2 * DAY

/** Everything that is sent before the games: names, schedule, participants, teams, entries (ODF §2, §3). */
export function prologue(games: Games, board: Board): Cue[] {
  const cues: Cue[] = []
  let at = prologueBegins(games.startDate)
  const send = (documentType: string, documentCode: string, documentSubtype: string | null, body: () => OdfBody) => {
    cues.push({ kind: 'message', at, documentType, documentCode, documentSubtype, resultStatus: null, notes: [], body })
    at += 2 * SECOND
  }
  for (const [set, codes] of codeSets(games)) send('DT_CODES', GENERAL, set, () => ({ kind: 'codes', codes: codes() }))
  at += HOUR
  const disciplines = [...new Set(games.units.map((unit) => unit.discipline))].sort()
  for (const discipline of disciplines)
    send('DT_SCHEDULE', padRsc(discipline), null, () => ({
      kind: 'schedule',
      sessions: board.sessions.filter((s) => s.discipline === discipline).map(session),
      units: games.units.filter((unit) => unit.discipline === discipline).map(board.unit),
    }))
  at += 5 * HOUR
  const people = participants(games)
  for (const [discipline, athletes] of people)
    send('DT_PARTIC', padRsc(discipline), null, () => ({
      kind: 'participants',
      participants: athletes.map((athlete) => participant(athlete, discipline)),
    }))
  at += 30 * MINUTE
  const teams = teamsOf(games)
  for (const [discipline, list] of teams)
    send('DT_PARTIC_TEAMS', padRsc(discipline), null, () => ({ kind: 'teams', teams: list() }))
  at += 16 * HOUR
  for (const event of games.events)
    send('DT_ENTRIES', padRsc(event.code), null, () => ({ kind: 'entries', entries: event.entrants.map(entry) }))
  return cues
}

function codeSets(games: Games): readonly (readonly [string, () => OdfCode[]])[] {
  const ceremonies = three(['Cerimônias', 'Ceremonies', 'Ceremonias'])
  return [
    [
      'DISCIPLINE',
      () => [
        ...Object.entries(DISCIPLINES).map(([code, name]) => ({ code: padRsc(code), name })),
        { code: padRsc('CER'), name: ceremonies },
      ],
    ],
    ['EVENT', () => games.events.map(({ code, name }) => ({ code: padRsc(code), name }))],
    ['VENUE', () => games.venues.map(({ code, name }) => ({ code, name }))],
    ['LOCATION', () => games.venues.flatMap(({ locations }) => locations.map(({ code, name }) => ({ code, name })))],
    ['ORGANISATION', () => STATE_CODES.map((code) => ({ code, name: everywhere(BRAZILIAN_STATES[code]) }))],
  ]
}

const everywhere = (name: string): Localized => ({ por: name, eng: name, spa: name })

const PARTS = {
  morning: ['manhã', 'morning', 'mañana'],
  afternoon: ['tarde', 'afternoon', 'tarde'],
  evening: ['noite', 'evening', 'noche'],
} as const

const session = ({ code, start, end, unit, part, number }: Board['sessions'][number]): OdfSession => {
  const [por, eng, spa] = PARTS[part]
  return {
    code,
    start: isoLocal(start),
    end: isoLocal(end),
    venue: unit.venue.code,
    venueName: unit.venue.name.por,
    status: null,
    name: three([`Sessão ${number}, ${por}`, `Session ${number}, ${eng}`, `Sesión ${number}, ${spa}`]),
  }
}

/** Who takes part in each discipline: one athlete may be in several, under the same code. */
function participants(games: Games): Map<string, readonly Athlete[]> {
  const byDiscipline = new Map<string, Map<string, Athlete>>()
  for (const { discipline, entrants } of games.events) {
    const athletes = byDiscipline.get(discipline) ?? new Map<string, Athlete>()
    byDiscipline.set(discipline, athletes)
    for (const { members } of entrants) for (const { athlete } of members) athletes.set(athlete.code, athlete)
  }
  return new Map(
    [...byDiscipline].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, athletes]) => [code, [...athletes.values()]]),
  )
}

const participant = (athlete: Athlete, discipline: string): OdfParticipant => {
  const { familyName, givenName } = athlete
  return {
    code: athlete.code,
    parent: athlete.code,
    status: 'ACTIVE',
    familyName,
    givenName,
    printName: `${familyName.toUpperCase()} ${givenName}`,
    printInitialName: `${familyName.toUpperCase()} ${givenName.charAt(0)}`,
    tvName: `${givenName} ${familyName.toUpperCase()}`,
    gender: athlete.gender,
    organisation: athlete.organisation,
    birthDate: athlete.birthDate,
    height: String(athlete.height),
    weight: String(athlete.weight),
    placeOfBirth: athlete.placeOfBirth,
    countryOfBirth: 'BRA',
    placeOfResidence: athlete.placeOfResidence,
    nationality: 'BRA',
    mainFunction: 'AA01',
    disciplines: [{ code: padRsc(discipline), entries: [], registeredEvents: [] }],
  }
}

function teamsOf(games: Games): Map<string, () => OdfTeam[]> {
  const byDiscipline = new Map<string, (() => OdfTeam)[]>()
  for (const event of games.events)
    for (const entrant of event.entrants)
      if (entrant.type === 'T') {
        const teams = byDiscipline.get(event.discipline) ?? []
        byDiscipline.set(event.discipline, teams)
        teams.push(() => team(entrant, event.discipline, event.code, event.gender))
      }
  return new Map(
    [...byDiscipline]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, teams]) => [code, () => teams.map((make) => make())]),
  )
}

const team = (entrant: Entrant, discipline: string, event: string, gender: string): OdfTeam => ({
  code: entrant.code,
  status: 'ACTIVE',
  organisation: entrant.organisation,
  name: entrant.teamName,
  shortName: entrant.organisation,
  tvName: entrant.teamName,
  gender,
  teamType: entrant.members.length === 2 ? 'COUP' : 'TEAM',
  discipline: padRsc(discipline),
  athletes: entrant.members.map(({ athlete }) => athlete.code),
  registeredEvents: [padRsc(event)],
})

const entry = (entrant: Entrant, i: number): OdfEntry => ({
  code: entrant.code,
  type: entrant.type,
  organisation: entrant.organisation,
  sortOrder: i + 1,
  bib: entrant.bib,
  status: null,
  substitute: false,
  extended: [{ type: 'EE', code: 'SEED', value: String(i + 1) }],
  athletes: entrant.members.map(({ athlete, bib }, m) => ({ code: athlete.code, order: m + 1, bib })),
})
