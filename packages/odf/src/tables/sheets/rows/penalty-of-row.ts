import { timeOf } from '@games/domain/ranking-rules/figures'
import { timeText } from '@games/domain/scoring/times'
import { wordsKey } from '../sheet.ts'
import type { SheetRow } from '../sheet-row.ts'
import { unreadCell } from './result-mark.ts'

/** Words of a penalty. Seconds without them can be the gap to the winner. */
const PENALTY = /\bpen(?:al|\.?\s*\+)/iu

/**
 * A time with the penalty in a remark beside it, `+10" penalização`, as the organiser answers: the sheet does not state whether the time includes it.
 * Null: the question is open. `result`: the time as written; any other result is unchanged.
 */
export function withPenalty(row: SheetRow, event: string, result: string | null): string | null {
  const time = timeOf(result)
  if (time === null || result === null || !result.includes(':')) return result
  const isPenalty = (words: string) => PENALTY.test(words) && /\d/.test(words)
  const words = row.remarks.find(isPenalty) ?? unreadCell(row, isPenalty)
  if (words === null) return result
  const [, minutes = '0'] = /(\d+)\s*(?:min|['’′](?!['’′]))/i.exec(words) ?? []
  const [, seconds = '0'] = /(\d+)\s*(?:["”″]|''|s\b|seg|sec)/i.exec(words) ?? []
  const added = (Number(minutes) * 60 + Number(seconds)) * 1000
  const whole = timeText(time.ms + added, time.decimals)
  const meanings = [result, ...(added === 0 ? [] : [whole])].map((name) => ({ code: name, name }))
  return row.code(
    row.sheet.resolver.result(
      `${result} · ${words}`,
      `${event.replace(/-+$/, '')} ${wordsKey(words)} ${result}`,
      meanings,
      row.number,
    ),
  )
}
