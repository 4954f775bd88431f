import { roundOf } from '../draw/phase-order.ts'
import { MEDALS, type Medal } from '../medals/medal-table.ts'
import { phaseOf, unitOf } from '../rsc.ts'
import { isOver } from '../sports/race.ts'
import type { SportUnit } from '../sports/sport.ts'
import { byText } from '../text/by-text.ts'
import { isPoolPhase, matchOutcome, type Outcome } from './match-outcome.ts'
import { poolRulesOf, poolStanding } from './pool-standing.ts'
import { type Placed, type Ranking, rankHeats } from './rank-list.ts'
import { because, type Reason, type Undecided } from './reason.ts'
import type { Bronzes, RuleSet } from './rule-set.ts'

/** A unit of an event with its results, and what it is for (ODF §6, Unit@Medal: 1 gold, 3 bronze, 0 none). */
export interface EventUnit {
  readonly unit: SportUnit
  readonly medal: number
}

export interface EventRanking extends Ranking {
  /** What decides the event: the match for gold, a list, a pool; or that somebody is alone. Null: nothing does yet. */
  readonly decidedBy: 'knockout' | 'list' | 'pool' | 'alone' | null
}

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
  if (finals.length > 0) {
    const behind = ruleSet.event.behindFinal === 'by-round' ? roundsBehind(withRows, finals.flat()) : []
    return { ...inOrder([...finals, ...behind], ruleSet), decidedBy: 'list' }
  }
  if (withRows.some(({ unit, medal }) => unit.headToHead && isFinal(unit, medal))) return knockout(withRows, ruleSet)
  return pool(withRows, ruleSet)
}

function alone(competitor: string, { event }: RuleSet): EventRanking {
  const why = because('champion-alone')
  const rank = event.alone === 'champion' ? 1 : null
  return { rows: [{ competitor, rank, rankEqual: false, sortOrder: 1, why }], undecided: [], decidedBy: 'alone' }
}

const isFinal = ({ code }: SportUnit, medal: number): boolean => medal === 1 || phaseOf(code) === 'FNL-'

/**
 * The lists that decide, the best first, each behind the one before: that of the whole event, of the final phase, or those of its finals. Lists
 * in one group are ranked together.
 */
function decidingLists(units: readonly EventUnit[], { event }: RuleSet): SportUnit[][] {
  const lists = units.filter(({ unit }) => !unit.headToHead)
  const at = (is: (unit: EventUnit) => boolean): SportUnit[] => lists.filter(is).map(({ unit }) => unit)
  const whole = at(({ unit }) => phaseOf(unit.code) === '----')
  if (whole.length > 0) return [whole]
  const phase = at(({ unit }) => phaseOf(unit.code) === 'FNL-' && unitOf(unit.code) === '--------')
  if (phase.length > 0) return [phase]
  if (units.some(({ unit, medal }) => unit.headToHead && isFinal(unit, medal))) return []
  const gold = at(({ medal }) => medal === 1)
  const finals = at(({ unit }) => phaseOf(unit.code) === 'FNL-')
  if (event.finals === 'one-list') {
    const together = finals.length > 0 ? finals : gold
    return together.length > 0 ? [together] : []
  }
  const behind = finals.filter((unit) => !gold.includes(unit)).toSorted((a, b) => byText(a.code, b.code))
  return [gold, ...behind.map((unit) => [unit])].filter((group) => group.length > 0)
}

/** The rounds before the final, the last one first: the fewer are in it, the later it was. A phase's own list stands for its units. */
function roundsBehind(units: readonly EventUnit[], finals: readonly SportUnit[]): SportUnit[][] {
  const lists = units.flatMap(({ unit }) => (unit.headToHead || finals.includes(unit) ? [] : [unit]))
  const rounds = Map.groupBy(lists, ({ code }) => phaseOf(code))
  rounds.delete('FNL-')
  return [...rounds]
    .map(([phase, own]) => ({ phase, own: own.filter(isOfPhase).length > 0 ? own.filter(isOfPhase) : own }))
    .toSorted((a, b) => membersOf(a.own).length - membersOf(b.own).length || byText(a.phase, b.phase))
    .map(({ own }) => own)
}
const isOfPhase = ({ code }: SportUnit): boolean => unitOf(code) === '--------'

/** Lists one behind the other; who stands in two counts in the better one. */
function inOrder(groups: readonly (readonly SportUnit[])[], ruleSet: RuleSet): Ranking {
  const rows: Placed[] = []
  const undecided: Undecided[] = []
  const placed = new Set<string>()
  for (const units of groups) {
    const own = units.map((unit) => ({
      ...unit,
      rows: unit.rows.filter(({ competitor }) => !placed.has(competitor.code)),
    }))
    const ranking = rankHeats(own, ruleSet, rows.length + 1)
    for (const row of ranking.rows) {
      placed.add(row.competitor)
      rows.push({ ...row, sortOrder: rows.length + 1 })
    }
    undecided.push(...ranking.undecided)
  }
  return { rows, undecided }
}

function pool(units: readonly EventUnit[], ruleSet: RuleSet): EventRanking {
  const matches = units.flatMap(({ unit }) => (unit.headToHead ? [unit] : []))
  const rules = poolRulesOf(ruleSet)
  const pools = new Set(matches.map(({ code }) => phaseOf(code)))
  const members = membersOf(matches)
  if (!rules || pools.size !== 1 || !matches.every(({ code }) => isPoolPhase(code)))
    return nothingDecides(membersOf(units.map(({ unit }) => unit)))
  const { rows, undecided, toPlay } = poolStanding(matches, members, rules)
  if (toPlay.length > 0) return nothingDecides(members, because('not-played', { units: toPlay.join(' ') }))
  const placed = rows.map(({ competitor, rank, rankEqual, sortOrder, why }) => ({
    competitor,
    rank,
    rankEqual,
    sortOrder,
    why,
  }))
  return { rows: placed, undecided, decidedBy: 'pool' }
}

function nothingDecides(members: readonly string[], why: Reason = because('no-rule', { list: 'final' })): EventRanking {
  const rows = members.map((competitor, at) => ({ competitor, rank: null, rankEqual: false, sortOrder: at + 1, why }))
  const undecided = members.length > 0 ? [{ competitors: members, from: 1, to: members.length, why }] : []
  return { rows, undecided, decidedBy: null }
}

const membersOf = (units: readonly SportUnit[]): string[] =>
  [...new Set(units.flatMap(({ rows }) => rows.map(({ competitor }) => competitor.code)))].toSorted(byText)

interface PlayedUnit {
  readonly unit: SportUnit
  readonly medal: number
  readonly outcome: Outcome
}

/** Those who share a place, or may not be placed yet. */
interface Group {
  readonly competitors: readonly string[]
  readonly why: (competitor: string) => Reason
  readonly open: Reason | null
}

function knockout(units: readonly EventUnit[], ruleSet: RuleSet): EventRanking {
  const { match, event } = ruleSet
  const members = membersOf(units.map(({ unit }) => unit))
  if (!match) return nothingDecides(members)
  const played: PlayedUnit[] = units
    .filter(({ unit }) => unit.headToHead && !isPartOfMatch(unit))
    .map(({ unit, medal }) => ({ unit, medal, outcome: matchOutcome(unit, match) }))
  const finals = played.filter(({ unit, medal }) => isFinal(unit, medal))
  const first = finals.toSorted(byCode).find(({ medal }) => medal === 1) ?? finals.toSorted(byCode)[0]
  if (!first) return nothingDecides(members)
  const series = finals.filter((one) => isOfSame(one, first))
  const gold = series.length > 1 ? seriesOf(first, series) : first
  const bronzes = bronzeUnits(played, series, event.bronzes)
  const groups: Group[] = []
  const placed = new Set<string>()
  const put = (competitors: readonly string[], why: Group['why'], open: Reason | null = null): void => {
    const others = competitors.filter((code) => !placed.has(code)).toSorted(byText)
    for (const code of others) placed.add(code)
    if (others.length > 0) groups.push({ competitors: others, why, open })
  }
  putMatches([gold], put)
  if (bronzes.length > 0) putMatches(bronzes, put)
  else if (event.bronzes !== 'both-semifinalists') {
    const lost = played.flatMap(({ unit, outcome }) =>
      phaseOf(unit.code) === 'SFNL' && outcome.kind === 'won' ? [outcome.loser] : [],
    )
    put(lost, () => because('not-played'), because('not-played', { units: event.bronzes }))
  }
  // matches for places, in the order of their numbers: for fifth, for seventh
  const forPlaces = finals.filter((one) => !series.includes(one) && !bronzes.includes(one))
  for (const one of forPlaces.toSorted(byCode)) putMatches([one], put)
  for (const [phase, lost] of losersByRound(played)) {
    const open = event.levelInRound === 'seeding' && lost.length > 1 ? because('outside', { decides: 'seeding' }) : null
    put(lost, () => because('round-reached', { phase }), phase === '' ? because('no-rule', { list: 'pool' }) : open)
  }
  const rest = members.filter((code) => !placed.has(code))
  put(rest, () => because('not-played'), because('no-rule', { list: 'rest' }))
  return { ...inPlaces(groups), decidedBy: 'knockout' }
}

/** The bout of a team match, whose sub-unit is numbered (ODF §4). */
const isPartOfMatch = ({ code }: SportUnit): boolean => /[1-9]$/.test(code)
const byCode = (a: PlayedUnit, b: PlayedUnit): number => byText(a.unit.code, b.unit.code)

const sidesOf = ({ unit }: PlayedUnit): string =>
  unit.rows
    .map(({ competitor }) => competitor.code)
    .toSorted(byText)
    .join(' ')
const isOfSame = (one: PlayedUnit, other: PlayedUnit): boolean => sidesOf(one) === sidesOf(other)

/** The best of several matches between the same two, a final of two entrants: won as soon as those still to come cannot change it. */
function seriesOf(first: PlayedUnit, series: readonly PlayedUnit[]): PlayedUnit {
  const [one = '', other = ''] = first.unit.rows.map(({ competitor }) => competitor.code)
  const wins = (code: string) =>
    series.filter(({ outcome }) => outcome.kind === 'won' && outcome.winner === code).length
  const open = series.filter(({ outcome }) => outcome.kind === 'undecided').length
  const [winner, loser] = wins(one) >= wins(other) ? [one, other] : [other, one]
  const written = { own: String(wins(winner)), other: String(wins(loser)) }
  const outcome: Outcome =
    wins(winner) > wins(loser) + open
      ? { kind: 'won', winner, loser, why: because('wins', written) }
      : { kind: 'undecided', why: because(open > 0 ? 'not-played' : 'level', written) }
  return { ...first, outcome }
}

/** Matches for bronze: those that the schedule marks, else the repechage's finals, else the final between those who lost a semifinal. */
function bronzeUnits(played: readonly PlayedUnit[], golds: readonly PlayedUnit[], bronzes: Bronzes): PlayedUnit[] {
  // a semifinal that is marked gives its loser bronze: no match of its own
  const marked = played.filter(({ unit, medal }) => medal === 3 && phaseOf(unit.code) !== 'SFNL')
  if (marked.length > 0 || bronzes === 'both-semifinalists') return marked
  if (bronzes !== 'bronze-bout') return played.filter(({ unit }) => phaseOf(unit.code) === 'REPF')
  const lost = new Set(
    played.flatMap(({ unit, outcome }) =>
      phaseOf(unit.code) === 'SFNL' && outcome.kind === 'won' ? [outcome.loser] : [],
    ),
  )
  const between = played.filter(({ unit }) => unit.rows.every(({ competitor }) => lost.has(competitor.code)))
  return between.filter((one) => !golds.includes(one) && phaseOf(one.unit.code) === 'FNL-')
}

/** The winners of matches of one kind, and behind them the losers. */
function putMatches(
  matches: readonly PlayedUnit[],
  put: (competitors: readonly string[], why: Group['why'], open?: Reason | null) => void,
): void {
  const open = matches.find(({ outcome }) => outcome.kind !== 'won')
  if (open) {
    const both = matches.flatMap(({ unit }) => unit.rows.map(({ competitor }) => competitor.code))
    put(
      both,
      () => open.outcome.why,
      because(open.outcome.why.rule, { ...open.outcome.why.values, unit: open.unit.code }),
    )
    return
  }
  const unitOfSide = new Map<string, string>()
  const sides: { winner: string; loser: string }[] = []
  for (const { unit, outcome } of matches)
    if (outcome.kind === 'won') {
      sides.push(outcome)
      unitOfSide.set(outcome.winner, unit.code).set(outcome.loser, unit.code)
    }
  put(
    sides.map(({ winner }) => winner),
    (code) => because('match-won', { unit: unitOfSide.get(code) ?? '' }),
  )
  put(
    sides.map(({ loser }) => loser),
    (code) => because('match-lost', { unit: unitOfSide.get(code) ?? '' }),
  )
}

/** Everybody by the last round of the knockout in which they lost, the latest first; those of pools last, under the empty phase. */
function losersByRound(played: readonly PlayedUnit[]): [string, string[]][] {
  const last = new Map<string, string>()
  for (const { unit } of played.toSorted((a, b) => roundOf(phaseOf(a.unit.code)) - roundOf(phaseOf(b.unit.code))))
    for (const { competitor } of unit.rows)
      last.set(competitor.code, isPoolPhase(unit.code) || roundOf(phaseOf(unit.code)) < 0 ? '' : phaseOf(unit.code))
  const rounds = Map.groupBy([...last], ([, phase]) => phase)
  return [...rounds]
    .map(([phase, own]): [string, string[]] => [phase, own.map(([code]) => code)])
    .toSorted(([a], [b]) => roundOf(b) - roundOf(a))
}

function inPlaces(groups: readonly Group[]): Ranking {
  const rows: Placed[] = []
  const undecided: Undecided[] = []
  let place = 1
  for (const { competitors, why, open } of groups) {
    for (const competitor of competitors)
      rows.push({
        competitor,
        rank: open && open.rule !== 'outside' ? null : place,
        rankEqual: competitors.length > 1 && !(open && open.rule !== 'outside'),
        sortOrder: rows.length + 1,
        why: open ?? why(competitor),
      })
    if (open) undecided.push({ competitors, from: place, to: place + competitors.length - 1, why: open })
    place += competitors.length
  }
  return { rows, undecided }
}

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
  const ranking = eventRanking(units, ruleSet, entrants)
  const undecided = ranking.undecided.filter(({ from }) => from <= MEDALS.length)
  if (ranking.decidedBy === null) return { medals: [], undecided }
  if (ranking.decidedBy === 'list' && !decidingLists(units, ruleSet).flat().every(isOver))
    return { medals: [], undecided: [...undecided, openFor(ranking, because('not-played'))] }
  const open = new Set(undecided.flatMap(({ competitors }) => competitors))
  const allowed = ruleSet.event.fewEntries.find(({ upTo }) => (entrants?.length ?? Number.POSITIVE_INFINITY) <= upTo)
  const barred = barredOf(units, ruleSet)
  const medals: MedalByRule[] = []
  const withheld: Undecided[] = []
  for (const { competitor, rank, why } of ranking.rows) {
    const medal = rank === null ? undefined : MEDALS[rank - 1]
    if (medal === undefined || rank === null || open.has(competitor)) continue
    if (allowed && !allowed.medals.includes(medal)) continue
    const irm = barred.get(competitor)
    if (irm === undefined) medals.push({ competitor, medal, why })
    else withheld.push({ competitors: [competitor], from: rank, to: rank, why: because('disqualified', { irm }) })
  }
  return {
    medals: medals.toSorted(
      (a, b) => MEDALS.indexOf(a.medal) - MEDALS.indexOf(b.medal) || byText(a.competitor, b.competitor),
    ),
    undecided: [...undecided, ...withheld],
  }
}

const openFor = ({ rows }: Ranking, why: Reason): Undecided => ({
  competitors: rows.map(({ competitor }) => competitor),
  from: 1,
  to: MEDALS.length,
  why,
})

/** Who has an IRM of a match that bars from its medal. */
function barredOf(units: readonly EventUnit[], { event }: RuleSet): ReadonlyMap<string, string> {
  return new Map(
    units.flatMap(({ unit }) =>
      unit.headToHead
        ? unit.rows.flatMap(({ irm, competitor }) =>
            irm !== null && event.noMedal.includes(irm) ? [[competitor.code, irm] as const] : [],
          )
        : [],
    ),
  )
}
