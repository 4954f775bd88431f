import { err, ok, type Result } from '../../result.ts'
import type { Out, Outs } from '../desk.ts'
import { type Checked, type Field, figure, flag, listOf, maybe, oneOf, read, shape, whole } from '../fields.ts'
import { values } from '../outcome.ts'
import { greaterFirst, ranked } from '../ranked.ts'
import type { Refusal, RefusalReason } from '../refusals.ts'
import { EMPTY_BOARD, type Proposal, type Scene, type Scorer, triedKeys } from '../scorer.ts'
import type { Tap } from '../tap.ts'
import { competitorIn, type ScoringCompetitor } from '../unit.ts'

/** Long and triple jump, shot, discus, hammer, javelin (WA TR25). */
export const ATTEMPTS_LIMITS = shape<{
  attempts: number
  cutAfter: number | null
  cut: number
  reorderAfter: readonly number[]
  wind: boolean
}>({
  attempts: whole(1, 12),
  /** Rounds after which only the best go on; null: everybody has all. */
  cutAfter: maybe(whole(1, 11)),
  cut: whole(1, 24),
  /** Rounds after which the order is turned: the leader comes last. */
  reorderAfter: listOf(whole(1, 11), 0, 11),
  wind: flag,
})
export type AttemptsLimits = Checked<typeof ATTEMPTS_LIMITS>

interface Attempt {
  readonly mark: number | 'x' | '-' | 'r'
  /** Metres a second; null where none was measured. */
  readonly wind: number | null
}
interface AttemptsState {
  /** In order of rounds; of who retired nothing follows. */
  readonly attempts: Readonly<Record<string, readonly Attempt[]>>
  /** Codes of the athletes who were out of the contest at the first trial after the cut; null before it. */
  readonly outAtCut: readonly string[] | null
}
type AttemptsScene = Scene<AttemptsLimits>

export const FIELD_OUTS: Outs = {
  'no-show': { irm: 'DNS' },
  'injured-before': { irm: 'DNS' },
  disqualified: { irm: 'DQ', needsRule: true },
}
const no = (reason: RefusalReason) => err({ reason })
const MARK: Field<Attempt['mark']> = {
  check: (value, at) =>
    typeof value === 'string' ? oneOf('x', '-', 'r').check(value, at) : whole(1, 12_000).check(value, at),
}
/** Centimetres, cut off and not rounded; `round` with `again` corrects one that was entered. */
const ATTEMPT = shape<{ mark: Attempt['mark']; wind: number | null; round: number | null }>({
  mark: MARK,
  wind: maybe(figure(-20, 20)),
  round: maybe(whole(1, 12)),
})

const attemptsOf = ({ attempts }: Pick<AttemptsState, 'attempts'>, code: string): readonly Attempt[] =>
  attempts[code] ?? []
const isRetired = (own: readonly Attempt[]): boolean => own.at(-1)?.mark === 'r'
const bests = (own: readonly Attempt[]): number[] =>
  own.flatMap(({ mark }) => (typeof mark === 'number' ? [mark] : [])).sort((a, b) => b - a)

/** Best, then second best, and so on (WA TR25.22). */
const compare = (a: readonly Attempt[], b: readonly Attempt[]): number => greaterFirst(bests(a), bests(b))

/**
 * Codes of the athletes who have the trials after the cut: the best, and all level with the last of them; null before the cut can be
 * made. A disqualification after the first of these trials changes nothing: the athlete behind does not move up (WA TR25.6).
 */
function through(
  { outAtCut, ...state }: AttemptsState,
  { limits, unit, desk }: AttemptsScene,
): ReadonlySet<string> | null {
  const { cutAfter, cut } = limits
  if (cutAfter === null) return null
  const left = unit.competitors.filter(({ code }) => !desk.outs[code] || (outAtCut && !outAtCut.includes(code)))
  const before = left.map(({ code }) => ({ code, own: attemptsOf(state, code).slice(0, cutAfter) }))
  if (before.some(({ own }) => own.length < cutAfter && !isRetired(own))) return null
  const placed = before.filter(({ own }) => bests(own).length > 0)
  const better = (own: readonly Attempt[]): number => placed.filter((other) => compare(other.own, own) < 0).length
  // with no more than may go on, who has no mark has the other attempts too
  const all = left.length <= cut ? before : placed
  return new Set(all.filter(({ own }) => better(own) < cut).map(({ code }) => code))
}

function apply(state: AttemptsState, tap: Tap, scene: AttemptsScene): Result<Refusal, AttemptsState> {
  if (tap.kind !== 'attempt') return no('unknown-kind')
  const { limits, unit, desk } = scene
  const competitor = competitorIn(unit, tap.competitor)
  if (!competitor) return no('no-such-competitor')
  const { code } = competitor
  if (desk.outs[code]) return no('is-out')
  const given = read(ATTEMPT, tap.value)
  const own = attemptsOf(state, code)
  if (given && given.round !== null && given.round <= own.length) {
    const { round, mark, wind } = given
    if (mark === 'r' && round < own.length) return no('bad-value')
    return ok(withAttempts(state, code, own.with(round - 1, { mark, wind })))
  }
  if (isRetired(own)) return no('is-out')
  if (own.length >= limits.attempts) return no('no-more-attempts')
  if (limits.cutAfter !== null && own.length >= limits.cutAfter) {
    const best = through(state, scene)
    if (!best) return no('not-their-turn')
    if (!best.has(code)) return no('eliminated')
  }
  if (!given || (given.round !== null && given.round !== own.length + 1)) return no('bad-value')
  if (given.wind !== null && !limits.wind) return no('not-allowed-here')
  const isAfterCut = limits.cutAfter !== null && own.length >= limits.cutAfter
  const outAtCut = state.outAtCut ?? (isAfterCut ? Object.keys(desk.outs) : null)
  return ok({ ...withAttempts(state, code, [...own, { mark: given.mark, wind: given.wind }]), outAtCut })
}

const withAttempts = (state: AttemptsState, code: string, own: readonly Attempt[]): AttemptsState => ({
  ...state,
  attempts: { ...state.attempts, [code]: own },
})

/** Whose attempt is next: round by round, in the order of the list, turned where the rules turn it; null when all are done. */
function turnOf(state: AttemptsState, scene: AttemptsScene): { readonly code: string; readonly round: number } | null {
  const { limits, unit, desk } = scene
  const best = through(state, scene)
  for (let round = 1; round <= limits.attempts; round++) {
    const afterCut = limits.cutAfter !== null && round > limits.cutAfter
    if (afterCut && !best) return null
    const trying = unit.competitors
      .map(({ code }) => code)
      .filter((code) => !desk.outs[code] && (!afterCut || best?.has(code)))
    const turned = limits.reorderAfter.filter((after) => after < round).at(-1)
    const order =
      turned === undefined
        ? trying
        : trying
            .toReversed()
            .sort((a, b) => -compare(attemptsOf(state, a).slice(0, turned), attemptsOf(state, b).slice(0, turned)))
    const next = order.find((code) => attemptsOf(state, code).length < round && !isRetired(attemptsOf(state, code)))
    if (next !== undefined) return { code: next, round }
  }
  return null
}

const metres = (centimetres: number): string => (centimetres / 100).toFixed(2)
const written = ({ mark }: Attempt): string => (typeof mark === 'number' ? metres(mark) : mark === 'x' ? 'X' : mark)

interface Line {
  readonly competitor: ScoringCompetitor
  readonly own: readonly Attempt[]
  readonly out: Out | null
}

export const attempts: Scorer<AttemptsLimits, AttemptsState> = {
  id: 'attempts',
  pad: 'attempts',
  headToHead: false,
  limits: ATTEMPTS_LIMITS,
  outs: FIELD_OUTS,
  begin: () => ({ attempts: {}, outAtCut: null }),
  apply,
  keys: (state, scene) => {
    const turn = turnOf(state, scene)
    const competitor = turn ? { competitor: turn.code } : {}
    return triedKeys(
      [
        { id: 'attempt', kind: 'attempt', word: 'distance', entry: 'distance', ...competitor },
        ...(['x', '-', 'r'] as const).map((mark) => ({
          id: `attempt:${mark}`,
          kind: 'attempt',
          word: ({ x: 'failure', '-': 'pass', r: 'retires' } as const)[mark],
          value: { mark, wind: null, round: null },
          ...competitor,
        })),
      ],
      apply,
      state,
      scene,
      false,
    )
  },
  proposals: (state, scene): Proposal[] => {
    if (scene.desk.stage !== 'running') return []
    const turn = turnOf(state, scene)
    return turn ? [{ word: 'next-attempt', kind: 'attempt', competitors: [turn.code] }] : [{ word: 'end', kind: 'end' }]
  },
  board: (state, scene) => {
    const turn = turnOf(state, scene)
    return {
      ...EMPTY_BOARD,
      turn: turn?.code ?? null,
      facts: turn ? [{ word: 'round', value: String(turn.round), of: String(scene.limits.attempts) }] : [],
    }
  },
  result: (state, scene) => {
    const { unit, desk } = scene
    const list = ranked(
      unit.competitors.map(
        (competitor): Line => ({
          competitor,
          own: attemptsOf(state, competitor.code),
          out: desk.outs[competitor.code] ?? null,
        }),
      ),
      ({ own, out }) => out === null && bests(own).length > 0,
      (a, b) => compare(a.own, b.own),
      ({ out, own }) => (out ? (out.how === 'disqualified' ? 3 : 2) : own.length > 0 ? 0 : 1),
    )
    const over = desk.stage === 'finished'
    const leader = bests(list[0]?.row.own ?? [])[0]
    return {
      clock: null,
      periods: [],
      extendedInfos: [],
      rows: list.map(({ row, rank, equal }) => {
        const best = bests(row.own)[0]
        const noMark = over && best === undefined && row.own.length > 0 ? 'NM' : null
        const irm = row.out ? row.out.irm : noMark
        return {
          competitor: row.competitor,
          rank,
          rankEqual: equal,
          result: best === undefined || row.out ? null : metres(best),
          resultType: irm ? 'IRM' : best === undefined ? null : 'DISTANCE',
          irm,
          diff:
            rank !== null && best !== undefined && leader !== undefined && leader > best
              ? `-${metres(leader - best)}`
              : null,
          extended: [
            ...row.own.map((attempt, i) => ({
              type: 'ER',
              code: 'ATTEMPT',
              pos: String(i + 1),
              value: written(attempt),
              ...(attempt.wind === null
                ? {}
                : { extensions: [{ code: 'WIND_SPEED', value: attempt.wind.toFixed(1) }] }),
            })),
            ...values({ RULE: row.out?.rule ?? null }),
          ],
        }
      }),
    }
  },
}
