import {
  DID_NOT_COMPETE,
  NEXT_ROUND,
  RACE_IRMS,
  REPECHAGE,
  type SportMarks,
  wordOf,
  type Words,
} from '../marks/sport-marks.ts'

const QUALIFICATIONS: Words = {
  Q: NEXT_ROUND,
  q: { por: 'passou pelo tempo', eng: 'through by time', spa: 'pasa por el tiempo' },
  R: REPECHAGE,
  QG: { por: 'disputa o ouro', eng: 'races for gold', spa: 'compite por el oro' },
  QB: { por: 'disputa o bronze', eng: 'races for bronze', spa: 'compite por el bronce' },
  'Q1/2': { por: 'passou à semifinal', eng: 'through to the semifinals', spa: 'pasa a la semifinal' },
  'Q1/4': {
    por: 'passou às quartas de final',
    eng: 'through to the quarterfinals',
    spa: 'pasa a los cuartos de final',
  },
  'Q1/8': {
    por: 'passou às oitavas de final',
    eng: 'through to the 1/8 finals',
    spa: 'pasa a los octavos de final',
  },
  'Q1/16': {
    por: 'passou aos 16 avos de final',
    eng: 'through to the 1/16 finals',
    spa: 'pasa a los dieciseisavos de final',
  },
}

const qualification: SportMarks['qualification'] = (mark) => {
  const [, from, to] = /^Q(\d+)-(\d+)$/.exec(mark) ?? []
  if (from === undefined || to === undefined) return wordOf(QUALIFICATIONS, mark)
  return {
    por: `disputa do ${from}º ao ${to}º lugar`,
    eng: `races for places ${from} to ${to}`,
    spa: `compite por los puestos ${from} a ${to}`,
  }
}

export const marks: SportMarks = {
  // runs of BMX freestyle are judged: no race
  irm: (discipline) => (discipline === 'BMF' ? { DNS: DID_NOT_COMPETE } : RACE_IRMS),
  qualification,
}
