import { disciplineOf } from '../../rsc.ts'
import { DISQUALIFICATIONS } from '../../sports/by-discipline/disqualifications.gen.ts'
import type { DisqualificationRule } from './race.ts'

const RULES: Readonly<Record<string, readonly DisqualificationRule[]>> = DISQUALIFICATIONS

/** The rules to choose from in the discipline of an RSC; any other is typed. */
export const disqualificationRules = (rsc: string): readonly DisqualificationRule[] => RULES[disciplineOf(rsc)] ?? []

/** Disqualified for unsportsmanlike behaviour (ODF §8). */
const FOR_BEHAVIOUR = 'DQB'

/** Whether a disqualification is one for conduct, which holds for later contests of the athlete too. `rule`: the rule that it names. */
export const isExclusion = (rsc: string, irm: string | null, rule: string | null): boolean =>
  irm === FOR_BEHAVIOUR || (irm !== null && disqualificationRules(rsc).some((one) => one.excludes && one.rule === rule))
