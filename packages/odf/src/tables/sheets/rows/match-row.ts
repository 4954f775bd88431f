import type { Medal } from '@games/domain'
import { sportOf } from '@games/domain/sports/registry'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { plain } from '../../values.ts'
import * as cells from '../cells.ts'
import {
  absentByNote,
  absentByStatus,
  absentInWords,
  absentSide,
  hasWalkover,
  isNotPlayed,
  isOutcome,
  isOver,
  isRetirement,
  resultWithWinner,
  retiredByNote,
  wonByNote,
} from '../match-notes.ts'
import { hasUnfinishedSet } from '../finished-sets.ts'
import { isOfSets } from '../of-sets.ts'
import type { Competitor, Contest } from '../reading.ts'
import { takesPlace } from '../remarks.ts'
import { leastFinal, resultStatusOf } from '../result-status.ts'
import { wordsKey } from '../sheet.ts'
import type { SheetRow } from '../sheet-row.ts'
import { dayOfRow, hasPlace } from './clock-of-row.ts'
import { contestOfEvent } from './contest-of-row.ts'
import { compareScores, type NamedWinner, sideByWords, winnerOfMatch, withWinner } from './match-winner.ts'
import { addMedal } from './medal-row.ts'
import { scoreWithPeriods } from './periods-of-match.ts'
import { refuseUnreadMark, statusOfResult } from './result-mark.ts'
import { listed } from './result-row.ts'
import { competitorsOfMatch } from './sides-of-match.ts'
import { addPlace } from './schedule-row.ts'
import { isBout, isInOrderOfSides, type VictoryOfMatch, victoryOfMatch } from './victory-of-match.ts'
import { victoryIn } from '../victory-words.ts'
import { unitOfRow } from './unit-of-row.ts'

/** A match of a row: its contest and event, and both competitors, home first. */
interface MatchOfRow extends Contest {
  readonly event: string
  readonly competitors: readonly Competitor[]
}

/** Whether a row of results has both sides of a match. */
export const isMatchRow = ({ values: { side1, side2, unit, athlete } }: SheetRow): boolean =>
  side1 !== undefined ||
  side2 !== undefined ||
  (unit !== undefined && athlete === undefined && cells.sidesOf(unit) !== null)

/** Whether no cell of a match has an outcome. */
export function isToCome({ values, unread }: SheetRow): boolean {
  const { result, score1, score2, wlt, irm, status, side1 = '', side2 = '' } = values
  const notes = [status, ...unread.map(({ cell }) => cell)].filter((cell) => cell !== undefined)
  return (
    [result, score1, score2].every((cell) => cell === undefined || isNotPlayed(cell)) &&
    wlt === undefined &&
    irm === undefined &&
    absentSide(side1) === null &&
    absentSide(side2) === null &&
    !notes.some(isOver)
  )
}

/** Reads a match with both sides in one row, and its score. */
export function readMatch(row: SheetRow): void {
  const { sheet, values } = row
  if (cells.isBye(values.side1 ?? '') || cells.isBye(values.side2 ?? ''))
    return void sheet.passedOver.push({ row: row.number, why: 'note' })
  const absentees = withoutAbsence(row)
  const contest = contestOfEvent(row)
  if (!contest || contest.sides === null) return
  const competitors = competitorsOfMatch(row, contest.sides, contest.event)
  const medal = competitors.length === 1 ? medalInRow(row) : null
  if (medal !== null) {
    if (row.isSound) for (const winner of competitors) addMedal(row, contest.event, medal, winner, null)
    return
  }
  if (row.isSound && competitors.length < 2)
    row.problem('missing-value', competitors.length === 0 ? 'side1' : 'side2', null)
  if (!row.isSound) return
  const { score1, score2 } = values
  const isApart = score1 !== undefined || score2 !== undefined
  const sideOf = sideByWords(row, contest.sides, competitors)
  const hasNoScore = isNotPlayed(values.result ?? '') && wonByNote(values.result ?? '', sideOf) === null
  const total = isApart ? totalOfSides(score1, score2) : hasNoScore ? undefined : values.result
  const cell = scoreWithPeriods(row, contest.event, total)
  const decided = cell === undefined ? null : resultWithWinner(cell, sideOf)
  const absent = absentByNote(cell ?? '', sideOf) ?? absentByOtherCells(row, cell ?? '', sideOf)
  const missing = absentByStatus(values.status ?? '')
  const ofNotes =
    missing === undefined
      ? [values.status ?? '', values.wlt ?? '', ...row.unread.map(({ cell: note }) => note)].find(hasWalkover)
      : values.status
  const walkover = absentees.length === 0 ? ofNotes : 'WO'
  const victory = victoryOfMatch(row, contest.event, decided === null ? cell : decided.before)
  const isVictory = (words: string) => victory !== null && victoryIn(words, contest.event) !== null
  if (walkover === undefined) refuseUnreadMark(row, isVictory)
  // a mark beside two sides does not show whose it is
  if (values.irm !== undefined && !/^[-–—]+$/.test(values.irm) && !isVictory(values.irm))
    row.problem('unknown-words', 'irm', values.irm)
  const match = { ...contest, competitors }
  const named = winnerOfMatch(row, sideOf, isVictory)
  const known = named ?? (decided === null ? null : { side: decided.winner, words: decided.words })
  const isOfLeader = known !== null && known.side === cells.setScoresOf(cell ?? '')?.wonBy
  const isUnfinished =
    row.isSound && walkover === undefined && !isOfLeader && isWithUnfinishedSet(row, match, cell ?? '')
  const retired = known === null ? winnerByRetirement(row, match, cell ?? '', sideOf, isUnfinished) : null
  const isInterrupted = leastFinal([resultStatusOf(values.status ?? ''), row.titles.status]) === 'INTERMEDIATE'
  const stated =
    known ??
    retired ??
    (row.isSound ? winnerOfBout(row, match, cell, victory) : null) ??
    // the first figure is that of a winner whom this row does not name
    (row.isSound && row.table.isWinnersView && values.wlt === undefined && cells.scoresOf(cell ?? '')?.wonBy != null
      ? answeredWinner(row, match, cell ?? '')
      : null) ??
    // the leader need not have won
    (isUnfinished && !isInterrupted ? answeredWinner(row, match, cell ?? '') : null)
  if (named !== null && decided !== null && decided.winner !== named.side)
    row.problem('unknown-words', 'result', cell ?? null)
  // the score of a match that a side gave up is not whole
  const isGivenUp =
    stated !== null &&
    decided === null &&
    !cells.isWalkover(cell ?? '') &&
    (isRetirement(cell ?? '') || (isRetirement(values.status ?? '') && isInSets(match)) || isUnfinished)
  const inCell = isGivenUp ? undefined : decided === null ? cell : decided.result
  const written = victory?.isInScore ? scoreOfBout(row, match, victory) : inCell
  const score =
    (written === undefined || cells.isWalkover(written) ? cells.walkoverOfSides(absentees) : null) ??
    (absent === null
      ? isInterrupted && stated === null && hasSets(row, match, written)
        ? cells.setsSoFar(written ?? '', isUnfinished)
        : scoreOfMatch(row, match, isUnfinished ? undefined : written, walkover, stated)
      : cells.walkoverWonBy(absent === 0 ? 1 : 0))
  if (score !== null && absentees.some((side) => !cells.isWalkoverOf(score, side)))
    row.problem('unknown-words', 'result', written ?? null)
  // words that are no score, beside the name of the winner
  const isInWords = written !== undefined && score === null && stated !== null && !/\d/.test(written)
  const isDoubtful = isInWords && row.isSound && isBout(row, contest.event)
  const winner = isDoubtful ? answeredWinner(row, match, written) : stated
  if (row.isSound && written !== undefined && score === null && !isDoubtful)
    row.problem('unknown-words', isApart ? (score2 === undefined ? 'score2' : 'score1') : 'result', written)
  if (score !== null && missing !== undefined && missing === score.wonBy)
    row.problem('unknown-words', 'status', values.status ?? null)
  if (score !== null) compareScores(row, score, isApart ? values.result : undefined)
  const outcome =
    score !== null && winner !== null && cells.isWonByOther(score, winner.side)
      ? scoreOrWinner(row, match, score, winner, victory)
      : victory?.isLostByBoth
        ? { scores: [null, null] as const, wonBy: null, walkoverOf: 'both' as const }
        : withWinner(row, score, winner)
  const isNote = missing !== undefined || isOutcome(values.status ?? '')
  const ownStatus = isNote ? row.titles.status : statusOfResult(row)
  const ofCells = hasNoScore ? (leastFinal([ownStatus, resultStatusOf(values.result ?? '')]) ?? ownStatus) : ownStatus
  // a match without an outcome is to come
  const status = sheet.kind === 'results' && outcome === null && ofCells !== 'INTERMEDIATE' ? 'START_LIST' : ofCells
  // the score of a match that is not over has no winner, and a level one is no draw
  const isRunning = resultStatusOf(values.status ?? '') === 'INTERMEDIATE' && stated === null
  const isOpen = status === 'INTERMEDIATE' && (isRunning || outcome?.wonBy === null) && outcome?.walkoverOf === null
  const date = dayOfRow(row)
  const codes = competitors.map(({ code }) => code)
  const unit = unitOfRow(row, contest.event, contest, codes, date)
  const isExplained = (words: string) => walkover !== undefined || isVictory(words)
  const excluded = row.isSound ? excludedByNote(row, match, outcome, sideOf, isExplained) : null
  if (!row.isSound || unit === null || excluded === 'open') return
  sheet.matches.set(row.number, { unit, sides: codes, day: date })
  if (hasPlace(row)) addPlace(row, unit, competitors)
  if (row.places !== undefined)
    sheet.poolMatches.push({ row: row.number, unit, sides: competitors, places: row.places })
  for (const [at, side] of competitors.entries())
    sheet.lists.push({
      row: row.number,
      cells: {
        ...listed(unit, side),
        start_order: at + 1,
        rank: undefined,
        result: score === null ? undefined : outcome?.scores[at],
        result_type: undefined,
        irm: excluded === at ? EXCLUDED : outcome === null ? undefined : markOfSide(outcome, at, victory),
        qualification: undefined,
        goes_on: undefined,
        wlt: outcome === null || isOpen ? undefined : cells.wltOfSide(outcome, at),
        decision: victory === null || outcome === null ? undefined : { code: victory.decision, time: victory.time },
        difference: undefined,
        exercises: undefined,
        trials: undefined,
        status,
      },
    })
}

/** The scores of both sides as one cell. A mark such as `kiken` in the column of one side, without a score of the other, is the whole cell. */
function totalOfSides(score1 = '', score2 = ''): string {
  const only = score1 === '' || score2 === '' ? score1 || score2 : ''
  return /^\p{L}[^\d]{2,}$/u.test(only) ? only : `${score1} x ${score2}`
}

/** Disqualified for behaviour: in each sport it takes place and medal, while the loser of a bout with DSQ can keep them. */
const EXCLUDED = 'DQB'
/** Words about players who leave a match for some minutes, not about a team. */
const OF_PLAYERS = /(?:^|_)(?:exclus|suspens)/

/**
 * The loser (0 or 1) whom a note excludes from the event by the answer of the organiser: `Whitlam: black card`. A note about the winner, or one
 * that names neither or both sides, is a problem. `isExplained`: whether a note tells how the match ended. Null: no such note.
 */
function excludedByNote(
  row: SheetRow,
  { event, competitors }: MatchOfRow,
  outcome: cells.MatchScore | null,
  sideOf: (words: string) => 0 | 1 | null,
  isExplained: (words: string) => boolean,
): 0 | 1 | 'open' | null {
  const areTeams = competitors.every(({ type }) => type === 'T')
  const note = [row.values.status ?? '', ...row.unread.map(({ cell }) => cell)].find(
    (words) =>
      takesPlace(words, { isPodium: false, hasFigure: false }) &&
      cells.irmOf(words) === null &&
      !isExplained(words) &&
      !(areTeams && OF_PLAYERS.test(plain(words))),
  )
  if (note === undefined) return null
  const named = new Set(
    plain(note)
      .split('_')
      .flatMap((word) => (word.length > 2 ? (sideOf(word) ?? []) : [])),
  )
  const [side] = named
  const competitor = side === undefined ? undefined : competitors[side]
  if (side === undefined || named.size > 1 || competitor === undefined || outcome?.wonBy !== 1 - side) {
    row.problem('unknown-words', 'status', note)
    return null
  }
  const key = [event.replace(/-+$/, ''), competitor.code, wordsKey(note)].join(' ')
  const answer = row.code(row.sheet.resolver.remark(`${competitor.name} · ${note}`, key, row.number))
  return answer === 'disqualified' ? side : answer === 'kept' ? null : 'open'
}

/** Takes words such as `(no se presentó)` from the sides of a row, and returns the sides (0 or 1) that had them. */
function withoutAbsence({ values }: SheetRow): (0 | 1)[] {
  return (['side1', 'side2'] as const).flatMap((field, at) => {
    const name = absentSide(values[field] ?? '')
    if (name === null) return []
    values[field] = name
    return at === 0 ? 0 : 1
  })
}

/**
 * The medal of a row below the matches that has nothing else than its competitor, such as `Oro;;Argentina`; null: the row has none. With other cells
 * a place is that of standings, and a number without words that of a court.
 */
function medalInRow({ cells: row, values: { side1, side2 } }: SheetRow): Medal | null {
  const [first = '', ...others] = row.filter((cell) => cell !== '')
  const isOfOne = others.length === 1 && (side1 === undefined || side2 === undefined)
  return isOfOne && /\p{L}{3}|[º°ª]/u.test(first) ? (cells.medalOf(first) ?? null) : null
}

/** Whether a row of a table of matches has nothing yet but its contest, or no result and a side that another contest gives. */
export function isOpenMatch({ table, values }: SheetRow): boolean {
  const { side1, side2, athlete, team, organisation, rank, result, score1, score2, wlt } = values
  if (!table.places.has('side1') || !table.places.has('side2')) return false
  if ([athlete, team, organisation, rank, result, score1, score2, wlt].some((value) => value !== undefined))
    return false
  if (side1 === undefined && side2 === undefined) return true
  return (
    [side1, side2].every((side) => side !== undefined) && [side1, side2].some((side) => cells.isNobodyYet(side ?? ''))
  )
}

/**
 * The score of a match, or null: it is missing or not understood, or the organiser has a question to answer. `written`: the score as the sheet has
 * it; `walkover`: the cell that names a walkover.
 */
function scoreOfMatch(
  row: SheetRow,
  match: MatchOfRow,
  written: string | undefined,
  walkover: string | undefined,
  winner: NamedWinner | null,
): cells.MatchScore | null {
  if (cells.isWalkover(written ?? '') || (written === undefined && walkover !== undefined))
    return winner === null ? openWalkover(row, written ?? walkover ?? '', match) : cells.walkoverWonBy(winner.side)
  if (written === undefined) return null
  const setColumns = row.table.sets.length
  if (setColumns > 0) return cells.setScoresOf(written, setColumns)
  const withWalkover = walkover === undefined ? null : cells.scoresOf(`${written} WO`)
  const inSets = isInSets(match) ? cells.setScoresOf(written) : null
  if (inSets !== null && cells.beginsWithSet(written)) return inSets
  // 2 sets a 0
  const bare = isOfSets(match.event) ? written.replace(/(?<=\d)\s+sets?(?=\s|$)/i, '') : written
  return withWalkover ?? cells.scoresOf(bare) ?? inSets ?? timesOfSides(row, match, winner)
}

/** The time of a side of a race of two; null: a mark such as `FALL`. Undefined: other figures. */
function timeOfSide(cell = ''): string | null | undefined {
  if (/^\d{1,2}(?:[:.,]\d{1,2}){0,2}[.,:]\d{2,3}$/.test(cell)) return cells.resultOf(cell)
  return /^(?:\p{L}[\p{L} ]*|[-–—]?)$/u.test(cell) ? null : undefined
}

/** The times of both sides of a race of two. Which of them won is a question if the sheet does not name the winner. Null: other cells. */
function timesOfSides(row: SheetRow, match: MatchOfRow, winner: NamedWinner | null): cells.MatchScore | null {
  const [home, away] = [row.values.score1, row.values.score2].map(timeOfSide)
  if (home === undefined || away === undefined || (home === null && away === null)) return null
  const words = `${row.values.score1 ?? ''} × ${row.values.score2 ?? ''}`
  const side = (winner ?? answeredWinner(row, match, words))?.side ?? null
  return { scores: [home, away], wonBy: side, walkoverOf: null }
}

/** Whether a cell has the points or games of each set of a match, not the number of sets. */
function hasSets({ sheet, table }: SheetRow, match: MatchOfRow, cell: string | undefined): boolean {
  const { form = 'match' } = typedEventOf(sheet.index.typeCode(match.event))?.type ?? {}
  const sets = cells.setsIn(cell ?? '')?.length ?? 0
  // `2-1 (25-20, 23-25, 15-12)` begins with the number of sets
  if (!cells.beginsWithSet(cell ?? '') && cells.scoresOf(cell ?? '') !== null) return false
  return form === 'match' && (table.sets.length > 0 ? sets > 0 : sets > 1 && isInSets(match))
}

/** Whether a set of a match was not played to its end. */
const isWithUnfinishedSet = (row: SheetRow, match: MatchOfRow, cell: string): boolean =>
  hasSets(row, match, cell) && hasUnfinishedSet(match.event, cells.setsIn(cell) ?? [])

/**
 * The winner of a match that a side gave up, `6-4 3-1 ret.`. Null: no side did, or the organiser has a question to answer. `isUnfinished`: whether a set
 * was not played to its end, so that any note can say who gave up.
 */
function winnerByRetirement(
  row: SheetRow,
  match: MatchOfRow,
  cell: string,
  sideOf: (words: string) => 0 | 1 | null,
  isUnfinished: boolean,
): NamedWinner | null {
  const notes = [cell, row.values.status ?? '', ...row.unread.map(({ cell: note }) => note)]
  const retired = notes.map((words) => retiredByNote(words, sideOf)).find(isSide) ?? null
  const isInScore = isRetirement(cell)
  if (retired !== null && (isInScore || isUnfinished || isRetirement(notes[1] ?? '')))
    return { side: retired === 0 ? 1 : 0, words: cell }
  if (!isInScore) return null
  const { key, named } = questionOfSides(match)
  const code = row.code(row.sheet.resolver.retired(cell, `${key} ${wordsKey(cell)}`, named, row.number))
  return code === null ? null : { side: named[0]?.code === code ? 1 : 0, words: cell }
}

const isSide = (side: 0 | 1 | null): boolean => side !== null

/** The mark of a side (IRM); null: it has none. */
function markOfSide(outcome: cells.MatchScore, side: number, victory: VictoryOfMatch | null): string | null {
  if (victory?.irm !== undefined && outcome.wonBy !== side) return victory.irm
  return cells.isWalkoverOf(outcome, side) ? (outcome.irm ?? 'WO') : null
}

/**
 * The winner of a bout whose sheet names none: of the greater score, if that decides and the scores have the first side first. Null: there is no
 * winner, or the organiser has a question to answer.
 */
function winnerOfBout(
  row: SheetRow,
  match: MatchOfRow,
  cell: string | undefined,
  victory: VictoryOfMatch | null,
): NamedWinner | null {
  if (victory === null || victory.isLostByBoth) return null
  const score = cells.scoresOf((victory.isInScore ? victory.score : cell) ?? '')
  const isOrdered = !victory.isInScore || score?.wonBy === 1 || isInOrderOfSides(row, match.event)
  if (victory.isByScore && score?.wonBy != null && isOrdered) return { side: score.wonBy, words: cell ?? '' }
  return answeredWinner(row, match, cell ?? victory.decision)
}

/** The winner of a match by the answer of the organiser; null: the question is open. */
function answeredWinner(row: SheetRow, match: MatchOfRow, words: string): NamedWinner | null {
  const { key, named } = questionOfSides(match)
  const code = row.code(row.sheet.resolver.winner(words, `${key} ${wordsKey(words)}`, named, row.number))
  return code === null ? null : { side: named[0]?.code === code ? 0 : 1, words }
}

/** The score beside a victory. One figure that can be a score or a time is a question; undefined: it is open, or there is no score. */
function scoreOfBout(row: SheetRow, { event }: MatchOfRow, victory: VictoryOfMatch): string | undefined {
  const { isByScore, score, time, decision } = victory
  if (!isByScore || score !== undefined || time === null) return score
  const written = `${decision} ${time}`
  const choices = [time.replace(':', ' x '), time].map((words) => ({ code: words, name: words }))
  const key = `${event.replace(/-+$/, '')} ${written}`
  const answer = row.code(row.sheet.resolver.result(written, key, choices, row.number))
  return answer === null || answer === time ? undefined : answer
}

/**
 * A score that the side without the name of the winner has won: a score can be written from the view of the winner. Null: the organiser has a question
 * to answer.
 */
function scoreOrWinner(
  row: SheetRow,
  match: MatchOfRow,
  score: cells.MatchScore,
  winner: NamedWinner,
  victory: VictoryOfMatch | null,
): cells.MatchScore | null {
  const [home, away] = score.scores
  const isOrdered = victory !== null && isInOrderOfSides(row, match.event)
  const isWinnersView = winner.side === 1 && score.wonBy === 0 && !isOrdered
  // the winner of a fall can have the lower score
  if (victory !== null && !victory.isByScore && !isWinnersView) return withWinner(row, score, winner)
  if (victory === null && !isOfSets(match.event) && !isBout(row, match.event)) return withWinner(row, score, winner)
  if (victory?.isByScore && isWinnersView) return { ...score, scores: [away, home], wonBy: winner.side }
  const choices = [
    { ...score, wonBy: victory !== null && !victory.isByScore ? winner.side : score.wonBy, words: `${home} x ${away}` },
    { scores: [away, home] as const, wonBy: winner.side, walkoverOf: null, words: `${away} x ${home}` },
  ]
  const { key, named } = questionOfSides(match)
  const written = `${named.map(({ name }) => name).join(' × ')} · ${row.values.result ?? ''} · ${winner.words}`
  const suggestions = choices.map(({ words }) => ({ code: words, name: words }))
  const answer = row.code(row.sheet.resolver.result(written, `${key} ${home} ${away}`, suggestions, row.number))
  return choices.find(({ words }) => words === answer) ?? null
}

/** The key and the answers of a question about the sides of a match. */
function questionOfSides({ event, text, competitors }: MatchOfRow) {
  const named = competitors.map(({ code, name }) => ({ code, name }))
  return { key: [event.replace(/-+$/, ''), wordsKey(text), ...competitors.map(({ code }) => code)].join(' '), named }
}

/** Whether a match is played in sets; of people in a sport without a catalogue several scores are those of sets. */
const isInSets = ({ event, competitors }: MatchOfRow): boolean =>
  isOfSets(event) || (sportOf(event).eventTypes.length === 0 && competitors.every(({ type }) => type === 'A'))

/** The absent side (0 or 1) of a walkover by the words of cells that are not read; null: they name none, or both. */
function absentByOtherCells(row: SheetRow, cell: string, sideOf: (words: string) => 0 | 1 | null): 0 | 1 | null {
  if (!cells.isWalkover(cell)) return null
  const [side, ...others] = new Set(row.unread.flatMap(({ cell: note }) => absentInWords(note, sideOf) ?? []))
  return others.length === 0 ? (side ?? null) : null
}

/** A walkover whose sheet does not show the absent side; null: the organiser has a question to answer. */
function openWalkover(row: SheetRow, written: string, match: MatchOfRow): cells.MatchScore | null {
  const { key, named } = questionOfSides(match)
  const absent = row.code(row.sheet.resolver.absent(written, key, named, row.number))
  return absent === null ? null : cells.walkoverWonBy(named[0]?.code === absent ? 1 : 0)
}
