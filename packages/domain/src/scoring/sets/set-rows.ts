import type { SportPeriod, SportValue } from '../../sports/sport.ts'
import { neverBegan } from '../desk.ts'
import { values } from '../outcome.ts'
import { outsOf } from '../settle.ts'
import type { Side } from '../tap.ts'
import { type Pair, plusOne, type SetLimits, setWinner, wonBy } from './set-limits.ts'
import type { SetScene, SetState } from './set-state.ts'

/** The sets filled up for the other side where the rules give it what was not played; null where they stand as played. */
export function filledScores(state: SetState, scene: SetScene): readonly Pair[] | null {
  const { limits } = scene
  const scores = state.sets.map(({ score }) => score)
  const outs = outsOf(scene)
  const gone = outs[0] ?? outs[1]
  if (!gone || (outs[0] && outs[1])) return null
  const isFilled = neverBegan(gone) ? limits.forfeitIsFilled : limits.retirementIsFilled
  if (!isFilled) return null
  const winner: Side = outs[0] ? 1 : 0
  const filled = neverBegan(gone) ? [] : [...scores]
  const won = (): number => filled.filter((score, index) => setWinner(score, index, limits) === winner).length
  const last = filled.at(-1)
  if (last && setWinner(last, filled.length - 1, limits) === null)
    filled[filled.length - 1] = wonBy(last, winner, filled.length - 1, limits)
  while (won() < limits.setsToWin) filled.push(wonBy([0, 0], winner, filled.length, limits))
  return filled
}

/** The first `closed` of them count as won: the next is asked about. */
export function periodsOf(scores: readonly Pair[], closed: number, letter: string, limits: SetLimits): SportPeriod[] {
  let won: Pair = [0, 0]
  return scores.map((score, index) => {
    const winner = index < closed ? setWinner(score, index, limits) : null
    if (winner !== null) won = plusOne(won, winner)
    return {
      code: `${letter}${index + 1}`,
      homeScore: String(won[0]),
      awayScore: String(won[1]),
      homePeriodScore: String(score[0]),
      awayPeriodScore: String(score[1]),
    }
  })
}

/** Points won, the longest run of them, and points by which a game could be won: how often it was, of how often it could be. */
export function rallyStats(state: SetState, side: Side, limits: SetLimits): SportValue[] {
  if (state.sets.length === 0 || state.sets.some(({ rallies }) => rallies === null)) return []
  let [streak, run, held, converted] = [0, 0, 0, 0]
  for (const [index, { rallies }] of state.sets.entries()) {
    let score: Pair = [0, 0]
    for (const winner of rallies ?? []) {
      const isGamePoint = setWinner(plusOne(score, side), index, limits) === side
      if (isGamePoint) held += 1
      if (isGamePoint && winner === side) converted += 1
      run = winner === side ? run + 1 : 0
      streak = Math.max(streak, run)
      score = plusOne(score, winner)
    }
  }
  const points = state.sets.reduce((sum, { score }) => sum + score[side], 0)
  const gamePoints = { type: 'ER', code: 'GAMEPTS', value: String(converted), value2: String(held) }
  return [...values({ PTS: points, STREAK: streak }), ...(held > 0 ? [gamePoints] : [])]
}
