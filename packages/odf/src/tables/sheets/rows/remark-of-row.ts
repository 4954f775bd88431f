import * as cells from '../cells.ts'
import type { Competitor } from '../reading.ts'
import { takesPlace } from '../remarks.ts'
import { wordsKey } from '../sheet.ts'
import type { SheetRow } from '../sheet-row.ts'
import { unreadCell } from './result-mark.ts'

/** The meaning of a remark for the rank and the medal of its row: `open` until the organiser answers. Null: the row has no such remark. */
export type RemarkMeaning = 'disqualified' | 'kept' | 'open' | null

const isDisqualified = (words: string): boolean => ['DSQ', 'DQ'].includes(cells.irmOf(words) ?? '')

/**
 * Reads a remark that may take a rank, a medal or a result away: `Atleta irregular – perde a medalha`. A mark such as DSQ without a place is certain.
 */
export function remarkOfRow(row: SheetRow, event: string, competitor: Competitor | null): RemarkMeaning {
  const { rank = '', medal = '', result = '' } = row.values
  // beside a mark in place of the rank, words are its reason
  if (cells.irmInPlace(rank) !== null) return null
  const place = cells.rankOf(rank) ?? null
  const hasMedal = medal !== '' && cells.medalOf(medal) !== null
  const isPodium = hasMedal || (place !== null && Number(place) <= 3)
  const hasFigure = row.columnsOfParts.size > 0 || (/\d/.test(result) && cells.irmBesideFigure(result) === null)
  const takes = (cell: string) => takesPlace(cell, { isPodium, hasFigure })
  const remark = row.remarks.find((words) => takes(words) || isDisqualified(words)) ?? unreadCell(row, takes)
  if (remark === null || competitor === null) return null
  const isMark = cells.irmOf(remark) !== null || cells.irmWithReason(remark) !== null
  if (place === null && !hasMedal && (isMark || !hasFigure)) return null
  const subject = [hasMedal ? medal : rank, competitor.name || competitor.code].filter(Boolean).join(' ')
  const key = [event.replace(/-+$/, ''), competitor.code, wordsKey(remark)].join(' ')
  const answer = row.code(row.sheet.resolver.remark(`${subject} · ${remark}`, key, row.number))
  return answer === 'disqualified' || answer === 'kept' ? answer : 'open'
}
