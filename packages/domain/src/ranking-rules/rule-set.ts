import type { Medal } from '../medals/medal-table.ts'
import type { RuleId } from './reason.ts'
import type { Restart, WhenLevel } from './tiers.ts'

/** The kinds of lists whose rows are compared in ways of their own. */
export const LIST_KINDS = [
  'race',
  'time-trial',
  'points',
  'attempts',
  'height',
  'part',
  'combined',
  'apparatus',
  'all-around',
  'team',
  'routine',
  'ranking-round',
] as const
export type ListKind = (typeof LIST_KINDS)[number]

/** By which rules a list is ranked, in order, and what becomes of those that are level in all. */
export interface ListRule {
  readonly by: readonly RuleId[]
  readonly whenLevel: WhenLevel
  /** The order that the judges gave at the finish (ER/FINISH_ORDER) is the only criterion if it was sent for all rows of one race. */
  readonly judgedOrder?: true
  /** How rows are compared that are level for a place that counts: the last place that advances, or a medal. Absent: as for any other place. */
  readonly deciding?: ListRule
  /** The IRMs of such lists, if they are not those of the sport. */
  readonly irm?: IrmRule
}

/** Those without a result (ODF §8): in which order they stand behind the ranked, and who of them is ranked still, behind the others. */
export interface IrmRule {
  readonly order: readonly string[]
  readonly ranked: readonly string[]
  /**
   * Figures that rank several rows of one IRM, in order: laps behind the winner (ER/LAPS), the order in which they left the race (ER/FINISH_ORDER). Absent:
   * nothing, their places stay open.
   */
  readonly rankedBy?: readonly ('LAPS' | 'FINISH_ORDER')[]
}

/** Figures of the bouts of a team match, by which a level match is decided. */
export type TeamFigure = Extract<RuleId, 'quality-points' | 'falls' | 'superiorities' | 'scored'>

/** The score that counts in tables of a match whose loser did not come, left or was disqualified. */
export interface ForfeitRule {
  readonly winner: number
  readonly loser: number
  /** Points of the sets of the winner; the loser has none. */
  readonly setPoints?: number
  /** The score that was played counts if the winner leads by as much as in a forfeit. */
  readonly keepsLead: boolean
  /** IRMs of a side that could not continue: the score that was played counts if the other side leads, else this one. */
  readonly byDefault?: { readonly irms: readonly string[]; readonly winner: number; readonly loser: number }
}

/** How a match of two is won. */
export interface MatchRule {
  /** By which decisions (UI/DECISION) the greater score has won: a fall ends a bout whatever the score. Null: by any. */
  readonly wonByScore: readonly string[] | null
  /** True if the winner that was sent may have the lower score: the score is of one round, or it is not known what it counts. */
  readonly winnerMayBeLower?: true
  /** What tells who won where the results are equal, in order. */
  readonly whenLevel: readonly ('shoot-out' | 'closest-arrow' | 'priority' | TeamFigure | 'last-bout')[]
  /** A level match of a pool is a draw; elsewhere something else must decide. */
  readonly draws: 'in-pools' | 'never'
  /** IRMs of those who are out of the match though they may have points of it. */
  readonly out: readonly string[]
  /** Absent: the score of a forfeit is that which was sent. */
  readonly forfeit?: ForfeitRule
  /** A disqualification is lost by the bout only. Absent: that of a finalist may be of the whole event, and the organiser decides. */
  readonly disqualifiedFromBout?: true
  /** How a team match is won whose score is the number of bouts won. Absent: by this rule. */
  readonly ofTeams?: MatchRule
  /** How two are compared who race each other for a time. */
  readonly timed?: ListRule
}

/** Points of the table for a match. */
export interface TablePoints {
  readonly win: number
  readonly draw: number
  readonly loss: number
  /** Of the side that did not come or was taken out before or in the match. */
  readonly out: number
  /** Of a side whose IRM has points of its own, e.g. of a match that was begun. */
  readonly byIrm?: Readonly<Record<string, number>>
  /** A match lost with this many sets or more gives other points. */
  readonly close?: { readonly setsOfLoser: number; readonly win: number; readonly loss: number }
}

/** What is counted over the matches of a pool: the score of the match (goals, sets, touches), what was scored in its sets, sport's own points. */
export const COUNTED = ['score', 'set-points', 'class-points'] as const
export type Counted = (typeof COUNTED)[number]

/** A criterion of a pool's table. `among`: all matches, or only those between the level ones. */
export interface PoolCriterion {
  readonly rule: Extract<
    RuleId,
    | 'table-points'
    | 'wins'
    | 'win-ratio'
    | 'difference'
    | 'scored'
    | 'ratio'
    | 'quality-points'
    | 'falls'
    | 'superiorities'
  >
  readonly counted?: Counted
  readonly among: 'all' | 'tied'
  /** Only where exactly so many are level: a direct match of two. */
  readonly of?: number
  /** Of a new table between at least so many that are level: those it leaves level are compared by its next figures. */
  readonly newTableOf?: number
}

export interface PoolRule {
  readonly points: TablePoints
  readonly by: readonly PoolCriterion[]
  /** Once some are parted, those still level begin again with the first criterion. */
  readonly restart: Restart
  readonly whenLevel: WhenLevel
  /** IRMs whose holder loses all matches of the pool: none of them counts for anybody. */
  readonly annul: readonly string[]
  /** IRMs whose holder has no rank in the table, though the matches of the pool count. */
  readonly bars?: readonly string[]
  /** Points of quality by the winner's result, the loser has none: judo's 100 for ippon. Class points are the source's. */
  readonly quality?: Readonly<Record<string, number>>
}

/**
 * How the last place that advances is decided if more competitors are level for it than there are places. `lanes-or-lots`: all advance if there
 * are lanes, else lots are drawn; `swim-off-or-lanes`: the same with a swim-off; `regulation`: the rulebook does not say it.
 */
export const LEVEL_FOR_LAST = [
  'all-go-on',
  'swim-off',
  'swim-off-or-lanes',
  'shoot-off',
  'barrage',
  'lanes-or-lots',
  'draw-of-lots',
  'regulation',
] as const
export type LevelForLast = (typeof LEVEL_FOR_LAST)[number]

/** How the last place that advances is decided, by kind of list or distance where they differ from the usual way of the sport. */
export interface LastPlaceRule {
  readonly usual: LevelForLast
  readonly byKind?: Readonly<Partial<Record<ListKind, LevelForLast>>>
  /** Of races of so many metres and more. */
  readonly fromMetres?: { readonly metres: number; readonly decides: LevelForLast }
  /** Of a round from which so many advance, exempt from the next one. */
  readonly exempt?: { readonly places: number; readonly decides: LevelForLast }
  /** No more individuals of one delegation advance than this. */
  readonly perDelegation?: number
}

/** What follows a knockout's main bracket. */
export const BRONZES = [
  'both-semifinalists',
  'bronze-bout',
  'repechage-of-quarterfinalists',
  // of those beaten by the finalists; crossed: against the loser of the other half's semifinal
  'repechage-of-finalists',
  'repechage-of-finalists-crossed',
  'none',
] as const
export type Bronzes = (typeof BRONZES)[number]

/**
 * The medals of a final without a winner: the places stay empty, both finalists have silver, both bronze medallists have gold, or the figures
 * of all matches decide.
 */
export const EMPTY_FINALS = ['nothing', 'two-silvers', 'two-golds', 'by-figures'] as const
export type EmptyFinal = (typeof EMPTY_FINALS)[number]

/** The medals of matches for bronze without a winner: the place stays empty, or the figures of all matches decide. */
export const EMPTY_BRONZES = ['nothing', 'by-figures'] as const
export type EmptyBronze = (typeof EMPTY_BRONZES)[number]

/**
 * The place of a medallist who is disqualified: it stays empty, those behind move up, or the disqualification is only of the match, so that
 * its loser keeps the place behind the winner.
 */
export const BARRED_PLACES = ['vacant', 'moves-up', 'match-only'] as const
export type BarredPlace = (typeof BARRED_PLACES)[number]

/** The medals of an event with three entries or fewer: all, also for an entrant without an opponent, or one less than entries. */
export const FEW_ENTRIES = ['all', 'one-less'] as const
export type FewEntries = (typeof FEW_ENTRIES)[number]

export interface EventRule {
  readonly bronzes: Bronzes
  /** Without a bout for bronze both losers of the semifinals are third: in events of individuals. */
  readonly sharedThird?: 'of-individuals'
  /** Whether `bronzes` is the usual way of the sport, from which a programme may differ, or was chosen for the event. */
  readonly bronzesAre: 'usual' | 'chosen'
  /**
   * Several lists of the final phase that the programme does not mark for gold are one (timed finals), or each is behind the one before (final
   * A, final B). `unknown`: they decide nothing until the organiser chooses.
   */
  readonly finals: 'one-list' | 'in-order' | 'unknown'
  /**
   * Whether the table of the only pool decides the medals, once all have met, or as played if the organiser ends the pool before. `unknown`: it does
   * not until the organiser chooses, since a knockout may follow.
   */
  readonly table: 'decides' | 'decides-as-played' | 'leads-to-knockout' | 'unknown'
  /** Whether a list event places those who are not in its final: by the round they came to, there by its results. */
  readonly behindFinal: 'by-round' | 'none'
  /** One entry only: champion with a medal, or none. */
  readonly alone: 'champion' | 'no-medal'
  /** With so many entries or fewer only these medals are given; the first that applies. */
  readonly fewEntries: readonly { readonly upTo: number; readonly medals: readonly Medal[] }[]
  /** Those that lost in the same round of a knockout share their place, or their seeds part them. */
  readonly levelInRound: Extract<WhenLevel, 'shared' | 'seeding'>
  /**
   * Those who are in no match for a medal are ranked together by these figures of all their matches, then by their seeds, not by the round in
   * which they lost.
   */
  readonly behindMedals?: readonly PoolCriterion[]
  /**
   * Finalists are weighed again before the final. The loser of the semifinal replaces a finalist who fails, who is then last of the event without
   * a rank.
   */
  readonly finalistsAreWeighedAgain?: true
  /** Where both sides of a semifinal are out, those whom they beat in the quarterfinals contest it. */
  readonly emptySemifinal?: 'quarterfinal-losers'
  /** Those who lose a quarterfinal are ranked by the result of that match, then by its points. */
  readonly quarterfinalists?: 'by-result'
  /** IRMs of a match by which its holder is last of the event without a rank, and so has no medal. */
  readonly noMedal: readonly string[]
  /** Those behind a finalist who is barred move up in that half of the bracket; otherwise the organiser decides. */
  readonly movesUp?: 'own-half'
  /** The same by decisions of a match (UI/DECISION), for its loser or losers: wrestling has no IRM of a forfeit. */
  readonly noMedalDecisions?: readonly string[]
  /** The medals of a final in which both sides are out, as the organiser chose. Absent: they are open. */
  readonly emptyFinal?: EmptyFinal
  /** The same of matches for bronze. */
  readonly emptyBronze?: EmptyBronze
  /** Where both finalists are out, the winners of the two matches for bronze meet for the first place, and the losers are third. */
  readonly finalistsOut?: 'bronze-medallists'
  /** The organiser can give silver to both finalists who are out. */
  readonly twoSilvers?: true
  /** Figures of all their matches by which those are placed who were both injured in one, and what shows it: the decision, or the IRM of both. */
  readonly bothInjured?: { readonly decision: string; readonly irm: string; readonly by: readonly PoolCriterion[] }
  /** The place of a medallist who is disqualified. Absent: the organiser decides, unless those behind move up. */
  readonly barredPlace?: BarredPlace
}

/** The rules by which lists decide who advances and who has a medal. */
export const decidingRules = (ruleSet: RuleSet): RuleSet => ({
  ...ruleSet,
  lists: Object.fromEntries(Object.entries(ruleSet.lists).map(([kind, rule]) => [kind, rule.deciding ?? rule])),
})

/**
 * The rules of a discipline by which its events are ranked: data with a name and a date, so that another year, age or games is another
 * row. Whatever a regulation changes (limits, points, tie-breaks) is changed in a copy: `{ ...ruleSet, id: …, from: … }`.
 */
export interface RuleSet {
  readonly id: string
  /** Discipline codes (ODF). */
  readonly disciplines: readonly string[]
  /** The rulebook and its edition. */
  readonly book: string
  /** Clauses whose text was not found, with the setting that holds them: values from memory, to be compared before they are relied on. */
  readonly fromMemory?: Readonly<Record<string, string>>
  /** The first day on which it holds, `YYYY-MM-DD`. */
  readonly from: string
  /** Event types of the sport, by their ids, whose events it ranks instead of its discipline's first. */
  readonly ofTypes?: readonly string[]
  /** Rule sets of the result desk (`scoring`) whose events it ranks instead of its discipline's first. */
  readonly scoredBy?: readonly string[]
  readonly lists: Readonly<Partial<Record<ListKind, ListRule>>>
  readonly irm: IrmRule
  readonly match: MatchRule | null
  readonly pool: PoolRule | null
  readonly event: EventRule
  readonly lastPlace: LastPlaceRule
}
