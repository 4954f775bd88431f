import type { Meanings, ResultRow, UnitPage } from '@games/contract'
import { signed, withMinus } from '@games/domain'
import type { Block, Cell, Column, TableBlock } from './sheet.ts'
import type { BookWords } from './words.ts'

/** Names of a pair or a relay stand below the team's; a squad has a list of its own. */
const IN_A_LINE = 4

interface Filled extends Column {
  readonly cell: (row: ResultRow, at: number) => Cell
}

const plain = (text: string | null): Cell => ({ text: withMinus(text ?? '') })

/** Who it is, with the members of a pair or relay below. */
export function nameCell({ competitor, members }: ResultRow): Cell {
  const named = competitor.type === 'A' || members.length > IN_A_LINE ? [] : members.map(({ name }) => name)
  return { text: competitor.name, bold: true, ...(named.length > 0 && { note: named.join(', ') }) }
}

export const delegationOf = ({ competitor: { organisation } }: ResultRow, words: BookWords): string =>
  organisation ? words.text(organisation.name, organisation.code) : ''

const rankOf = ({ rank, rankEqual, irm }: ResultRow): string => (rank ? `${rank}${rankEqual ? '=' : ''}` : (irm ?? ''))

/** A list in the order sent (ODF §8), with a column for each thing that at least one row has. */
export function resultTable(
  rows: readonly ResultRow[],
  { words, columns = [], meanings, lanes = false }: TableSetting,
): TableBlock {
  const { columns: heads } = words
  const meaning = (letters: string | null): string =>
    letters && Object.hasOwn(meanings, letters) ? words.text(meanings[letters] ?? null, '') : ''
  const some = (has: (row: ResultRow) => unknown) => rows.some((row) => Boolean(has(row)))
  const figure = (label: string, cell: Filled['cell']): Filled => ({ label, align: 'right', cell })
  const all: (Filled | false)[] = [
    some(rankOf) && figure(heads.rank, (row) => ({ text: rankOf(row), bold: true })),
    some((row) => row.startOrder) && figure(lanes ? heads.lane : heads.order, ({ startOrder }) => plain(startOrder)),
    some((row) => row.bib) && figure(heads.bib, ({ bib }) => plain(bib)),
    { label: heads.competitor, grows: true, names: true, cell: nameCell },
    some((row) => row.competitor.organisation && row.competitor.type === 'A') && {
      label: heads.delegation,
      cell: (row) => plain(columns.length > 4 ? (row.competitor.organisation?.code ?? '') : delegationOf(row, words)),
    },
    some((row) => row.reactionTime) && figure(heads.reaction, ({ reactionTime }) => plain(reactionTime)),
    some((row) => row.wind) && figure(heads.wind, ({ wind }) => plain(wind && signed(wind))),
    ...columns.map(({ key, label, short }, column) =>
      figure(short ?? words.text(label, key), ({ cells }) => {
        const cell = cells[column]
        return { text: cell?.text ?? '', ...(cell?.note && { note: cell.note }) }
      }),
    ),
    some((row) => row.result ?? row.irm) &&
      figure(heads.result, ({ result, irm, rank, resultType }) => ({
        text: [withMinus(result ?? ''), rank ? (irm ?? '') : result ? '' : meaning(irm ?? resultType)]
          .filter(Boolean)
          .join(' '),
        bold: true,
      })),
    some((row) => row.difference) && figure(heads.difference, ({ difference }) => plain(difference)),
    some((row) => row.qualificationMark ?? row.records[0]) && {
      label: heads.marks,
      cell: ({ qualificationMark, records }) => plain([qualificationMark ?? '', ...records].filter(Boolean).join(' ')),
    },
    some((row) => row.medal) && {
      label: heads.medal,
      cell: ({ medal }) => ({ text: medal ? words.medal(medal) : '', bold: true }),
    },
  ]
  const shown = all.filter((column) => column !== false)
  return {
    kind: 'table',
    columns: shown.map(({ cell: _cell, ...column }) => column),
    rows: rows.map((row, at) => shown.map(({ cell }) => cell(row, at))),
  }
}

export interface TableSetting {
  readonly words: BookWords
  readonly meanings: Meanings
  /** The sport's own. */
  readonly columns?: UnitPage['columns']
  /** Whether the start order is a lane. */
  readonly lanes?: boolean
}

/** What the letters in the list mean, for those that are in it. */
export function legend(rows: readonly ResultRow[], meanings: Meanings, words: BookWords): Block[] {
  const letters = new Set(rows.flatMap((row) => [row.qualificationMark ?? '', ...row.records, row.irm ?? '']))
  const explained = [...letters].flatMap((code) =>
    Object.hasOwn(meanings, code) ? [`${code} ${words.text(meanings[code] ?? null, '')}`] : [],
  )
  return explained.length === 0 ? [] : [{ kind: 'text', text: explained.join(' · ') }]
}

/** The squads of teams, one list each; pairs and relays stand with their names in the table already. */
export function squads(rows: readonly ResultRow[], words: BookWords): Block[] {
  return rows.flatMap(({ competitor, members }): Block[] => {
    if (competitor.type === 'A' || members.length <= IN_A_LINE) return []
    const bibs = members.some(({ bib }) => bib)
    return [
      { kind: 'heading', text: competitor.name },
      {
        kind: 'table',
        columns: [
          ...(bibs ? [{ label: words.columns.bib, align: 'right' as const }] : []),
          { label: words.columns.competitor, grows: true, names: true },
        ],
        rows: members.map(({ bib, name }) => [...(bibs ? [plain(bib)] : []), { text: name }]),
      },
    ]
  })
}
