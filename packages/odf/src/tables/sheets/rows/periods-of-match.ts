import * as cells from '../cells.ts'
import { isOfSets } from '../of-sets.ts'
import { pairsAlone, type ScorePair } from '../score-details.ts'
import type { SheetRow } from '../sheet-row.ts'

const inWords = ([home, away]: ScorePair): string => `${home} x ${away}`

/**
 * The score of a match beside columns of its periods, `1Q 2Q 3Q 4Q Total`: their sum, or the sets, if the cell is empty. A score that is neither the
 * sum nor the last of running scores is a question; undefined: it is open, or the row has no score.
 */
export function scoreWithPeriods(row: SheetRow, event: string, cell: string | undefined): string | undefined {
  const { numbered, overtime } = row.table.parts
  const columns = [...(numbered[0] ?? []), ...overtime].filter((at) => (row.cells[at] ?? '') !== '')
  const pairs = columns.flatMap((at) => pairsAlone(row.cells[at] ?? ''))
  const last = pairs.at(-1)
  if (last === undefined || pairs.length !== columns.length) return cell
  for (const at of columns) row.columnsOfParts.add(at)
  if (isOfSets(event)) return cell ?? pairs.map(inWords).join(', ')
  const sum = pairs.reduce<ScorePair>(([home, away], pair) => [home + pair[0], away + pair[1]], [0, 0])
  if (cell === undefined) return inWords(sum)
  const { scores } = cells.scoresOf(cell) ?? {}
  const isGiven = ([home, away]: ScorePair): boolean => scores?.[0] === String(home) && scores[1] === String(away)
  if (scores === undefined || isGiven(sum) || isGiven(last)) return cell
  const given = `${scores[0] ?? ''} x ${scores[1] ?? ''}`
  const words = [cell, pairs.map(([home, away]) => `${home}-${away}`).join(' ')].join(' · ')
  const key = `${event.replace(/-+$/, '')} ${words}`
  const choices = [given, inWords(sum)].map((choice) => ({ code: choice, name: choice }))
  return row.code(row.sheet.resolver.result(words, key, choices, row.number)) ?? undefined
}
