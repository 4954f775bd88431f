import { roundOf } from '../draw/phase-order.ts'
import { MEDALS } from '../medals/medal-table.ts'
import { phaseOf, unitOf } from '../rsc.ts'
import { isTeamEvent } from '../sports/decision.ts'
import type { SportUnit } from '../sports/sport.ts'
import { byText } from '../text/by-text.ts'
import { unclearOf, withDisqualified } from './disqualified.ts'
import { barredOf, type EventRanking, type EventUnit, isFinal, membersOf, nothingDecides } from './event-unit.ts'
import { figureOf } from './figures.ts'
import { isPoolPhase, matchOutcome, type Outcome, scoredIn } from './match-outcome.ts'
import { isLeg, isNamedFinal } from './named-final.ts'
import { inOrderOfFigures, withInjuriesSettled } from './match-figures.ts'
import { codesIn, isSemifinal, type PlayedUnit, semifinalsOf } from './played-unit.ts'
import type { Placed, Ranking } from './rank-list.ts'
import { because, type Reason, type Undecided } from './reason.ts'
import { contradictedFinalists, replacedFinalists } from './replaced-finalists.ts'
import type { Bronzes, EventRule, PoolCriterion, RuleSet } from './rule-set.ts'

/** Those who share a place, or may not be placed yet. */
interface Group {
  readonly competitors: readonly string[]
  /** How many places it takes: an open match has two, though a side of it may be missing. */
  readonly places: number
  readonly why: (competitor: string) => Reason
  readonly open: Reason | null
}
/** Two matches for bronze, each of two sides. */
const BRONZES_BEHIND_A_FINAL = 2
type Put = (competitors: readonly string[], why: Group['why'], open?: Reason | null, places?: number) => void

/**
 * The ranking of a knockout: its final, its matches for bronze, matches for places in the order of their numbers, then everybody by the
 * last round in which they lost, or by the figures of all their matches. Nothing where no match is known to be the final.
 */
export function knockout(units: readonly EventUnit[], ruleSet: RuleSet): EventRanking {
  const { match, event } = ruleSet
  const members = membersOf(units.map(({ unit }) => unit))
  if (!match) return nothingDecides(members)
  const ofRules = barredOf(units, ruleSet)
  const played = withDisqualified(withInjuriesSettled(playedIn(units, ruleSet), units, ruleSet), ofRules, ruleSet)
  const finals = played.filter(({ unit, medal }) => isFinal(unit, medal)).toSorted(byCode)
  const again = event.finalistsOut ? finalAgain(finals, decisiveBronzes(played)) : null
  const first = goldOf(
    finals.filter((one) => one !== again),
    played,
  )
  if (first === null) return nothingDecides(members, because('final-unknown'))
  const series = finals.filter((one) => isOfSame(one, first))
  const gold = series.length > 1 || isLeg(first.unit) ? seriesOf(first, series) : first
  const rule = bronzesOf(units, played, ruleSet)
  const isFixed = event.bronzesAre === 'chosen' || marksLosers(played)
  const bronzes = isFixed && (rule === 'both-semifinalists' || rule === 'none') ? [] : bronzeUnits(played, series)
  // the rows of several matches for bronze in one list do not show who met whom
  const unpaired = membersOf(units.flatMap(({ unit, medal }) => (medal === 3 && !unit.headToHead ? [unit] : [])))
  const replaced = replacedFinalists(first, { played, bronzes, units }, ruleSet)
  const groups: Group[] = []
  const placed = new Set<string>()
  const put: Put = (competitors, why, open = null, places = competitors.length) => {
    const others = competitors.filter((code) => !placed.has(code) && !replaced.has(code)).toSorted(byText)
    for (const code of others) placed.add(code)
    if (others.length > 0)
      groups.push({ competitors: others, places: places - (competitors.length - others.length), why, open })
  }
  const isEmpty =
    gold.outcome.kind === 'no-winner' && (event.emptyFinal === 'nothing' || event.emptyFinal === 'two-silvers')
  // the organiser gave silver to both
  const hasTwoSilvers = isEmpty && event.emptyFinal === 'two-silvers'
  const unclear = event.barredPlace === 'match-only' ? [] : unclearOf(units, ruleSet)
  const barred = new Map(
    [...ofRules, ...unclear, ...replaced].filter(([code]) => !hasTwoSilvers || !codesIn(gold).includes(code)),
  )
  const putFinal = () => {
    const vacant = because('vacant')
    if (hasTwoSilvers) groups.push({ competitors: [], places: 1, why: () => vacant, open: vacant })
    if (isEmpty) put(codesIn(gold), () => gold.outcome.why, hasTwoSilvers ? null : vacant, hasTwoSilvers ? 1 : 2)
    else putMatches([gold], put)
  }
  const thirds = bronzes.length > 0 ? bronzes.length : played.filter(({ unit }) => isSemifinal(unit)).length
  const behind = behindFinalist(gold, { bronzes, played, barred, rule }, event)
  const [empty] = emptySemifinals(played, barred, event)
  const isLeftToBronzes =
    event.finalistsOut &&
    !isEmpty &&
    gold.outcome.kind === 'no-winner' &&
    codesIn(gold).every((code) => barred.has(code))
  if (isLeftToBronzes && bronzes.length === BRONZES_BEHIND_A_FINAL) putBronzesInFinal(bronzes, again, event, put)
  else if (empty) {
    putFinal()
    const sides = new Set([...empty.competitors, ...membersOf(bronzes.map(({ unit }) => unit))])
    const left = [...sides].filter((code) => !placed.has(code))
    put(left, () => empty.why, empty.why, 2 * BRONZES_BEHIND_A_FINAL)
  } else if (behind) putMovedUp(behind, put)
  else {
    putFinal()
    const isContradicted = bronzes.some(({ unit }) => unit.rows.some(({ competitor }) => placed.has(competitor.code)))
    if (isContradicted)
      put(membersOf(bronzes.map(({ unit }) => unit)), () => because('bronze-unknown'), because('bronze-unknown'))
    else if (bronzes.length > 0) putBronzes(seriesIn(bronzes), barred, event, put)
    else if (unpaired.length > 0)
      put(unpaired, () => because('bronze-unknown'), because('bronze-unknown'), unpaired.length / 2)
    else putSemifinalists(played, rule, event.bronzesAre === 'chosen', put)
  }
  // a semifinal in which both sides are out has no winner and gives no third place
  const isVacant = (one: PlayedUnit) => hasNoWinner(one) && !isLeftToOthers(one, barred, event)
  put(
    played.flatMap((one) => (isVacant(one) ? codesIn(one) : [])),
    () => because('both-out'),
    because('vacant'),
  )
  // matches for places, in the order of their numbers: for fifth, for seventh
  const others = finals.filter((final) => !series.includes(final) && !bronzes.includes(final) && final !== again)
  for (const final of others.filter(hasPlaces)) putMatches([final], put)
  // nothing tells the places of a consolation final
  for (const final of others.filter((other) => !hasPlaces(other)))
    put(membersOf([final.unit]), () => because('bronze-unknown'), because('bronze-unknown'))
  // the places behind wait as long as a place for a medal is open
  const [firstOpen] = groups.flatMap((group) => group.open ?? [])
  const places = groups.reduce((sum, group) => sum + group.places, 0)
  if (event.behindMedals && firstOpen) put(members, () => firstOpen, firstOpen)
  else if (event.behindMedals && places > 2) {
    const left = members.filter((code) => !placed.has(code))
    const ranked = left.filter((code) => !barred.has(code))
    putTogether(ranked, units, { ruleSet, by: event.behindMedals }, put)
    put(left, () => because('not-played'))
  }
  for (const [phase, lost] of losersByRound(played)) {
    const open = event.levelInRound === 'seeding' && lost.length > 1 ? because('outside', { decides: 'seeding' }) : null
    const parted = phase === 'QFNL' && event.quarterfinalists === 'by-result' ? byResult(lost, phase, played) : [lost]
    // without a semifinal and a match for bronze the table of a pool may decide it, or nothing
    const isBronzeOpen = groups.reduce((sum, group) => sum + group.places, 0) === 2
    const behindPools =
      !isBronzeOpen || event.bronzesAre !== 'usual' ? because('no-rule', { list: 'pool' }) : because('bronze-unknown')
    for (const level of parted) put(level, () => because('round-reached', { phase }), phase === '' ? behindPools : open)
  }
  const rest = members.filter((code) => !placed.has(code))
  put(rest, () => because('not-played'), because('no-rule', { list: 'rest' }))
  // eliminated before the final: last, without a rank
  const why = because('finalist-replaced', { unit: first.unit.code })
  groups.push({ competitors: [...replaced.keys()], places: replaced.size, why: () => why, open: null })
  const rules = { shifts: event.barredPlace === 'moves-up' && thirds < BRONZES_BEHIND_A_FINAL, unclear, event }
  const { rows, undecided } = inPlaces(groups, barred, rules)
  return { rows, undecided: [...undecided, ...contradictedFinalists(first, played, replaced)], decidedBy: 'knockout' }
}

const playedIn = (units: readonly EventUnit[], { match }: RuleSet): PlayedUnit[] =>
  units.flatMap(({ unit, medal }) =>
    match && unit.headToHead && unit.rows.length > 0 && !isPartOfMatch(unit)
      ? [{ unit, medal, outcome: matchOutcome(unit, match) }]
      : [],
  )

const hasNoWinner = ({ unit, outcome }: PlayedUnit): boolean => isSemifinal(unit) && outcome.kind === 'no-winner'

/** Whether both sides of a semifinal are barred in a sport in which those whom they beat in the quarterfinals then contest it. */
const isLeftToOthers = (one: PlayedUnit, barred: ReadonlyMap<string, string>, { emptySemifinal }: EventRule): boolean =>
  emptySemifinal === 'quarterfinal-losers' && hasNoWinner(one) && codesIn(one).every((code) => barred.has(code))

/** The semifinals that others have yet to contest. Until then the third places are open. */
export const openSemifinals = (units: readonly EventUnit[], ruleSet: RuleSet): Undecided[] =>
  emptySemifinals(playedIn(units, ruleSet), barredOf(units, ruleSet), ruleSet.event)

function emptySemifinals(
  played: readonly PlayedUnit[],
  barred: ReadonlyMap<string, string>,
  event: EventRule,
): Undecided[] {
  return played.flatMap((semifinal): Undecided[] => {
    if (!isLeftToOthers(semifinal, barred, event)) return []
    const sides = codesIn(semifinal)
    const losers = played.flatMap(({ unit, outcome }) =>
      phaseOf(unit.code) === 'QFNL' && outcome.kind === 'won' && sides.includes(outcome.winner) ? [outcome.loser] : [],
    )
    const isContested = played.some(
      (other) => isSemifinal(other.unit) && other !== semifinal && losers.some((code) => codesIn(other).includes(code)),
    )
    const why = because('semifinal-of-others', { units: semifinal.unit.code })
    const competitors = losers.length > 0 ? losers.toSorted(byText) : sides
    return isContested ? [] : [{ competitors, from: 1, to: MEDALS.length, why }]
  })
}

/** Competitors in the order of figures of all their matches; the seeds part those who are level. */
function putTogether(
  competitors: readonly string[],
  units: readonly EventUnit[],
  { ruleSet, by }: { readonly ruleSet: RuleSet; readonly by: readonly PoolCriterion[] },
  put: Put,
): void {
  for (const { codes, why, open } of inOrderOfFigures(competitors, units, ruleSet, by)) put(codes, () => why, open)
}

/**
 * Both finalists are out: the winners of the two matches for bronze meet for the first place, or both have gold if the organiser chose so (after
 * doping), and the losers are third (UWW 14). Open until then.
 */
function putBronzesInFinal(
  bronzes: readonly PlayedUnit[],
  again: PlayedUnit | null,
  { emptyFinal }: EventRule,
  put: Put,
): void {
  const isDecided = bronzes.every(({ outcome }) => outcome.kind === 'won')
  const final = again?.outcome.kind === 'won' ? again : null
  if (!isDecided || (emptyFinal !== 'two-golds' && final === null)) {
    const open = because('final-of-others', again ? { units: again.unit.code } : {})
    put(bronzes.flatMap(codesIn), () => open, open, 2 * BRONZES_BEHIND_A_FINAL)
    return
  }
  const why = whyIn(emptyFinal === 'two-golds' || final === null ? bronzes : [final, ...bronzes])
  if (emptyFinal === 'two-golds') put(winners(bronzes), why)
  else if (final) putMatches([final], put)
  put(losers(bronzes), why)
}

/**
 * Matches for bronze. The place of one that both sides are out of is open until the organiser leaves it empty. Of two matches the loser moves up
 * for a disqualified winner if the organiser chose so.
 */
function putBronzes(
  matches: readonly PlayedUnit[],
  barred: ReadonlyMap<string, string>,
  { emptyBronze, barredPlace }: EventRule,
  put: Put,
): void {
  const [empty] = matches.filter(({ outcome }) => outcome.kind === 'no-winner')
  const left = matches.filter(({ outcome }) => outcome.kind !== 'no-winner')
  const [undecided] = left.filter(({ outcome }) => outcome.kind !== 'won')
  const areMoved =
    barredPlace === 'moves-up' && left.length > 1 && winners(left).some((code) => barred.has(code)) && !undecided
  if (areMoved && empty === undefined) {
    const third = left.flatMap(({ outcome }) => {
      if (outcome.kind !== 'won') return []
      return barred.has(outcome.winner) ? outcome.loser : outcome.winner
    })
    put(third, whyIn(left))
    put(
      left.flatMap(codesIn).filter((code) => !third.includes(code)),
      whyIn(left),
    )
  } else if (empty === undefined) putMatches(matches, put)
  else if (emptyBronze === 'nothing' && undecided === undefined) {
    const out = matches.filter((match) => !left.includes(match))
    put(winners(left), whyIn(left))
    put(out.flatMap(codesIn), () => empty.outcome.why, because('vacant'), left.length > 0 ? out.length : 2 * out.length)
    put(losers(left), whyIn(left))
  } else {
    const rule = empty.outcome.why.rule === 'both-injured' ? 'bronze-both-injured' : 'bronze-both-out'
    const open = undecided?.outcome.why ?? because(rule, { unit: empty.unit.code })
    put(matches.flatMap(codesIn), () => open, open, 2 * matches.length)
  }
}

/** Those who move up for a finalist: who is first and second, who is third, and who is behind. */
interface MovedUp {
  readonly first: string
  readonly second: string
  readonly thirds: readonly string[]
  readonly others: readonly string[]
  readonly why: Group['why']
}

/**
 * Those in the half of a finalist who is barred move up: the winner of the match for bronze whose sides both lost to that finalist is second and
 * its loser third, or the loser of that finalist's semifinal is second. By the rules of the sport only for the loser of the final, else by the
 * organiser's choice. Null: no move, or the matches do not show it.
 */
function behindFinalist(
  gold: PlayedUnit,
  {
    bronzes,
    played,
    barred,
    rule,
  }: {
    readonly bronzes: readonly PlayedUnit[]
    readonly played: readonly PlayedUnit[]
    readonly barred: ReadonlyMap<string, string>
    readonly rule: Bronzes
  },
  { movesUp, barredPlace }: EventRule,
): MovedUp | null {
  const [out, another] = codesIn(gold).filter((code) => barred.has(code))
  const first = codesIn(gold).find((code) => code !== out)
  if (gold.outcome.kind !== 'won' || out === undefined || another !== undefined || first === undefined) return null
  const isByRule = movesUp === 'own-half' && out === gold.outcome.loser && barredPlace === undefined
  if (!isByRule && barredPlace !== 'moves-up') return null
  if (bronzes.some(({ outcome }) => outcome.kind !== 'won')) return null
  const ofFinalist = played.filter(({ outcome }) => outcome.kind === 'won' && outcome.winner === out)
  const beaten = new Set(losers(ofFinalist))
  const behind = bronzes.filter((match) => codesIn(match).every((code) => beaten.has(code)))
  const [match] = behind
  if (bronzes.length > 1 && match && behind.length === 1) {
    const others = bronzes.filter((bronze) => bronze !== match)
    return {
      first,
      second: winners([match]).join(),
      thirds: [...losers([match]), ...winners(others)],
      others: losers(others),
      why: whyIn([gold, ...bronzes]),
    }
  }
  const [second] = losers(ofFinalist.filter(({ unit }) => isSemifinal(unit)))
  if (bronzes.length > 0 || second === undefined || (rule !== 'both-semifinalists' && rule !== 'none')) return null
  const semifinals = played.filter(({ unit, outcome }) => isSemifinal(unit) && outcome.kind === 'won')
  const thirds = losers(semifinals).filter((code) => code !== second)
  return { first, second, thirds, others: [], why: whyIn([gold, ...semifinals]) }
}

function putMovedUp({ first, second, thirds, others, why }: MovedUp, put: Put): void {
  put([first], why)
  put([second], why)
  put(thirds, why)
  put(others, why)
}

const winners = (matches: readonly PlayedUnit[]): string[] =>
  matches.flatMap(({ outcome }) => (outcome.kind === 'won' ? [outcome.winner] : []))
const losers = (matches: readonly PlayedUnit[]): string[] =>
  matches.flatMap(({ outcome }) => (outcome.kind === 'won' ? [outcome.loser] : []))

/** That a competitor has won or lost the first of some matches with the competitor. */
const whyIn =
  (matches: readonly PlayedUnit[]): Group['why'] =>
  (code) => {
    const match = matches.find((one) => codesIn(one).includes(code))
    const hasWon = match !== undefined && winners([match]).includes(code)
    return because(hasWon ? 'match-won' : 'match-lost', { unit: match?.unit.code ?? '' })
  }

/** How the third places are decided: as chosen, as the schedule has it, else as usual in the sport. */
function bronzesOf(units: readonly EventUnit[], played: readonly PlayedUnit[], { event }: RuleSet): Bronzes {
  if (event.bronzesAre === 'chosen') return event.bronzes
  if (marksLosers(played)) return 'both-semifinalists'
  if (event.sharedThird === undefined || units.some(({ unit }) => isTeamEvent(unit))) return event.bronzes
  // a bout whose sides are not known yet
  const isToCome = units.some(
    ({ unit, medal }) =>
      unit.headToHead && unit.rows.length === 0 && medal !== 1 && isFinal(unit, medal) && !isPartOfMatch(unit),
  )
  return isToCome ? event.bronzes : 'both-semifinalists'
}

/** Those who lost a semifinal, where no match for bronze was played: third by the rule, or open. */
function putSemifinalists(played: readonly PlayedUnit[], rule: Bronzes, areChosen: boolean, put: Put): void {
  const semifinals = played.filter(({ unit, outcome }) => isSemifinal(unit) && outcome.kind !== 'no-winner')
  const sides = semifinals.flatMap(({ unit }) => unit.rows.map(({ competitor }) => competitor.code))
  const incomplete = semifinals.find(({ unit }) => unit.rows.length < 2)
  if (incomplete) put(sides, () => incomplete.outcome.why, because('side-missing', { unit: incomplete.unit.code }))
  else if (rule === 'both-semifinalists' || rule === 'none')
    put(sides, () => because('round-reached', { phase: 'SFNL' }))
  else put(sides, () => because('not-played'), because(areChosen ? 'not-played' : 'bronze-unknown', { units: rule }))
}

/** The bout of a team match, whose sub-unit is numbered (ODF §4). */
const isPartOfMatch = ({ code }: SportUnit): boolean => /^\d+[1-9]$/.test(unitOf(code))
/** Whether the code of a match of the final phase tells its places: by its number, or as a match for bronze of two sides. */
const hasPlaces = ({ unit }: PlayedUnit): boolean => /^(?:\d|B[0-9A-Z]{7}$)/.test(unitOf(unit.code))
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
  const legs = series.filter(({ unit }) => isLeg(unit)).length
  const open = series.filter(({ outcome }) => outcome.kind === 'undecided').length + (legs === 1 ? 1 : 0)
  const [winner, loser] = wins(one) >= wins(other) ? [one, other] : [other, one]
  const written = { own: String(wins(winner)), other: String(wins(loser)) }
  const outcome: Outcome =
    wins(winner) > wins(loser) + open
      ? { kind: 'won', winner, loser, why: because('wins', written) }
      : { kind: 'undecided', why: because(open > 0 ? 'not-played' : 'level', written) }
  return { ...first, outcome }
}

/** Matches with those of the same two as one series. */
const seriesIn = (matches: readonly PlayedUnit[]): PlayedUnit[] =>
  [...Map.groupBy(matches, sidesOf).values()].flatMap((series) => {
    const [first] = series
    return first && series.length > 1 ? [seriesOf(first, series)] : series
  })

/**
 * The match for gold: the one that the programme marks; of finals without a mark the one between the winners of the semifinals, or the only
 * one without a loser of a semifinal. If no final is between the winners, the only one with a winner. Null: none, or several.
 */
function goldOf(finals: readonly PlayedUnit[], played: readonly PlayedUnit[]): PlayedUnit | null {
  const { won, lost } = semifinalsOf(played)
  const sides = ({ unit }: PlayedUnit) => unit.rows.map(({ competitor }) => competitor.code)
  const marked = finals.filter(({ medal }) => medal === 1)
  const unmarked = finals.filter(({ medal }) => medal !== 3)
  const ofWinners = unmarked.filter((one) => sides(one).every((code) => won.has(code)))
  const ofNoLoser = unmarked.filter((one) => isNamedFinal(one.unit) && !sides(one).some((code) => lost.has(code)))
  // a semifinal can be corrected after the final
  const ofOneWinner = unmarked.filter((one) => isNamedFinal(one.unit) && sides(one).some((code) => won.has(code)))
  const bySemifinals = ofWinners.length > 0 ? ofWinners : ofOneWinner
  const unsure = won.size > 1 ? bySemifinals : ofNoLoser
  const candidates = marked.length > 0 ? marked : unsure
  const [first] = candidates
  return first && candidates.every((one) => isOfSame(one, first)) ? first : null
}

/** Whether the schedule gives those who lose a semifinal bronze, whatever the rulebook's first choice: it marks these and no other match. */
function marksLosers(played: readonly PlayedUnit[]): boolean {
  const marked = played.filter(({ medal }) => medal === 3)
  return marked.length > 0 && marked.every(({ unit }) => isSemifinal(unit))
}

/** Matches for bronze that the schedule marks, else the repechage's finals. */
function decisiveBronzes(played: readonly PlayedUnit[]): PlayedUnit[] {
  // a semifinal that is marked is no match for bronze
  const marked = played.filter(({ unit, medal }) => medal === 3 && !isSemifinal(unit))
  return marked.length > 0 ? marked : played.filter(({ unit }) => phaseOf(unit.code) === 'REPF')
}

/** The final between the winners of the two matches for bronze, beside one without a winner; null: none. */
function finalAgain(finals: readonly PlayedUnit[], bronzes: readonly PlayedUnit[]): PlayedUnit | null {
  const sides = winners(bronzes)
  const others = finals.filter((one) => !bronzes.includes(one))
  const isOfBoth = (one: PlayedUnit) => sides.length === 2 && sides.every((code) => codesIn(one).includes(code))
  return others.some(({ outcome }) => outcome.kind === 'no-winner') ? (others.find(isOfBoth) ?? null) : null
}

/** Matches for bronze: those that the schedule marks, else the repechage's finals, else the final between those who lost a semifinal. */
function bronzeUnits(played: readonly PlayedUnit[], golds: readonly PlayedUnit[]): PlayedUnit[] {
  const decisive = decisiveBronzes(played)
  if (decisive.length > 0) return decisive
  const { lost } = semifinalsOf(played)
  const between = played.filter(({ unit }) => unit.rows.every(({ competitor }) => lost.has(competitor.code)))
  return between.filter((one) => !golds.includes(one) && phaseOf(one.unit.code) === 'FNL-')
}

/** The winners of matches of one kind, and behind them the losers. */
function putMatches(matches: readonly PlayedUnit[], put: Put): void {
  const open = matches.find(({ outcome }) => outcome.kind !== 'won')
  if (open) {
    const both = matches.flatMap(({ unit }) => unit.rows.map(({ competitor }) => competitor.code))
    put(
      both,
      () => open.outcome.why,
      because(open.outcome.why.rule, { ...open.outcome.why.values, unit: open.unit.code }),
      2 * matches.length,
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

/** Those who lost in a round by the result of that match, then by the points of its sets; one group if a result is missing. */
function byResult(lost: readonly string[], phase: string, played: readonly PlayedUnit[]): string[][] {
  const lines = played
    .filter(({ unit }) => phaseOf(unit.code) === phase)
    .flatMap(({ unit }) => unit.rows.map(({ competitor, result }, side) => ({ competitor, result, side, unit })))
    .filter(({ competitor }) => lost.includes(competitor.code))
    .map(({ competitor, result, side, unit }) => ({
      code: competitor.code,
      result: figureOf(result) ?? Number.NaN,
      points: unit.periods
        .filter(({ code }) => code !== 'SO')
        .reduce((sum, set) => sum + (scoredIn(set)[side === 0 ? 0 : 1] ?? 0), 0),
    }))
  if (lines.some(({ result }) => Number.isNaN(result))) return [[...lost]]
  const sorted = lines.toSorted((a, b) => b.result - a.result || b.points - a.points)
  return [...Map.groupBy(sorted, ({ result, points }) => `${result} ${points}`).values()].map((level) =>
    level.map(({ code }) => code),
  )
}

/** How the places of barred competitors are treated. `shifts`: those behind move up. */
interface Places {
  readonly shifts: boolean
  readonly unclear: Iterable<readonly [string, string]>
  readonly event: Pick<EventRule, 'barredPlace'>
}

/** The groups in places. A place of a barred competitor stays open if it has a medal, or empty; behind, the others move up. */
function inPlaces(
  groups: readonly Group[],
  barred: ReadonlyMap<string, string>,
  { shifts, unclear, event: { barredPlace } }: Places,
): Ranking {
  const rows: Omit<Placed, 'sortOrder'>[] = []
  const undecided: Undecided[] = []
  const out: Omit<Placed, 'sortOrder'>[] = []
  const withheld: Undecided[] = []
  const ofMatch = new Set([...unclear].map(([code]) => code))
  const isOpen = (code: string): boolean => barredPlace === undefined && ofMatch.has(code)
  let place = 1
  for (const { competitors, places, why, open } of groups) {
    const left = competitors.filter((code) => !barred.has(code))
    const areMoved = shifts && !open
    for (const competitor of left)
      rows.push({
        competitor,
        rank: open && open.rule !== 'outside' ? null : place,
        rankEqual: left.length > 1 && !(open && open.rule !== 'outside'),
        why: open ?? why(competitor),
      })
    for (const competitor of competitors.filter((code) => barred.has(code))) {
      const irm = barred.get(competitor) ?? ''
      const reason =
        irm === ''
          ? why(competitor)
          : because(isOpen(competitor) ? 'disqualification-unclear' : 'disqualified', { irm })
      out.push({ competitor, rank: null, rankEqual: false, why: reason })
      if (!open && !areMoved && place <= MEDALS.length)
        withheld.push({
          competitors: [competitor],
          from: place,
          to: place,
          why: barredPlace === 'vacant' ? because('vacant') : reason,
        })
    }
    if (open) undecided.push({ competitors, from: place, to: place + places - 1, why: open })
    place += areMoved || place > MEDALS.length ? places - (competitors.length - left.length) : places
  }
  return {
    rows: [...rows, ...out].map((row, at) => ({ ...row, sortOrder: at + 1 })),
    undecided: [...undecided, ...withheld],
  }
}
