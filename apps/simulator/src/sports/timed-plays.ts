import type { Entrant } from '../plan.ts'
import type { Random } from '../random.ts'
import type { Counted, Deed } from './match-statistics.ts'
import type { MatchReport, MemberDeed, Play } from './standing.ts'

/** A score with who made it. */
export interface ScoredBy {
  readonly at: number
  readonly side: 0 | 1
  readonly points: number
  /** Index into the side's members. */
  readonly scorer: number
}

/** How a sport's deeds become actions. */
interface TimedCourse {
  /** Deeds that are scores; the n-th of them is the n-th score. */
  readonly scores: ReadonlySet<string>
  /** Deeds that are sent beside the scores. */
  readonly besides: ReadonlySet<string>
  /** Deeds that are sent as part of the score before them. */
  readonly children: ReadonlySet<string>
  /** Actions of other names than the deeds they are. */
  readonly names: Readonly<Record<string, string>>
  /** A deed that says of the score before it how it was made: a goal from seven metres. */
  readonly renames: string | null
  /** Deeds of goalkeepers, the last two of a squad. */
  readonly keepers: ReadonlySet<string>
}

export const BASKETBALL_TELLING: TimedCourse = {
  scores: new Set(['FG2', 'FG3', 'FT']),
  besides: new Set(['PF']),
  children: new Set(['AST']),
  names: {},
  renames: null,
  keepers: new Set(),
}
export const HANDBALL_TELLING: TimedCourse = {
  scores: new Set(['GOALS']),
  besides: new Set(['YC', '2MIN', 'RC', 'BC']),
  children: new Set(),
  names: { GOALS: 'GOAL', M7: 'GOAL7M' },
  renames: 'M7',
  keepers: new Set(['SAVES']),
}

export interface TimedPeriod {
  readonly code: string
  readonly to: number
}

/**
 * Basketball's and handball's actions and their athletes' statistics, from the deeds of both sides (in the order they were drawn) and
 * the scores. Who does what beside scoring is drawn here; it sums up to the sides' statistics because it is the same deeds.
 */
export function timedReport(
  telling: TimedCourse,
  counted: readonly Counted[],
  sides: readonly [Entrant, Entrant],
  periods: readonly TimedPeriod[],
  scores: readonly ScoredBy[],
  drawn: readonly Deed[],
  clock: (at: number) => { readonly period: string; readonly when: string | null },
  chance: Random,
): MatchReport {
  const deeds = withMembers(telling, sides, scores, drawn, chance)
  const plays: Play[] = []
  const score: [number, number] = [0, 0]
  /** The score that the next deeds may belong to. */
  let last = -1
  for (const deed of deeds.toSorted((a, b) => a.at - b.at)) {
    const { at, side, member, code } = deed
    if (deed.failed) continue
    const goal = plays[last]?.at === at ? plays[last] : undefined
    if (telling.renames === code && goal) {
      plays[last] = { ...goal, code: telling.names[code] ?? code }
      continue
    }
    const child = telling.children.has(code)
    if (!telling.scores.has(code) && !telling.besides.has(code) && !child) continue
    const points = deed.points
    if (points !== null) score[side] += points
    plays.push({
      at,
      ...clock(at),
      code: telling.names[code] ?? code,
      side,
      member,
      score: [score[0], score[1]],
      points,
      parent: child && goal ? last : null,
    })
    if (points !== null) last = plays.length - 1
  }
  return { plays, ends: periods.map(({ to }) => to), statistics: { counted, deeds } }
}

interface DeedBy extends MemberDeed {
  readonly points: number | null
}

function withMembers(
  telling: TimedCourse,
  sides: readonly [Entrant, Entrant],
  scores: readonly ScoredBy[],
  drawn: readonly Deed[],
  chance: Random,
): DeedBy[] {
  const deeds: DeedBy[] = []
  let made = 0
  for (const deed of drawn) {
    const before = deeds[deeds.length - 1]
    const squad = sides[deed.side].members.length
    const score = telling.scores.has(deed.code) && !deed.failed ? scores[made++] : undefined
    // A rebound is counted twice, as such and by its kind; a throw from seven metres is a shot too: of one and the same player.
    const same = before && before.at === deed.at && before.side === deed.side
    const again = same && (deed.code === 'REB' || deed.code === telling.renames)
    const member = score
      ? score.scorer
      : again
        ? before.member
        : telling.keepers.has(deed.code)
          ? squad - chance.whole(1, 2)
          : otherThan(deed.code === 'AST' && same ? before.member : null, Math.min(squad, 10), chance)
    deeds.push({ ...deed, member, points: score?.points ?? null })
  }
  return deeds
}

/** One of the first `count` members; not the scorer for an assist. */
function otherThan(member: number | null, count: number, chance: Random): number {
  const drawn = chance.whole(0, count - 1)
  return drawn === member ? (drawn + 1) % count : drawn
}
