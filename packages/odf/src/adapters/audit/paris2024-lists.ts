import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { type AuditedList, auditedFields, type OtherSource } from './audited-list.ts'

type CsvRow = Readonly<Record<string, string | undefined>>

/**
 * The result lists of Paris 2024 straight from `results/*.csv`, for the audit: it shares nothing with the adapter that imports them.
 * Rows in the order of the file; throws for what is no CSV.
 */
export function parisLists(folder: string): AuditedList[] {
  const units = new Map<string, CsvRow[]>()
  for (const file of readdirSync(join(folder, 'results')).filter((name) => name.endsWith('.csv')))
    for (const row of records(join(folder, 'results', file)))
      units.set(row.stage_code ?? '', [...(units.get(row.stage_code ?? '') ?? []), row])
  const entered = join(folder, 'athletes.csv')
  const spelt = new Map(existsSync(entered) ? records(entered).map((row) => [row.code, row.name]) : [])
  return [...units].map(([code, rows]) => {
    const holders = Map.groupBy(rows, (row) => row.rank ?? '')
    return {
      code,
      fields: new Map(),
      rows: rows.map((row, i) => ({
        competitor: row.participant_code ?? '',
        fields: auditedFields([
          ['list position', String(i + 1)],
          ['name', row.participant_name],
          ['organisation', row.participant_country_code],
          // ranks are written as decimals: "3.0"
          ['rank', row.rank?.replace(/\.0$/, '')],
          ['shared rank', row.rank && (holders.get(row.rank)?.length ?? 0) > 1 ? 'yes' : null],
          ['result', row.result],
          ['IRM', row.result_IRM],
          ['qualification mark', row.qualification_mark],
          ['WLT', row.result_WLT],
          ['difference', row.result_diff],
          ['bib', row.bib],
          ['start order', row.start_order],
        ]),
        also: otherName(row, spelt.get(row.participant_code)),
      })),
    }
  })
}

const records = (file: string): CsvRow[] => parse(readFileSync(file, 'utf8'), { bom: true, columns: true })

/** Pages show a person by the name of the athletes' file. */
const otherName = (row: CsvRow, entered: string | undefined): ReadonlyMap<string, OtherSource> =>
  new Map(
    row.participant_type === 'Person' && entered !== undefined && entered !== row.participant_name
      ? [['name', { text: entered, reason: 'athletes.csv spells the name so' }]]
      : [],
  )
