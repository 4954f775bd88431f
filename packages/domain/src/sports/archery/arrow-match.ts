import { err, ok, type Result } from '../../result.ts'
import { type Checked, oneOf, read, shape, whole } from '../../scoring/fields.ts'
import { values } from '../../scoring/outcome.ts'
import type { Refusal, RefusalReason } from '../../scoring/refusals.ts'
import {
  EMPTY_BOARD,
  type Key,
  OPEN,
  type Proposal,
  type Scene,
  type Scorer,
  triedKeys,
  type Verdict,
} from '../../scoring/scorer.ts'
import { scoredRow, settle, wltOf } from '../../scoring/settle.ts'
import { SIDES, type Side, type Tap } from '../../scoring/tap.ts'
import { sideOf } from '../../scoring/unit.ts'
import { ARROW, ARROWS, type Arrow, arrowsTotal, calledArrows } from './arrows.ts'
import { ARCHERY_OUTS } from './ranking-round.ts'

/** A match of archery: by set points (recurve, teams) or by the sum of its arrows (compound). */
const ARROW_MATCH_LIMITS = shape<{
  counts: 'sets' | 'points'
  ends: number
  arrows: number
  toWin: number
  shootOffArrows: number
}>({
  counts: oneOf('sets', 'points'),
  ends: whole(1, 10),
  /** Of a side in an end. */
  arrows: whole(1, 12),
  /** Set points; where points count it is not asked. */
  toWin: whole(1, 20),
  /** One of each archer. */
  shootOffArrows: whole(1, 3),
})
type ArrowMatchLimits = Checked<typeof ARROW_MATCH_LIMITS>

type Shot = readonly [readonly Arrow[], readonly Arrow[]]
interface ArrowMatchState {
  /** The last is being shot unless it is over. */
  readonly ends: readonly { readonly shot: Shot; readonly over: boolean }[]
  readonly shootOff: Shot | null
  readonly closest: Side | null
}
type MatchScene = Scene<ArrowMatchLimits>
type Pair = readonly [number, number]

const no = (reason: RefusalReason) => err({ reason })
const withArrows = (shot: Shot, side: Side, arrows: readonly Arrow[]): Shot =>
  side === 0 ? [arrows, shot[1]] : [shot[0], arrows]
const totals = (shot: Shot): Pair => [arrowsTotal(shot[0]), arrowsTotal(shot[1])]

/** Two for an end, one each where both are level; or the arrows themselves. */
function scoreOf({ ends }: ArrowMatchState, { counts }: ArrowMatchLimits): Pair {
  return ends.reduce<Pair>(
    ([home, away], { shot, over }) => {
      const [one, other] = totals(shot)
      if (counts === 'points') return [home + one, away + other]
      if (!over) return [home, away]
      if (one === other) return [home + 1, away + 1]
      return one > other ? [home + 2, away] : [home, away + 2]
    },
    [0, 0],
  )
}

/** Every end is shot, or somebody has the set points. */
function isShot(state: ArrowMatchState, limits: ArrowMatchLimits): boolean {
  const [home, away] = scoreOf(state, limits)
  const enough = limits.counts === 'sets' && Math.max(home, away) >= limits.toWin && home !== away
  return enough || (state.ends.length >= limits.ends && state.ends.at(-1)?.over === true)
}

function shootOffWinner({ shootOff, closest }: ArrowMatchState, { shootOffArrows }: ArrowMatchLimits): Side | null {
  if (!shootOff || shootOff.some((arrows) => arrows.length < shootOffArrows)) return null
  const [home, away] = totals(shootOff)
  if (home !== away) return home > away ? 0 : 1
  return closest
}

function byScore(state: ArrowMatchState, { limits }: MatchScene): Verdict {
  if (!isShot(state, limits)) return OPEN
  const [home, away] = scoreOf(state, limits)
  if (home !== away) return { decided: true, winner: home > away ? 0 : 1, decision: null }
  const winner = shootOffWinner(state, limits)
  return winner === null ? OPEN : { decided: true, winner, decision: null }
}
const verdict = (state: ArrowMatchState, scene: MatchScene): Verdict => settle(scene, byScore(state, scene), () => null)

function apply(state: ArrowMatchState, tap: Tap, scene: MatchScene): Result<Refusal, ArrowMatchState> {
  const { limits } = scene
  if (byScore(state, scene).decided) return no('decided')
  const last = state.ends.at(-1)
  switch (tap.kind) {
    case 'arrow': {
      if (tap.side === undefined) return no('no-such-side')
      const arrow = read(ARROW, tap.value)
      if (arrow === null) return no('bad-value')
      if (state.shootOff) {
        const own = state.shootOff[tap.side]
        if (own.length >= limits.shootOffArrows) return no('no-more-attempts')
        return ok({ ...state, shootOff: withArrows(state.shootOff, tap.side, [...own, arrow]) })
      }
      if (isShot(state, limits)) return no('period-over')
      const open = last && !last.over ? last : { shot: [[], []] as Shot, over: false }
      const own = open.shot[tap.side]
      if (own.length >= limits.arrows) return no('no-more-attempts')
      const ends = last && !last.over ? state.ends.slice(0, -1) : state.ends
      return ok({ ...state, ends: [...ends, { ...open, shot: withArrows(open.shot, tap.side, [...own, arrow]) }] })
    }
    case 'set-end':
      if (!last || last.over) return no('not-started')
      // before the arrows are pulled both scorers agree on them
      return last.shot.every((arrows) => arrows.length === limits.arrows)
        ? ok({ ...state, ends: [...state.ends.slice(0, -1), { ...last, over: true }] })
        : no('period-not-over')
    case 'shoot-off': {
      if (!isShot(state, limits)) return no('period-not-over')
      if (!state.shootOff) return ok({ ...state, shootOff: [[], []], closest: null })
      // level and nobody nearer: another arrow
      const full = state.shootOff.every((arrows) => arrows.length === limits.shootOffArrows)
      return full ? ok({ ...state, shootOff: [[], []], closest: null }) : no('period-not-over')
    }
    case 'closest': {
      if (tap.side === undefined) return no('no-such-side')
      if (!state.shootOff?.every((arrows) => arrows.length === limits.shootOffArrows)) return no('period-not-over')
      return ok({ ...state, closest: tap.side })
    }
    default:
      return no('unknown-kind')
  }
}

const keys = (state: ArrowMatchState, scene: MatchScene): Key[] =>
  triedKeys(
    [
      ...SIDES.flatMap((side) => ARROWS.map((value) => ({ kind: 'arrow', word: 'arrow' as const, side, value }))),
      { kind: 'set-end', word: 'set-end' },
      { kind: 'shoot-off', word: 'shoot-off' },
      ...SIDES.map((side) => ({ kind: 'closest', word: 'closest-to-centre' as const, side })),
    ],
    apply,
    state,
    scene,
    true,
  )

export const arrowMatch: Scorer<ArrowMatchLimits, ArrowMatchState> = {
  id: 'arrow-match',
  pad: { sides: 'stacked', main: ['arrow'], lesser: ['closest'], shared: ['set-end', 'shoot-off'] },
  headToHead: true,
  limits: ARROW_MATCH_LIMITS,
  outs: ARCHERY_OUTS,
  begin: () => ({ ends: [], shootOff: null, closest: null }),
  apply,
  verdict,
  keys,
  proposals: (state, scene): Proposal[] => {
    const { limits } = scene
    if (byScore(state, scene).decided) return []
    const last = state.ends.at(-1)
    if (last && !last.over && last.shot.every((arrows) => arrows.length === limits.arrows))
      return [{ word: 'set-end', kind: 'set-end' }]
    if (!isShot(state, limits)) return []
    if (!state.shootOff) return [{ word: 'shoot-off', kind: 'shoot-off' }]
    return state.shootOff.every((arrows) => arrows.length === limits.shootOffArrows)
      ? SIDES.map((side) => ({ word: 'closest-to-centre' as const, kind: 'closest', side }))
      : []
  },
  board: (state, { limits }) => {
    const [home, away] = scoreOf(state, limits)
    const now = state.shootOff ?? (state.ends.at(-1)?.over === false ? state.ends.at(-1)?.shot : undefined)
    const facts = (side: Side) => (now ? [{ word: 'arrow' as const, value: now[side].join(' ') }] : [])
    return {
      ...EMPTY_BOARD,
      period: state.shootOff ? 'SO' : state.ends.length > 0 ? `E${state.ends.length}` : null,
      score: [String(home), String(away)],
      sides: [facts(0), facts(1)],
    }
  },
  result: (state, scene) => {
    const { limits } = scene
    const decided = verdict(state, scene)
    const begun = state.ends.length > 0
    const score = scoreOf(state, limits)
    const winner = shootOffWinner(state, limits)
    // the shoot-off is worth one set point; a sum of arrows it leaves as it is
    const ended: Pair =
      winner === null || limits.counts === 'points'
        ? score
        : winner === 0
          ? [score[0] + 1, score[1]]
          : [score[0], score[1] + 1]
    const shown = state.ends.filter(({ over }) => over)
    return {
      clock: null,
      periods: [
        ...shown.map(({ shot }, i) => {
          const until = scoreOf({ ...state, ends: shown.slice(0, i + 1) }, limits)
          return {
            code: `E${i + 1}`,
            homeScore: String(until[0]),
            awayScore: String(until[1]),
            homePeriodScore: String(arrowsTotal(shot[0])),
            awayPeriodScore: String(arrowsTotal(shot[1])),
          }
        }),
        ...(state.shootOff && state.shootOff.some((arrows) => arrows.length > 0)
          ? [
              {
                code: 'SO',
                homeScore: String(ended[0]),
                awayScore: String(ended[1]),
                homePeriodScore: String(arrowsTotal(state.shootOff[0])),
                awayPeriodScore: String(arrowsTotal(state.shootOff[1])),
              },
            ]
          : []),
      ],
      extendedInfos: [],
      rows: SIDES.map((side) => {
        const arrows = state.shootOff?.[side] ?? []
        return {
          competitor: sideOf(scene.unit, side),
          ...scoredRow(scene, side, begun ? String(ended[side]) : null, limits.counts === 'sets' ? 'SETS' : 'POINTS'),
          wlt: wltOf(scene, decided, side),
          extended: [
            ...state.ends
              .filter(({ shot }) => shot[side].length > 0)
              .map(({ shot }, i) => ({
                type: 'ER',
                code: 'SET',
                pos: String(i + 1),
                value: String(arrowsTotal(shot[side])),
                value2: calledArrows(shot[side]),
              })),
            ...(arrows.length > 0
              ? [{ type: 'ER', code: 'SO', value: String(arrowsTotal(arrows)), value2: calledArrows(arrows) }]
              : []),
            ...values({ CLOSEST: state.closest === side ? 'Y' : null }),
          ],
        }
      }),
    }
  },
}
