import type { DisciplineRef, MedalTableView } from '@games/contract'
import { medalScopeParts } from '@games/domain/medals/medal-scope'
import { trimRsc } from '@games/domain/rsc'
import type { Block, Column, Sheet } from './sheet.ts'
import { type BookSetting, sheetBase } from './words.ts'

/** The medal table of a scope (spec R5.6), gold first; `discipline` is the scope's, null: of all. */
export function medalsSheet(table: MedalTableView, discipline: DisciplineRef | null, setting: BookSetting): Sheet {
  const { words } = setting
  const { columns, kinds } = words
  const { gender, division } = medalScopeParts(table.scope)
  const parts = [
    discipline ? words.text(discipline.name, discipline.code) : '',
    gender ? words.gender(gender as 'W' | 'M' | 'X' | 'O') : '',
    division ? words.division(division as '1' | '2' | '3') : '',
  ].filter(Boolean)
  const page = discipline
    ? `discipline/${discipline.code}`
    : gender
      ? `gender/${gender}`
      : division
        ? `division/${division}`
        : 'all'
  const count = (label: string): Column => ({ label, align: 'right' })
  const { correction } = table
  const blocks: (Block | false)[] = [
    correction !== null && {
      kind: 'text',
      strong: true,
      text: [words.corrected(correction.at), correction.note ?? ''].filter(Boolean).join(': '),
    },
    table.rows.length === 0
      ? { kind: 'text', text: words.noRows }
      : {
          kind: 'table',
          columns: [
            count(columns.rank),
            { label: columns.delegation, grows: true, names: true },
            count(columns.gold),
            count(columns.silver),
            count(columns.bronze),
            count(columns.total),
          ],
          rows: table.rows.map((row) => [
            { text: `${row.rank}${row.rankEqual ? '=' : ''}`, bold: true },
            { text: words.text(row.organisation.name, row.organisation.code), bold: true },
            { text: String(row.gold) },
            { text: String(row.silver) },
            { text: String(row.bronze) },
            { text: String(row.total), bold: true },
          ]),
        },
    ...(['under-revision', 'provisional'] as const).map((reason) => {
      const events = (table.unsettled ?? []).filter(({ why }) => why === reason)
      const names = events.map(
        ({ discipline: { name, code }, event }) =>
          `${words.text(name, code)}, ${words.text(event.name, trimRsc(event.code))}`,
      )
      return events.length > 0 && { kind: 'text' as const, text: words.unsettled(reason, names.join('; ')) }
    }),
    table.unlisted.length > 0 && {
      kind: 'text',
      text: `${words.outside}: ${table.unlisted
        .map(
          ({ organisation, gold, silver, bronze }) =>
            `${words.text(organisation.name, organisation.code)} ${gold}, ${silver}, ${bronze}`,
        )
        .join('; ')}`,
    },
  ]
  return {
    ...sheetBase(setting, 'medals', table.updatedAt, `/medals/${page}`),
    title: parts.length === 0 ? kinds.medals : parts.join(', '),
    lines: [
      ...(table.at === null ? [] : [words.at(table.at)]),
      words.finished(table.finishedEvents, table.totalEvents),
    ],
    status: null,
    blocks: blocks.filter((block) => block !== false),
  }
}
