import { MEDALS, type Medal } from '../medals/medal-table.ts'
import { isOver } from '../sports/race.ts'
import { byText } from '../text/by-text.ts'
import { decidingLists } from './deciding-lists.ts'
import { eventRanking } from './event-ranking.ts'
import type { EventUnit } from './event-unit.ts'
import type { Ranking } from './rank-list.ts'
import { because, type Reason, type Undecided } from './reason.ts'
import { decidingRules, type EventRule, type RuleSet } from './rule-set.ts'

/** A medal of an event, and the rule that gives it. */
export interface MedalByRule {
  readonly competitor: string
  readonly medal: Medal
  readonly why: Reason
}

export interface EventMedals {
  /** Gold first, of one colour by code. */
  readonly medals: readonly MedalByRule[]
  /** Medals the rules do not give: places that are open, a medallist who was disqualified. */
  readonly undecided: readonly Undecided[]
}

/**
 * Medals of an event by its ranking: rank 1 gold, 2 silver, 3 bronze. Shared ranks leave out what follows: two golds and no silver, two
 * silvers and no bronze, three thirds are three bronzes; two matches for bronze, or two losers of semifinals where the rule gives both one,
 * are two. With few entries only the medals of the rule. No medal while the unit that decides is not over, and none guessed: places that the
 * ranking leaves open are undecided.
 */
export function eventMedals(units: readonly EventUnit[], ruleSet: RuleSet, entrants?: readonly string[]): EventMedals {
  const ranking = eventRanking(units, decidingRules(ruleSet), entrants)
  const undecided = ranking.undecided.filter(({ from }) => from <= MEDALS.length)
  if (ranking.decidedBy === null) return { medals: [], undecided }
  if (ranking.decidedBy === 'list' && !decidingLists(units, ruleSet)?.flat().every(isOver))
    return { medals: [], undecided: [...undecided, openFor(ranking, because('not-played'))] }
  const open = new Set(undecided.flatMap(({ competitors }) => competitors))
  // a competitor whose result is missing may be ahead of all who have one
  const isResultMissing =
    ranking.decidedBy === 'list' &&
    undecided.some(({ why }) => why.rule === 'not-sent' && why.values['needs'] === 'result')
  if (isResultMissing) return { medals: [], undecided }
  const medals: MedalByRule[] = []
  for (const { competitor, rank, why } of ranking.rows) {
    const medal = rank === null ? undefined : MEDALS[rank - 1]
    if (medal === undefined || open.has(competitor)) continue
    if (medal === 'bronze' && ranking.decidedBy === 'knockout' && ruleSet.event.bronzes === 'none') continue
    if (!isGivenTo(entrants?.length ?? null, medal, ruleSet.event)) continue
    medals.push({ competitor, medal, why })
  }
  return {
    medals: medals.toSorted(
      (a, b) => MEDALS.indexOf(a.medal) - MEDALS.indexOf(b.medal) || byText(a.competitor, b.competitor),
    ),
    undecided,
  }
}

/** Whether an event gives a medal with so many entrants; null: not known how many. */
export function isGivenTo(entrants: number | null, medal: Medal, { alone, fewEntries }: EventRule): boolean {
  if (entrants === null) return true
  if (entrants === 1 && alone === 'no-medal') return false
  return fewEntries.find(({ upTo }) => entrants <= upTo)?.medals.includes(medal) ?? true
}

const openFor = ({ rows }: Ranking, why: Reason): Undecided => ({
  competitors: rows.map(({ competitor }) => competitor),
  from: 1,
  to: MEDALS.length,
  why,
})
