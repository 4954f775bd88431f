import type { SheetField } from '@games/domain'
import type { RawRow } from '../records.ts'
import { plain } from '../values.ts'
import { fieldOf, fieldsOf } from './fields.ts'
import { isRanking } from './final-words.ts'
import type { FoundTable, PassedOver } from './found-table.ts'
import { partsOf } from './title-parts.ts'

/** Columns of a table of standings: played, won, drawn, lost, goals and points. */
const STANDINGS =
  /^(?:j|p|pj|g|pg|w|v|vit|vitorias?|victorias?|won|wins|e|pe|emp|empates?|d|draw[ns]?|der|derrotas?|l|pp|lost|losses|gp|gc|gf|ga|gd|sg|dg|f|a|f_a|gf_gc|sf_sc|pf_pc|pf|pa|diff|saldo|pts|pontos|puntos|points|jogos|jugados|played)$/
/** Columns of the matches that were played. */
const PLAYED = /^(?:j|p|pj|gp|jogos|jugados|played)$/

const standingsWords = (cells: readonly string[]): ReadonlySet<string> =>
  new Set(cells.map(plain).filter((word) => STANDINGS.test(word)))

/** The column of wins, which few other tables with ranks have beside losses and points. */
const WINS = /^(?:g|pg|v|w|vit|vitorias?|victorias?|won|wins)$/

/** Whether a header is of standings. Four single letters can also be the outcomes of a team: `V, E, D, P`. */
export function isStandings(cells: readonly string[]): boolean {
  const words = standingsWords(cells)
  const hasRanks = cells.some((cell) => fieldOf(cell) === 'rank' || plain(cell) === 'class')
  const isRanked = hasRanks && [...words].some((word) => WINS.test(word))
  return (
    words.size >= (isRanked ? 3 : 4) &&
    [...words].some((word) => word.length > 1 || (words.size >= 5 && PLAYED.test(word)))
  )
}

/** Titles of standings. */
const TITLE =
  /^(?:tabel?a_(?:de_)?)?(?:classificacao|clasificacion|standings?|posicoes|posiciones|tabla_final|tabela_final|final_ranking)(?:_|$)/
export const isStandingsTitle = (words: string): boolean => TITLE.test(plain(words))

/** The first column of a table of standings. */
const RANK_HEADER =
  /^(?:pos|posicao|posicion|position|col|colocacao|class|clas|clasif|classif|rank|ranking|rk|place|puesto|lugar|n|no|tabla|tabela|table)$/
const POOL_HEADER = /^(?:grupo|group|chave|pool|poule|zona)_\w{1,12}$/

/** Whether a row below matches is the header of standings, also of several pools: `Posiciones | Zona A | Pts | | Zona B | Pts`. */
export function isStandingsBelow(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.filter((cell) => cell !== '').map(plain)
  return (
    (RANK_HEADER.test(first) || TITLE.test(first)) &&
    others.some((word) => word.length > 1 && STANDINGS.test(word)) &&
    others.every((word) => STANDINGS.test(word) || POOL_HEADER.test(word) || fieldOf(word) === 'team')
  )
}

const isOfTeams = (fields: readonly (SheetField | null)[]): boolean =>
  (fields.includes('team') || fields.includes('organisation')) &&
  !(['athlete', 'family_name', 'given_name', 'side1', 'medal', 'phase', 'gold'] as const).some((field) =>
    fields.includes(field),
  )

/** The use of a table of teams. */
export type StandingsUse = 'follow' | 'asked' | 'asked-of-matches'

/**
 * The use of a table of teams: `follow` are standings that follow from the matches of the file, `asked` are those that the organiser may call the
 * final places of the event, in a sport of matches if the table has only ranks and points. Null: another table, or its title calls it final.
 */
export function standingsIn(
  { header, fields, above }: Pick<FoundTable, 'header' | 'fields' | 'above'>,
  hasMatches: boolean,
): StandingsUse | null {
  if (!isOfTeams(fields) || fields.includes('pool')) return null
  const title = above.at(-1) ?? ''
  const isFinal = partsOf(title).some((part) => isRanking(plain(part)))
  if (isStandings(header)) return hasMatches ? 'follow' : isFinal ? null : 'asked'
  if (isFinal || !fields.includes('rank') || standingsWords(header).size === 0) return null
  if (!hasMatches) return 'asked-of-matches'
  return isStandingsTitle(title) ? 'follow' : 'asked'
}

/** A table of standings without a column of ranks: its rows are in their order. */
export function withRanksInOrder<T extends FoundTable>(table: T): T {
  if (table.fields.includes('rank')) return table
  const at = Math.max(table.header.length, ...table.rows.map(({ cells }) => cells.length))
  const wide = (cells: readonly string[]) => Array.from({ length: at }, (_, column) => cells[column] ?? '')
  const fields: FoundTable['fields'] = [...table.fields, ...Array(at - table.fields.length).fill(null), 'rank']
  return {
    ...table,
    header: [...wide(table.header), ''],
    fields,
    rows: table.rows.map((row, place) => ({ ...row, cells: [...wide(row.cells), String(place + 1)] })),
  }
}

/** Columns from `from` to before `to`. */
interface Columns {
  readonly from: number
  readonly to: number
}

/**
 * Rows without the standings beside their matches, left or right of an empty column. The standings follow from the matches.
 * `standings`: rows that had nothing else.
 */
export function withoutStandingsBeside(rows: readonly RawRow[]): {
  readonly rows: readonly RawRow[]
  readonly standings: readonly PassedOver[]
} {
  let beside: { readonly gap: number; readonly own: Columns } | null = null
  const standings: PassedOver[] = []
  const left: RawRow[] = []
  for (const [at, row] of rows.entries()) {
    if (beside !== null && (row.cells[beside.gap] ?? '') !== '') beside = null
    const found = standingsBeside(row.cells)
    if (found !== null) beside = found
    const next = rows[at + 1]
    // both have a title above the header
    const ofTitles =
      beside === null && next !== undefined && filledIn(row.cells) > 1 ? standingsBeside(next.cells) : null
    const columns = (beside ?? ofTitles)?.own
    const cells = columns === undefined ? row.cells : without(row.cells, columns)
    if (filledIn(cells) > 0) left.push({ ...row, cells })
    else if (columns !== undefined) standings.push({ row: row.row, why: 'standings' })
  }
  return { rows: left, standings }
}

const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length
/** Cells of a row without some columns; the others keep their places. */
const without = (cells: readonly string[], { from, to }: Columns): readonly string[] =>
  from > 0 ? cells.slice(0, from) : cells.map((cell, column) => (column < to ? '' : cell))

/** The empty column of a header between matches and standings, and the columns of the standings; null: it has none. */
function standingsBeside(cells: readonly string[]): { readonly gap: number; readonly own: Columns } | null {
  for (const [gap, cell] of cells.entries()) {
    if (cell !== '' || gap === 0) continue
    const halves = [
      { from: 0, to: gap },
      { from: gap + 1, to: cells.length },
    ] as const
    const [one, other] = halves.map(({ from, to }) => cells.slice(from, to)) as [string[], string[]]
    const at = isMatches(one) && isBeside(other) ? 1 : isMatches(other) && isBeside(one) ? 0 : null
    if (at !== null) return { gap, own: halves[at] }
  }
  return null
}

const isMatches = (header: readonly string[]): boolean => {
  const fields = fieldsOf(header)
  return fields.includes('side1') && fields.includes('side2')
}

/** Whether a header beside matches is of standings: also of ranks and points only. */
function isBeside(header: readonly string[]): boolean {
  const fields = fieldsOf(header)
  return isOfTeams(fields) && (isStandings(header) || (fields.includes('rank') && standingsWords(header).size > 0))
}
