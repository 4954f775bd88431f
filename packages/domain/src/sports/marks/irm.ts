import type { Localized } from '../../text/localized.ts'
import { MARKS } from '../by-discipline/marks.gen.ts'
import type { UnitForm } from '../unit-form.ts'
import { DID_NOT_COMPETE, type SportMarks, wordOf, type Words } from './sport-marks.ts'

const DISQUALIFIED: Localized = { por: 'desclassificação', eng: 'disqualified', spa: 'descalificación' }
const WITHDRAWN: Localized = { por: 'desistência', eng: 'withdrawn', spa: 'retirada' }
const WALKOVER: Localized = { por: 'W.O.', eng: 'walkover', spa: 'incomparecencia' }
const DID_NOT_APPEAR: Localized = { por: 'não se apresentou', eng: 'did not appear', spa: 'no se presentó' }
const LAPPED: Localized = { por: 'volta de atraso', eng: 'lapped', spa: 'vuelta perdida' }

/** What a code means wherever nothing else is said of it. Feeds spell some in two ways (ODF §13: DQ, DSQ). */
const GENERAL: Words = {
  DNS: DID_NOT_APPEAR,
  DNF: { por: 'não terminou', eng: 'did not finish', spa: 'no terminó' },
  DQ: DISQUALIFIED,
  DSQ: DISQUALIFIED,
  DQB: { por: 'desclassificação por conduta', eng: 'disqualified for behaviour', spa: 'descalificación por conducta' },
  WDR: WITHDRAWN,
  WDN: WITHDRAWN,
  WO: WALKOVER,
  'W/O': WALKOVER,
  RET: { por: 'abandono', eng: 'retired', spa: 'abandono' },
  INJ: { por: 'lesão', eng: 'injured', spa: 'lesión' },
  EXC: { por: 'exclusão', eng: 'excluded', spa: 'exclusión' },
  NM: { por: 'sem marca válida', eng: 'no valid mark', spa: 'sin marca válida' },
  LAP: LAPPED,
  OVL: LAPPED,
  OTL: { por: 'fora do tempo-limite', eng: 'outside the time limit', spa: 'fuera del tiempo límite' },
  REL: { por: 'rebaixamento na ordem de chegada', eng: 'relegated', spa: 'relegación en la llegada' },
}

const SPORTS: Readonly<Record<string, SportMarks>> = MARKS

/** Throws and jumps have no start to be missed. */
const FIELD_FORMS: ReadonlySet<UnitForm> = new Set(['attempts', 'height'])

/**
 * Why somebody has no result (IRM), in the discipline's own word where it has one (ODF §8). `code` exactly as sent: case matters. The form
 * tells athletics' races from its throws and jumps. Null for codes without a word, which are shown as sent: the lists are open.
 */
export function irmNameOf(discipline: string, code: string, form?: UnitForm): Localized | null {
  if (code === 'DNS' && form && FIELD_FORMS.has(form)) return DID_NOT_COMPETE
  const own = SPORTS[discipline]?.irm
  return wordOf(typeof own === 'function' ? own(discipline) : own, code) ?? wordOf(GENERAL, code)
}
