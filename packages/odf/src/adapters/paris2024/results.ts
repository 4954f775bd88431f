import { padRsc } from '@games/domain'
import type { OdfCompetitor, OdfMessage, OdfTeam } from '../../message.ts'
import type { FindingLog } from '../adapter.ts'
import { inListOrder } from '../list-order.ts'
import { competitor, compositionAthlete, type MessageMaker, result, resultList } from '../message-parts.ts'
import { splitName } from '../person-name.ts'
import { type Athlete, bibKey } from './athletes.ts'
import type { ResultList } from './result-lists.ts'
import type { ResultRecord } from './results-files.ts'

/** The result list of a unit as DT_RESULT, official: the source has final results only. */
export function resultMessage(
  list: ResultList,
  athletes: ReadonlyMap<string, Athlete>,
  make: MessageMaker,
  findings: FindingLog,
): OdfMessage {
  const [first] = list.records
  const rows = inListOrder(list.records.map((record) => ({ record, rank: rankOf(record, findings) })))
  return make(
    { documentCode: list.code, documentType: 'DT_RESULT', resultStatus: 'OFFICIAL', produced: list.written },
    resultList({
      sportDescription: {
        disciplineName: first?.cells.discipline_name || null,
        eventName: first?.cells.event_name || null,
        subEventName: first?.cells.event_stage || null,
      },
      venueName: first?.cells.venue || null,
      results: rows.map(({ record, rank, rankEqual, sortOrder }) => {
        const { cells } = record
        return result({
          rank,
          rankEqual,
          sortOrder,
          resultType: cells.result_type || null,
          result: cells.result || null,
          irm: cells.result_IRM || null,
          qualificationMark: cells.qualification_mark || null,
          wlt: cells.result_WLT || null,
          diff: cells.result_diff || null,
          startOrder: cells.start_order || null,
          startSortOrder: /^[1-9]\d{0,5}$/.test(cells.start_order ?? '') ? Number(cells.start_order) : null,
          competitor: competitorOf(record, athletes.get(cells.participant_code)),
        })
      }),
    }),
  )
}

/** The source writes ranks as decimals: "1.0" is rank 1. Any other text is kept as it is. */
function rankOf({ file, line, cells }: ResultRecord, findings: FindingLog): string | null {
  if (!cells.rank) return null
  const whole = /^(\d+)(?:\.0+)?$/.exec(cells.rank)?.[1]
  if (whole === undefined)
    findings.add(
      'bad-value',
      { file, row: line, column: 'rank' },
      `"${cells.rank}" is no rank: it is shown as it is written, and does not order the list.`,
    )
  return whole ?? cells.rank
}

function competitorOf({ cells }: ResultRecord, athlete: Athlete | undefined): OdfCompetitor {
  const code = cells.participant_code
  const organisation = cells.participant_country_code || null
  const bib = cells.bib || null
  if (cells.participant_type === 'Team')
    return competitor({ code, type: 'T', bib, organisation, teamName: cells.participant_name || null })
  const { familyName, givenName } = athlete ?? splitName(cells.participant_name)
  return competitor({
    code,
    type: 'A',
    bib,
    organisation,
    athletes: [
      compositionAthlete({
        code,
        order: 1,
        bib,
        familyName,
        givenName,
        gender: athlete?.gender ?? null,
        organisation,
      }),
    ],
  })
}

/** One finding for every file whose ranks are decimals, and one for every competitor whom no other file knows. */
export function reportResultRows(
  lists: Iterable<ResultList>,
  athletes: ReadonlyMap<string, Athlete>,
  teams: ReadonlyMap<string, OdfTeam>,
  findings: FindingLog,
): void {
  const decimals = new Map<string, { line: number; count: number }>()
  const unknown = new Map<string, ResultRecord>()
  for (const { records } of lists)
    for (const record of records) {
      const { file, line, cells } = record
      if (/^\d+\.0+$/.test(cells.rank ?? '')) {
        const seen = decimals.get(file)
        decimals.set(file, { line: seen?.line ?? line, count: (seen?.count ?? 0) + 1 })
      }
      const known = cells.participant_type === 'Team' ? teams : athletes
      if (!known.has(cells.participant_code) && !unknown.has(cells.participant_code))
        unknown.set(cells.participant_code, record)
    }
  for (const [file, { line, count }] of decimals)
    findings.add(
      'rank-as-decimal',
      { file, row: line, column: 'rank' },
      `${count} ranks are written as decimals, the first here: "1.0" is read as 1.`,
    )
  for (const [code, { file, line, cells }] of unknown)
    findings.add(
      cells.participant_type === 'Team' ? 'unknown-team' : 'unknown-person',
      { file, row: line, column: 'participant_code' },
      `${code} (${cells.participant_name}, ${cells.participant_country_code}) is in no file of ${
        cells.participant_type === 'Team' ? 'teams' : 'athletes'
      }: shown by the name in the results.`,
    )
}

/** The number an athlete wore, by athlete and event, where all units of the event agree on it. */
export function bibsOf(lists: Iterable<ResultList>): Map<string, string> {
  const worn = new Map<string, string | null>()
  for (const { code, records } of lists)
    for (const { cells } of records) {
      if (!cells.bib) continue
      const key = bibKey(cells.participant_code, code.slice(0, 22))
      const before = worn.get(key)
      worn.set(key, before === undefined || before === cells.bib ? cells.bib : null)
    }
  return new Map([...worn].flatMap(([key, bib]) => (bib === null ? [] : [[key, bib] as const])))
}

/** Full code of the event a list is of. */
export const eventOfList = (list: ResultList): string => padRsc(list.code.slice(0, 22))
