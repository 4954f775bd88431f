import type { Out, OutWay } from '../desk.ts'
import { firstDifference, ranked } from '../ranked.ts'
import type { ScoringCompetitor } from '../unit.ts'
import type { RaceLimits } from './race-limits.ts'
import { DAY, published, type RaceScene, type RaceState, type Run, runOf, sprintTotal } from './race-state.ts'

export interface Line {
  readonly competitor: ScoringCompetitor
  readonly run: Run
  readonly out: Out | null
}

const LAST: Readonly<Partial<Record<OutWay, number>>> = {
  'no-show': 2,
  'injured-before': 2,
  withdrawn: 2,
  disqualified: 3,
  misconduct: 3,
  excluded: 3,
}

type Comparing = (a: Line, b: Line) => number

/** Below zero: the first of two was ahead. */
function comparing(state: RaceState, scene: RaceScene, lines: readonly Line[]): Comparing {
  const { limits } = scene
  const tied = (a: Line, b: Line): number => {
    const tie = state.ties.find(({ codes }) => codes.includes(a.competitor.code) && codes.includes(b.competitor.code))
    return tie && !tie.equal ? tie.codes.indexOf(a.competitor.code) - tie.codes.indexOf(b.competitor.code) : 0
  }
  const isEqual = isEqualIn(state)
  if (limits.sprintPoints.length > 0) {
    const inOrder = orderIn(state)
    return (a, b) =>
      firstDifference(
        (a.out ? 1 : 0) - (b.out ? 1 : 0),
        sprintTotal(state, b.competitor.code, limits) - sprintTotal(state, a.competitor.code, limits),
        inOrder(a, b),
      )
  }
  const byLaps = comparingLaps(state)
  if (limits.decidedBy === 'order') {
    const asFinished = byFinish(state, scene)
    const corrected = correctedTimes(lines.toSorted(asFinished), limits)
    const timeOf = ({ competitor }: Line): number => corrected.get(competitor.code) ?? DAY
    return (a, b) => {
      if (isEqual(a, b) && a.run.penalty === b.run.penalty) return 0
      return firstDifference(byLaps(a, b), a.out || b.out ? 0 : timeOf(a) - timeOf(b), asFinished(a, b))
    }
  }
  return (a, b) => {
    if (a.out || b.out) return firstDifference(byLaps(a, b), (a.run.place ?? 0) - (b.run.place ?? 0))
    const [one, other] = [published(a.run, limits), published(b.run, limits)]
    if (one === null || other === null)
      return firstDifference((one === null ? 1 : 0) - (other === null ? 1 : 0), (a.run.place ?? 0) - (b.run.place ?? 0))
    // who was timed to the thousandth is parted by it, who was not by what the photo says
    const fine =
      limits.ties === 'asked' && limits.decimals > 1 && !isEqual(a, b) && hasThousandths(a.run) && hasThousandths(b.run)
    return firstDifference(one - other, tied(a, b), fine ? (a.run.time ?? 0) - (b.run.time ?? 0) : 0)
  }
}

const isEqualIn =
  (state: RaceState) =>
  (a: Line, b: Line): boolean =>
    state.ties.some(
      ({ codes, equal }) => equal && codes.includes(a.competitor.code) && codes.includes(b.competitor.code),
    )

function orderIn(state: RaceState): Comparing {
  const { length } = state.order
  const orderOf = ({ competitor: { code }, run }: Line): number => {
    const [at, sprinted] = [state.order.indexOf(code), state.sprints.at(-1)?.codes.indexOf(code) ?? -1]
    if (at >= 0) return at
    return length + (sprinted >= 0 ? sprinted : (run.place ?? 1000))
  }
  return (a, b) => orderOf(a) - orderOf(b)
}

/** As the finish was tapped. A rider whose finish was not tapped is behind those whose finish was, by time. */
function byFinish(state: RaceState, { limits }: RaceScene): Comparing {
  const [inOrder, isEqual] = [orderIn(state), isEqualIn(state)]
  const byTime = (a: Line, b: Line): number => (published(a.run, limits) ?? DAY) - (published(b.run, limits) ?? DAY)
  return (a, b) => (isEqual(a, b) ? 0 : firstDifference(inOrder(a, b), byTime(a, b)))
}

/**
 * Lapped riders are behind all others: the one with fewer laps behind first, then as they were pulled out of the race (UCI 4.2). Laps
 * behind are entered, or counted by the timing points passed; a lapped rider without an entry is one lap behind.
 */
function comparingLaps(state: RaceState): Comparing {
  const inOrder = orderIn(state)
  const passed = ({ run }: Line): number => Object.keys(run.passed).length
  return (a, b) => {
    if (!a.out || !b.out) return (a.out ? 1 : 0) - (b.out ? 1 : 0)
    return firstDifference(lapsBehind(a) - lapsBehind(b), passed(b) - passed(a), inOrder(a, b), a.out.at - b.out.at)
  }
}

/** Laps behind the winner of a rider pulled out as lapped; entered with or without the minus sign. */
export const lapsBehind = ({ run }: Line): number => Math.abs(run.laps) || 1

/**
 * Times by which a race is ordered, in the order of finish. A time penalty moves an athlete behind those with a better corrected time
 * (World Triathlon 3.3); the others keep the order in which they finished, whatever their clocks show.
 */
function correctedTimes(finished: readonly Line[], limits: RaceLimits): ReadonlyMap<string, number> {
  const times = bunchTimes(finished, limits)
  const corrected = new Map<string, number>()
  let latest = 0
  for (const { competitor, run } of finished) {
    const time = times.get(competitor.code) ?? latest
    if (run.penalty === 0) latest = Math.max(latest, time)
    corrected.set(competitor.code, run.penalty === 0 ? latest : time + run.penalty)
  }
  return corrected
}

const hasThousandths = ({ time }: Run): boolean => time !== null && time % 10 !== 0

const isPlaced =
  (state: RaceState, { limits }: RaceScene) =>
  ({ competitor, run, out }: Line): boolean => {
    if (out) return limits.lappedAreRanked && out.how === 'lapped'
    return (
      run.time !== null ||
      run.place !== null ||
      state.order.includes(competitor.code) ||
      sprintTotal(state, competitor.code, limits) > 0
    )
  }

const linesOf = (state: RaceState, { unit, desk }: RaceScene): Line[] =>
  unit.competitors.map((competitor) => ({
    competitor,
    run: runOf(state, competitor.code),
    out: desk.outs[competitor.code] ?? null,
  }))

const inRace = (state: RaceState, scene: RaceScene, compare: Comparing, lines: readonly Line[]) =>
  ranked(lines, isPlaced(state, scene), compare, ({ out }) => (out ? (LAST[out.how] ?? 1) : 0))

export function listOfRace(state: RaceState, scene: RaceScene) {
  const lines = linesOf(state, scene)
  return inRace(state, scene, comparing(state, scene, lines), lines)
}

/** Times without penalties, those of a bunch being that of its first rider. */
export function timesOfRace(state: RaceState, scene: RaceScene): ReadonlyMap<string, number> {
  const lines = linesOf(state, scene)
  // a penalty changes the places, but not the bunch in which a rider came in
  const compare = scene.limits.decidedBy === 'order' ? byFinish(state, scene) : comparing(state, scene, lines)
  return bunchTimes(
    inRace(state, scene, compare, lines).map(({ row }) => row),
    scene.limits,
  )
}

/** Times of a bunch: a rider less than the gap behind the one before has the time of the first of them (UCI 1.2.107). */
function bunchTimes(list: readonly Line[], { bunchGap }: RaceLimits): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  let [head, before]: [number | null, number | null] = [null, null]
  for (const { competitor, run } of list) {
    if (run.time === null) continue
    if (bunchGap === null || head === null || before === null || run.time - before >= bunchGap) head = run.time
    before = run.time
    times.set(competitor.code, head)
  }
  return times
}

/** Ties that nobody has answered: level on the published time, and asked about. */
export function openTies(state: RaceState, scene: RaceScene): string[][] {
  const { limits } = scene
  if (limits.ties !== 'asked' || limits.decidedBy !== 'time' || limits.sprintPoints.length > 0) return []
  const placed = listOfRace(state, scene).filter(({ rank, equal }) => rank !== null && equal)
  const groups = new Map<number, string[]>()
  for (const { row, rank } of placed) {
    if (rank === null || row.run.time === null) continue
    groups.set(rank, [...(groups.get(rank) ?? []), row.competitor.code])
  }
  return [...groups.values()].filter(
    (codes) =>
      codes.length > 1 &&
      !state.ties.some(({ equal, codes: answered }) => equal && codes.every((code) => answered.includes(code))),
  )
}

/**
 * Pairs of finishers of one published time within a limit of each other, without an answer: they may have finished together on purpose.
 */
export function finishedTogether(state: RaceState, scene: RaceScene): string[][] {
  const { togetherWithin } = scene.limits
  if (togetherWithin === null) return []
  const lines = listOfRace(state, scene).flatMap(({ row, rank }) => (rank === null || row.out ? [] : [row]))
  return lines.flatMap((line, at): string[][] => {
    const before = lines[at - 1]
    const [ahead, behind] = [before?.run.time ?? null, line.run.time]
    if (!before || ahead === null || behind === null || Math.abs(behind - ahead) > togetherWithin) return []
    const codes = [before.competitor.code, line.competitor.code]
    const isAnswered = state.ties.some((tie) => codes.every((code) => tie.codes.includes(code)))
    return isAnswered || published(before.run, scene.limits) !== published(line.run, scene.limits) ? [] : [codes]
  })
}
