import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FindingLog } from '../adapter.ts'
import { readTable, type TableRow } from '../read-table.ts'

const COLUMNS = [
  'date',
  'stage_code',
  'event_code',
  'event_name',
  'event_stage',
  'gender',
  'discipline_name',
  'discipline_code',
  'venue',
  'participant_code',
  'participant_name',
  'participant_type',
  'participant_country_code',
  'result',
] as const
/** Each discipline's file has only the columns its sport needs. */
type Optional =
  | 'rank'
  | 'result_type'
  | 'result_IRM'
  | 'result_WLT'
  | 'result_diff'
  | 'qualification_mark'
  | 'start_order'
  | 'bib'

/** A row of a result list, and the file it stands in. */
export type ResultRecord = TableRow<(typeof COLUMNS)[number], Optional> & { readonly file: string }

/** All rows of `results/*.csv`, files in order of their names, rows in order of the file. */
export function readResultFiles(folder: string, findings: FindingLog): ResultRecord[] {
  let names: string[]
  try {
    names = readdirSync(join(folder, 'results'))
  } catch {
    findings.add('missing-file', { file: 'results' }, 'There is no folder of results: every result is missing.')
    return []
  }
  return names
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .flatMap((name) => {
      const file = `results/${name}`
      return readTable<(typeof COLUMNS)[number], Optional>(folder, file, COLUMNS, findings).map((row) => ({
        ...row,
        file,
      }))
    })
}
