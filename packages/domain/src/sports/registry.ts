import { disciplineOf } from '../rsc.ts'
import { archery } from './archery/archery.ts'
import { artisticGymnastics } from './artistic-gymnastics/artistic-gymnastics.ts'
import { athletics } from './athletics/athletics.ts'
import { badminton } from './badminton/badminton.ts'
import { basketball } from './basketball/basketball.ts'
import { beachVolleyball } from './beach-volleyball/beach-volleyball.ts'
import { cycling } from './cycling/cycling.ts'
import { anySport } from './default/default.ts'
import { fencing } from './fencing/fencing.ts'
import { football } from './football/football.ts'
import { handball } from './handball/handball.ts'
import { judo } from './judo/judo.ts'
import { openWater } from './open-water/open-water.ts'
import { rhythmicGymnastics } from './rhythmic-gymnastics/rhythmic-gymnastics.ts'
import type { Sport, SportModule } from './sport.ts'
import { swimming } from './swimming/swimming.ts'
import { tableTennis } from './table-tennis/table-tennis.ts'
import { taekwondo } from './taekwondo/taekwondo.ts'
import { triathlon } from './triathlon/triathlon.ts'
import { volleyball } from './volleyball/volleyball.ts'
import { wrestling } from './wrestling/wrestling.ts'

/** A line for each discipline that reads its results in its own way; its folder is all there is of it. */
const SPORTS: Readonly<Record<string, SportModule>> = {
  ATH: athletics,
  BMF: cycling,
  BMX: cycling,
  CRD: cycling,
  CTR: cycling,
  CYC: cycling,
  MTB: cycling,
  OWS: openWater,
  SWM: swimming,
  TRI: triathlon,
  GAR: artisticGymnastics,
  GRY: rhythmicGymnastics,
  JUD: judo,
  WRE: wrestling,
  TKW: taekwondo,
  FEN: fencing,
  ARC: archery,
  BDM: badminton,
  BKB: basketball,
  FBL: football,
  HBL: handball,
  TTE: tableTennis,
  VBV: beachVolleyball,
  VVO: volleyball,
}

/** How the discipline of an RSC reads its results; any discipline has a way. */
export const sportOf = (code: string): Sport => ({ ...anySport, ...SPORTS[disciplineOf(code)] })
