import { RACE_IRMS, type SportMarks } from '../marks/sport-marks.ts'

export const marks: SportMarks = { irm: RACE_IRMS }
