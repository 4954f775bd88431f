import { disciplineOf } from '../rsc.ts'
import { anySport } from './default/default.ts'
import { judo } from './judo/judo.ts'
import type { Sport, SportModule } from './sport.ts'

/** A line for each discipline that reads its results in its own way; its folder is all there is of it. */
const SPORTS: Readonly<Record<string, SportModule>> = {
  JUD: judo,
}

/** How the discipline of an RSC reads its results; any discipline has a way. */
export const sportOf = (code: string): Sport => ({ ...anySport, ...SPORTS[disciplineOf(code)] })
