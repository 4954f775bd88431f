import { RACE_IRMS, type SportMarks } from '../marks/sport-marks.ts'

export const marks: SportMarks = {
  irm: {
    ...RACE_IRMS,
    // lapped athletes must leave the course
    LAP: { por: 'retirada por volta de atraso', eng: 'lapped and out of the race', spa: 'retirada por vuelta perdida' },
  },
}
