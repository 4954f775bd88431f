import { padRsc } from '@games/domain'
import type { OdfTeam } from '../../message.ts'
import type { FindingLog } from '../adapter.ts'
import { parseListCell } from '../list-cell.ts'
import { team } from '../message-parts.ts'
import { readTable } from '../read-table.ts'
import type { Athlete } from './athletes.ts'
import type { Events } from './events.ts'

const FILE = 'teams.csv'
const COLUMNS = [
  'code',
  'current',
  'team',
  'team_gender',
  'country_code',
  'discipline',
  'disciplines_code',
  'events',
  'athletes',
  'athletes_codes',
] as const

/** The teams of these games by code; historical ones are left out. */
export function readTeams(
  folder: string,
  events: Events,
  athletes: ReadonlyMap<string, Athlete>,
  findings: FindingLog,
): Map<string, OdfTeam> {
  const teams = new Map<string, OdfTeam>()
  let historical = 0
  for (const { line, cells } of readTable(folder, FILE, COLUMNS, findings)) {
    if (cells.current !== 'True') {
      historical += 1
      continue
    }
    const empty = (['code', 'team_gender', 'country_code', 'disciplines_code'] as const).find((c) => cells[c] === '')
    if (empty || teams.has(cells.code)) {
      const reason = empty ? `of ${cells.code || cells.team} has no ${empty}` : `repeats the code ${cells.code}`
      findings.add(
        'bad-value',
        { file: FILE, row: line, column: empty ?? 'code' },
        `The row ${reason}: it is left out.`,
      )
      continue
    }
    const event = events.find(cells.disciplines_code, cells.events, cells.team_gender)
    if (!event)
      findings.add(
        'unknown-event',
        { file: FILE, row: line, column: 'events' },
        `"${cells.events}" (${cells.team_gender}) is no event of ${cells.discipline}: ${cells.code} is kept in no event.`,
      )
    const codes = parseListCell(cells.athletes_codes)
    const names = parseListCell(cells.athletes) ?? []
    if (codes === null)
      findings.add(
        'bad-value',
        { file: FILE, row: line, column: 'athletes_codes' },
        `The cell is no list: ${cells.code} is kept without its members.`,
      )
    else if (codes.length === 0)
      findings.add(
        'team-without-members',
        { file: FILE, row: line, column: 'athletes_codes' },
        `${cells.code} is listed without members.`,
      )
    for (const [i, code] of (codes ?? []).entries())
      if (!athletes.has(code))
        findings.add(
          'unknown-member',
          { file: FILE, row: line, column: 'athletes_codes' },
          `${code} (${names[i] ?? 'no name'}) of ${cells.code} is in no athletes file: kept as a member by code.`,
        )
    teams.set(
      cells.code,
      team({
        code: cells.code,
        organisation: cells.country_code,
        name: cells.team || null,
        shortName: cells.team || null,
        tvName: cells.team || null,
        gender: cells.team_gender,
        discipline: padRsc(cells.disciplines_code),
        athletes: codes ?? [],
        registeredEvents: event ? [padRsc(event.prefix)] : [],
      }),
    )
  }
  if (historical > 0)
    findings.add(
      'historical-teams',
      { file: FILE, column: 'current' },
      `${historical} teams are not of these games (current is False): they are left out.`,
    )
  return teams
}
