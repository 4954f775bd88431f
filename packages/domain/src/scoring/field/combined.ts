import { err, ok, type Result } from '../../result.ts'
import type { Out } from '../desk.ts'
import { type Checked, type Field, figure, flag, listOf, maybe, oneOf, read, shape, whole, words } from '../fields.ts'
import { values } from '../outcome.ts'
import { firstDifference, greaterFirst, ranked } from '../ranked.ts'
import type { Refusal, RefusalReason } from '../refusals.ts'
import { EMPTY_BOARD, type Proposal, type Scene, type Scorer, triedKeys } from '../scorer.ts'
import type { Tap } from '../tap.ts'
import { roundedUp, timeText } from '../times.ts'
import { competitorIn, type ScoringCompetitor } from '../unit.ts'

/** A part with its coefficients: points = a × |performance − b| ^ c, of seconds, centimetres or metres (WA scoring tables). */
interface PartLimits {
  readonly code: string
  readonly kind: 'time' | 'jump' | 'throw'
  readonly a: number
  readonly b: number
  readonly c: number
  /** Seconds added to a time taken by hand. */
  readonly byHand: number
}
const PART: Field<PartLimits> = shape({
  code: words(4),
  kind: oneOf('time', 'jump', 'throw'),
  a: figure(0, 1000),
  b: figure(0, 1000),
  c: figure(0, 5),
  byHand: figure(0, 1),
})

/** Combined events (WA TR39). */
export const COMBINED_LIMITS = shape<{ parts: readonly PartLimits[]; tiesShared: boolean; absenceEnds: boolean }>({
  parts: listOf(PART, 1, 12),
  /** Equal points share the place; otherwise who was better in more parts is ahead. */
  tiesShared: flag,
  /** Who does not start in a part is out of the event. */
  absenceEnds: flag,
})
export type CombinedLimits = Checked<typeof COMBINED_LIMITS>

interface Performance {
  /** Milliseconds or centimetres; null without a mark. */
  readonly mark: number | null
  readonly hand: boolean
  readonly wind: number | null
  readonly irm: string | null
}
interface CombinedState {
  readonly parts: Readonly<Record<string, Readonly<Record<number, Performance>>>>
}
type CombinedScene = Scene<CombinedLimits>

const no = (reason: RefusalReason) => err({ reason })
const GIVEN = shape<{
  part: number
  mark: number | null
  hand: boolean
  wind: number | null
  irm: 'DNS' | 'DNF' | 'DQ' | 'NM' | null
  again: boolean
}>({
  part: whole(1, 12),
  mark: maybe(whole(1, 86_400_000)),
  hand: flag,
  wind: maybe(figure(-20, 20)),
  irm: maybe(oneOf('DNS', 'DNF', 'DQ', 'NM')),
  again: flag,
})

/** Points of a performance, cut off; none for one that is worse than the table begins. */
export function combinedPoints({ kind, a, b, c, byHand }: PartLimits, mark: number, hand: boolean): number {
  if (kind === 'time') {
    const seconds = roundedUp(mark, hand ? 1 : 2) / 1000 + (hand ? byHand : 0)
    return seconds < b ? Math.floor(a * (b - seconds) ** c) : 0
  }
  const performance = kind === 'jump' ? mark : mark / 100
  return performance > b ? Math.floor(a * (performance - b) ** c) : 0
}

const pointsOf = (performance: Performance | undefined, part: PartLimits): number =>
  performance?.mark ? combinedPoints(part, performance.mark, performance.hand) : 0

function apply(state: CombinedState, tap: Tap, { limits, unit, desk }: CombinedScene): Result<Refusal, CombinedState> {
  if (tap.kind !== 'part') return no('unknown-kind')
  const competitor = competitorIn(unit, tap.competitor)
  if (!competitor) return no('no-such-competitor')
  const given = read(GIVEN, tap.value)
  const part = given && limits.parts[given.part - 1]
  if (!given || !part || (given.mark === null) === (given.irm === null)) return no('bad-value')
  const own = state.parts[competitor.code] ?? {}
  if (desk.outs[competitor.code] || isGone(own, given.part, limits)) return no('is-out')
  if (own[given.part] && !given.again) return no('entered-already')
  const { mark, hand, wind, irm } = given
  return ok({ parts: { ...state.parts, [competitor.code]: { ...own, [given.part]: { mark, hand, wind, irm } } } })
}

const isGone = (
  own: Readonly<Record<number, Performance>>,
  before: number,
  { absenceEnds, parts }: CombinedLimits,
): boolean => absenceEnds && parts.some((_, i) => i + 1 < before && own[i + 1]?.irm === 'DNS')

interface Line {
  readonly competitor: ScoringCompetitor
  readonly own: Readonly<Record<number, Performance>>
  readonly points: readonly number[]
  readonly total: number
  readonly out: Out | null
  readonly gone: boolean
}

export const combined: Scorer<CombinedLimits, CombinedState> = {
  id: 'combined',
  pad: 'combined',
  headToHead: false,
  limits: COMBINED_LIMITS,
  outs: {
    'no-show': { irm: 'DNS' },
    'injured-before': { irm: 'DNS' },
    'not-finished': { irm: 'DNF' },
    disqualified: { irm: 'DQ', needsRule: true },
  },
  begin: () => ({ parts: {} }),
  apply,
  keys: (state, scene) =>
    triedKeys(
      scene.limits.parts.map((_, i) => ({
        id: `part:${i + 1}`,
        kind: 'part',
        word: 'part-of-combined' as const,
        entry: 'points' as const,
        ...(scene.unit.competitors[0] ? { on: scene.unit.competitors[0].code } : {}),
      })),
      apply,
      state,
      scene,
      false,
    ),
  proposals: (state, scene): Proposal[] => {
    const { unit, desk, limits } = scene
    if (desk.stage !== 'running') return []
    const missing = unit.competitors.filter(
      ({ code }) =>
        !desk.outs[code] &&
        !isGone(state.parts[code] ?? {}, 99, limits) &&
        limits.parts.some((_, i) => !state.parts[code]?.[i + 1]),
    )
    return missing.length === 0
      ? [{ word: 'end', kind: 'end' }]
      : [{ word: 'results-missing', kind: 'part', competitors: missing.map(({ code }) => code) }]
  },
  board: (state, { limits }) => {
    const done = Math.max(0, ...Object.values(state.parts).map((own) => Object.keys(own).length))
    return {
      ...EMPTY_BOARD,
      facts: [{ word: 'part-of-combined', value: String(done), of: String(limits.parts.length) }],
    }
  },
  result: (state, { unit, desk, limits }) => {
    const lines = unit.competitors.map((competitor): Line => {
      const own = state.parts[competitor.code] ?? {}
      const points = limits.parts.map((part, i) => pointsOf(own[i + 1], part))
      const total = points.reduce((sum, one) => sum + one, 0)
      return { competitor, own, points, total, out: desk.outs[competitor.code] ?? null, gone: isGone(own, 99, limits) }
    })
    const better = (a: Line, b: Line): number => a.points.filter((points, i) => points > (b.points[i] ?? 0)).length
    const list = ranked(
      lines,
      ({ out, gone, own }) => !out && !gone && Object.keys(own).length > 0,
      (a, b) =>
        limits.tiesShared
          ? b.total - a.total
          : firstDifference(
              b.total - a.total,
              better(b, a) - better(a, b),
              greaterFirst(
                [...a.points].sort((x, y) => y - x),
                [...b.points].sort((x, y) => y - x),
              ),
            ),
      ({ out, gone }) => (out ? (out.how === 'disqualified' ? 3 : 2) : gone ? 1 : 2),
    )
    const leader = list[0]?.row.total ?? 0
    return {
      clock: null,
      periods: [],
      extendedInfos: [],
      rows: list.map(({ row, rank, equal }) => {
        const irm = row.out ? row.out.irm : row.gone ? 'DNF' : null
        const begun = Object.keys(row.own).length > 0
        return {
          competitor: row.competitor,
          rank,
          rankEqual: equal,
          result: irm || !begun ? null : String(row.total),
          resultType: irm ? 'IRM' : begun ? 'POINTS' : null,
          irm,
          diff: rank !== null && row.total < leader ? `-${leader - row.total}` : null,
          extended: [
            ...limits.parts.flatMap((part, i) => {
              const performance = row.own[i + 1]
              if (!performance) return []
              return [
                {
                  type: 'ER',
                  code: 'PART',
                  pos: String(i + 1),
                  value: performanceText(performance, part),
                  value2: String(row.points[i] ?? 0),
                  ...(performance.wind === null
                    ? {}
                    : { extensions: [{ code: 'WIND_SPEED', value: performance.wind.toFixed(1) }] }),
                },
              ]
            }),
            ...values({ RULE: row.out?.rule ?? null }),
          ],
        }
      }),
    }
  },
}

function performanceText({ mark, hand, irm }: Performance, { kind }: PartLimits): string {
  if (mark === null) return irm ?? ''
  if (kind !== 'time') return (mark / 100).toFixed(2)
  const decimals = hand ? 1 : 2
  return timeText(roundedUp(mark, decimals), decimals)
}
