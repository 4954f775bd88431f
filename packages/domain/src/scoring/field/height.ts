import { err, ok, type Result } from '../../result.ts'
import { TIED_RANK } from '../../sports/values.ts'
import type { Out } from '../desk.ts'
import { type Checked, flag, oneOf, read, shape, whole } from '../fields.ts'
import { infos, values } from '../outcome.ts'
import { firstDifference, greaterFirst, ranked } from '../ranked.ts'
import type { Refusal, RefusalReason } from '../refusals.ts'
import { EMPTY_BOARD, type Proposal, type Scene, type Scorer, triedKeys } from '../scorer.ts'
import type { Tap } from '../tap.ts'
import { competitorIn, type ScoringCompetitor } from '../unit.ts'
import { FIELD_OUTS } from './attempts.ts'

/** High jump and pole vault (WA TR26–28). */
export const HEIGHT_LIMITS = shape<{
  failures: number
  jumpOff: boolean
  jumpOffStep: number
  sharesFirst: boolean
}>({
  /** In a row that end it. */
  failures: whole(1, 5),
  /** Who is level for the first place may jump off. */
  jumpOff: flag,
  /** Centimetres by which the bar is raised or lowered between the rounds of a jump-off. */
  jumpOffStep: whole(1, 20),
  /** The first place is shared without being asked about. */
  sharesFirst: flag,
})
export type HeightLimits = Checked<typeof HEIGHT_LIMITS>

interface Bar {
  readonly height: number
  /** 0 is the competition, then the rounds of the jump-off. */
  readonly jumpOff: number
  /** "xo", "-", "x-": failures, clearances, passes as jumped. */
  readonly trials: Readonly<Record<string, string>>
}
interface HeightState {
  readonly bars: readonly Bar[]
  readonly firstShared: boolean
}
type HeightScene = Scene<HeightLimits>

const no = (reason: RefusalReason) => err({ reason })
const CENTIMETRES = whole(30, 700)
const TRIAL = oneOf('o', 'x', '-', 'r')

const trialsOf = ({ trials }: Bar, code: string): string => trials[code] ?? ''
const contested = ({ bars }: HeightState): readonly Bar[] => bars.filter(({ jumpOff }) => jumpOff === 0)
const hasCleared = (bar: Bar, code: string): boolean => trialsOf(bar, code).includes('o')

/** The trials of all heights so far, of somebody who may have passed some: failures in a row count over heights. */
function isOutOf(state: HeightState, code: string, { failures }: HeightLimits): boolean {
  let run = 0
  for (const bar of contested(state))
    for (const trial of trialsOf(bar, code)) {
      if (trial === 'r') return true
      if (trial === 'o') run = 0
      if (trial === 'x') run += 1
      if (run >= failures) return true
    }
  return false
}

interface Countback {
  readonly best: number
  readonly atBest: number
  readonly upTo: number
}
/** Height last cleared, failures at it, and in all up to and including it (WA TR26.8); null where none was cleared. */
function countbackOf(state: HeightState, code: string): Countback | null {
  const bars = contested(state)
  const best = bars.findLast((bar) => hasCleared(bar, code))
  if (!best) return null
  const failed = (bar: Bar): number => trialsOf(bar, code).split('x').length - 1
  const upTo = bars.filter(({ height }) => height <= best.height).reduce((sum, bar) => sum + failed(bar), 0)
  return { best: best.height, atBest: failed(best), upTo }
}

const compareCountback = (a: Countback, b: Countback): number =>
  firstDifference(b.best - a.best, a.atBest - b.atBest, a.upTo - b.upTo)

/** Who is level for the first place by the countback. */
function levelForFirst(state: HeightState, { unit, desk }: HeightScene): string[] {
  const lines = unit.competitors.flatMap(({ code }) => {
    const countback = desk.outs[code] ? null : countbackOf(state, code)
    return countback ? [{ code, countback }] : []
  })
  const first = lines.filter((one) => lines.every((other) => compareCountback(one.countback, other.countback) <= 0))
  return first.length > 1 ? first.map(({ code }) => code) : []
}

interface JumpOff {
  /** Codes of those who can still win. With fewer than two the first place is decided. */
  readonly left: readonly string[]
  /** Codes that still have to jump in the current round. */
  readonly waiting: readonly string[]
  /** All who were left declined to jump: they share the first place (TR26.8.4). */
  readonly isDeclined: boolean
  /** Figures of those level for first, compared in order: 1 cleared, 0 not cleared, -1 withdrew. */
  readonly figures: ReadonlyMap<string, readonly number[]>
}

const hasRetired = (state: HeightState, code: string): boolean =>
  contested(state).some((bar) => trialsOf(bar, code).includes('r'))
const hasDeclined = (bar: Bar, code: string): boolean => /[-r]/.test(trialsOf(bar, code))

/**
 * The tie for first place through all rounds of the jump-off. An athlete who retired in the contest, or who passes or retires in a
 * round, loses the claim to a better place; the only athlete left has won without having to jump (WA TR26.9.5).
 */
function jumpOffOf(state: HeightState, scene: HeightScene): JumpOff {
  const level = levelForFirst(state, scene)
  if (!scene.limits.jumpOff) return { left: level, waiting: [], isDeclined: false, figures: new Map() }
  const able = level.filter((code) => !hasRetired(state, code))
  const figures = new Map(level.map((code) => [code, [able.includes(code) ? 0 : -1]]))
  if (able.length === 0) return { left: level, waiting: [], isDeclined: level.length > 0, figures }
  let left = able
  for (const bar of state.bars) {
    if (bar.jumpOff === 0 || left.length < 2) continue
    const willing = left.filter((code) => !hasDeclined(bar, code))
    if (willing.length === 0) return { left, waiting: [], isDeclined: true, figures }
    const waiting = willing.length === 1 ? [] : willing.filter((code) => trialsOf(bar, code) === '')
    const cleared = waiting.length > 0 ? [] : willing.filter((code) => hasCleared(bar, code))
    for (const code of left) figures.get(code)?.push(willing.includes(code) ? (cleared.includes(code) ? 1 : 0) : -1)
    if (waiting.length > 0) return { left: willing, waiting, isDeclined: false, figures }
    left = cleared.length > 0 ? cleared : willing
  }
  return { left, waiting: [], isDeclined: false, figures }
}

/** Codes still level for first that may jump again. */
function levelAfterJumpOff(state: HeightState, scene: HeightScene): readonly string[] {
  const { left, isDeclined } = jumpOffOf(state, scene)
  return left.length > 1 && !isDeclined ? left : []
}

/** The greatest height cleared, in the contest or in the jump-off (WA TR25.21). */
const bestOf = ({ bars }: HeightState, code: string): number =>
  Math.max(...bars.filter((bar) => hasCleared(bar, code)).map((bar) => bar.height))

/** The bar of the first round: at most the height after the last one that those level for first have cleared (WA TR26.9.2). */
function highestFirstRound(state: HeightState, [code = '']: readonly string[]): number {
  const best = countbackOf(state, code)?.best ?? 0
  const bars = contested(state)
  return bars.find((bar) => bar.height > best)?.height ?? bars.at(-1)?.height ?? 0
}

/**
 * The bar of the next round: the height after the last one cleared, then higher if those level have cleared, lower if they have failed
 * (WA TR26.9.2 to 26.9.4). Centimetres.
 */
function nextJumpOffHeight(state: HeightState, level: readonly string[], { jumpOffStep }: HeightLimits): number {
  const last = state.bars.at(-1)
  if (!last || last.jumpOff === 0) return highestFirstRound(state, level)
  return last.height + (level.some((code) => hasCleared(last, code)) ? jumpOffStep : -jumpOffStep)
}

const isEverybodyOut = (state: HeightState, { unit, desk, limits }: HeightScene): boolean =>
  unit.competitors.every(({ code }) => desk.outs[code] || isOutOf(state, code, limits))

function apply(state: HeightState, tap: Tap, scene: HeightScene): Result<Refusal, HeightState> {
  const { limits, unit, desk } = scene
  const current = state.bars.at(-1)
  switch (tap.kind) {
    case 'bar': {
      const height = read(CENTIMETRES, tap.value)
      if (height === null) return no('bad-value')
      if (current && current.jumpOff > 0) return no('not-allowed-here')
      if (current && height <= current.height) return no('bar-must-rise')
      if (current && isEverybodyOut(state, scene)) return no('decided')
      return ok({ ...state, bars: [...state.bars, { height, jumpOff: 0, trials: {} }] })
    }
    case 'jump-off': {
      const height = read(CENTIMETRES, tap.value)
      if (height === null) return no('bad-value')
      if (!limits.jumpOff) return no('not-allowed-here')
      if (!isEverybodyOut(state, scene)) return no('period-not-over')
      const left = levelAfterJumpOff(state, scene)
      if (left.length < 2) return no('no-tie')
      if (jumpOffOf(state, scene).waiting.length > 0) return no('period-not-over')
      const jumpOff = (current?.jumpOff ?? 0) + 1
      if (jumpOff === 1 && height > highestFirstRound(state, left)) return no('bad-value')
      return ok({ ...state, bars: [...state.bars, { height, jumpOff, trials: {} }] })
    }
    case 'share-first':
      return levelAfterJumpOff(state, scene).length > 1 && isEverybodyOut(state, scene)
        ? ok({ ...state, firstShared: true })
        : no('no-tie')
    case 'trial': {
      const competitor = competitorIn(unit, tap.competitor)
      const trial = read(TRIAL, tap.value)
      if (!competitor) return no('no-such-competitor')
      if (desk.outs[competitor.code]) return no('is-out')
      if (!current) return no('bar-needed')
      if (trial === null) return no('bad-value')
      const { code } = competitor
      const own = trialsOf(current, code)
      if (current.jumpOff > 0) {
        if (!levelAfterJumpOff({ ...state, bars: state.bars.slice(0, -1) }, scene).includes(code))
          return no('eliminated')
        if (own !== '') return no('entered-already')
      } else {
        if (isOutOf(state, code, limits)) return no('eliminated')
        if (own.includes('o') || own.endsWith('-')) return no('entered-already')
      }
      const trials = { ...current.trials, [code]: own + trial }
      return ok({ ...state, bars: [...state.bars.slice(0, -1), { ...current, trials }] })
    }
    default:
      return no('unknown-kind')
  }
}

const metres = (centimetres: number): string => (centimetres / 100).toFixed(2)

/** Every height that somebody met, in order, passes written out where the bar went on without them. */
function met(
  state: HeightState,
  code: string,
  limits: HeightLimits,
): { readonly height: number; readonly trials: string }[] {
  const heights: { readonly height: number; readonly trials: string }[] = []
  for (const [i, bar] of state.bars.entries()) {
    const own = trialsOf(bar, code)
    const before = { ...state, bars: state.bars.slice(0, i) }
    if (bar.jumpOff === 0 && isOutOf(before, code, limits)) continue
    const wentOn = state.bars.slice(i + 1).some(({ jumpOff }) => jumpOff === 0)
    const trials = own === '' && bar.jumpOff === 0 && wentOn ? '-' : own
    if (trials !== '') heights.push({ height: bar.height, trials: trials.toUpperCase() })
  }
  return heights
}

interface Line {
  readonly competitor: ScoringCompetitor
  readonly out: Out | null
  readonly countback: Countback | null
  /** As in `JumpOff`; empty for athletes who are not level for first. */
  readonly jumpOff: readonly number[]
}

/** Next to jump at this height: whoever has the fewest trials at it, in the order of the list. */
function turnOf(state: HeightState, { unit, desk, limits }: HeightScene): string | null {
  const bar = state.bars.at(-1)
  if (!bar) return null
  if (bar.jumpOff > 0) return jumpOffOf(state, { unit, desk, limits }).waiting[0] ?? null
  const trying = unit.competitors.filter(({ code }) => {
    const own = trialsOf(bar, code)
    return !desk.outs[code] && !isOutOf(state, code, limits) && !own.includes('o') && !own.endsWith('-')
  })
  const fewest = Math.min(...trying.map(({ code }) => trialsOf(bar, code).length))
  return trying.find(({ code }) => trialsOf(bar, code).length === fewest)?.code ?? null
}

export const height: Scorer<HeightLimits, HeightState> = {
  id: 'height',
  pad: 'height',
  headToHead: false,
  limits: HEIGHT_LIMITS,
  outs: FIELD_OUTS,
  begin: () => ({ bars: [], firstShared: false }),
  apply,
  keys: (state, scene) => {
    const turn = turnOf(state, scene)
    const competitor = turn === null ? {} : { competitor: turn }
    return triedKeys(
      [
        { kind: 'bar', word: 'bar', entry: 'height' },
        ...(['o', 'x', '-', 'r'] as const).map((value) => ({
          id: `trial:${value}`,
          kind: 'trial',
          word: ({ o: 'cleared', x: 'failure', '-': 'pass', r: 'retires' } as const)[value],
          value,
          ...competitor,
        })),
        ...(scene.limits.jumpOff ? [{ kind: 'jump-off', word: 'jump-off' as const, entry: 'height' as const }] : []),
        { kind: 'share-first', word: 'share-first' },
      ],
      apply,
      state,
      scene,
      false,
    )
  },
  proposals: (state, scene): Proposal[] => {
    if (scene.desk.stage !== 'running') return []
    if (state.bars.length === 0) return [{ word: 'bar', kind: 'bar' }]
    if (isEverybodyOut(state, scene)) {
      const { waiting } = jumpOffOf(state, scene)
      if (waiting.length > 0) return [{ word: 'next-attempt', kind: 'trial', competitors: waiting.slice(0, 1) }]
      const level = levelAfterJumpOff(state, scene)
      if (level.length < 2 || state.firstShared || scene.limits.sharesFirst) return [{ word: 'end', kind: 'end' }]
      return [
        ...(scene.limits.jumpOff
          ? [
              {
                word: 'jump-off' as const,
                kind: 'jump-off',
                competitors: level,
                value: nextJumpOffHeight(state, level, scene.limits),
              },
            ]
          : []),
        { word: 'share-first', kind: 'share-first', competitors: level },
      ]
    }
    const turn = turnOf(state, scene)
    return turn === null
      ? [{ word: 'bar', kind: 'bar' }]
      : [{ word: 'next-attempt', kind: 'trial', competitors: [turn] }]
  },
  board: (state, scene) => {
    const bar = state.bars.at(-1)
    return {
      ...EMPTY_BOARD,
      turn: turnOf(state, scene),
      facts: bar ? [{ word: 'bar', value: metres(bar.height) }] : [],
    }
  },
  result: (state, scene) => {
    const { unit, desk, limits } = scene
    const { figures } = jumpOffOf(state, scene)
    const lines = unit.competitors.map(
      (competitor): Line => ({
        competitor,
        out: desk.outs[competitor.code] ?? null,
        countback: countbackOf(state, competitor.code),
        jumpOff: figures.get(competitor.code) ?? [],
      }),
    )
    const list = ranked(
      lines,
      ({ out, countback }) => out === null && countback !== null,
      (a, b) =>
        firstDifference(
          a.countback && b.countback ? compareCountback(a.countback, b.countback) : 0,
          greaterFirst(a.jumpOff, b.jumpOff),
        ),
      ({ out }) => (out ? (out.how === 'disqualified' ? 3 : 2) : 1),
    )
    const over = desk.stage === 'finished'
    const bar = state.bars.at(-1)
    return {
      clock: null,
      periods: [],
      extendedInfos: infos({ HEIGHT: bar && !over ? metres(bar.height) : null }),
      rows: list.map(({ row, rank, equal }) => {
        const trials = met(state, row.competitor.code, limits)
        const noMark = over && !row.countback && trials.length > 0 ? 'NM' : null
        const irm = row.out ? row.out.irm : noMark
        return {
          competitor: row.competitor,
          rank,
          rankEqual: equal,
          result: row.countback && !row.out ? metres(bestOf(state, row.competitor.code)) : null,
          resultType: irm ? 'IRM' : row.countback ? 'DISTANCE' : null,
          irm,
          extended: [
            ...trials.map((one, i) => ({
              type: 'ER',
              code: 'HEIGHT',
              pos: String(i + 1),
              value: metres(one.height),
              value2: one.trials,
            })),
            ...values({
              RULE: row.out?.rule ?? null,
              [TIED_RANK]: equal && rank === 1 && (state.firstShared || limits.sharesFirst) ? '1' : null,
            }),
          ],
        }
      }),
    }
  },
}
