import { medalTable, UNLISTED_ORGANISATIONS } from '@games/domain'
import type { FindingLog, PublishedLine } from '../adapter.ts'
import { isObject } from '../json-fields.ts'
import { readTable } from '../read-table.ts'
import { readJson } from '../read-text.ts'
import type { WonMedal } from './medals.ts'

const OFFICIAL = 'medal_table.official.json'
const TOTALS = 'medals_total.csv'

/** The published medal table, in its own order. Null when the folder has none that can be read. */
export function readPublishedTable(folder: string, findings: FindingLog): PublishedLine[] | null {
  const json = readJson(folder, OFFICIAL, findings)
  if (json === undefined) return null
  const lines = isObject(json) ? json.results : undefined
  if (!Array.isArray(lines)) {
    findings.add('unreadable-file', { file: OFFICIAL, column: 'results' }, 'There is no list of results in it.')
    return null
  }
  return lines.flatMap((line: unknown, i) => {
    const published = publishedLine(line)
    if (!published)
      findings.add(
        'bad-row',
        { file: OFFICIAL, row: i + 1 },
        'The line lacks an organisation or a count: it is left out.',
      )
    return published ?? []
  })
}

function publishedLine(line: unknown): PublishedLine | null {
  if (!isObject(line) || !isObject(line.country) || !isObject(line.medals)) return null
  const { gold, silver, bronze, total } = line.medals
  const { code } = line.country
  if (typeof code !== 'string' || typeof line.rank !== 'number') return null
  if (typeof gold !== 'number' || typeof silver !== 'number' || typeof bronze !== 'number' || typeof total !== 'number')
    return null
  return { organisation: code, rank: String(line.rank), gold, silver, bronze, total }
}

interface Counts {
  readonly gold: number
  readonly silver: number
  readonly bronze: number
}
const inWords = (c: Counts | undefined): string =>
  c ? `${c.gold} gold, ${c.silver} silver, ${c.bronze} bronze` : 'no medal'

/**
 * Compares the medals one by one with both tables of the folder: with the published one, neutral athletes left out (ODF §10), and
 * with the totals beside the medals, which are not trusted. Every organisation that differs is a finding.
 */
export function reportTables(
  folder: string,
  medals: readonly WonMedal[],
  published: readonly PublishedLine[] | null,
  findings: FindingLog,
): void {
  const table = medalTable(medals, (organisation) => !UNLISTED_ORGANISATIONS.has(organisation))
  const ours = new Map(table.rows.map((row) => [row.organisation, row]))
  const theirs = new Map(published?.map((line) => [line.organisation, line]))
  for (const organisation of published ? new Set([...ours.keys(), ...theirs.keys()]) : []) {
    const [own, line] = [ours.get(organisation), theirs.get(organisation)]
    if (inWords(own) === inWords(line) && String(own?.rank) === line?.rank) continue
    findings.add(
      'published-table-differs',
      { file: OFFICIAL },
      `${organisation}: the medals give ${inWords(own)}, rank ${own?.rank ?? 'none'}; published is ${inWords(line)}, rank ${line?.rank ?? 'none'}.`,
    )
  }
  const counted = new Map<string, Counts>([...table.rows, ...table.unlisted].map((row) => [row.organisation, row]))
  const columns = ['country_code', 'Gold Medal', 'Silver Medal', 'Bronze Medal'] as const
  const totals = readTable(folder, TOTALS, columns, findings)
  const listed = new Set(totals.map(({ cells }) => cells.country_code))
  for (const { line, cells } of totals) {
    const own = counted.get(cells.country_code)
    const total = {
      gold: Number(cells['Gold Medal']),
      silver: Number(cells['Silver Medal']),
      bronze: Number(cells['Bronze Medal']),
    }
    if (inWords(own) !== inWords(total))
      findings.add(
        'medals-total-differs',
        { file: TOTALS, row: line },
        `${cells.country_code}: the medals give ${inWords(own)}; the totals say ${inWords(total)}. The medals are used.`,
      )
  }
  for (const [organisation, own] of totals.length > 0 ? counted : [])
    if (!listed.has(organisation))
      findings.add(
        'medals-total-differs',
        { file: TOTALS },
        `${organisation}: the medals give ${inWords(own)}; the totals have no row for it. The medals are used.`,
      )
}
