import { disciplineOf } from '../rsc.ts'
import { SPORT } from './by-discipline/sport.gen.ts'
import { anySport } from './default/default.ts'
import type { Sport, SportModule } from './sport.ts'

const SPORTS: Readonly<Record<string, SportModule>> = SPORT

/** How the discipline of an RSC reads its results; any discipline has a way. */
export const sportOf = (code: string): Sport => ({ ...anySport, ...SPORTS[disciplineOf(code)] })
