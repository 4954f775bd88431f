import { DID_NOT_COMPETE, gymnasticsMark, type SportMarks } from '../marks/sport-marks.ts'

export const marks: SportMarks = {
  irm: {
    DNS: DID_NOT_COMPETE,
    // sent as a ResultType, where other sports have an IRM
    NO_SCORE: { por: 'sem nota', eng: 'no score', spa: 'sin nota' },
    NOT_COMPETING: { por: 'não compete', eng: 'not competing', spa: 'no compite' },
  },
  qualification: gymnasticsMark,
}
