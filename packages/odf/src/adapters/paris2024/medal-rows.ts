import type { FindingLog } from '../adapter.ts'
import { readTable, type TableRow } from '../read-table.ts'

export const MEDALS_FILE = 'medals.csv'
const COLUMNS = [
  'medal_type',
  'medal_date',
  'name',
  'gender',
  'discipline',
  'event',
  'event_type',
  'url_event',
  'code',
  'country_code',
] as const

export type MedalRow = TableRow<(typeof COLUMNS)[number]>

/** The medals as they are written, a team's being one. */
export const readMedalRows = (folder: string, findings: FindingLog): MedalRow[] =>
  readTable(folder, MEDALS_FILE, COLUMNS, findings)
