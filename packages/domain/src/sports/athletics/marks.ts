import { RACE_IRMS, REPECHAGE, type SportMarks, wordOf, type Words } from '../marks/sport-marks.ts'

/** `Q` is by place or standard, `q` by time or rank; other sports send one of them. */
const QUALIFICATIONS: Words = {
  Q: {
    por: 'passou pela posição ou índice',
    eng: 'through by place or standard',
    spa: 'pasa por el puesto o la mínima',
  },
  q: { por: 'passou pelo tempo ou marca', eng: 'through by time or mark', spa: 'pasa por el tiempo o la marca' },
  Re: REPECHAGE,
  qR: {
    por: 'passou por decisão do árbitro',
    eng: 'through by decision of the referee',
    spa: 'pasa por decisión del juez',
  },
  qJ: {
    por: 'passou por decisão do júri de apelação',
    eng: 'through by decision of the jury of appeal',
    spa: 'pasa por decisión del jurado de apelación',
  },
}

export const marks: SportMarks = {
  irm: RACE_IRMS,
  qualification: (mark) => wordOf(QUALIFICATIONS, mark),
}
