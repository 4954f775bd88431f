import { phaseOf } from '../rsc.ts'
import { isTeamEvent } from '../sports/decision.ts'
import { isOver } from '../sports/race.ts'
import type { SportPeriod, SportRow, SportUnit } from '../sports/sport.ts'
import { infoOf, valueOf } from '../sports/values.ts'
import { byText } from '../text/by-text.ts'
import { arrowsOf, figureOf, sumOf } from './figures.ts'
import { rankRows } from './rank-list.ts'
import { because, type Reason } from './reason.ts'
import type { ListRule, MatchRule, TeamFigure } from './rule-set.ts'

/**
 * How a match of two ended. `won`: somebody won it; `draw`: nobody, by the rules; `no-winner`: both are out; `undecided`: it is not over,
 * or what was sent does not tell.
 */
export type Outcome =
  | { readonly kind: 'won'; readonly winner: string; readonly loser: string; readonly why: Reason }
  | { readonly kind: 'draw' | 'no-winner' | 'undecided'; readonly why: Reason }

/** A match of a pool: phase GPA- … of the RSC (ODF §4), or any that a draw does not name as a round. */
export const isPoolPhase = (code: string): boolean => /^(GP|POOL|PO[A-Z]-|RR)/.test(phaseOf(code))

/** A match of a round (`Rodada 3`, RND3): without a knockout the rounds are a league with one table. */
export const isRound = (code: string): boolean => phaseOf(code).startsWith('RND')

const allowsDraws = (code: string): boolean => isPoolPhase(code) || isRound(code)

/**
 * Who won a match: by WLT where it was sent (ODF §8), else by who is out, else by the greater result, else by what the sport has for
 * level ones (goals of a shoot-out, the arrow nearer to the centre, priority). `unit.rows` are home and away, to whom periods refer.
 */
export function matchOutcome(unit: SportUnit, ofSport: MatchRule): Outcome {
  const rule = (isTeamEvent(unit) && ofSport.ofTeams) || ofSport
  const [one, other] = unit.rows
  if (one && unit.rows.length === 1) return undecided('side-missing')
  if (!one || !other || unit.rows.length !== 2) return undecided('not-played')
  const sent = [one, other].filter(({ wlt }) => wlt !== null)
  if (sent.length > 0 && !isOver(unit)) return undecided('not-played')
  if (sent.some(({ wlt }) => isWon(wlt)) && isAgainstScore(unit, rule)) return undecided('winner-contradicted')
  if (sent.some(({ wlt }) => isWon(wlt)))
    return sent.filter(({ wlt }) => isWon(wlt)).length === 1
      ? won(unit, isWon(one.wlt) ? one : other, because('wlt-sent'))
      : undecided('winner-contradicted')
  if (sent.length === 2 && sent.every(({ wlt }) => wlt === 'T'))
    return {
      kind: 'draw',
      why: allowsDraws(unit.code) ? because('draw-allowed') : because('level', { own: one.result ?? '' }),
    }
  if (sent.length === 2 && sent.every(({ wlt }) => wlt === 'L'))
    return {
      kind: 'no-winner',
      why: because('both-out', { irm: infoOf(unit.extendedInfos, 'DECISION') ?? irmsOf(unit) }),
    }
  const [oneOut, otherOut] = [isOut(one, rule), isOut(other, rule)]
  if (oneOut && otherOut) return { kind: 'no-winner', why: because('both-out', { irm: irmsOf(unit) }) }
  if (oneOut || otherOut)
    return won(unit, oneOut ? other : one, because('opponent-out', { irm: (oneOut ? one : other).irm ?? '' }))
  if (!isOver(unit)) return undecided('not-played')
  if (rule.timed && unit.rows.every(({ result, resultType }) => result !== null && resultType === 'TIME'))
    return byTime(unit, rule.timed)
  const [a, b] = [figureOf(one.result), figureOf(other.result)]
  if (a === null || b === null)
    return { kind: 'undecided', why: because('not-sent', { needs: 'result', from: codes(unit) }) }
  const decision = infoOf(unit.extendedInfos, 'DECISION')
  if (rule.wonByScore !== null && (decision === null || !rule.wonByScore.includes(decision)))
    return { kind: 'undecided', why: because('not-sent', { needs: 'decision', from: codes(unit) }) }
  if (a !== b) {
    const [better, worse] = a > b ? [one, other] : [other, one]
    return won(unit, better, because('score', { own: better.result ?? '', other: worse.result ?? '' }))
  }
  return level(unit, rule)
}

/** Whether the sent winner has the lower score, in a sport in which only the score decides and both sides have finished. */
function isAgainstScore({ rows, periods }: SportUnit, { wonByScore, winnerMayBeLower }: MatchRule): boolean {
  if (
    winnerMayBeLower ||
    wonByScore !== null ||
    rows.some(({ irm }) => irm !== null) ||
    periods.some(({ code }) => code === 'PSO')
  )
    return false
  const winner = rows.find(({ wlt }) => isWon(wlt))
  const loser = rows.find((row) => row !== winner)
  const [high, low] = [figureOf(winner?.result ?? null), figureOf(loser?.result ?? null)]
  return high !== null && low !== null && high < low
}

/** `V` and `V(T)` are fencing's (ODF §8). */
const isWon = (wlt: string | null): boolean => wlt === 'W' || (wlt?.startsWith('V') ?? false)
const isOut = ({ irm }: SportRow, { out }: MatchRule): boolean => irm !== null && out.includes(irm)
const codes = ({ rows }: SportUnit): string =>
  rows
    .map(({ competitor }) => competitor.code)
    .toSorted(byText)
    .join(' ')
const irmsOf = ({ rows }: SportUnit): string =>
  rows
    .map(({ irm }) => irm ?? '')
    .join(' ')
    .trim()
const undecided = (rule: 'not-played' | 'side-missing' | 'winner-contradicted'): Outcome => ({
  kind: 'undecided',
  why: because(rule),
})

function won({ rows }: Pick<SportUnit, 'rows'>, winner: SportRow, why: Reason): Outcome {
  const loser = rows.find((row) => row !== winner)
  return { kind: 'won', winner: winner.competitor.code, loser: loser?.competitor.code ?? '', why }
}

/** The better time has won. */
function byTime({ rows }: SportUnit, rule: ListRule): Outcome {
  const { rows: placed, undecided } = rankRows(rows, rule, { order: [], ranked: [] })
  const [first] = placed
  const winner = rows.find(({ competitor }) => competitor.code === first?.competitor)
  const [open] = undecided
  if (open || !first || !winner) return { kind: 'undecided', why: open?.why ?? because('not-played') }
  return won({ rows }, winner, first.why)
}

/** Of a match of teams: the values of a side, and what each bout gave it (period B1 …, home first). */
const TEAM_FIGURES: Readonly<Record<TeamFigure, string>> = {
  'quality-points': 'CLASS_PTS',
  falls: 'FALLS',
  superiorities: 'SUPERIORITIES',
  scored: 'TECH_PTS',
}
const isTeamFigure = (way: string): way is TeamFigure => Object.hasOwn(TEAM_FIGURES, way)

const boutsOf = ({ periods }: SportUnit): (readonly [number | null, number | null])[] =>
  periods.filter(({ code }) => /^B\d+$/.test(code)).map(scoredIn)

/** Classification points that were not sent are those of the bouts. */
function teamFigure(unit: SportUnit, side: 0 | 1, figure: TeamFigure): number | null {
  const row = unit.rows[side]
  const sent = row ? figureOf(valueOf(row, TEAM_FIGURES[figure])) : null
  if (sent !== null || figure !== 'quality-points') return sent
  const bouts = boutsOf(unit).flatMap((bout) => bout[side] ?? [])
  return bouts.length > 0 && bouts.length === boutsOf(unit).length ? sumOf(bouts) : null
}

function level(unit: SportUnit, { whenLevel, draws }: MatchRule): Outcome {
  for (const way of whenLevel) {
    if (isTeamFigure(way) || way === 'last-bout') {
      const [home = null, away = null] = isTeamFigure(way)
        ? [teamFigure(unit, 0, way), teamFigure(unit, 1, way)]
        : (boutsOf(unit).at(-1) ?? [])
      if (home === null || away === null)
        return { kind: 'undecided', why: because('not-sent', { needs: way, from: codes(unit) }) }
      const better = unit.rows[home > away ? 0 : 1]
      if (home === away || !better) continue
      return won(unit, better, because(way, { own: `${Math.max(home, away)}`, other: `${Math.min(home, away)}` }))
    }
    const winner = way === 'shoot-out' ? byShootOut(unit) : onlyWith(unit, way === 'priority' ? 'PRIORITY' : 'CLOSEST')
    if (winner) return won(unit, winner, because(way === 'shoot-out' ? 'shoot-off' : way))
  }
  if (draws === 'in-pools' && allowsDraws(unit.code)) return { kind: 'draw', why: because('draw-allowed') }
  return { kind: 'undecided', why: because('level', { own: unit.rows[0]?.result ?? '' }) }
}

/** The goals of period PSO (rows are home and away), or the better arrow of a shoot-off. */
function byShootOut({ periods, rows }: SportUnit): SportRow | undefined {
  const goals = periods.find(({ code }) => code === 'PSO')
  const [home, away] = goals ? scoredIn(goals) : rows.map((row) => arrowOf(valueOf(row, 'SO')))
  if (home === null || away === null || home === undefined || away === undefined || home === away) return undefined
  return rows[home > away ? 0 : 1]
}

/** Several arrows of a team are added. */
function arrowOf(shot: string | null): number | null {
  const arrows = arrowsOf(shot)
  return arrows && sumOf(arrows)
}

export const scoredIn = ({ homePeriodScore, awayPeriodScore }: SportPeriod): [number | null, number | null] => [
  figureOf(homePeriodScore),
  figureOf(awayPeriodScore),
]

function onlyWith({ rows }: SportUnit, code: string): SportRow | undefined {
  const having = rows.filter((row) => valueOf(row, code) === 'Y')
  return having.length === 1 ? having[0] : undefined
}
