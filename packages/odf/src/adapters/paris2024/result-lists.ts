import { parseRsc } from '@games/domain'
import { parseInstant } from '../../instants.ts'
import type { FindingLog } from '../adapter.ts'
import type { ResultRecord } from './results-files.ts'

/** The rows of one unit's result list, as the source lists them. */
export interface ResultList {
  /** RSC of the unit. */
  readonly code: string
  readonly records: readonly ResultRecord[]
  /** When the source last wrote the list (never before its unit was over, sometimes days later), in Paris time. */
  readonly written: string
}

const TAHITI = "Teahupo'o, Tahiti"
/** From UTC−10 to UTC+2. */
const TAHITI_TO_PARIS_HOURS = 12

/**
 * Groups rows into lists by unit. A row whose unit is no RSC, a second row of the same competitor in one unit and a row without
 * competitor are left out; each is a finding.
 */
export function resultLists(records: readonly ResultRecord[], findings: FindingLog): Map<string, ResultList> {
  const grouped = new Map<string, ResultRecord[]>()
  const seen = new Set<string>()
  for (const record of records) {
    const { file, line, cells } = record
    const code = parseRsc(cells.stage_code)
    if (!code.ok || cells.stage_code.length !== 34) {
      const reason = code.ok ? 'not 34 characters long' : code.error.reason
      findings.add(
        'bad-rsc',
        { file, row: line, column: 'stage_code' },
        `${cells.stage_code || 'An empty cell'} is no RSC (${reason}): the result of ${cells.participant_name} is left out.`,
      )
      continue
    }
    if (cells.participant_code === '') {
      findings.add(
        'bad-value',
        { file, row: line, column: 'participant_code' },
        `The row of ${cells.participant_name || 'nobody'} in ${code.value} has no competitor's code: it is left out.`,
      )
      continue
    }
    const competitor = `${code.value} ${cells.participant_code}`
    if (seen.has(competitor)) {
      findings.add(
        'duplicate-competitor',
        { file, row: line, column: 'participant_code' },
        `${cells.participant_code} stands in ${code.value} a second time: the second row is left out.`,
      )
      continue
    }
    seen.add(competitor)
    const group = grouped.get(code.value)
    if (group) group.push(record)
    else grouped.set(code.value, [record])
  }
  const lists = new Map<string, ResultList>()
  let wrongOffset = 0
  let wrongOffsetFile = ''
  for (const [code, rows] of grouped) {
    const [first] = rows
    if (!first) continue
    let written = parseInstant(first.cells.date)
    if (written === null) {
      findings.add(
        'bad-value',
        { file: first.file, row: first.line, column: 'date' },
        `"${first.cells.date}" is no date and time with an offset: the list ${code} is dated to the end of the games.`,
      )
      written = END_OF_GAMES
    } else if (first.cells.venue === TAHITI) {
      written = inParis(written)
      wrongOffset += 1
      wrongOffsetFile = first.file
    }
    lists.set(code, { code, records: rows, written })
  }
  if (wrongOffset > 0)
    findings.add(
      'wrong-offset',
      { file: wrongOffsetFile, column: 'date' },
      `${wrongOffset} lists from ${TAHITI} are dated by the clock of Tahiti with the offset of Paris: ${TAHITI_TO_PARIS_HOURS} hours are added.`,
    )
  return lists
}

/** Stands for the moment of anything the source gives no moment for. */
export const END_OF_GAMES = '2024-08-11T23:59:59+02:00'

/** The Paris time of an instant that shows Tahiti's clock with Paris's offset. */
function inParis(written: string): string {
  const shifted = new Date(Date.parse(`${written.slice(0, 19)}Z`) + TAHITI_TO_PARIS_HOURS * 3_600_000)
  return `${shifted.toISOString().slice(0, 19)}+02:00`
}
