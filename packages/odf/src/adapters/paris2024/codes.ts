import { padRsc } from '@games/domain'
import type { OdfCode } from '../../message.ts'
import type { FindingLog } from '../adapter.ts'
import { english } from '../message-parts.ts'
import { readTable } from '../read-table.ts'
import type { Events } from './events.ts'
import type { ScheduleRow } from './schedule.ts'

/** The code sets of the games with their names, by DocumentSubtype of DT_CODES. The source has English names only. */
export function codeSets(
  folder: string,
  events: Events,
  schedule: readonly ScheduleRow[],
  findings: FindingLog,
): ReadonlyMap<string, readonly OdfCode[]> {
  const organisations = readTable(folder, 'nocs.csv', ['code', 'country'], findings)
  return new Map([
    ['DISCIPLINE', codes(events.disciplines.map(({ code, name }) => [code, name]))],
    ['EVENT', codes(events.all.map((event) => [padRsc(event.prefix), event.name]))],
    ['VENUE', codes(schedule.map(({ cells }) => [cells.venue_code, cells.venue]))],
    ['LOCATION', codes(schedule.map(({ cells }) => [cells.location_code, cells.location_description]))],
    ['ORGANISATION', codes(organisations.map(({ cells }) => [cells.code, cells.country]))],
  ])
}

/** Codes with their first name; those without code or name are left out. */
function codes(named: readonly (readonly [code: string, name: string])[]): OdfCode[] {
  const byCode = new Map<string, OdfCode>()
  for (const [code, text] of named) {
    const name = english(text)
    if (code !== '' && name && !byCode.has(code)) byCode.set(code, { code, name })
  }
  return [...byCode.values()]
}
