import type { Localized } from '../text/localized.ts'
import { UNIT_KIND, type UnitStatus } from '../units/status.ts'
import type { SportUnit } from './sport.ts'
import { infoOf } from './values.ts'

/** How a bout or a match of two is decided when it is not by the score: the words of the IRM codes (ODF §8), and of UI/DECISION. */
export const WALKOVER: Localized = {
  por: 'por ausência do adversário',
  eng: 'walkover',
  spa: 'por incomparecencia del rival',
}
const DISQUALIFIED: Localized = {
  por: 'por desclassificação',
  eng: 'by disqualification',
  spa: 'por descalificación',
}
const MISCONDUCT: Localized = {
  por: 'por desclassificação (conduta antidesportiva)',
  eng: 'by disqualification (unsporting behaviour)',
  spa: 'por descalificación (conducta antideportiva)',
}
const WITHDRAWN: Localized = { por: 'por desistência', eng: 'by withdrawal', spa: 'por retirada' }
const INJURED: Localized = { por: 'por lesão', eng: 'by injury', spa: 'por lesión' }
const EXCLUDED: Localized = { por: 'por exclusão', eng: 'by exclusion', spa: 'por exclusión' }
export const BOTH_DISQUALIFIED: Localized = {
  por: 'sem vencedor: desclassificação dos dois lados',
  eng: 'no winner: both sides disqualified',
  spa: 'sin ganador: descalificación de ambos lados',
}

const WINNER_OUT: Localized = {
  por: 'vencedor desclassificado depois',
  eng: 'winner disqualified afterwards',
  spa: 'ganador descalificado después',
}

const COMMON: Readonly<Record<string, Localized>> = {
  WALKOVER,
  DNS: WALKOVER,
  WO: WALKOVER,
  'W/O': WALKOVER,
  DSQ: DISQUALIFIED,
  DDQ: DISQUALIFIED,
  DQ: DISQUALIFIED,
  DQB: MISCONDUCT,
  WDR: WITHDRAWN,
  DDW: WITHDRAWN,
  RET: WITHDRAWN,
  DNF: WITHDRAWN,
  INJ: INJURED,
  EXC: EXCLUDED,
}

const isDisqualified = (irm: string | null): boolean => irm !== null && /^(?:DSQ|DQ|DDQ|DQB)$/.test(irm)

/**
 * How a bout was decided: UI/DECISION in the sport's words (with the time of it, where given) or else the common ones; where that says
 * nothing, why a side has no result. Null while it is open, and for codes we have no word for.
 */
export function decisionOf(
  { extendedInfos, rows }: SportUnit,
  words: Readonly<Record<string, Localized>>,
  time: string | null = null,
): Localized | null {
  // a correction may leave the bout won by somebody who is out of it: how it was won is no longer the news
  if (rows.some(({ wlt, irm }) => wlt === 'W' && isDisqualified(irm))) return WINNER_OUT
  const known = { ...COMMON, ...words }
  const wordsOf = (code: string | null | undefined) =>
    code && Object.hasOwn(known, code) ? (known[code] ?? null) : null
  const sent = infoOf(extendedInfos, 'DECISION')
  const decision = wordsOf(sent)
  if (decision) return sent && Object.hasOwn(words, sent) ? decidedAt(decision, time) : decision
  if (rows.length === 2 && rows.every(({ irm }) => isDisqualified(irm))) return BOTH_DISQUALIFIED
  const out = rows.filter(({ irm }) => irm !== null)
  // two sides out for other reasons have no one word, and a winner who is marked too lost nothing by it
  return out.length === 1 && out[0]?.wlt !== 'W' ? wordsOf(out[0]?.irm) : null
}

/** "por queda" with when it was: "por queda aos 3:12". As the decision alone where no time was sent. */
export const decidedAt = (decision: Localized, time: string | null): Localized =>
  time === null
    ? decision
    : {
        por: `${decision.por} aos ${time}`,
        eng: `${decision.eng} at ${time}`,
        spa: `${decision.spa} a los ${time}`,
      }

/** Between start and end: what is said of the moment is true. */
export const isUnderWay = (status: UnitStatus): boolean => UNIT_KIND[status] === 'live'

/** A match of teams, by its event's code. */
export const isTeamEvent = ({ typeCode }: Pick<SportUnit, 'typeCode'>): boolean =>
  typeCode.slice(4, 22).includes('TEAM')
