import { phaseOf, unitOf } from '../rsc.ts'
import { sportOf } from '../sports/registry.ts'
import type { SportUnit } from '../sports/sport.ts'
import { byText } from '../text/by-text.ts'
import { type EventUnit, isFinal, membersOf } from './event-unit.ts'
import { listKindOf } from './list-kind.ts'
import { type Placed, type Ranking, rankHeats } from './rank-list.ts'
import type { Undecided } from './reason.ts'
import { isNamedFinal } from './named-final.ts'
import type { RuleSet } from './rule-set.ts'

/**
 * The lists that decide, the best first, each behind the one before: that of the whole event, of the final phase, or those of its finals. Lists
 * in one group are ranked together. Null: there are several finals whose order is unknown.
 */
export function decidingLists(units: readonly EventUnit[], ruleSet: RuleSet): SportUnit[][] | null {
  const { event } = ruleSet
  const lists = units.filter((one) => !one.unit.headToHead && !isPart(one.unit) && !isRankingRound(one))
  const at = (is: (unit: EventUnit) => boolean): SportUnit[] =>
    lists
      .filter(is)
      .map(({ unit }) => unit)
      .toSorted((a, b) => byText(a.code, b.code))
  const whole = at(({ unit }) => phaseOf(unit.code) === '----')
  const isOfEvent = whole.some(({ code }) => unitOf(code) === '--------')
  // a contest without a phase is no list of the whole event if the event has other contests
  if (!isOfEvent && whole.length > 0 && units.length > whole.length) {
    const others = units.filter(({ unit }) => !whole.includes(unit))
    const isFinalThere = others.some(({ unit, medal }) => !unit.headToHead && isFinal(unit, medal))
    // several are heats before that final
    return whole.length > 1 && isFinalThere ? decidingLists(others, ruleSet) : null
  }
  if (whole.length > 0) return [whole]
  const phase = at(({ unit }) => phaseOf(unit.code) === 'FNL-' && unitOf(unit.code) === '--------')
  if (phase.length > 0) return [phase]
  const gold = at(({ medal }) => medal === 1)
  if (gold.length === 0 && units.some(({ unit, medal }) => unit.headToHead && isFinal(unit, medal))) return []
  const others = at(({ unit, medal }) => phaseOf(unit.code) === 'FNL-' && medal !== 1)
  // the format that the organiser chose has precedence over the marks of the programme
  if (event.finals === 'one-list') return [[...gold, ...others]].filter((group) => group.length > 0)
  if (gold.length > 0) return [gold, ...others.map((unit) => [unit])]
  const inOrder = event.finals === 'unknown' ? inOrderOfRanks(others) : null
  if (inOrder !== null) return inOrder.map((unit) => [unit])
  const isUnsure = others.length > 1 || others.some((unit) => !isNamedFinal(unit))
  return isUnsure && event.finals === 'unknown' ? null : others.map((unit) => [unit])
}

/** Finals whose ranks run on from one to the next (1 to 8 and 9 to 16), in that order; null: they do not. */
function inOrderOfRanks(finals: readonly SportUnit[]): readonly SportUnit[] | null {
  if (finals.length < 2) return null
  const ranked = finals
    .map((unit) => ({ unit, rows: unit.rows.filter(({ irm, rank }) => irm === null || rank !== null) }))
    .map(({ unit, rows }) => ({ unit, ranks: rows.map(({ rank }) => Number(rank ?? Number.NaN)) }))
    .map(({ unit, ranks }) => ({ unit, first: Math.min(...ranks), last: Math.max(...ranks) }))
    .toSorted((a, b) => a.first - b.first)
  const runsOn = ranked.every(({ first, last }, at) => {
    const before = ranked[at - 1]
    return Number.isFinite(first + last) && (before === undefined ? first === 1 : first > before.last)
  })
  return runsOn ? ranked.map(({ unit }) => unit) : null
}

/** The rounds before the final, the last one first: the fewer are in it, the later it was. A phase's own list stands for its units. */
export function roundsBehind(units: readonly EventUnit[], finals: readonly SportUnit[]): SportUnit[][] {
  const lists = units.flatMap(({ unit }) => (unit.headToHead || finals.includes(unit) || isPart(unit) ? [] : [unit]))
  const rounds = Map.groupBy(lists, ({ code }) => phaseOf(code))
  rounds.delete('FNL-')
  return [...rounds]
    .map(([phase, own]) => ({ phase, own: own.filter(isOfPhase).length > 0 ? own.filter(isOfPhase) : own }))
    .toSorted((a, b) => membersOf(a.own).length - membersOf(b.own).length || byText(a.phase, b.phase))
    .map(({ own }) => own)
}
/** A ranking round without a phase seeds matches: only a programme or the word `final` makes it decide. */
const isRankingRound = ({ unit, medal }: EventUnit): boolean =>
  medal !== 1 && phaseOf(unit.code) === '----' && listKindOf(unit) === 'ranking-round'
const isPart = (unit: SportUnit): boolean => sportOf(unit.typeCode).isPartOfCombined(unit)
const isOfPhase = ({ code }: SportUnit): boolean => unitOf(code) === '--------'

/** Lists one behind the other; who stands in two counts in the better one. */
export function rankInOrder(groups: readonly (readonly SportUnit[])[], ruleSet: RuleSet): Ranking {
  const rows: Placed[] = []
  const undecided: Undecided[] = []
  const placed = new Set<string>()
  for (const [at, units] of groups.entries()) {
    const later = new Set(membersOf(groups.slice(at + 1).flat()))
    const own = units.map((unit) => ({
      ...unit,
      rows: unit.rows.filter(({ competitor }) => !placed.has(competitor.code)),
    }))
    const ranking = rankHeats(own, ruleSet, rows.length + 1)
    for (const row of ranking.rows) {
      // a reserve who stands in the final's list without competing has a place of the round before
      if (row.why.rule === 'no-result' && later.has(row.competitor)) continue
      placed.add(row.competitor)
      rows.push({ ...row, sortOrder: rows.length + 1 })
    }
    undecided.push(...ranking.undecided)
  }
  return { rows, undecided }
}
