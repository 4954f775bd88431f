import { plain } from '../../values.ts'
import * as cells from '../cells.ts'
import { isScoreHeader, wonByNote } from '../match-notes.ts'
import type { Competitor } from '../reading.ts'
import { betterOf, contradictsParts, pairsAlone } from '../score-details.ts'
import { wordsKey } from '../sheet.ts'
import type { SheetRow } from '../sheet-row.ts'
import { delegationsOfSides } from './sides-of-match.ts'

/** The winner of a match whom the sheet names, and the words that name it. */
export interface NamedWinner {
  readonly side: 0 | 1
  readonly words: string
}

/** The side that the sheet names as the winner, in a column or in a note, or null. `written`: the words of both sides. */
export function winnerOfMatch(
  row: SheetRow,
  written: readonly [string, string],
  sides: readonly Competitor[],
): NamedWinner | null {
  const { index } = row.sheet
  const delegations = delegationsOfSides(row)
  const sideOf = (words: string): 0 | 1 | null => {
    const organisation = index.organisation(words)
    const named = ([0, 1] as const).filter((at) => {
      const names = [written[at], cells.nameAndDelegation(written[at]).name, delegations[at], sides[at]?.name]
      const isNamed = names.some((name) => name !== undefined && wordsKey(name) === wordsKey(words))
      return isNamed || (organisation !== null && sides[at]?.organisation === organisation)
    })
    return named.length === 1 ? (named[0] ?? null) : null
  }
  const cell = row.values.wlt ?? ''
  const side = sideOf(cell)
  if (side !== null) return { side, words: cell }
  if (plain(cell) !== '' && !/^(?:[vdwlte]|empate|draw|tie)$/.test(plain(cell)))
    row.problem('unknown-words', 'wlt', cell)
  for (const { cell: note } of row.unread) {
    const winner = wonByNote(note, sideOf)
    if (winner !== null) return { side: winner, words: note }
  }
  return null
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
