import { timeOf } from '@games/domain/ranking-rules/figures'
import { timeText } from '@games/domain/scoring/times'
import { typedEventOf } from '@games/domain/sports/typed-event'
import type { SheetRow } from '../sheet-row.ts'
import { readTime } from '../written-times.ts'

/** A gap as lists of finishers show it: `a 12 s`, `a 1 min 05 s`, `+0:12`, `+ 1'05"`. A number without a unit can be laps or points. */
const GAP = /^(?:\+\s?|(?:a|à|at)\s+)(?=.*[:'’′"”″a-z])(\d.*)$/iu

/**
 * The time of a competitor whose result is the gap to the winner: the winner's time and the gap. Any other cell is unchanged, also a gap without the
 * time of the winner, and one that would put the competitor before the row above: it is not to the winner.
 */
export function withGap({ sheet }: SheetRow, event: string, unit: string | null, cell: string): string {
  const [, written] = GAP.exec(cell) ?? []
  const type = typedEventOf(sheet.index.typeCode(event))?.type
  if (written === undefined || unit === null || type?.measure !== 'time') return cell
  const read = readTime(written, null)
  const gap = timeOf(read !== null && 'time' in read ? read.time : written)
  const last = sheet.lists.at(-1)?.cells
  const winner = timeOf(sheet.winners.get(unit))
  const above = timeOf(last?.unit === unit ? last.result : null)
  if (gap === null || winner === null || above === null || winner.ms + gap.ms < above.ms) return cell
  return timeText(winner.ms + gap.ms, Math.max(winner.decimals, gap.decimals))
}
