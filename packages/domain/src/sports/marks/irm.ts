import type { Localized } from '../../text/localized.ts'
import type { UnitForm } from '../unit-form.ts'

type Words = Readonly<Record<string, Localized>>

const DISQUALIFIED: Localized = { por: 'desclassificação', eng: 'disqualified', spa: 'descalificación' }
const WITHDRAWN: Localized = { por: 'desistência', eng: 'withdrawn', spa: 'retirada' }
const WALKOVER: Localized = { por: 'W.O.', eng: 'walkover', spa: 'incomparecencia' }
const DID_NOT_START: Localized = { por: 'não largou', eng: 'did not start', spa: 'no salió' }
const DID_NOT_COMPETE: Localized = { por: 'não participou', eng: 'did not start', spa: 'no participó' }
const DID_NOT_APPEAR: Localized = { por: 'não se apresentou', eng: 'did not appear', spa: 'no se presentó' }
const DID_NOT_FINISH: Localized = { por: 'não completou', eng: 'did not finish', spa: 'no terminó' }
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

const RACE: Words = { DNS: DID_NOT_START, DNF: DID_NOT_FINISH }

/** The disciplines that say some of the codes in their own words. */
const OWN: Readonly<Record<string, Words>> = {
  ATH: RACE,
  SWM: RACE,
  OWS: RACE,
  CYC: RACE,
  BMX: RACE,
  CRD: RACE,
  CTR: RACE,
  MTB: RACE,
  // runs are judged there: nobody races
  BMF: { DNS: DID_NOT_COMPETE },
  TRI: {
    ...RACE,
    // who is lapped must leave the course
    LAP: { por: 'retirada por volta de atraso', eng: 'lapped and out of the race', spa: 'retirada por vuelta perdida' },
  },
  GAR: {
    DNS: DID_NOT_COMPETE,
    // sent as a ResultType, where other sports have an IRM
    NO_SCORE: { por: 'sem nota', eng: 'no score', spa: 'sin nota' },
    NOT_COMPETING: { por: 'não compete', eng: 'not competing', spa: 'no compite' },
  },
  GRY: { DNS: DID_NOT_COMPETE },
  TKW: {
    DDQ: { por: 'desclassificação de ambos', eng: 'both disqualified', spa: 'descalificación de ambos' },
    DDW: { por: 'desistência de ambos', eng: 'both withdrawn', spa: 'retirada de ambos' },
  },
  VBV: { INJ: { por: 'abandono por lesão', eng: 'retired injured', spa: 'abandono por lesión' } },
}

/** Throws and jumps have no start to be missed. */
const FIELD_FORMS: ReadonlySet<UnitForm> = new Set(['attempts', 'height'])

/**
 * Why somebody has no result (IRM), in the discipline's own word where it has one (ODF §8). `code` exactly as sent: case matters. The form
 * tells athletics' races from its throws and jumps. Null for codes without a word, which are shown as sent: the lists are open.
 */
export function irmNameOf(discipline: string, code: string, form?: UnitForm): Localized | null {
  if (code === 'DNS' && form && FIELD_FORMS.has(form)) return DID_NOT_COMPETE
  return wordOf(Object.hasOwn(OWN, discipline) ? OWN[discipline] : undefined, code) ?? wordOf(GENERAL, code)
}

const wordOf = (words: Words | undefined, code: string): Localized | null =>
  words && Object.hasOwn(words, code) ? (words[code] ?? null) : null
