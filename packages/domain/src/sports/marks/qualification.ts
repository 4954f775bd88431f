import type { Localized } from '../../text/localized.ts'

type Named = (mark: string) => Localized | null

const NEXT_ROUND: Localized = {
  por: 'passou à fase seguinte',
  eng: 'through to the next round',
  spa: 'pasa a la siguiente ronda',
}
const REPECHAGE: Localized = { por: 'passou à repescagem', eng: 'through to the repechage', spa: 'pasa a la repesca' }

/** `Q` is by place or standard, `q` by time or rank; only athletics sends both. */
const ATHLETICS: Readonly<Record<string, Localized>> = {
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

const FINAL: Localized = { por: 'passou à final', eng: 'through to the final', spa: 'pasa a la final' }

const CYCLING: Readonly<Record<string, Localized>> = {
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

const SWIMMING: Readonly<Record<string, Localized>> = {
  Q: NEXT_ROUND,
  // level on time for the last place: a swim-off or a withdrawal will tell
  '?': { por: 'vaga por decidir', eng: 'place to be decided', spa: 'plaza por decidir' },
}

const cycling: Named = (mark) => {
  const [, from, to] = /^Q(\d+)-(\d+)$/.exec(mark) ?? []
  if (from === undefined || to === undefined) return among(CYCLING, mark)
  return {
    por: `disputa do ${from}º ao ${to}º lugar`,
    eng: `races for places ${from} to ${to}`,
    spa: `compite por los puestos ${from} a ${to}`,
  }
}

/** `R1` is the first to step in when a finalist withdraws. */
const gymnastics: Named = (mark) => {
  if (mark === 'Q') return FINAL
  const [isReserve, order] = /^R([1-4]?)$/.exec(mark) ?? []
  if (isReserve === undefined) return null
  if (!order) return { por: 'reserva', eng: 'reserve', spa: 'reserva' }
  return { por: `${order}ª reserva`, eng: `reserve ${order}`, spa: `${order}.ª reserva` }
}

const athletics: Named = (mark) => among(ATHLETICS, mark)
const swimming: Named = (mark) => among(SWIMMING, mark)
const anyOther: Named = (mark) => (mark === 'Q' || mark === 'q' ? NEXT_ROUND : null)

const MARKS: Readonly<Record<string, Named>> = {
  ATH: athletics,
  SWM: swimming,
  GAR: gymnastics,
  GRY: gymnastics,
  BMF: cycling,
  BMX: cycling,
  CRD: cycling,
  CTR: cycling,
  CYC: cycling,
  MTB: cycling,
}

/**
 * What a qualification mark means in its discipline (ODF §8). `mark` exactly as sent: `Q` and `q` are two marks. Null for marks without a
 * word, which are shown as sent.
 */
export const qualificationNameOf = (discipline: string, mark: string): Localized | null =>
  ((Object.hasOwn(MARKS, discipline) ? MARKS[discipline] : undefined) ?? anyOther)(mark)

const among = (words: Readonly<Record<string, Localized>>, mark: string): Localized | null =>
  Object.hasOwn(words, mark) ? (words[mark] ?? null) : null
