import type { OdfExtended } from '@games/odf'
import type { Board } from './combat.ts'
import type { MatchReport, Play } from './standing.ts'

/** Which of a board's figures are actions. */
export interface BoutCourse {
  /** ER codes whose value counts something: one action each time it grows. */
  readonly codes: readonly string[]
  /** Action of a result that grew; null where the codes say it. */
  readonly scored: string | null
  /** The score is the period's (rounds won are the result). */
  readonly byPeriod?: true
}

/** A bout's actions: what each board shows more than the one before. */
export function boutReport(boards: readonly Board[], { codes, scored, byPeriod }: BoutCourse): MatchReport {
  const plays: Play[] = []
  for (const [i, board] of boards.entries()) {
    const before = boards[i - 1]
    const add = (code: string, side: 0 | 1, score: Play['score'], points: number | null) =>
      plays.push({
        at: board.at,
        period: board.period,
        when: board.time,
        code,
        side,
        member: null,
        score,
        points,
        parent: null,
      })
    const score = byPeriod ? periodScore(board) : resultOf(board)
    // Where scores have an action of their own, a penalty is sent before them, at the score until then.
    const atPenalty = scored === null ? score : before ? resultOf(before) : ([0, 0] as const)
    for (const side of SIDES)
      for (const code of codes) {
        const more = figure(board.extended[side], code) - figure(before?.extended[side] ?? [], code)
        for (let n = 0; n < more; n++) add(code, side, atPenalty, null)
      }
    for (const side of SIDES) {
      const gained = resultOf(board)[side] - (before ? resultOf(before)[side] : 0)
      if (scored !== null && gained > 0) add(scored, side, score, gained)
    }
  }
  const ends = boards.filter(({ period }, i) => boards[i + 1]?.period !== period).map(({ at }) => at)
  return { plays, ends, statistics: null }
}

const SIDES = [0, 1] as const

const resultOf = ({ result }: Board): readonly [number, number] => [Number(result[0]), Number(result[1])]

const figure = (extended: readonly OdfExtended[], code: string): number =>
  Number(extended.find((value) => value.code === code)?.value ?? 0)

const periodScore = ({ periods }: Board): readonly [number, number] => {
  const now = periods[periods.length - 1]
  return [Number(now?.homePeriodScore ?? 0), Number(now?.awayPeriodScore ?? 0)]
}
