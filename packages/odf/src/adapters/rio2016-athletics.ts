import { padRsc } from '@games/domain'
import type { OdfCode, OdfMessage, OdfTeam } from '../message.ts'
import { type AdapterOutput, FindingLog } from './adapter.ts'
import { english, messageMaker, team, WHOLE_GAMES } from './message-parts.ts'
import { Athletes } from './rio2016-athletics/athletes.ts'
import { eventPrefix } from './rio2016-athletics/event-codes.ts'
import { medallistMessages } from './rio2016-athletics/medals.ts'
import { type RioList, readResultLists } from './rio2016-athletics/result-lists.ts'
import { type RioRow, resultMessage, rowsOf } from './rio2016-athletics/results.ts'
import { readTimetable, timetableUnits } from './rio2016-athletics/timetable.ts'

const PRODUCED = '2016-08-21T23:59:59-03:00'

/**
 * The athletics of Rio 2016 from result lists and entries in JSON and a timetable in XML (docs/import.md). Never throws for what a
 * file holds: what cannot be used is a finding that says what was lost.
 */
export function readRio2016Athletics(folder: string): AdapterOutput {
  const findings = new FindingLog()
  const make = messageMaker('OG2016', 'RIO2016')
  const lists = readResultLists(folder, findings)
  const athletes = new Athletes(folder, lists, findings)
  const filled = lists.map((list) => ({ list, rows: rowsOf(list, athletes, findings) }))
  const units = timetableUnits(
    readTimetable(folder, findings),
    new Map(lists.map((list) => [list.code, list])),
    findings,
  )
  const athletics = { documentCode: padRsc('ATH'), produced: PRODUCED }
  const messages: OdfMessage[] = [
    make(
      { documentCode: WHOLE_GAMES, documentType: 'DT_CODES', documentSubtype: 'EVENT', produced: PRODUCED },
      { kind: 'codes', codes: eventNames(lists) },
    ),
    make({ ...athletics, documentType: 'DT_PARTIC' }, { kind: 'participants', participants: athletes.participants() }),
    make({ ...athletics, documentType: 'DT_PARTIC_TEAMS' }, { kind: 'teams', teams: relayTeams(filled) }),
    make({ ...athletics, documentType: 'DT_SCHEDULE' }, { kind: 'schedule', sessions: [], units }),
    ...filled.map(({ list, rows }) => resultMessage(list, rows, make, findings)),
    ...medallistMessages(filled, make),
  ]
  return { competitionCode: 'OG2016', timeZone: 'America/Sao_Paulo', messages, findings: findings.all }
}

/** The events by the name of their own lists; the parts of combined events are none. */
function eventNames(lists: readonly RioList[]): OdfCode[] {
  const names = new Map<string, OdfCode>()
  for (const { event, gender, combined, name } of lists) {
    const code = padRsc(eventPrefix(event, gender))
    const text = english(name)
    if (combined === null && text && !names.has(code)) names.set(code, { code, name: text })
  }
  return [...names.values()]
}

/** The relay teams with everyone who ran for them, in the order in which the lists name them. */
function relayTeams(filled: readonly { readonly list: RioList; readonly rows: readonly RioRow[] }[]): OdfTeam[] {
  const teams = new Map<string, OdfTeam>()
  for (const { list, rows } of filled)
    for (const { competitor } of rows) {
      if (competitor.type !== 'T') continue
      const runners = competitor.athletes.map((a) => a.code)
      const known = teams.get(competitor.code)
      teams.set(
        competitor.code,
        team({
          code: competitor.code,
          organisation: competitor.organisation ?? '',
          name: competitor.teamName,
          shortName: competitor.teamName,
          tvName: competitor.teamName,
          gender: list.gender,
          discipline: padRsc('ATH'),
          athletes: [...new Set([...(known?.athletes ?? []), ...runners])],
          registeredEvents: [padRsc(eventPrefix(list.event, list.gender))],
        }),
      )
    }
  return [...teams.values()]
}
