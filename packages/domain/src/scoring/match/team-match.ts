import { err, ok, type Result } from '../../result.ts'
import type { Outs } from '../desk.ts'
import { type Checked, flag, maybe, oneOf, read, shape, whole, words } from '../fields.ts'
import type { Refusal, RefusalReason } from '../refusals.ts'
import { EMPTY_BOARD, OPEN, type Scene, type Scorer, triedKeys, type Verdict } from '../scorer.ts'
import { scoredRow, settle, wltOf } from '../settle.ts'
import { SIDES, type Side, type Tap } from '../tap.ts'
import { sideOf } from '../unit.ts'

/** A team match that consists of matches, each scored as a separate unit. */
export const TEAM_MATCH_LIMITS = shape<{
  toWin: number
  matches: number
  decider: boolean
  periods: 'B' | null
  playOn: boolean
}>({
  toWin: whole(1, 10),
  matches: whole(1, 20),
  /** One more where all were played and both have as many. */
  decider: flag,
  /** Each match as a period, B1 …; null where ODF nests it as a unit. */
  periods: maybe(oneOf('B')),
  /** All are played though it is decided. */
  playOn: flag,
})
export type TeamMatchLimits = Checked<typeof TEAM_MATCH_LIMITS>

interface Won {
  readonly side: Side
  /** As its unit has it, home first: "10", "00". */
  readonly scores: readonly [string, string] | null
}
interface TeamMatchState {
  readonly won: readonly Won[]
}
type TeamScene = Scene<TeamMatchLimits>

const OUTS: Outs = {
  'no-show': { irm: 'WO' },
  withdrawn: { irm: 'WO' },
  disqualified: { irm: 'DSQ' },
}
const WON = shape<{ home: string; away: string }>({ home: words(12), away: words(12) })
const no = (reason: RefusalReason) => err({ reason })

const countOf = ({ won }: TeamMatchState, side: Side): number => won.filter((one) => one.side === side).length

function byScore(state: TeamMatchState, { limits }: TeamScene): Verdict {
  const [home, away] = [countOf(state, 0), countOf(state, 1)]
  const played = home + away
  if (limits.playOn && played < limits.matches) return OPEN
  if (home !== away && (home >= limits.toWin || away >= limits.toWin || played >= limits.matches))
    return { decided: true, winner: home > away ? 0 : 1, decision: null }
  return OPEN
}
const verdict = (state: TeamMatchState, scene: TeamScene): Verdict => settle(scene, byScore(state, scene), () => null)

function apply(state: TeamMatchState, tap: Tap, scene: TeamScene): Result<Refusal, TeamMatchState> {
  if (tap.kind !== 'match-won') return no('unknown-kind')
  if (tap.side === undefined) return no('no-such-side')
  if (byScore(state, scene).decided) return no('decided')
  const most = scene.limits.matches + (scene.limits.decider ? 1 : 0)
  if (state.won.length >= most) return no('no-more-periods')
  const scores = tap.value === undefined || tap.value === null ? null : read(WON, tap.value)
  if (tap.value !== undefined && tap.value !== null && !scores) return no('bad-value')
  return ok({ won: [...state.won, { side: tap.side, scores: scores ? [scores.home, scores.away] : null }] })
}

export const teamMatch: Scorer<TeamMatchLimits, TeamMatchState> = {
  id: 'team-match',
  pad: { sides: 'beside', main: ['match-won'], lesser: [], shared: [] },
  ofTeams: true,
  headToHead: true,
  limits: TEAM_MATCH_LIMITS,
  outs: OUTS,
  begin: () => ({ won: [] }),
  apply,
  verdict,
  keys: (state, scene) =>
    triedKeys(
      SIDES.map((side) => ({ kind: 'match-won', word: 'match-won' as const, side })),
      apply,
      state,
      scene,
      true,
    ),
  proposals: (state, scene) => {
    const most = scene.limits.matches + (scene.limits.decider ? 1 : 0)
    return state.won.length >= most && !byScore(state, scene).decided
      ? [{ word: 'winner-by-decision', kind: 'winner' }]
      : []
  },
  board: (state, { limits }) => ({
    ...EMPTY_BOARD,
    period: limits.periods && state.won.length > 0 ? `${limits.periods}${state.won.length}` : null,
    score: [String(countOf(state, 0)), String(countOf(state, 1))],
  }),
  result: (state, scene) => {
    const decided = verdict(state, scene)
    const letter = scene.limits.periods
    const begun = scene.desk.startedAt !== null
    return {
      clock: null,
      periods: letter
        ? state.won.map(({ side }, i) => {
            const until = { won: state.won.slice(0, i + 1) }
            return {
              code: `${letter}${i + 1}`,
              homeScore: String(countOf(until, 0)),
              awayScore: String(countOf(until, 1)),
              homePeriodScore: side === 0 ? '1' : '0',
              awayPeriodScore: side === 1 ? '1' : '0',
            }
          })
        : [],
      extendedInfos: [],
      rows: SIDES.map((side) => ({
        competitor: sideOf(scene.unit, side),
        ...scoredRow(scene, side, begun ? String(countOf(state, side)) : null),
        wlt: wltOf(scene, decided, side),
        extended: letter
          ? state.won.map((won, i) => ({
              type: 'ER',
              code: 'BOUT',
              pos: String(i + 1),
              value: won.scores?.[side] ?? (won.side === side ? '1' : '0'),
              extensions: [{ code: 'WLT', value: won.side === side ? 'W' : 'L' }],
            }))
          : [],
      })),
    }
  },
  action: (tap, _before, after, { limits }) => ({
    period: limits.periods ? `${limits.periods}${after.won.length}` : null,
    when: null,
    action: limits.periods ? 'BOUT' : 'GAME',
    side: tap.side ?? null,
    athlete: null,
    result: null,
    score: [String(countOf(after, 0)), String(countOf(after, 1))],
  }),
}
