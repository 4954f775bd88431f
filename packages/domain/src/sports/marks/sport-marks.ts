import type { Localized } from '../../text/localized.ts'

export type Words = Readonly<Record<string, Localized>>

/** The meanings of the letters beside a result, by letters as sent, if they differ from those of other sports. */
export interface SportMarks {
  /** Reasons for a missing result, for all disciplines of the sport or for one. */
  readonly irm?: Words | ((discipline: string) => Words)
  readonly qualification?: MarkNamer
  readonly record?: Words
}

type MarkNamer = (mark: string) => Localized | null

export const wordOf = (words: Words | undefined, code: string): Localized | null =>
  words && Object.hasOwn(words, code) ? (words[code] ?? null) : null

const DID_NOT_START: Localized = { por: 'não largou', eng: 'did not start', spa: 'no salió' }
export const DID_NOT_COMPETE: Localized = { por: 'não participou', eng: 'did not start', spa: 'no participó' }
const DID_NOT_FINISH: Localized = { por: 'não completou', eng: 'did not finish', spa: 'no terminó' }
export const RACE_IRMS: Words = { DNS: DID_NOT_START, DNF: DID_NOT_FINISH }

export const NEXT_ROUND: Localized = {
  por: 'passou à fase seguinte',
  eng: 'through to the next round',
  spa: 'pasa a la siguiente ronda',
}
export const REPECHAGE: Localized = {
  por: 'passou à repescagem',
  eng: 'through to the repechage',
  spa: 'pasa a la repesca',
}
const FINAL: Localized = { por: 'passou à final', eng: 'through to the final', spa: 'pasa a la final' }

/** `R1` is the first to step in when a finalist withdraws. */
export const gymnasticsMark: MarkNamer = (mark) => {
  if (mark === 'Q') return FINAL
  const [isReserve, order] = /^R([1-4]?)$/.exec(mark) ?? []
  if (isReserve === undefined) return null
  if (!order) return { por: 'reserva', eng: 'reserve', spa: 'reserva' }
  return { por: `${order}ª reserva`, eng: `reserve ${order}`, spa: `${order}.ª reserva` }
}

/** Where a result is always a time, a best is one too. */
export const TIME_BESTS: Words = {
  PB: { por: 'melhor tempo pessoal', eng: 'personal best', spa: 'mejor tiempo personal' },
  SB: { por: 'melhor tempo da temporada', eng: 'season best', spa: 'mejor tiempo de la temporada' },
}
