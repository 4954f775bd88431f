import type { SportValue } from '../../sports/sport.ts'
import { type RowDraft, values } from '../outcome.ts'
import { timeText } from '../times.ts'
import type { RaceLimits } from './race-limits.ts'
import { type Line, lapsBehind } from './race-order.ts'
import { type RaceState, rounded, type Run, runOf, sprintTotal } from './race-state.ts'

export function resultOf(
  state: RaceState,
  { competitor, out }: Line,
  time: number | null,
  limits: RaceLimits,
): Pick<RowDraft, 'result' | 'resultType' | 'irm'> {
  const written = time === null ? null : timeText(time, limits.decimals)
  if (out) {
    if (limits.lappedAreRanked && out.how === 'lapped') return { result: null, resultType: 'RANK', irm: out.irm }
    return { result: null, resultType: 'IRM', irm: out.irm }
  }
  if (limits.sprintPoints.length > 0) {
    const begun = sprintTotal(state, competitor.code, limits) !== 0 || state.order.includes(competitor.code)
    return {
      result: begun ? String(sprintTotal(state, competitor.code, limits)) : null,
      resultType: begun ? 'POINTS' : null,
    }
  }
  if (written !== null) return { result: written, resultType: 'TIME' }
  const placed = runOf(state, competitor.code).place !== null || state.order.includes(competitor.code)
  return { result: null, resultType: placed ? 'RANK' : null }
}

/** Laps of a lapped rider are those behind the winner, with a minus sign; of a criterium those gained. */
const lapsOf = (line: Line, limits: RaceLimits): number | null => {
  if (line.out?.how === 'lapped' && limits.lappedAreRanked) return -lapsBehind(line)
  return line.run.laps === 0 ? null : line.run.laps
}

export function extendedOf(line: Line, rank: number | null, limits: RaceLimits): SportValue[] {
  const { run, out } = line
  const passed = Array.from({ length: limits.points - 1 }, (_, i) => run.passed[i + 1] ?? null)
  const all = limits.points > 1 ? [...passed, run.time] : []
  const splits = all.flatMap((ms, i): SportValue[] => {
    if (ms === null) return []
    const before = i === 0 ? 0 : (all[i - 1] ?? null)
    const leg = limits.legs[i]
    return [
      {
        type: 'ER',
        code: 'INTERMEDIATE',
        pos: String(i + 1),
        value: timeText(rounded(ms, limits), limits.decimals),
        ...(before === null || ms < before ? {} : { value2: timeText(rounded(ms - before, limits), limits.decimals) }),
        ...(leg === undefined ? {} : { extensions: [{ code: 'LEG', value: leg }] }),
      },
    ]
  })
  return [
    ...values({
      REACT_TIME: run.reaction === null ? null : (run.reaction / 1000).toFixed(limits.decimals === 2 ? 2 : 3),
    }),
    ...splits,
    ...values({
      RULE: out?.rule ?? null,
      YELLOW_CARD: run.cards.filter((card) => card === 'yellow').length || null,
      PENALTY: run.penalty > 0 ? timeText(run.penalty, 0) : null,
      LAPS: lapsOf(line, limits),
      FINISH_ORDER: limits.decidedBy === 'order' && limits.sprintPoints.length === 0 ? rank : null,
    }),
  ]
}

export const membersOf = (run: Run, limits: RaceLimits): Record<string, SportValue[]> => {
  const codes = [...new Set([...Object.keys(run.legTimes), ...Object.keys(run.takeOvers)])]
  return Object.fromEntries(
    codes.map((code) => {
      const [leg, takeOver] = [run.legTimes[code], run.takeOvers[code]]
      return [
        code,
        values({
          REACT_TIME: takeOver === undefined ? null : (takeOver / 1000).toFixed(2),
          LEG_TIME: leg === undefined ? null : timeText(rounded(leg, limits), limits.decimals),
        }),
      ]
    }),
  )
}
