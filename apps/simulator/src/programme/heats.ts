import { unitName } from '../labels.ts'
import type { Entrant, PlannedEvent, Stage, UnitSketch } from '../plan.ts'
import type { ListRules } from '../sports/rules.ts'
import { unitCode } from '../workbench.ts'

/** The phases of an event run in heats, in order. */
export interface Heats {
  readonly heats: readonly UnitSketch[]
  readonly semifinals: readonly UnitSketch[]
  readonly final: UnitSketch
}

/**
 * A final of eight, after heats of eight when there are more entrants, and after two semifinals as well on request. The first two
 * of each heat (semifinal: three) go on by place, the rest by time.
 */
export function heatsAndFinal(event: PlannedEvent, rules: ListRules, withSemifinals: boolean): Heats {
  const unit = (
    phase: 'HEAT' | 'SFNL' | 'FNL-',
    number: number,
    of: number,
    contest: UnitSketch['contest'],
  ): UnitSketch => ({
    code: unitCode(event.code, phase, number),
    discipline: event.discipline,
    event,
    phaseType: '3',
    name: unitName(event.name, phase, of > 1 ? number : null),
    medal: phase === 'FNL-' ? 1 : 0,
    contest,
  })
  const direct = event.entrants.length <= 8 || !('lanes' in rules && rules.lanes)
  if (direct) {
    const starters = { from: 'entries', entrants: event.entrants } as const
    return { heats: [], semifinals: [], final: unit('FNL-', 1, 1, { kind: 'list', starters, rules, stage: null }) }
  }
  const count = Math.ceil(event.entrants.length / 8)
  const heatStage: Stage = {
    phase: `${event.code}HEAT`,
    units: Array.from({ length: count }, (_, i) => unitCode(event.code, 'HEAT', i + 1)),
    byPlace: withSemifinals ? 3 : 2,
    total: withSemifinals ? 16 : 8,
  }
  const heats = heatStage.units.map((_, i) =>
    unit('HEAT', i + 1, count, {
      kind: 'list',
      starters: { from: 'entries', entrants: spread(event.entrants, i, count) },
      rules,
      stage: heatStage,
    }),
  )
  if (!withSemifinals) {
    const starters = { from: 'stage', stage: heatStage, part: 0, of: 1 } as const
    return { heats, semifinals: [], final: unit('FNL-', 1, 1, { kind: 'list', starters, rules, stage: null }) }
  }
  const semiStage: Stage = {
    phase: `${event.code}SFNL`,
    units: [unitCode(event.code, 'SFNL', 1), unitCode(event.code, 'SFNL', 2)],
    byPlace: 3,
    total: 8,
  }
  const semifinals = [0, 1].map((part) =>
    unit('SFNL', part + 1, 2, {
      kind: 'list',
      starters: { from: 'stage', stage: heatStage, part, of: 2 },
      rules,
      stage: semiStage,
    }),
  )
  const starters = { from: 'stage', stage: semiStage, part: 0, of: 1 } as const
  return { heats, semifinals, final: unit('FNL-', 1, 1, { kind: 'list', starters, rules, stage: null }) }
}

/** Entrant lists of equal strength: every `of`-th, back and forth. */
export const spread = (entrants: readonly Entrant[], part: number, of: number): Entrant[] =>
  entrants.filter((_, i) => {
    const at = i % (2 * of)
    return (at < of ? at : 2 * of - 1 - at) === part
  })
