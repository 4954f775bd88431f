import type { MatchSide } from '@games/contract'
import type { OdfStat, OdfStats } from '@games/odf'
import type { StatsDocument } from './matches.queries.ts'
import type { SideOf } from './sides.ts'

type SentAthlete = OdfStats['competitors'][number]['athletes'][number]

/** What DT_STATS has of one side. */
export interface SideFigures {
  readonly stats: readonly OdfStat[]
  /** In the order sent; none where the side is one athlete, whose figures are the side's. */
  readonly athletes: readonly SentAthlete[]
}

/** The statistics in force of both sides. One message may have both or each its own; of what several have, the newest one's stands. */
export function sentFigures(documents: readonly StatsDocument[], sideOf: SideOf): Record<MatchSide, SideFigures> {
  const competitors = documents.flatMap(({ fact }) => fact.competitors)
  const of = (side: MatchSide): SideFigures => {
    const ofSide = competitors.filter((competitor) => sideOf(competitor) === side)
    const isTeam = ofSide.some(({ type }) => type === 'T')
    const athletes = new Map<string, SentAthlete>()
    for (const athlete of ofSide.flatMap((competitor) => inOrder(competitor.athletes))) {
      const newer = athletes.get(athlete.code)
      athletes.set(athlete.code, newer ? { ...newer, stats: newestOf([newer.stats, athlete.stats]) } : athlete)
    }
    const stats = newestOf([
      ...ofSide.map((competitor) => competitor.stats),
      ...(isTeam ? [] : [...athletes.values()].map((athlete) => athlete.stats)),
    ])
    return { stats, athletes: isTeam ? [...athletes.values()] : [] }
  }
  return { home: of('home'), away: of('away') }
}

const inOrder = (athletes: readonly SentAthlete[]): readonly SentAthlete[] =>
  athletes.every(({ order }) => order !== null)
    ? [...athletes].sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    : athletes

/** Every statistic once, from the first list that has it. */
function newestOf(lists: readonly (readonly OdfStat[])[]): OdfStat[] {
  const stats = new Map<string, OdfStat>()
  for (const stat of lists.flat()) {
    const key = `${stat.code} ${stat.pos ?? ''}`
    if (!stats.has(key)) stats.set(key, stat)
  }
  return [...stats.values()]
}
