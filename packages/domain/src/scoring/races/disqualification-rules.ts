import { disciplineOf } from '../../rsc.ts'
import { DISQUALIFICATIONS } from '../../sports/by-discipline/disqualifications.gen.ts'
import type { DisqualificationRule } from './race.ts'

const RULES: Readonly<Record<string, readonly DisqualificationRule[]>> = DISQUALIFICATIONS

/** The rules to choose from in the discipline of an RSC; any other is typed. */
export const disqualificationRules = (rsc: string): readonly DisqualificationRule[] => RULES[disciplineOf(rsc)] ?? []
