import { DID_NOT_COMPETE, gymnasticsMark, type SportMarks } from '../marks/sport-marks.ts'

export const marks: SportMarks = { irm: { DNS: DID_NOT_COMPETE }, qualification: gymnasticsMark }
