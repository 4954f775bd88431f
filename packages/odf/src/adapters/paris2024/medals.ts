import { isCalendarDay, MEDALS, type Medal, padRsc } from '@games/domain'
import type { OdfCompositionAthlete, OdfMedal, OdfMessage } from '../../message.ts'
import type { FindingLog } from '../adapter.ts'
import { compositionAthlete, type MessageMaker } from '../message-parts.ts'
import { splitName } from '../person-name.ts'
import { readTable } from '../read-table.ts'
import type { Athlete } from './athletes.ts'
import type { Event, Events } from './events.ts'
import { MEDALS_FILE, type MedalRow } from './medal-rows.ts'
import { END_OF_GAMES } from './result-lists.ts'
import type { ScheduledUnit } from './schedule.ts'

const PEOPLE_FILE = 'medallists.csv'
const COLOURS: Readonly<Record<string, Medal>> = {
  'Gold Medal': 'gold',
  'Silver Medal': 'silver',
  'Bronze Medal': 'bronze',
}

/** A medal won: a team is one competitor (ODF §10). */
export interface WonMedal {
  readonly event: Event
  readonly medal: Medal
  readonly date: string | null
  /** RSC of the unit that decided it, where the source has it. */
  readonly unit: string | null
  readonly code: string
  readonly isTeam: boolean
  readonly name: string
  readonly organisation: string
  readonly athletes: readonly OdfCompositionAthlete[]
}

/** The medals in the order of the file. Rows of no known event or colour are findings. */
export function readMedals(
  folder: string,
  rows: readonly MedalRow[],
  events: Events,
  athletes: ReadonlyMap<string, Athlete>,
  schedule: readonly ScheduledUnit[],
  findings: FindingLog,
): WonMedal[] {
  const members = readMembers(folder, events, athletes, findings)
  const deciding = decidingUnits(schedule)
  return rows.flatMap(({ line, cells }) => {
    const medal = COLOURS[cells.medal_type]
    const event = events.find(events.disciplineCode(cells.discipline) ?? '', cells.event, cells.gender)
    if (!medal || !event || cells.code === '' || cells.country_code === '') {
      const column = !medal ? 'medal_type' : !event ? 'event' : cells.code === '' ? 'code' : 'country_code'
      findings.add(
        event ? 'bad-value' : 'medal-without-event',
        { file: MEDALS_FILE, row: line, column },
        `"${cells[column]}" cannot be used: the ${cells.medal_type} of ${cells.name} (${cells.country_code}) is lost.`,
      )
      return []
    }
    const isTeam = /TEAM|COUP/.test(cells.event_type)
    const dated = isCalendarDay(cells.medal_date)
    if (!dated)
      findings.add(
        'bad-value',
        { file: MEDALS_FILE, row: line, column: 'medal_date' },
        `"${cells.medal_date}" is no date: the medal is kept without one.`,
      )
    const team = members.get(`${event.prefix} ${cells.code}`)
    if (isTeam && !team)
      findings.add(
        'team-without-members',
        { file: PEOPLE_FILE, column: 'code_team' },
        `Nobody is listed as a medallist of ${cells.code} in ${event.name}: the medal is kept without people.`,
      )
    return [
      {
        event,
        medal,
        date: dated ? cells.medal_date : null,
        unit: unitOfMedal(cells.url_event, event, medal, deciding),
        code: cells.code,
        isTeam,
        name: cells.name,
        organisation: cells.country_code,
        athletes: isTeam ? (team ?? []) : [person(cells.code, cells.name, cells.country_code, 1, athletes)],
      },
    ]
  })
}

/** The people of each team who got its medal, by event and team. Members without a medal (`is_medallist` False) are not among them. */
function readMembers(
  folder: string,
  events: Events,
  athletes: ReadonlyMap<string, Athlete>,
  findings: FindingLog,
): Map<string, OdfCompositionAthlete[]> {
  const columns = ['name', 'country_code', 'discipline', 'event', 'code_athlete', 'code_team', 'is_medallist'] as const
  const members = new Map<string, OdfCompositionAthlete[]>()
  for (const { line, cells } of readTable(folder, PEOPLE_FILE, columns, findings)) {
    if (cells.is_medallist !== 'True' || cells.code_team === '') continue
    const event = events.findUnique(events.disciplineCode(cells.discipline) ?? '', cells.event)
    if (!event) {
      findings.add(
        'medal-without-event',
        { file: PEOPLE_FILE, row: line, column: 'event' },
        `"${cells.event}" of ${cells.discipline} is no event: ${cells.name} is not shown among the medallists of the team.`,
      )
      continue
    }
    if (!athletes.has(cells.code_athlete))
      findings.add(
        'unknown-medallist',
        { file: PEOPLE_FILE, row: line, column: 'code_athlete' },
        `${cells.code_athlete} (${cells.name}, ${cells.country_code}) is in no file of athletes: shown by the name in the medallists.`,
      )
    const key = `${event.prefix} ${cells.code_team}`
    const team = members.get(key) ?? []
    team.push(person(cells.code_athlete, cells.name, cells.country_code, team.length + 1, athletes))
    members.set(key, team)
  }
  return members
}

function person(
  code: string,
  name: string,
  organisation: string,
  order: number,
  athletes: ReadonlyMap<string, Athlete>,
): OdfCompositionAthlete {
  const athlete = athletes.get(code)
  const { familyName, givenName } = athlete ?? splitName(name)
  return compositionAthlete({ code, order, familyName, givenName, gender: athlete?.gender ?? null, organisation })
}

/** What the schedule has of the units that decide medals. */
interface DecidingUnits {
  readonly codes: ReadonlySet<string>
  /** By event prefix and by 1 (gold) or 3 (bronze). */
  readonly byMedal: ReadonlyMap<string, readonly string[]>
}

function decidingUnits(schedule: readonly ScheduledUnit[]): DecidingUnits {
  const byMedal = new Map<string, string[]>()
  for (const { unit } of schedule) {
    if (unit.medal === 0) continue
    const key = `${unit.code.slice(0, 22)} ${unit.medal}`
    byMedal.set(key, [...(byMedal.get(key) ?? []), unit.code])
  }
  return { codes: new Set(schedule.map(({ unit }) => unit.code)), byMedal }
}

/** The unit the medal's own address names when the schedule has it, else the event's only unit for that medal. */
function unitOfMedal(url: string, event: Event, medal: Medal, { codes, byMedal }: DecidingUnits): string | null {
  const named = `${event.prefix}${url.slice(url.lastIndexOf('/') + 1).toUpperCase()}`
  if (codes.has(named)) return named
  const bronze = byMedal.get(`${event.prefix} 3`) ?? []
  const units = medal === 'bronze' && bronze.length > 0 ? bronze : (byMedal.get(`${event.prefix} 1`) ?? [])
  return units.length === 1 ? (units[0] ?? null) : null
}

/**
 * One DT_MEDALLISTS per event, medals of one colour in the order of the source. Without a gold it is PARTIAL: bronzes are won before the
 * final, and what comes after an official list would be announced as its correction.
 */
export function medallistMessages(medals: readonly WonMedal[], make: MessageMaker): OdfMessage[] {
  const byEvent = new Map<string, WonMedal[]>()
  for (const won of medals) byEvent.set(won.event.prefix, [...(byEvent.get(won.event.prefix) ?? []), won])
  return [...byEvent].map(([prefix, won]) => {
    const last = won.reduce((date, { date: d }) => (d !== null && d > date ? d : date), '')
    return make(
      {
        documentCode: padRsc(prefix),
        documentType: 'DT_MEDALLISTS',
        resultStatus: won.some(({ medal }) => medal === 'gold') ? 'OFFICIAL' : 'PARTIAL',
        produced: last === '' ? END_OF_GAMES : `${last}T23:59:00+02:00`,
      },
      { kind: 'medallists', medals: MEDALS.flatMap((medal) => medalOf(medal, won)) },
    )
  })
}

/** The medal elements of one colour: one for each unit and day it was won in. */
function medalOf(medal: Medal, won: readonly WonMedal[]): OdfMedal[] {
  const groups = new Map<string, WonMedal[]>()
  for (const w of won) {
    if (w.medal !== medal) continue
    const key = `${w.date} ${w.unit}`
    groups.set(key, [...(groups.get(key) ?? []), w])
  }
  let order = 0
  return [...groups.values()].map((winners) => ({
    medal,
    date: winners[0]?.date ?? null,
    unit: winners[0]?.unit ?? null,
    competitors: winners.map((w) => {
      order += 1
      return {
        code: w.code,
        type: w.isTeam ? 'T' : 'A',
        organisation: w.organisation,
        order,
        bib: null,
        teamName: w.isTeam ? w.name : null,
        athletes: w.athletes,
      }
    }),
  }))
}
