import { err, ok, type Result } from '../../result.ts'
import type { Out, Outs } from '../../scoring/desk.ts'
import { type Checked, figure, flag, maybe, read, shape, whole, words } from '../../scoring/fields.ts'
import {
  AT_ZERO,
  type GameClock,
  isRunning,
  playedAt,
  shown,
  stoppedClock,
  tapClock,
} from '../../scoring/game-clock.ts'
import { infos, values } from '../../scoring/outcome.ts'
import { type AnyScorer, anyScorer } from '../../scoring/play.ts'
import type { Refusal, RefusalReason } from '../../scoring/refusals.ts'
import {
  type BoardFact,
  CLOCK_MENDING,
  EMPTY_BOARD,
  type Key,
  OPEN,
  type Proposal,
  type Scene,
  type Scorer,
  triedKeys,
  type Verdict,
} from '../../scoring/scorer.ts'
import { isWalkover, scoredRow, settle, wltOf } from '../../scoring/settle.ts'
import { otherSide, SIDES, type Side, type Tap } from '../../scoring/tap.ts'
import { clockDown, clockUp } from '../../scoring/times.ts'
import { sideOf } from '../../scoring/unit.ts'

/** Judo (IJF SOR): what ends a bout, what a hold is worth. Seconds throughout. */
const JUDO_LIMITS = shape<{
  seconds: number
  goldenScore: boolean
  goldenScoreSeconds: number | null
  yuko: boolean
  wazaAriForIppon: number | null
  shidoForHansokuMake: number
  holdYuko: number | null
  holdWazaAri: number | null
  holdIppon: number
  holdGoesOn: boolean
}>({
  seconds: whole(30, 1200),
  /** Level when the time is over goes on until somebody scores; otherwise the referees decide. */
  goldenScore: flag,
  goldenScoreSeconds: maybe(whole(30, 1200)),
  yuko: flag,
  wazaAriForIppon: maybe(whole(2, 9)),
  shidoForHansokuMake: whole(2, 9),
  holdYuko: maybe(figure(1, 60)),
  holdWazaAri: maybe(figure(1, 60)),
  holdIppon: figure(1, 60),
  /** A hold whose waza-ari or yuko would end golden score may go on to ippon. */
  holdGoesOn: flag,
})
type JudoLimits = Checked<typeof JUDO_LIMITS>

interface Sheet {
  readonly ippon: boolean
  readonly wazaAri: number
  readonly yuko: number
  readonly shido: number
  readonly hansokuMake: boolean
}
const CLEAN: Sheet = { ippon: false, wazaAri: 0, yuko: 0, shido: 0, hansokuMake: false }

interface Hold {
  readonly side: Side
  readonly since: number
}

interface JudoState {
  readonly golden: boolean
  readonly clock: GameClock
  readonly sheets: readonly [Sheet, Sheet]
  readonly hold: Hold | null
  /** The hold that was ended last, until it is scored or passed over: its side and milliseconds. */
  readonly held: { readonly side: Side; readonly ms: number } | null
  /** Played of the period when the score that decided was given. */
  readonly decidedAt: number | null
  readonly technique: string | null
}

const OUTS: Outs = {
  'no-show': { irm: 'DNS' },
  'injured-before': { irm: 'DNS' },
  withdrawn: { irm: null },
  injured: { irm: null },
  disqualified: { irm: 'DSQ' },
  misconduct: { irm: 'DQB' },
}

const DECISIONS: Readonly<Record<string, string>> = {
  'no-show': 'FUSEN-GACHI',
  'injured-before': 'FUSEN-GACHI',
  withdrawn: 'KIKEN-GACHI',
  injured: 'KIKEN-GACHI',
}

const no = (reason: RefusalReason) => err({ reason })

const lengthOf = ({ golden }: JudoState, { limits }: Scene<JudoLimits>): number | null => {
  const seconds = golden ? limits.goldenScoreSeconds : limits.seconds
  return seconds === null ? null : seconds * 1000
}

const isTimeUp = (state: JudoState, scene: Scene<JudoLimits>): boolean => {
  const length = lengthOf(state, scene)
  return length !== null && state.clock.since === null && state.clock.played >= length
}

const hasIppon = ({ ippon, wazaAri }: Sheet, { wazaAriForIppon }: JudoLimits): boolean =>
  ippon || (wazaAriForIppon !== null && wazaAri >= wazaAriForIppon)
const isBeaten = ({ hansokuMake, shido }: Sheet, { shidoForHansokuMake }: JudoLimits): boolean =>
  hansokuMake || shido >= shidoForHansokuMake

const sheetOf = ({ sheets }: JudoState, side: Side): Sheet => sheets[side]

/** Who has won by ippon, by hansoku-make, in golden score, or when the time is over (IJF SOR, refereeing rules). */
function byScore(state: JudoState, scene: Scene<JudoLimits>): Verdict {
  const { limits } = scene
  const beaten = SIDES.filter((side) => isBeaten(sheetOf(state, side), limits))
  if (beaten.length === 2) return { decided: true, winner: null, decision: 'HANSOKU-MAKE', bothLost: true }
  if (beaten[0] !== undefined) return { decided: true, winner: otherSide(beaten[0]), decision: 'HANSOKU-MAKE' }
  const winner = SIDES.find((side) => hasIppon(sheetOf(state, side), limits))
  if (winner !== undefined) {
    const decision = sheetOf(state, winner).ippon ? 'IPPON' : 'WAZA-ARI AWASETE IPPON'
    return { decided: true, winner, decision }
  }
  const [white, blue] = state.sheets
  const ahead = white.wazaAri - blue.wazaAri || white.yuko - blue.yuko
  // a hold that runs when the time is over is held out, and what it was worth is given or not before anybody has won
  if (isUnanswered(state, limits)) return OPEN
  const ends = state.hold ? state.golden && !limits.holdGoesOn : state.golden || isTimeUp(state, scene)
  if (!ends || ahead === 0) return OPEN
  const decision = white.wazaAri === blue.wazaAri ? 'YUKO' : 'WAZA-ARI'
  return { decided: true, winner: ahead > 0 ? 0 : 1, decision }
}

const verdict = (state: JudoState, scene: Scene<JudoLimits>): Verdict =>
  settle(scene, byScore(state, scene), (out: Out) => DECISIONS[out.how] ?? null)

const SCORES: Readonly<Record<string, (sheet: Sheet) => Sheet>> = {
  ippon: (sheet) => ({ ...sheet, ippon: true }),
  'waza-ari': (sheet) => ({ ...sheet, wazaAri: sheet.wazaAri + 1 }),
  yuko: (sheet) => ({ ...sheet, yuko: sheet.yuko + 1 }),
  shido: (sheet) => ({ ...sheet, shido: sheet.shido + 1 }),
  'hansoku-make': (sheet) => ({ ...sheet, hansokuMake: true }),
}
const TECHNIQUE = words(60)

function apply(state: JudoState, tap: Tap, scene: Scene<JudoLimits>): Result<Refusal, JudoState> {
  const { limits } = scene
  const length = lengthOf(state, scene)
  if (tap.kind === 'clock-start' && byScore(state, scene).decided) return no('decided')
  const clock = tapClock(state.clock, tap, length)
  if (clock)
    return clock.ok ? ok({ ...state, clock: clock.value, held: tap.kind === 'clock-start' ? null : state.held }) : clock
  const score = Object.hasOwn(SCORES, tap.kind) ? SCORES[tap.kind] : undefined
  if (score) {
    if (tap.side === undefined) return no('no-such-side')
    if (tap.kind === 'yuko' && !limits.yuko) return no('not-allowed-here')
    const decided = byScore(state, scene)
    // both may be hansoku-make; nothing else comes after what decided
    const both = tap.kind === 'hansoku-make' && decided.winner === tap.side && decided.decision === 'HANSOKU-MAKE'
    if (decided.decided && !both) return no('decided')
    const sheet = score(state.sheets[tap.side])
    const sheets: JudoState['sheets'] = tap.side === 0 ? [sheet, state.sheets[1]] : [state.sheets[0], sheet]
    const scored = { ...state, sheets, held: state.held?.side === tap.side && !isPenalty(tap.kind) ? null : state.held }
    const decidedAt = byScore(scored, scene).decided ? shown(state.clock, tap, length) : null
    return ok({ ...scored, decidedAt })
  }
  switch (tap.kind) {
    case 'osaekomi':
      if (tap.side === undefined) return no('no-such-side')
      if (state.hold) return no('hold-running')
      return byScore(state, scene).decided
        ? no('decided')
        : ok({ ...state, hold: { side: tap.side, since: tap.deviceTime }, held: null })
    case 'toketa': {
      if (!state.hold) return no('no-hold')
      const held = { side: state.hold.side, ms: Math.max(0, tap.deviceTime - state.hold.since) }
      return ok({ ...state, hold: null, held })
    }
    case 'no-score':
      return state.held ? ok({ ...state, held: null }) : no('no-hold')
    case 'golden-score':
      if (!limits.goldenScore || state.golden) return no('not-allowed-here')
      if (!isTimeUp(state, scene) || state.hold || isUnanswered(state, limits)) return no('period-not-over')
      return byScore(state, scene).decided ? no('decided') : ok({ ...state, golden: true, clock: AT_ZERO, held: null })
    case 'technique': {
      const technique = read(TECHNIQUE, tap.value)
      return technique === null ? no('bad-value') : ok({ ...state, technique })
    }
    default:
      return no('unknown-kind')
  }
}

const isPenalty = (kind: string): boolean => kind === 'shido' || kind === 'hansoku-make'

/** What a hold of so long is worth; null below the least. */
function worthOf(
  ms: number,
  { holdIppon, holdWazaAri, holdYuko, yuko }: JudoLimits,
): 'ippon' | 'waza-ari' | 'yuko' | null {
  if (ms >= holdIppon * 1000) return 'ippon'
  if (holdWazaAri !== null && ms >= holdWazaAri * 1000) return 'waza-ari'
  return yuko && holdYuko !== null && ms >= holdYuko * 1000 ? 'yuko' : null
}

/** A hold is over that was worth something, and nobody has said what is given for it. */
const isUnanswered = ({ held }: JudoState, limits: JudoLimits): boolean =>
  held !== null && worthOf(held.ms, limits) !== null

const keys = (state: JudoState, scene: Scene<JudoLimits>): Key[] =>
  triedKeys(
    [
      { kind: 'clock-start', word: 'hajime' },
      { kind: 'clock-stop', word: 'matte' },
      ...SIDES.flatMap((side) => [
        { kind: 'ippon', word: 'ippon' as const, side },
        { kind: 'waza-ari', word: 'waza-ari' as const, side },
        ...(scene.limits.yuko ? [{ kind: 'yuko', word: 'yuko' as const, side }] : []),
        { kind: 'shido', word: 'shido' as const, side },
        { kind: 'hansoku-make', word: 'hansoku-make' as const, side, hold: true as const },
        { kind: 'osaekomi', word: 'osaekomi' as const, side },
      ]),
      { kind: 'toketa', word: 'toketa' },
      { kind: 'no-score', word: 'no-score' },
      ...(scene.limits.goldenScore ? [{ kind: 'golden-score', word: 'golden-score' as const }] : []),
      { kind: 'technique', word: 'technique', entry: 'reason' },
      ...CLOCK_MENDING,
    ],
    apply,
    state,
    scene,
    true,
  )

function proposals(state: JudoState, scene: Scene<JudoLimits>, now: number): Proposal[] {
  const length = lengthOf(state, scene)
  const given: Proposal[] = []
  if (!state.hold && state.clock.since !== null && length !== null && playedAt(state.clock, now, length) >= length)
    given.push({ word: 'time-is-up', kind: 'clock-stop' })
  if (byScore(state, scene).decided) return given
  const held = state.hold ? { side: state.hold.side, ms: Math.max(0, now - state.hold.since) } : state.held
  const worth = held && worthOf(held.ms, scene.limits)
  // a hold that goes on may still become more: only ippon is certain
  if (held && worth && (!state.hold || worth === 'ippon')) given.push({ word: worth, kind: worth, side: held.side })
  if (!isTimeUp(state, scene) || state.hold || isUnanswered(state, scene.limits)) return given
  return scene.limits.goldenScore && !state.golden
    ? [...given, { word: 'golden-score', kind: 'golden-score' }]
    : [...given, { word: 'winner-by-decision', kind: 'winner' }]
}

/** "10": ippon and waza-ari; with yuko "100", the greater number leading. Yuko has a figure of its own in ER/YUKO. */
function resultOf(state: JudoState, side: Side, scene: Scene<JudoLimits>, { winner, decision }: Verdict): string {
  const { wazaAri, yuko, ippon } = state.sheets[side]
  const won = winner === side && (decision === 'IPPON' || decision === 'HANSOKU-MAKE')
  const awasete = winner === side && decision === 'WAZA-ARI AWASETE IPPON'
  const figures = [won || awasete || ippon ? 1 : 0, awasete ? 0 : wazaAri, ...(scene.limits.yuko ? [yuko] : [])]
  return figures.map((count) => Math.min(count, 9)).join('')
}

const facts = ({ wazaAri, yuko, shido }: Sheet, limits: JudoLimits): BoardFact[] => [
  { word: 'waza-ari', value: String(wazaAri) },
  ...(limits.yuko ? [{ word: 'yuko' as const, value: String(yuko) }] : []),
  { word: 'shido', value: String(shido), of: String(limits.shidoForHansokuMake) },
]

const judo: Scorer<JudoLimits, JudoState> = {
  id: 'judo',
  pad: {
    sides: 'stacked',
    main: ['waza-ari', 'ippon', 'shido'],
    lesser: ['yuko', 'osaekomi', 'hansoku-make'],
    shared: ['toketa', 'no-score', 'golden-score'],
    colours: ['white', 'blue'],
  },
  headToHead: true,
  limits: JUDO_LIMITS,
  outs: OUTS,
  begin: () => ({
    golden: false,
    clock: AT_ZERO,
    sheets: [CLEAN, CLEAN],
    hold: null,
    held: null,
    decidedAt: null,
    technique: null,
  }),
  apply,
  halt: (state, tap, scene) => ({
    ...state,
    clock: stoppedClock(state.clock, tap, lengthOf(state, scene)),
    hold: null,
  }),
  verdict,
  keys,
  proposals,
  board: (state, scene, now) => {
    const length = lengthOf(state, scene)
    const played = playedAt(state.clock, now, length)
    const decided = verdict(state, scene)
    return {
      ...EMPTY_BOARD,
      period: state.golden ? 'GS' : 'N',
      clock: {
        running: isRunning(state.clock, { played, length }),
        played,
        length,
        text: state.golden || length === null ? clockUp(played) : clockDown(length - played),
      },
      score: [resultOf(state, 0, scene, decided), resultOf(state, 1, scene, decided)],
      facts: state.hold ? [{ word: 'osaekomi', value: clockUp(Math.max(0, now - state.hold.since)) }] : [],
      sides: [facts(state.sheets[0], scene.limits), facts(state.sheets[1], scene.limits)],
    }
  },
  result: (state, scene, now) => {
    const decided = verdict(state, scene)
    const walkover = isWalkover(scene)
    const length = lengthOf(state, scene)
    const played = state.decidedAt ?? playedAt(state.clock, now, length)
    return {
      clock: walkover
        ? null
        : {
            period: state.golden ? 'GS' : 'N',
            running: isRunning(state.clock, { played, length }) && decided.decision === null,
            time: clockUp(played),
          },
      periods: [],
      extendedInfos: infos({
        DECISION: scene.desk.stage === 'finished' ? decided.decision : null,
        TECHNIQUE: scene.desk.stage === 'finished' ? state.technique : null,
      }),
      rows: SIDES.map((side) => {
        const { wazaAri, yuko, shido } = state.sheets[side]
        const result = walkover
          ? decided.winner === side
            ? scene.limits.yuko
              ? '100'
              : '10'
            : null
          : resultOf(state, side, scene, decided)
        return {
          competitor: sideOf(scene.unit, side),
          ...scoredRow(scene, side, result),
          wlt: wltOf(scene, decided, side),
          extended: values({
            IPPON: Number(result?.startsWith('1') ?? false),
            WAZA: wazaAri,
            YUKO: scene.limits.yuko ? yuko : null,
            SHIDO: shido,
          }),
        }
      }),
    }
  },
  action: (tap, before, after, scene) => {
    const action = ACTIONS[tap.kind]
    if (action === undefined) return null
    const decided = verdict(after, scene)
    return {
      period: before.golden ? 'GS' : 'N',
      when: clockUp(shown(before.clock, tap, lengthOf(before, scene))),
      action,
      side: tap.kind === 'toketa' ? (before.hold?.side ?? null) : (tap.side ?? null),
      athlete: tap.side === undefined ? null : (sideOf(scene.unit, tap.side).athletes[0]?.code ?? null),
      result: null,
      score: [resultOf(after, 0, scene, decided), resultOf(after, 1, scene, decided)],
    }
  },
}

const ACTIONS: Readonly<Record<string, string>> = {
  'clock-start': 'HAJIME',
  'clock-stop': 'MATTE',
  ippon: 'IPPON',
  'waza-ari': 'WAZA',
  yuko: 'YUKO',
  shido: 'SHIDO',
  'hansoku-make': 'HSK',
  osaekomi: 'OSAEKOMI',
  toketa: 'TOKETA',
  'golden-score': 'GS',
}

export const scorers: readonly AnyScorer[] = [anyScorer(judo)]

export const paper = { judo: ['Ippon', 'Waza-ari', 'Yuko', 'Shido'] }
