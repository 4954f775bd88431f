import { plain } from '../../values.ts'
import * as cells from '../cells.ts'
import { withoutCorner } from '../fields.ts'
import { isScoreHeader, withoutReason, wonByNote } from '../match-notes.ts'
import type { Competitor } from '../reading.ts'
import { betterOf, contradictsParts, pairsAlone } from '../score-details.ts'
import { wordsKey } from '../sheet.ts'
import type { SheetRow } from '../sheet-row.ts'
import { isCalled } from './entrants.ts'
import { delegationsOfSides } from './sides-of-match.ts'

/** The winner of a match whom the sheet names, and the words that name it. */
export interface NamedWinner {
  readonly side: 0 | 1
  readonly words: string
}

/** Colours of sides, as headers and winners have them. */
const COLOURS: readonly RegExp[] = [
  /^(?:azul|blue|ao)$/,
  /^(?:vermelh[oa]|roj[oa]|red|aka)$/,
  /^(?:branc[oa]|blanc[oa]|white|shiro)$/,
  /^(?:verde|green)$/,
]

/**
 * The side (0 or 1) that words name: by its name, a family name, its delegation or the colour of its column; null: neither or both. `written`:
 * the words of both sides.
 */
export function sideByWords(
  row: SheetRow,
  written: readonly [string, string],
  sides: readonly Competitor[],
): (words: string) => 0 | 1 | null {
  const { places, header } = row.table
  const delegations = delegationsOfSides(row)
  const headers = (['side1', 'side2'] as const).map((field) => plain(header[places.get(field) ?? -1] ?? '').split('_'))
  return (words) => {
    const organisation = row.sheet.index.organisation(words)
    const colour = COLOURS.find((pattern) => pattern.test(withoutCorner(plain(words))))
    const only = (fits: (at: 0 | 1) => boolean): 0 | 1 | null => {
      const named = ([0, 1] as const).filter(fits)
      return named.length === 1 ? (named[0] ?? null) : null
    }
    const namesOf = (at: 0 | 1) => {
      const bare = cells.withoutSeed(written[at])
      return [bare, cells.nameAndDelegation(bare).name, delegations[at], sides[at]?.name].filter(
        (name) => name !== undefined,
      )
    }
    const isOfColour = (at: 0 | 1) => headers[at]?.some((word) => colour?.test(word)) === true
    if (isOfColour(0) || isOfColour(1)) return only(isOfColour)
    const whole = only(
      (at) =>
        namesOf(at).some((name) => wordsKey(name) === wordsKey(cells.withoutSeed(words))) ||
        (organisation !== null && sides[at]?.organisation === organisation),
    )
    return whole ?? (wordsKey(words) === '' ? null : only((at) => namesOf(at).some((name) => isCalled(name, words))))
  }
}

/** The side that a mark beside it shows to be the winner, or null: neither, or both. */
function markedWinner({ table, cells: row, values: { side1 = '', side2 = '' } }: SheetRow): NamedWinner | null {
  const [one, other] = table.winnerMarks ?? [-1, -1]
  const marks = [one, other].map((at) => cells.markOf(row[at] ?? ''))
  const sides = ([0, 1] as const).filter(
    (side) => marks[side] === 'W' || (marks[side] === null && marks[1 - side] === 'L'),
  )
  const named = table.isWinnerFirst ? [0 as const] : sides
  const inNames = ([0, 1] as const).filter((side) => cells.hasWinnerMark(side === 0 ? side1 : side2))
  const [side, ...others] = named.length > 0 ? named : inNames
  return side === undefined || others.length > 0 ? null : { side, words: (row[[one, other][side] ?? -1] ?? '') || 'V' }
}

/**
 * The side that the sheet names as the winner, in a column, by a mark or in a note, or null. `isVictory`: whether a cell has the way in which the match
 * was won.
 */
export function winnerOfMatch(
  row: SheetRow,
  sideOf: (words: string) => 0 | 1 | null,
  isVictory: (cell: string) => boolean,
): NamedWinner | null {
  const marked = markedWinner(row)
  if (marked !== null) return marked
  const cell = row.values.wlt ?? ''
  const side = sideOf(cell) ?? wonByNote(cell, sideOf) ?? sideOf(withoutReason(cell)) ?? sideByLetter(row, cell)
  if (side !== null) return { side, words: cell }
  if (plain(cell) !== '' && !/^(?:[vdwlte]|empate|draw|tie)$/.test(plain(cell)) && !isVictory(cell))
    row.problem('unknown-words', 'wlt', cell)
  for (const note of [row.values.status ?? '', ...row.unread.map(({ cell: other }) => other)]) {
    const winner = wonByNote(note, sideOf)
    if (winner !== null) return { side: winner, words: note }
  }
  return null
}

/**
 * The side (0 or 1) by its column or the letter or number of it, `B` or `Lane B` below `Lane A` and `Lane B`, or by the initial of its colour, `R` below
 * `Rojo` and `Azul`; null: other words.
 */
function sideByLetter({ table: { places, header } }: SheetRow, winner: string): 0 | 1 | null {
  const words = plain(withoutReason(winner))
  const columns = (['side1', 'side2'] as const).map((field) => plain(header[places.get(field) ?? -1] ?? ''))
  const isNamed = (column: string) => column === words || (/^[ab12]$/.test(words) && column.endsWith(`_${words}`))
  const initials = columns.map((column) => column.split('_').find((word) => COLOURS.some((one) => one.test(word)))?.[0])
  // `V` is a victory too
  const ofColour = words === 'v' || initials[0] === initials[1] ? -1 : initials.indexOf(words)
  if (ofColour === 0 || ofColour === 1) return ofColour
  const at = columns.findIndex((column) => /_[ab12]$/.test(column) && isNamed(column))
  return at === 0 || at === 1 ? at : null
}

/** The score with the named winner. A lower score of the winner is left to the rules of the sport. */
export function withWinner(
  row: SheetRow,
  score: cells.MatchScore | null,
  winner: NamedWinner | null,
): cells.MatchScore | null {
  if (winner === null) return score
  if (score === null) return { scores: [null, null], wonBy: winner.side, walkoverOf: null }
  const isLevel = score.scores[0] === score.scores[1]
  if (score.wonBy !== null && score.wonBy !== winner.side && (isLevel || score.walkoverOf !== null))
    row.problem('unknown-words', 'wlt', winner.words)
  return { ...score, wonBy: winner.side }
}

/** Records a problem if sets, or a second score, give the match to the other side. */
export function compareScores(row: SheetRow, { scores, wonBy }: cells.MatchScore, second: string | undefined): void {
  const [home, away] = scores
  if (home === null || away === null || wonBy === null) return
  const score = [Number(home), Number(away)] as const
  const unread = row.unread.filter(({ header }) => isScoreHeader(header)).map(({ cell }) => cell)
  const parts = unread.flatMap(pairsAlone)
  const other = second === undefined ? null : cells.scoresOf(second)
  const isOther = other !== null && other.wonBy !== wonBy
  if (betterOf(score) !== null && (isOther || contradictsParts(score, parts)))
    row.problem('unknown-words', 'result', [`${home} x ${away}`, second ?? unread.join(' ')].join(' · '))
}
