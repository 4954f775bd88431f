import { roundOf } from '../draw/phase-order.ts'
import { phaseOf } from '../rsc.ts'
import { infoOf } from '../sports/values.ts'
import type { EventUnit } from './event-unit.ts'
import { isPoolPhase, type Outcome } from './match-outcome.ts'
import { codesIn, isForBronze, isSemifinal, type PlayedUnit } from './played-unit.ts'
import { stepOf } from './pool-steps.ts'
import { matchOf, Table } from './pool-table.ts'
import { because, type Reason } from './reason.ts'
import type { EventRule, PoolCriterion, RuleSet } from './rule-set.ts'
import { reasonsOf, tiersOf } from './tiers.ts'

interface Level {
  readonly codes: readonly string[]
  readonly why: Reason
  readonly open: Reason | null
}

/** Competitors in the order of figures of all their matches; the seeds part those who are level. */
export function inOrderOfFigures(
  competitors: readonly string[],
  units: readonly EventUnit[],
  { match, pool }: Pick<RuleSet, 'match' | 'pool'>,
  by: readonly PoolCriterion[],
): readonly Level[] {
  if (!match || !pool) return []
  const matches = units.flatMap(({ unit }) => (unit.headToHead ? (matchOf(unit, match) ?? []) : []))
  const table = new Table(
    matches.filter(({ outcome }) => outcome.kind !== 'undecided'),
    { pool, match },
  )
  const members = competitors.map((competitor) => ({ competitor }))
  const codeOf = ({ competitor }: { readonly competitor: string }) => competitor
  const steps = by.map((criterion) => stepOf(criterion, table))
  const tiers = tiersOf(members, { steps, restart: false, whenLevel: 'seeding' }, codeOf)
  const reasons = reasonsOf(tiers, codeOf)
  return tiers.map(({ rows, open }, at) => ({ codes: rows.map(codeOf), why: reasons[at] ?? because('alone'), open }))
}

/**
 * Matches without a winner because both sides are injured, as the sport's rules settle them: a semifinal by the figures of the matches until
 * then, another match by those of all matches once the organiser chooses so (UWW 14).
 */
export function withInjuriesSettled(
  played: readonly PlayedUnit[],
  units: readonly EventUnit[],
  ruleSet: RuleSet,
): readonly PlayedUnit[] {
  const { bothInjured, emptyFinal, emptyBronze } = ruleSet.event
  if (!bothInjured) return played
  return played.map((one): PlayedUnit => {
    if (one.outcome.kind !== 'no-winner' || !areInjured(one, bothInjured)) return one
    const ofSemifinal = isSemifinal(one.unit)
    const chosen = isForBronze(one) ? emptyBronze : emptyFinal
    if (!ofSemifinal && chosen !== 'by-figures')
      return { ...one, outcome: { kind: 'no-winner', why: because('both-injured') } }
    const counted = ofSemifinal ? units.filter(isUntilSemifinals) : units
    return { ...one, outcome: byFigures(one, counted, ruleSet, bothInjured.by) }
  })
}

const areInjured = ({ unit }: EventUnit, { decision, irm }: NonNullable<EventRule['bothInjured']>): boolean =>
  infoOf(unit.extendedInfos, 'DECISION') === decision || unit.rows.every((row) => row.irm === irm)

const isUntilSemifinals = ({ unit }: EventUnit): boolean => {
  const phase = phaseOf(unit.code)
  return isPoolPhase(unit.code) || (roundOf(phase) <= roundOf('SFNL') && !phase.startsWith('REP'))
}

function byFigures(
  one: EventUnit,
  units: readonly EventUnit[],
  ruleSet: RuleSet,
  by: readonly PoolCriterion[],
): Outcome {
  const [better, worse] = inOrderOfFigures(codesIn(one), units, ruleSet, by)
  const [winner] = better?.codes ?? []
  const [loser] = worse?.codes ?? []
  if (winner === undefined || loser === undefined)
    return { kind: 'undecided', why: better?.open ?? because('both-injured') }
  return { kind: 'won', winner, loser, why: better?.why ?? because('both-injured') }
}
