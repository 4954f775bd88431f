import { phaseOf } from '../rsc.ts'
import type { SportRow, SportUnit } from '../sports/sport.ts'
import { type EventUnit, isFinal } from './event-unit.ts'
import { figureOf } from './figures.ts'
import type { Outcome } from './match-outcome.ts'
import { isForBronze, isSemifinal, type PlayedUnit } from './played-unit.ts'
import { because } from './reason.ts'
import type { RuleSet } from './rule-set.ts'
import { DISQUALIFIED } from './rule-sets/common.ts'

const isDisqualified = ({ irm }: SportRow): boolean => irm !== null && DISQUALIFIED.includes(irm)
const isWon = ({ wlt }: SportRow): boolean => wlt === 'W' || (wlt?.startsWith('V') ?? false)

/** The winners of matches who were disqualified afterwards, with their IRM, but for those whose matches do not count at all. */
export const disqualifiedWinners = (
  matches: readonly SportUnit[],
  annul: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    matches.flatMap(({ rows }) =>
      rows.flatMap((row): [string, string][] =>
        isDisqualified(row) && isWon(row) && !annul.includes(row.irm ?? '')
          ? [[row.competitor.code, row.irm ?? '']]
          : [],
      ),
    ),
  )

const NO_SHOW: readonly string[] = ['DNS', 'WO', 'W/O']

/** The competitors of a table who appeared for none of their matches, with their IRM. */
export function absentFromAll(matches: readonly SportUnit[]): ReadonlyMap<string, string> {
  const rows = Map.groupBy(
    matches.flatMap((match) => match.rows),
    ({ competitor }) => competitor.code,
  )
  return new Map(
    [...rows].flatMap(([code, own]): [string, string][] => {
      const [irm] = own.flatMap((row) => row.irm ?? [])
      return irm !== undefined && own.every((row) => NO_SHOW.includes(row.irm ?? '')) ? [[code, irm]] : []
    }),
  )
}

/** Whether a match is for a medal. */
const isForMedal = ({ unit, medal }: EventUnit): boolean =>
  !isSemifinal(unit) && (isFinal(unit, medal) || isForBronze({ unit, medal }) || phaseOf(unit.code) === 'FNL-')

/**
 * The only side of a match for a medal that is disqualified although the match may have been played, so that it is not clear whether it loses
 * the match or the place: its winner, or in a game any side. Null: none, or the rules of the sport know it.
 */
function unclearSide({ unit, medal }: EventUnit, { match, event }: RuleSet): SportRow | null {
  const [row, another] = unit.rows.filter(isDisqualified)
  if (!match || !row || another || !isForMedal({ unit, medal })) return null
  // a rule of the sport bars the loser
  if (event.noMedal.includes(row.irm ?? '')) return null
  return isWon(row) || !match.disqualifiedFromBout ? row : null
}

/** Whether a side may have won without the disqualification: it is the winner, or neither the winner nor the scores show that it lost. */
function isAhead(row: SportRow, { unit }: EventUnit): boolean {
  const other = unit.rows.find((one) => one !== row)
  const [own, others] = [figureOf(row.result), figureOf(other?.result ?? null)]
  if (isWon(row)) return true
  return other !== undefined && !isWon(other) && (own === null || others === null || own > others)
}

/** The competitors of matches for a medal of whom it is not clear whether a disqualification takes the place, with their IRM. */
export const unclearOf = (units: readonly EventUnit[], ruleSet: RuleSet): ReadonlyMap<string, string> =>
  new Map(
    units.flatMap((one): [string, string][] => {
      const row = one.unit.headToHead ? unclearSide(one, ruleSet) : null
      return row ? [[row.competitor.code, row.irm ?? '']] : []
    }),
  )

/**
 * Matches for a medal with a side that is disqualified: open until the organiser says whether it is the match or the place that is lost. A
 * winner who loses the place keeps it empty, or those behind move up.
 */
export function withDisqualified(
  played: readonly PlayedUnit[],
  barred: ReadonlyMap<string, string>,
  ruleSet: RuleSet,
): readonly PlayedUnit[] {
  const { barredPlace } = ruleSet.event
  const wonBy = (one: PlayedUnit, winner: SportRow): PlayedUnit => {
    const loser = one.unit.rows.find((row) => row !== winner)?.competitor.code ?? ''
    const outcome: Outcome = { kind: 'won', winner: winner.competitor.code, loser, why: one.outcome.why }
    return { ...one, outcome }
  }
  const open = (one: PlayedUnit, rule: 'disqualified' | 'disqualification-unclear', { irm }: SportRow): PlayedUnit => ({
    ...one,
    outcome: { kind: 'undecided', why: because(rule, { irm: irm ?? '' }) },
  })
  return played.map((one) => {
    const unclear = unclearSide(one, ruleSet)
    if (unclear && isAhead(unclear, one)) {
      const other = one.unit.rows.find((row) => row !== unclear)
      if (barredPlace === undefined) return open(one, 'disqualification-unclear', unclear)
      return barredPlace === 'match-only' && other ? wonBy(one, other) : wonBy(one, unclear)
    }
    const [out, another] = one.unit.rows.filter(({ competitor }) => barred.has(competitor.code))
    // both sides are out, but only one of them loses the place
    if (one.outcome.kind !== 'no-winner' || !isForMedal(one) || !out || another) return one
    return barredPlace === undefined || barredPlace === 'match-only' ? open(one, 'disqualified', out) : wonBy(one, out)
  })
}
