import { RACE_IRMS, type SportMarks, TIME_BESTS } from '../marks/sport-marks.ts'

export const marks: SportMarks = { irm: RACE_IRMS, record: TIME_BESTS }
