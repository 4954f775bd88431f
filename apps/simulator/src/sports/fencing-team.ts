import type { OdfExtended } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import type { Random } from '../random.ts'
import { aside, type Board, boutPlayed, clockText } from './combat.ts'
import type { MatchReport, Play, Played } from './standing.ts'
import { PERIOD, paceOfTouches, type Score, touchesUntil, type Weapon } from './touches.ts'

/** Touches that a leg of the relay adds at most to the leading side's score. */
const A_LEG = 5
/** Seconds from one leg to the next. */
const CHANGE = 45

/** Who fences whom in the nine legs, by place in the two teams (FIE's order: 3–6, 1–5, 2–4 and so on). */
const RELAY: readonly (readonly [home: number, away: number])[] = [
  [2, 2],
  [0, 1],
  [1, 0],
  [0, 2],
  [2, 0],
  [1, 1],
  [0, 0],
  [1, 2],
  [2, 1],
]

/**
 * A match of two teams of three: nine legs of three minutes, the score running on, to five touches more in each and forty-five in all;
 * level after the last, one touch in an extra minute decides.
 */
export function playFencingTeam(weapon: Weapon, sides: readonly [Entrant, Entrant], chance: Random): Played {
  const form = aside(sides, 'fencing team')
  const abilities = sides.map(({ ability, members }) => members.map(() => ability + 0.5 * form.normal()))
  const boards: Board[] = []
  const plays: Play[] = []
  const legs: { readonly score: Score; readonly touches: Score }[] = []
  let [score, begins]: [Score, number] = [[0, 0], 0]
  for (const [i, fencers] of RELAY.entries()) {
    const isLast = i === RELAY.length - 1
    const from = score
    const advantage = (abilities[0]?.[fencers[0]] ?? 0) - (abilities[1]?.[fencers[1]] ?? 0)
    const touches = touchesUntil(weapon, { from, to: A_LEG * (i + 1), decided: isLast, advantage }, chance)
    for (const { clock, side, score: now, extra } of touches) {
      score = now
      const at = (begins + Math.round(clock * paceOfTouches(weapon))) * SECOND
      const period = extra ? 'OT' : `P${i + 1}`
      const time = weapon === 'sabre' ? null : clockText(Math.max(0, PERIOD - clock))
      const done = [...legs, { score: now, touches: [now[0] - from[0], now[1] - from[1]] as const }]
      boards.push({
        at,
        period,
        time,
        result: [String(now[0]), String(now[1])],
        periods: [],
        extended: [legsOf(done, 0), legsOf(done, 1)],
      })
      plays.push({
        at,
        period,
        when: time,
        code: 'TOUCH',
        side,
        member: fencers[side],
        score: now,
        points: 1,
        parent: null,
      })
    }
    legs.push({ score, touches: [score[0] - from[0], score[1] - from[1]] })
    begins += Math.round(Math.min(PERIOD, touches.at(-1)?.clock ?? PERIOD) * paceOfTouches(weapon)) + CHANGE
  }
  const ends = boards.filter(({ period }, i) => boards[i + 1]?.period !== period)
  const shown = boards.filter((board, i) => i % 3 === 2 || ends.includes(board))
  const report = (): MatchReport => ({ plays, ends: ends.map(({ at }) => at), statistics: null })
  return boutPlayed(sides, shown, score[0] > score[1] ? 0 : 1, 'TOUCHES', [], report)
}

/** The running score after each leg of one side, and what the leg brought it. */
const legsOf = (legs: readonly { readonly score: Score; readonly touches: Score }[], side: 0 | 1): OdfExtended[] =>
  legs.map(({ score, touches }, i) => ({
    type: 'ER',
    code: 'LEG',
    pos: String(i + 1),
    value: String(score[side]),
    value2: String(touches[side]),
  }))
