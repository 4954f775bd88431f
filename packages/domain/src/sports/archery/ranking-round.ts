import { err, ok, type Result } from '../../result.ts'
import type { Out, Outs } from '../../scoring/desk.ts'
import { type Checked, flag, read, shape, whole } from '../../scoring/fields.ts'
import { values } from '../../scoring/outcome.ts'
import { firstDifference, ranked } from '../../scoring/ranked.ts'
import type { Refusal, RefusalReason } from '../../scoring/refusals.ts'
import { EMPTY_BOARD, type Proposal, type Scene, type Scorer, triedKeys } from '../../scoring/scorer.ts'
import type { Tap } from '../../scoring/tap.ts'
import { competitorIn, type ScoringCompetitor } from '../../scoring/unit.ts'
import { ARROW, ARROWS, type Arrow, arrowList, arrowsTotal, calledArrows } from './arrows.ts'

/** The ranking round of archery (World Archery, book 2). */
const RANKING_ROUND_LIMITS = shape<{ ends: number; arrows: number }>({ ends: whole(1, 24), arrows: whole(1, 6) })
type RankingRoundLimits = Checked<typeof RANKING_ROUND_LIMITS>

interface RankingRoundState {
  readonly ends: Readonly<Record<string, readonly (readonly Arrow[])[]>>
  /** Totals of the second scorer, by archer. */
  readonly checks: Readonly<Record<string, number>>
}
type RankingScene = Scene<RankingRoundLimits>

export const ARCHERY_OUTS: Outs = {
  'no-show': { irm: 'DNS' },
  'injured-before': { irm: 'DNS' },
  withdrawn: { irm: 'DNS' },
  retired: { irm: 'DNF' },
  injured: { irm: 'DNF' },
  disqualified: { irm: 'DSQ' },
}
const no = (reason: RefusalReason) => err({ reason })
const END = shape<{ end: number; arrows: readonly Arrow[]; again: boolean }>({
  end: whole(1, 24),
  arrows: arrowList(6),
  again: flag,
})

const endsOf = ({ ends }: RankingRoundState, code: string): readonly (readonly Arrow[])[] => ends[code] ?? []

function apply(
  state: RankingRoundState,
  tap: Tap,
  { limits, unit, desk }: RankingScene,
): Result<Refusal, RankingRoundState> {
  if (tap.kind !== 'arrow' && tap.kind !== 'end-of-arrows' && tap.kind !== 'total-check') return no('unknown-kind')
  const competitor = competitorIn(unit, tap.competitor)
  if (!competitor) return no('no-such-competitor')
  const { code } = competitor
  if (desk.outs[code]) return no('is-out')
  const own = endsOf(state, code)
  const withEnds = (ends: readonly (readonly Arrow[])[]): RankingRoundState => ({
    ...state,
    ends: { ...state.ends, [code]: ends },
  })
  if (tap.kind === 'total-check') {
    const total = read(whole(0, 1440), tap.value)
    return total === null ? no('bad-value') : ok({ ...state, checks: { ...state.checks, [code]: total } })
  }
  const last = own.at(-1)
  const isOpen = last !== undefined && last.length < limits.arrows
  if (tap.kind === 'arrow') {
    const arrow = read(ARROW, tap.value)
    if (!isOpen && own.length >= limits.ends) return no('no-more-attempts')
    if (arrow === null) return no('bad-value')
    return ok(withEnds(isOpen && last ? [...own.slice(0, -1), [...last, arrow]] : [...own, [arrow]]))
  }
  const given = read(END, tap.value)
  if (!given || given.arrows.length > limits.arrows || given.end > limits.ends) return no('bad-value')
  if (given.end <= own.length)
    return given.again ? ok(withEnds(own.with(given.end - 1, given.arrows))) : no('entered-already')
  if (given.end !== own.length + 1 || isOpen) return no('not-their-turn')
  return ok(withEnds([...own, given.arrows]))
}

interface Line {
  readonly competitor: ScoringCompetitor
  readonly out: Out | null
  readonly ends: readonly (readonly Arrow[])[]
  readonly total: number
  readonly tens: number
  readonly xs: number
}

export const rankingRound: Scorer<RankingRoundLimits, RankingRoundState> = {
  id: 'ranking-round',
  pad: 'ranking-round',
  headToHead: false,
  limits: RANKING_ROUND_LIMITS,
  outs: ARCHERY_OUTS,
  begin: () => ({ ends: {}, checks: {} }),
  apply,
  keys: (state, scene) => {
    const [someone] = scene.unit.competitors.filter(
      ({ code }) => !scene.desk.outs[code] && isShooting(state, code, scene),
    )
    const selected = someone ? { on: someone.code } : {}
    return triedKeys(
      [
        ...ARROWS.map((value) => ({ id: `arrow:${value}`, kind: 'arrow', word: 'arrow' as const, value, ...selected })),
        { id: 'end-of-arrows', kind: 'end-of-arrows', word: 'end-of-arrows', entry: 'arrows', ...selected },
        { id: 'total-check', kind: 'total-check', word: 'total-of-second-scorer', entry: 'count', ...selected },
      ],
      apply,
      state,
      scene,
      false,
    )
  },
  proposals: (state, scene): Proposal[] => {
    const { unit, desk } = scene
    const differ = unit.competitors.filter(
      ({ code }) => state.checks[code] !== undefined && state.checks[code] !== arrowsTotal(endsOf(state, code).flat()),
    )
    const given: Proposal[] =
      differ.length > 0
        ? [{ word: 'totals-differ', kind: 'total-check', competitors: differ.map(({ code }) => code) }]
        : []
    if (desk.stage !== 'running') return given
    const shooting = unit.competitors.some(({ code }) => !desk.outs[code] && isShooting(state, code, scene))
    return shooting ? given : [...given, { word: 'end', kind: 'end' }]
  },
  board: (state, { limits }) => ({
    ...EMPTY_BOARD,
    facts: [
      {
        word: 'end-of-arrows',
        value: String(Math.max(0, ...Object.values(state.ends).map((ends) => ends.length))),
        of: String(limits.ends),
      },
    ],
  }),
  result: (state, { unit, desk }) => {
    const list = ranked(
      unit.competitors.map((competitor): Line => {
        const ends = endsOf(state, competitor.code)
        const shot = ends.flat()
        return {
          competitor,
          out: desk.outs[competitor.code] ?? null,
          ends,
          total: arrowsTotal(shot),
          tens: shot.filter((arrow) => arrow === 'X' || arrow === '10').length,
          xs: shot.filter((arrow) => arrow === 'X').length,
        }
      }),
      ({ out, ends }) => !out && ends.length > 0,
      // tens with Xs, then Xs; a place that goes on is shot off, any other is shared
      (a, b) => firstDifference(b.total - a.total, b.tens - a.tens, b.xs - a.xs),
      ({ out }) => (out ? (out.how === 'disqualified' ? 3 : 2) : 1),
    )
    const leader = list[0]?.row.total ?? 0
    return {
      clock: null,
      periods: [],
      extendedInfos: [],
      rows: list.map(({ row, rank, equal }) => ({
        competitor: row.competitor,
        rank,
        rankEqual: equal,
        result: rank === null ? null : String(row.total),
        resultType: row.out ? 'IRM' : rank === null ? null : 'POINTS',
        irm: row.out?.irm ?? null,
        diff: rank !== null && row.total < leader ? `-${leader - row.total}` : null,
        extended: [
          ...row.ends.map((end, i) => ({
            type: 'ER',
            code: 'END',
            pos: String(i + 1),
            value: String(arrowsTotal(end)),
            value2: calledArrows(end),
          })),
          ...(row.ends.length > 0 ? values({ TENS: row.tens, XS: row.xs }) : []),
        ],
      })),
    }
  },
}

const isShooting = (state: RankingRoundState, code: string, { limits }: RankingScene): boolean =>
  endsOf(state, code).flat().length < limits.ends * limits.arrows
