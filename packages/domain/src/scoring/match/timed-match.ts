import type { SportPeriod } from '../../sports/sport.ts'
import { neverBegan } from '../desk.ts'
import { AT_ZERO, isRunning, playedAt, shown, stoppedClock } from '../game-clock.ts'
import { type AnyScorer, anyScorer } from '../play.ts'
import { CLOCK_MENDING, EMPTY_BOARD, type Key, OPEN, type Proposal, triedKeys, type Verdict } from '../scorer.ts'
import { outsOf, settle, wltOf } from '../settle.ts'
import { otherSide, type Side, SIDES } from '../tap.ts'
import { clockDown, clockUp } from '../times.ts'
import { sideOf } from '../unit.ts'
import { factsOf, isDismissed, statsOf, type TimedSport } from './deeds.ts'
import { TIMED_LIMITS, type TimedLimits } from './timed-limits.ts'
import {
  currentOf,
  lengthOf,
  nextOf,
  shootoutWinner,
  type TimedScene,
  type TimedState,
  totalOf,
} from './timed-state.ts'
import { applyTo } from './timed-taps.ts'

function byScore(state: TimedState, scene: TimedScene): Verdict {
  const current = currentOf(state)
  if (!current?.over) return OPEN
  if (state.shootout) {
    const winner = shootoutWinner(state.shootout, scene.limits.shootoutShots ?? 1)
    return winner === null ? OPEN : { decided: true, winner, decision: null }
  }
  if (nextOf(state, scene) !== 'nothing') return OPEN
  const [home, away] = totalOf(state)
  if (home === away) return scene.limits.drawAllowed ? { decided: true, winner: null, decision: null } : OPEN
  return { decided: true, winner: home > away ? 0 : 1, decision: null }
}

const verdict = (state: TimedState, scene: TimedScene): Verdict => settle(scene, byScore(state, scene), () => null)

/** The periods as ODF has them: the running totals, and what was scored in each alone; throws of a shoot-out are in no total. */
function periodsOf({ parts, shootout }: TimedState): SportPeriod[] {
  const codes = [...new Set(parts.map(({ code }) => code))]
  const until = (index: number, side: Side): number =>
    parts.filter(({ code }) => codes.indexOf(code) <= index).reduce((sum, { score }) => sum + score[side], 0)
  const periods = codes.map((code, index): SportPeriod => {
    const own = (side: Side) => until(index, side) - (index === 0 ? 0 : until(index - 1, side))
    return {
      code,
      homeScore: String(until(index, 0)),
      awayScore: String(until(index, 1)),
      homePeriodScore: String(own(0)),
      awayPeriodScore: String(own(1)),
    }
  })
  if (!shootout) return periods
  const last = periods.at(-1)
  const [home, away] = shootout.map((shots) => String(shots.filter(Boolean).length))
  return [
    ...periods,
    {
      code: 'PSO',
      homeScore: last?.homeScore ?? null,
      awayScore: last?.awayScore ?? null,
      homePeriodScore: home ?? null,
      awayPeriodScore: away ?? null,
    },
  ]
}

/** Games on a clock, by the sport's own deeds. */
export function timedMatch(sport: TimedSport): AnyScorer {
  const apply = applyTo(sport)
  const clockText = (played: number, length: number | null): string =>
    sport.clockDown && length !== null ? clockDown(length - played, true) : clockUp(played)

  const keys = (state: TimedState, scene: TimedScene): Key[] => {
    const shootout = state.shootout !== null
    return triedKeys(
      [
        { kind: 'period-start', word: nextOf(state, scene) === 'shootout' ? sport.shootoutWord : 'period-start' },
        { kind: 'clock-start', word: 'clock-start' },
        { kind: 'clock-stop', word: 'clock-stop' },
        { kind: 'period-end', word: 'period-end' },
        ...SIDES.flatMap((side) => sport.deeds.map(({ kind, word }) => ({ kind, word, side }))),
        ...(scene.limits.timeOuts === 0
          ? []
          : SIDES.map((side) => ({ kind: 'time-out', word: 'time-out' as const, side }))),
        ...(sport.possession ? SIDES.map((side) => ({ kind: 'possession', word: 'possession' as const, side })) : []),
        ...(shootout
          ? SIDES.flatMap((side) => [
              { kind: 'shootout-goal', word: 'shootout-goal' as const, side },
              { kind: 'shootout-miss', word: 'shootout-miss' as const, side },
            ])
          : []),
        ...CLOCK_MENDING,
        { kind: 'period-score', word: 'score-from-paper', entry: 'score' },
      ],
      apply,
      state,
      scene,
      true,
    )
  }

  return anyScorer<TimedLimits, TimedState>({
    ...sport,
    headToHead: true,
    ofTeams: true,
    limits: TIMED_LIMITS,
    begin: () => ({ parts: [], clock: AT_ZERO, done: [], timeOuts: [], possession: null, shootout: null }),
    apply,
    halt: (state, tap, { limits }) => ({ ...state, clock: stoppedClock(state.clock, tap, lengthOf(state, limits)) }),
    isBreak: (state, scene) => (currentOf(state)?.over ?? false) && !state.shootout && !byScore(state, scene).decided,
    verdict,
    keys,
    proposals: (state, scene, now): Proposal[] => {
      const current = currentOf(state)
      const last = state.done.at(-1)
      const points = sport.deeds.find(({ kind }) => kind === last?.kind)?.points ?? 0
      // who scored is asked and never waited for
      const scorer: Proposal[] =
        last && points > 0 && last.athlete === null
          ? [{ word: 'who-scored', kind: 'credit', side: last.side, value: { tap: last.tap, kind: null } }]
          : []
      if (current && !current.over) {
        const isUp = playedAt(state.clock, now, null) >= current.seconds * 1000
        return isUp ? [...scorer, { word: 'time-is-up', kind: 'period-end' }] : scorer
      }
      const next = nextOf(state, scene)
      if (state.shootout || byScore(state, scene).decided) return []
      if (next === 'nothing') return [{ word: 'winner-by-decision', kind: 'winner' }]
      return [{ word: next === 'shootout' ? sport.shootoutWord : 'period-start', kind: 'period-start' }]
    },
    board: (state, scene, now) => {
      const length = lengthOf(state, scene.limits)
      const played = playedAt(state.clock, now, length)
      const [home, away] = totalOf(state)
      return {
        ...EMPTY_BOARD,
        period: state.shootout ? 'PSO' : (currentOf(state)?.code ?? null),
        clock: { running: isRunning(state.clock, { played, length }), played, length, text: clockText(played, length) },
        score: [String(home), String(away)],
        facts: state.possession === null ? [] : [{ word: 'possession', value: String(state.possession) }],
        sides: [factsOf(sport, state, 0, scene, now), factsOf(sport, state, 1, scene, now)],
      }
    },
    result: (state, scene, now) => {
      const decided = verdict(state, scene)
      const length = lengthOf(state, scene.limits)
      const played = playedAt(state.clock, now, length)
      const current = currentOf(state)
      return {
        clock: current
          ? {
              period: state.shootout ? 'PSO' : current.code,
              running: isRunning(state.clock, { played, length }),
              time: clockText(played, length),
            }
          : null,
        periods: periodsOf(state),
        extendedInfos: [],
        rows: SIDES.map((side) => {
          const competitor = sideOf(scene.unit, side)
          const own = state.done.filter((done) => done.side === side)
          return {
            competitor,
            ...scoreOf(state, scene, decided, side),
            wlt: wltOf(scene, decided, side),
            extended: state.parts.length > 0 ? statsOf(sport, own, sport.stats) : [],
            athletes: Object.fromEntries(
              competitor.athletes.map(({ code }) => [
                code,
                statsOf(
                  sport,
                  own.filter(({ athlete }) => athlete === code),
                  [],
                ),
              ]),
            ),
          }
        }),
      }
    },
    action: (tap, before, after, scene) => {
      const { limits } = scene
      const score = totalOf(after).map(String) as [string, string]
      const part = currentOf(after)
      const base = {
        period: after.shootout ? 'PSO' : (part?.code ?? null),
        when: clockText(shown(before.clock, tap, lengthOf(before, limits)), lengthOf(before, limits)),
        side: tap.side ?? null,
        athlete: tap.athlete ?? null,
        result: null,
        score,
      }
      const deed = sport.deeds.find(({ kind }) => kind === tap.kind)
      if (deed) {
        const second =
          deed.is === 'caution' && isDismissed(sport, after, tap.athlete ?? null, scene) ? 'Y2C' : deed.action
        return { ...base, action: second, result: deed.result ?? null }
      }
      switch (tap.kind) {
        case 'period-start':
          return { ...base, when: null, action: 'PSTART' }
        case 'period-end':
          return { ...base, action: 'PEND' }
        case 'time-out':
          return { ...base, action: 'TOUT' }
        case 'shootout-goal':
        case 'shootout-miss':
          return {
            ...base,
            when: null,
            action: sport.shootoutAction ?? 'SHOT',
            result: tap.kind === 'shootout-goal' ? 'GOAL' : 'MISSED',
            score: [0, 1].map((side) => String(after.shootout?.[side as Side].filter(Boolean).length ?? 0)) as [
              string,
              string,
            ],
          }
        default:
          return null
      }
    },
  })
}

/** The score of a side: as played; as the rules give it to who came, or to who could go on. */
function scoreOf(
  state: TimedState,
  scene: TimedScene,
  { winner }: Verdict,
  side: Side,
): { readonly result: string | null; readonly resultType: string | null; readonly irm: string | null } {
  const { limits } = scene
  const outs = outsOf(scene)
  const out = outs[side]
  const played = totalOf(state)[side]
  const given = (points: number) =>
    out
      ? { result: String(points), resultType: 'IRM_POINTS', irm: out.irm }
      : { result: String(points), resultType: 'POINTS', irm: null }
  if (outs[0] && outs[1]) return out ? { result: null, resultType: 'IRM', irm: out.irm } : given(played)
  const gone = outs[0] ?? outs[1]
  if (gone && neverBegan(gone)) return given(winner === side ? limits.forfeit.winner : limits.forfeit.loser)
  if (gone && winner !== null) {
    const total = totalOf(state)
    const lead = total[winner] - total[otherSide(winner)]
    const isDefault = limits.byDefault !== null && gone.how !== 'disqualified'
    const { forfeit } = limits
    const counted = isDefault ? limits.byDefault : forfeit
    const remains = isDefault ? lead > 0 : limits.forfeitKeepsLead && lead >= forfeit.winner - forfeit.loser
    if (counted && !remains) return given(winner === side ? counted.winner : counted.loser)
  }
  return state.parts.length === 0 ? { result: null, resultType: null, irm: null } : given(played)
}
