import { NEXT_ROUND, RACE_IRMS, type SportMarks, TIME_BESTS, wordOf, type Words } from '../marks/sport-marks.ts'

const QUALIFICATIONS: Words = {
  Q: NEXT_ROUND,
  // level on time for the last place: a swim-off or a withdrawal will tell
  '?': { por: 'vaga por decidir', eng: 'place to be decided', spa: 'plaza por decidir' },
}

export const marks: SportMarks = {
  irm: { ...RACE_IRMS, EXH: { por: 'fora de competição', eng: 'exhibition swim', spa: 'fuera de competición' } },
  qualification: (mark) => wordOf(QUALIFICATIONS, mark),
  record: TIME_BESTS,
}
