import { isCalendarDay } from '@games/domain'
import type { FindingLog } from '../adapter.ts'
import { isObject, type JsonObject, objects, text } from '../json-fields.ts'
import { readJson } from '../read-text.ts'
import { COMBINED, type EventCode, eventCode, isRound, phasePrefix, type Round, unitCode } from './event-codes.ts'

export const RESULTS_FILE = 'rio_athletics_results.json'
const OFFSET = '-03:00'

/** One of the published result lists. */
export interface RioList {
  /** RSC of the unit. */
  readonly code: string
  readonly event: EventCode
  /** The combined event it is a part of. */
  readonly combined: EventCode | null
  readonly gender: 'M' | 'W'
  readonly round: Round
  /** E.g. "100 m Men", and "Heat 3" where the round has several. */
  readonly name: string
  readonly roundName: string | null
  /** The evening of its day: the source has no time. */
  readonly written: string
  readonly date: string
  readonly wind: string | null
  readonly rows: readonly JsonObject[]
  /** Position in the file, from 1. */
  readonly position: number
}

/** The result lists in the order of the file. One whose event, round or date is unknown is left out with a finding. */
export function readResultLists(folder: string, findings: FindingLog): RioList[] {
  const json = readJson(folder, RESULTS_FILE, findings)
  if (json === undefined) return []
  if (!isObject(json) || !Array.isArray(json.events)) {
    findings.add('unreadable-file', { file: RESULTS_FILE, column: 'events' }, 'There is no list of events in it.')
    return []
  }
  const taken = new Set<string>()
  return objects(json, 'events').flatMap((source, i) => {
    const position = i + 1
    const lost = (column: string) =>
      findings.add(
        'bad-value',
        { file: RESULTS_FILE, row: position, column },
        `"${text(source, column) ?? ''}" cannot be used: the list ${text(source, 'name') ?? ''} with ${objects(source, 'result').length} rows is left out.`,
      )
    const event = eventCode(text(source, 'eventCode') ?? '')
    const gender = text(source, 'gender')
    const round = text(source, 'round') ?? ''
    const date = text(source, 'date') ?? ''
    const athlon = text(source, 'athlon')
    const combined = athlon === null ? null : COMBINED[athlon]?.event
    if (!event) return lost('eventCode') ?? []
    if (gender !== 'M' && gender !== 'W') return lost('gender') ?? []
    if (!isRound(round)) return lost('round') ?? []
    if (!isCalendarDay(date)) return lost('date') ?? []
    if (combined === undefined) return lost('athlon') ?? []
    const roundName = text(source, 'roundName')
    const number = Number(/(\d+)$/.exec(roundName ?? '')?.[1] ?? 1)
    const code = unitCode(phasePrefix(event, gender, round, combined), number)
    if (taken.has(code)) return lost('roundName') ?? []
    taken.add(code)
    return {
      code,
      event,
      combined,
      gender,
      round,
      name: text(source, 'name') ?? event,
      roundName,
      written: `${date}T23:59:00${OFFSET}`,
      date,
      wind: text(source, 'wind'),
      rows: objects(source, 'result'),
      position,
    }
  })
}
