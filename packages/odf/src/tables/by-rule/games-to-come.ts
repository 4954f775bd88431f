import { phaseOf, unitOf } from '@games/domain'
import { isPoolPhase, matchOutcome, type RuleSet } from '@games/domain/ranking-rules/index'
import { type EventFacts, eventUnits, type Unplayed, unplayed } from './event-facts.ts'

/**
 * Units of an event that are still to come and can change its ranking. Left out are the last games of a final that is decided, and a line of the
 * programme for a whole pool whose teams have all met.
 */
export function gamesToCome(facts: EventFacts, ruleSet: RuleSet): readonly Unplayed[] {
  const left = unplayed(facts)
  const { match } = ruleSet
  if (match === null || left.length === 0) return left
  const matches = eventUnits(facts, ruleSet).flatMap(({ unit, medal }): Played[] => {
    const [one, other] = unit.rows.map(({ competitor }) => competitor.code)
    if (!unit.headToHead || one === undefined || other === undefined) return []
    const outcome = matchOutcome(unit, match)
    return [{ code: unit.code, medal, sides: [one, other], winner: outcome.kind === 'won' ? outcome.winner : null }]
  })
  const finals = left.filter(({ code }) => phaseOf(code) === 'FNL-')
  const needless = new Set([
    ...[false, true].flatMap((isBronze) => {
      const ofKind = ({ medal }: { readonly medal: number }) => (medal === 3) === isBronze
      const played = matches.filter((one) => phaseOf(one.code) === 'FNL-' && ofKind(one))
      return needlessGames(finals.filter(ofKind), played)
    }),
    ...left.filter((unit) => isOfWholePool(unit) && haveAllMet(matches, unit.code)),
  ])
  return left.filter((unit) => !needless.has(unit))
}

/** Bouts for bronze that are still to come: those that the programme marks, beside semifinals, and finals of repechages. */
export const openForBronze = (facts: EventFacts, ruleSet: RuleSet): readonly Unplayed[] =>
  gamesToCome(facts, ruleSet).filter(
    ({ code, medal }) => (medal === 3 && phaseOf(code) !== 'SFNL') || phaseOf(code) === 'REPF',
  )

interface Played {
  readonly code: string
  readonly medal: number
  readonly sides: readonly [string, string]
  /** Null: none, or not known. */
  readonly winner: string | null
}

/** The games of a series to come that cannot change its winner. A game without sides may be of any series. */
function needlessGames(left: readonly Unplayed[], played: readonly Played[]): readonly Unplayed[] {
  const series = Map.groupBy(played, ({ sides }) => sides.toSorted().join(' '))
  return [...series.values()].flatMap((games) => {
    const sides = [...new Set(games.flatMap((game) => game.sides))]
    const toCome = left.filter(({ competitors }) => competitors.every((code) => sides.includes(code)))
    const wins = sides.map((side) => games.filter(({ winner }) => winner === side).length)
    const [most = 0, fewer = 0] = wins.toSorted((a, b) => b - a)
    const undecided = games.length - most - fewer
    return games.length > 1 && most > fewer + undecided + toCome.length ? toCome : []
  })
}

/** Whether a line of the programme is of a pool, without sides and without a number. */
const isOfWholePool = ({ code, competitors }: Unplayed): boolean =>
  isPoolPhase(code) && competitors.length === 0 && /^(?:000100--|--------)$/.test(unitOf(code))

/** Whether three or more teams of the pool of a unit have all met each other. */
function haveAllMet(matches: readonly Played[], unit: string): boolean {
  const ofPool = matches.filter(({ code }) => phaseOf(code) === phaseOf(unit))
  const teams = new Set(ofPool.flatMap(({ sides }) => sides))
  const pairs = new Set(ofPool.map(({ sides }) => sides.toSorted().join(' ')))
  return teams.size > 2 && pairs.size === (teams.size * (teams.size - 1)) / 2
}
