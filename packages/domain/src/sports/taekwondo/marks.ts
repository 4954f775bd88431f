import type { SportMarks } from '../marks/sport-marks.ts'

export const marks: SportMarks = {
  irm: {
    DDQ: { por: 'desclassificação de ambos', eng: 'both disqualified', spa: 'descalificación de ambos' },
    DDW: { por: 'desistência de ambos', eng: 'both withdrawn', spa: 'retirada de ambos' },
  },
}
