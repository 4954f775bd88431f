import type { FinalRank } from '@games/contract'
import { disciplineName, disciplineOf } from '@games/domain'
import { legend, resultTable } from './result-table.ts'
import type { Sheet } from './sheet.ts'
import { type BookSetting, sheetBase } from './words.ts'

/** The final ranking of an event (spec R5.7) as it was sent. */
export function finalRankSheet({ event, rows, meanings }: FinalRank, setting: BookSetting): Sheet {
  const { words } = setting
  const discipline = disciplineOf(event.code)
  return {
    ...sheetBase(setting, 'final-rank', null, `/discipline/${discipline}/finalrank?event=${event.code}`),
    title: words.text(event.name, event.code),
    lines: [words.text(disciplineName(discipline) ?? null, discipline)],
    status: null,
    blocks: [resultTable(rows, { words, meanings }), ...legend(rows, meanings, words)],
  }
}
