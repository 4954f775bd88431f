import type { NearUnit, Programme, ProgrammeDay } from '@games/contract'

const NONE = {
  units: 0,
  golds: 0,
  training: 0,
  weighting: 0,
  broadcast: 0,
  meeting: 0,
  arrival: 0,
  departure: 0,
  others: 0,
  parts: [0, 0, 0],
  live: [0, 0, 0],
  decided: 0,
} satisfies Omit<ProgrammeDay, 'day'>

/** The day on which `openPage` opens pages. */
export const TODAY = '2027-09-14'
export const DAYS = Array.from({ length: 12 }, (_, i) => `2027-09-${String(8 + i).padStart(2, '0')}`)
export const JUDO = { code: 'JUD', name: { por: 'Judô', eng: 'Judo' } }
const OPEN_WATER = { code: 'OWS', name: { por: 'Águas abertas' } }

/** A morning of two units and an afternoon of one, a final; today the afternoon is on, the finals before today are decided. */
const aJudoDay = (day: string): ProgrammeDay => ({
  ...NONE,
  day,
  units: 3,
  golds: 1,
  parts: [2, 1, 0],
  live: [0, day === TODAY ? 1 : 0, 0],
  decided: day < TODAY ? 1 : 0,
})

export const NEXT: NearUnit = {
  code: 'JUDM60KG--------------SFNL000100--',
  name: { por: 'Até 60 kg masculino, semifinal 1' },
  event: { por: 'Até 60 kg masculino' },
  day: TODAY,
  start: '2027-09-14T14:30:00-03:00',
  hideStart: false,
  startText: null,
  live: false,
}

/** Judo on each of twelve days, and open water that is only weighed today. The first day opens the games. */
export const aProgramme = (): Programme => ({
  seq: 1,
  days: DAYS.map((day) => ({
    ...aJudoDay(day),
    weighting: 1,
    ...(day === DAYS[0] ? { golds: 0, ceremony: 'opening' } : {}),
  })),
  disciplines: [
    { discipline: JUDO, place: null, days: DAYS.map(aJudoDay), nearest: NEXT, finishedEvents: 6, totalEvents: 12 },
    {
      discipline: OPEN_WATER,
      place: null,
      days: [{ ...NONE, day: TODAY, weighting: 1 }],
      nearest: null,
      finishedEvents: 0,
      totalEvents: 0,
    },
  ],
})
