import { phaseOf } from '../rsc.ts'
import type { SportUnit } from '../sports/sport.ts'
import { byText } from '../text/by-text.ts'
import { decidingLists, rankInOrder, roundsBehind } from './deciding-lists.ts'
import { absentFromAll, disqualifiedWinners } from './disqualified.ts'
import { barredOf, type EventRanking, type EventUnit, isFinal, membersOf, nothingDecides } from './event-unit.ts'
import { knockout } from './knockout.ts'
import { isPoolPhase, isRound } from './match-outcome.ts'
import { poolRulesOf, poolStanding } from './pool-standing.ts'
import type { Placed } from './rank-list.ts'
import { because, type Undecided } from './reason.ts'
import type { RuleSet } from './rule-set.ts'

/**
 * The ranking of an event (finalrank) from its units: by the list of the whole event or its final phase where there is one (a combined
 * event, an all-around), else by its unit for gold, several timed finals together; behind the final by the rounds before, where the sport does
 * so; a knockout by its final, its matches for bronze and the round in which others lost; a single pool by its table. `entrants` are all who
 * are entered, where known: one alone is champion where the rule says so. Units in any order.
 */
export function eventRanking(
  units: readonly EventUnit[],
  ruleSet: RuleSet,
  entrants?: readonly string[],
): EventRanking {
  const [only, another] = entrants ?? []
  if (only !== undefined && another === undefined) return alone(only, ruleSet)
  const withRows = units.filter(({ unit }) => unit.rows.length > 0)
  const finals = decidingLists(withRows, ruleSet)
  if (finals === null) return nothingDecides(membersOf(withRows.map(({ unit }) => unit)), because('finals-unknown'))
  if (finals.length > 0) {
    const behind = ruleSet.event.behindFinal === 'by-round' ? roundsBehind(withRows, finals.flat()) : []
    return { ...rankInOrder([...finals, ...behind], ruleSet), decidedBy: 'list' }
  }
  if (withRows.some(({ unit, medal }) => unit.headToHead && isFinal(unit, medal))) return knockout(units, ruleSet)
  return pool(withRows, ruleSet)
}

function alone(competitor: string, { event }: RuleSet): EventRanking {
  const why = because('champion-alone')
  const rank = event.alone === 'champion' ? 1 : null
  return { rows: [{ competitor, rank, rankEqual: false, sortOrder: 1, why }], undecided: [], decidedBy: 'alone' }
}

/** The pool behind all others, in which the best of them meet. */
const FINAL_POOL = 'GPFN'

/** All rounds of a league together. */
const LEAGUE = 'RND'

/**
 * Competitors of a pool or league who have not met all others equally often. Those whom an IRM strikes out of it need no further match. A match
 * that both lose counts as met, one that was cancelled does not.
 */
function notAllMet(matches: readonly SportUnit[], annul: readonly string[]): readonly string[] {
  const struckOut = new Set(
    matches.flatMap(({ rows }) =>
      rows.flatMap(({ irm, competitor }) => (irm !== null && annul.includes(irm) ? [competitor.code] : [])),
    ),
  )
  const members = membersOf(matches).filter((code) => !struckOut.has(code))
  const met = Map.groupBy(matches, (match) => membersOf([match]).join(' '))
  const timesOf = (one: string, other: string): number => met.get([one, other].toSorted(byText).join(' '))?.length ?? 0
  const pairs = members.flatMap((one, at) => members.slice(at + 1).map((other) => [one, other] as const))
  const most = Math.max(1, ...pairs.map(([one, other]) => timesOf(one, other)))
  return [...new Set(pairs.flatMap(([one, other]) => (timesOf(one, other) < most ? [one, other] : [])))].toSorted(
    byText,
  )
}

/** The phase of units without words of a phase. */
const NO_PHASE = '----'

/** Whether a phase is unknown: a sheet has no words for it, or words of another meaning (`Turno 1`, code `X…`). */
const isUnknownPhase = (phase: string): boolean => phase === NO_PHASE || phase.startsWith('X')

/**
 * Whether matches without a known phase may be those of a league: a knockout has no draw, no more matches than competitors, and pairs who do not
 * meet. With words of an unknown phase all have to have met. Their table decides if the organiser chooses it.
 */
function mayBeLeague(matches: readonly SportUnit[]): boolean {
  const members = membersOf(matches)
  if (members.length < 3 || !matches.every(({ code }) => isUnknownPhase(phaseOf(code)))) return false
  if (matches.some(({ code }) => phaseOf(code) !== NO_PHASE)) return notAllMet(matches, []).length === 0
  const isDrawn = matches.some(({ rows }) => rows.length > 1 && rows.every(({ wlt }) => wlt === 'T'))
  return isDrawn || matches.length > members.length || notAllMet(matches, []).length === 0
}

function pool(units: readonly EventUnit[], ruleSet: RuleSet): EventRanking {
  const played = units.flatMap(({ unit }) => (unit.headToHead ? [unit] : []))
  const ofFinal = played.filter(({ code }) => phaseOf(code) === FINAL_POOL)
  const matches = ofFinal.length > 0 ? ofFinal : played
  const rules = poolRulesOf(ruleSet)
  const pools = new Set(matches.map(({ code }) => (isRound(code) ? LEAGUE : phaseOf(code))))
  const members = membersOf(matches)
  const isOfPool = matches.every(({ code }) => isPoolPhase(code) || isRound(code))
  if (matches.length === 0 || !(isOfPool || (matches.length === units.length && mayBeLeague(matches))))
    return nothingDecides(membersOf(units.map(({ unit }) => unit)))
  // groups without a knockout
  if (pools.size > 1) return nothingDecides(members, because('final-unknown'))
  const isMarked = units.some(({ medal }) => medal === 1)
  if (ruleSet.event.table === 'leads-to-knockout') return nothingDecides(members, because('not-played'))
  if (ruleSet.event.table === 'unknown' && !isMarked) return nothingDecides(members, because('pool-unknown'))
  if (!rules) return nothingDecides(members, because('order-unknown'))
  const { rows, undecided, toPlay } = poolStanding(matches, members, rules)
  if (toPlay.length > 0) return nothingDecides(members, because('not-played', { units: toPlay.join(' ') }))
  const missing = ruleSet.event.table === 'decides-as-played' ? [] : notAllMet(matches, rules.pool.annul)
  if (missing.length > 0) {
    const open = nothingDecides(members, because('not-all-met'))
    return { ...open, undecided: open.undecided.map((one) => ({ ...one, competitors: missing })) }
  }
  const placed = rows.map(({ competitor, rank, rankEqual, sortOrder, why }) => ({
    competitor,
    rank,
    rankEqual,
    sortOrder,
    why,
  }))
  const { barredPlace } = ruleSet.event
  const winners = barredPlace === 'match-only' ? new Map() : disqualifiedWinners(matches, rules.pool.annul)
  const absent = barredPlace === 'match-only' ? new Map() : absentFromAll(matches)
  if (barredPlace === 'moves-up')
    return {
      rows: withoutRank(placed, new Map([...barredOf(units, ruleSet), ...winners, ...absent])),
      undecided,
      decidedBy: 'pool',
    }
  const withheld = placed.flatMap(({ competitor, rank }): Undecided[] => {
    const irm = winners.get(competitor) ?? absent.get(competitor)
    if (irm === undefined || rank === null) return []
    const unclear = because(winners.has(competitor) ? 'disqualification-unclear' : 'never-competed', { irm })
    const why = barredPlace === 'vacant' ? because('vacant') : unclear
    return [{ competitors: [competitor], from: rank, to: rank, why }]
  })
  return {
    rows: withoutRank(placed, barredOf(units, ruleSet)),
    undecided: [...undecided, ...withheld],
    decidedBy: 'pool',
  }
}

/** Rows with those barred last and without a rank; those behind them move up. */
function withoutRank(rows: readonly Placed[], barred: ReadonlyMap<string, string>): Placed[] {
  const out = rows.filter(({ competitor }) => barred.has(competitor))
  const left = rows.filter(({ competitor }) => !barred.has(competitor))
  const ahead = (rank: number): number => out.filter((row) => row.rank !== null && row.rank < rank).length
  return [
    ...left.map((row) => {
      const rank = row.rank === null ? null : row.rank - ahead(row.rank)
      return {
        ...row,
        rank,
        rankEqual: row.rankEqual && left.some((other) => other !== row && other.rank === row.rank),
      }
    }),
    ...out.map((row) => ({
      ...row,
      rank: null,
      rankEqual: false,
      why: because('disqualified', { irm: barred.get(row.competitor) ?? '' }),
    })),
  ].map((row, at) => ({ ...row, sortOrder: at + 1 }))
}
