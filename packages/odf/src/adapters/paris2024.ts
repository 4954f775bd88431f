import { padRsc } from '@games/domain'
import type { OdfMessage } from '../message.ts'
import { type AdapterOutput, FindingLog } from './adapter.ts'
import { messageMaker, WHOLE_GAMES } from './message-parts.ts'
import { participantsOf, readAthletes } from './paris2024/athletes.ts'
import { codeSets } from './paris2024/codes.ts'
import { Events } from './paris2024/events.ts'
import { readMedalRows } from './paris2024/medal-rows.ts'
import { medallistMessages, readMedals } from './paris2024/medals.ts'
import { readPublishedTable, reportTables } from './paris2024/published-table.ts'
import { END_OF_GAMES, resultLists } from './paris2024/result-lists.ts'
import { bibsOf, reportResultRows, resultMessage } from './paris2024/results.ts'
import { readResultFiles } from './paris2024/results-files.ts'
import { readSchedule, scheduledUnits } from './paris2024/schedule.ts'
import { readTeams } from './paris2024/teams.ts'

/**
 * The Games of Paris 2024 from a folder of CSV files whose columns are ODF attributes under other names (docs/import.md). Never
 * throws for what a file holds: what cannot be used is a finding that says what was lost.
 */
export function readParis2024(folder: string): AdapterOutput {
  const findings = new FindingLog()
  const make = messageMaker('OG2024', 'PARIS2024')
  const produced = END_OF_GAMES
  const schedule = readSchedule(folder, findings)
  const records = readResultFiles(folder, findings)
  const lists = resultLists(records, findings)
  const medalRows = readMedalRows(folder, findings)
  const events = new Events(
    records,
    schedule.map(({ cells }) => [cells.discipline_code, cells.discipline] as const),
    medalRows,
    findings,
  )
  const athletes = readAthletes(folder, events, findings)
  const teams = readTeams(folder, events, athletes, findings)
  const units = scheduledUnits(schedule, events, lists, findings)
  const medals = readMedals(folder, medalRows, events, athletes, units, findings)
  const published = readPublishedTable(folder, findings)
  reportResultRows(lists.values(), athletes, teams, findings)
  reportTables(folder, medals, published, findings)

  const messages: OdfMessage[] = []
  for (const [set, codes] of codeSets(folder, events, schedule, findings))
    messages.push(
      make(
        { documentCode: WHOLE_GAMES, documentType: 'DT_CODES', documentSubtype: set, produced },
        { kind: 'codes', codes },
      ),
    )
  const bibs = bibsOf(lists.values())
  for (const discipline of codesOf([...athletes.values()].flatMap((a) => [...a.disciplines])))
    messages.push(
      make(
        { documentCode: padRsc(discipline), documentType: 'DT_PARTIC', produced },
        { kind: 'participants', participants: participantsOf(discipline, athletes.values(), bibs) },
      ),
    )
  for (const discipline of codesOf([...teams.values()].map((t) => t.discipline)))
    messages.push(
      make(
        { documentCode: discipline, documentType: 'DT_PARTIC_TEAMS', produced },
        { kind: 'teams', teams: [...teams.values()].filter((t) => t.discipline === discipline) },
      ),
    )
  for (const discipline of codesOf(units.map(({ unit }) => unit.code.slice(0, 3))))
    messages.push(
      make(
        { documentCode: padRsc(discipline), documentType: 'DT_SCHEDULE', produced },
        {
          kind: 'schedule',
          sessions: [],
          units: units.flatMap(({ unit }) => (unit.code.startsWith(discipline) ? [unit] : [])),
        },
      ),
    )
  for (const list of lists.values()) messages.push(resultMessage(list, athletes, make, findings))
  messages.push(...medallistMessages(medals, make))
  if (published)
    messages.push(
      make(
        { documentCode: WHOLE_GAMES, documentType: 'DT_MEDALS', resultStatus: 'OFFICIAL', produced },
        {
          kind: 'medal-standings',
          totalEvents: events.all.length,
          finishedEvents: new Set(medals.map(({ event }) => event.prefix)).size,
          lines: published,
        },
      ),
    )
  return {
    competitionCode: 'OG2024',
    timeZone: 'Europe/Paris',
    messages,
    findings: findings.all,
    ...(published ? { truth: published } : {}),
  }
}

const codesOf = (codes: readonly string[]): string[] => [...new Set(codes)].sort()
