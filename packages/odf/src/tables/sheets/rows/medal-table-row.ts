import { type Medal, MEDALS } from '@games/domain'
import * as cells from '../cells.ts'
import { isTotals } from '../no-competitor.ts'
import { medalCountOf } from '../published-medals.ts'
import type { SheetRow } from '../sheet-row.ts'

/** Reads the medals of a delegation in a published table. */
export function readCounts(row: SheetRow): void {
  const { sheet, values, titles } = row
  const words = values.organisation ?? values.team
  const written = ([...MEDALS, 'total'] as const).filter((field) => values[field] !== undefined)
  if (words !== undefined && isTotals(words)) return void sheet.passedOver.push({ row: row.number, why: 'totals' })
  if (row.isSound && written.length === 0 && (words === undefined || sheet.index.organisation(words) === null))
    return void sheet.passedOver.push({ row: row.number, why: 'note' })
  const part = values.discipline ?? titles.discipline ?? values.gender ?? titles.gender
  if (part !== undefined && sheet.problems.every(({ problem }) => problem !== 'part-of-games'))
    row.problem('part-of-games', 'discipline', part)
  if (words === undefined) return row.problem('missing-value', 'organisation', null)
  const count = (field: Medal | 'total') => row.read(field, 'bad-number', medalCountOf)
  const [gold, silver, bronze, total] = [count('gold'), count('silver'), count('bronze'), count('total')]
  const organisation = row.code(sheet.resolver.organisation(words, row.number))
  if (!row.isSound || organisation === null) return
  const sum = (gold ?? 0) + (silver ?? 0) + (bronze ?? 0)
  // an empty cell is no medal where the total proves it
  const missing = MEDALS.find((medal) => values[medal] === undefined)
  if (missing !== undefined && total !== sum) return row.problem('missing-value', missing, null)
  if (total !== null && total !== sum)
    return row.problem('medals-do-not-add-up', 'total', `${gold} + ${silver} + ${bronze} ≠ ${total}`)
  const counts = { gold: gold ?? 0, silver: silver ?? 0, bronze: bronze ?? 0, total: sum }
  const rank = Number(values.rank === undefined ? null : cells.rankOf(values.rank))
  sheet.counted.push({ row: row.number, organisation, words, counts, rank: rank > 0 ? rank : null })
}
