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

/** Below zero: the first of two was ahead. */
function comparing(state: RaceState, { limits }: RaceScene): (a: Line, b: Line) => number {
  const { length } = state.order
  const orderOf = ({ competitor: { code }, run }: Line): number => {
    const [at, sprinted] = [state.order.indexOf(code), state.sprints.at(-1)?.codes.indexOf(code) ?? -1]
    if (at >= 0) return at
    return length + (sprinted >= 0 ? sprinted : (run.place ?? 1000))
  }
  const lapped = ({ out }: Line): number => (out ? 1 : 0)
  const tied = (a: Line, b: Line): number => {
    const tie = state.ties.find(({ codes }) => codes.includes(a.competitor.code) && codes.includes(b.competitor.code))
    return tie && !tie.equal ? tie.codes.indexOf(a.competitor.code) - tie.codes.indexOf(b.competitor.code) : 0
  }
  const isEqual = (a: Line, b: Line): boolean =>
    state.ties.some(
      ({ codes, equal }) => equal && codes.includes(a.competitor.code) && codes.includes(b.competitor.code),
    )
  const byTime = (a: Line, b: Line): number => (published(a.run, limits) ?? DAY) - (published(b.run, limits) ?? DAY)
  if (limits.sprintPoints.length > 0) {
    return (a, b) =>
      firstDifference(
        lapped(a) - lapped(b),
        sprintTotal(state, b.competitor.code, limits) - sprintTotal(state, a.competitor.code, limits),
        orderOf(a) - orderOf(b),
      )
  }
  if (limits.decidedBy === 'order')
    // whose finish nobody tapped stands where the time puts it, behind those who were seen
    return (a, b) => (isEqual(a, b) ? 0 : firstDifference(lapped(a) - lapped(b), orderOf(a) - orderOf(b), byTime(a, b)))
  return (a, b) => {
    const [one, other] = [published(a.run, limits), published(b.run, limits)]
    if (one === null || other === null)
      return firstDifference((one === null ? 1 : 0) - (other === null ? 1 : 0), (a.run.place ?? 0) - (b.run.place ?? 0))
    // who was timed to the thousandth is parted by it, who was not by what the photo says
    const fine =
      limits.ties === 'asked' && limits.decimals > 1 && !isEqual(a, b) && hasThousandths(a.run) && hasThousandths(b.run)
    return firstDifference(one - other, tied(a, b), fine ? (a.run.time ?? 0) - (b.run.time ?? 0) : 0)
  }
}

const hasThousandths = ({ time }: Run): boolean => time !== null && time % 10 !== 0

const isPlaced =
  (state: RaceState, { limits }: RaceScene) =>
  ({ competitor, run, out }: Line): boolean => {
    const has =
      run.time !== null ||
      run.place !== null ||
      state.order.includes(competitor.code) ||
      sprintTotal(state, competitor.code, limits) > 0
    if (out) return limits.lappedAreRanked && out.how === 'lapped' && has
    return has
  }

export const listOfRace = (state: RaceState, scene: RaceScene) =>
  ranked(
    scene.unit.competitors.map(
      (competitor): Line => ({
        competitor,
        run: runOf(state, competitor.code),
        out: scene.desk.outs[competitor.code] ?? null,
      }),
    ),
    isPlaced(state, scene),
    comparing(state, scene),
    ({ out }) => (out ? (LAST[out.how] ?? 1) : 0),
  )

/** Times of a bunch: a rider less than the gap behind the one before has the time of the first of them (UCI 1.2.107). */
export function bunchTimes(list: readonly Line[], { bunchGap }: RaceLimits): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  let [head, before]: [number | null, number | null] = [null, null]
  for (const { competitor, run } of list) {
    if (run.time === null) continue
    if (bunchGap === null || head === null || before === null || run.time - before > bunchGap) head = run.time
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
