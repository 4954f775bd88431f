import type { DisciplineRef, FinalRank } from '@games/contract'
import { legend, resultTable } from './result-table.ts'
import type { Sheet } from './sheet.ts'
import { type BookSetting, sheetBase } from './words.ts'

/** The final ranking of an event (spec R5.7) as it was sent. */
export function finalRankSheet(
  { event, rows, meanings }: FinalRank,
  discipline: DisciplineRef,
  setting: BookSetting,
): Sheet {
  const { words } = setting
  return {
    ...sheetBase(setting, 'final-rank', null, `/discipline/${discipline.code}/finalrank?event=${event.code}`),
    title: words.text(event.name, event.code),
    lines: [words.text(discipline.name, discipline.code)],
    status: null,
    blocks: [resultTable(rows, { words, meanings }), ...legend(rows, meanings, words)],
  }
}
