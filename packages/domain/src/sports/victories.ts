import { disciplineOf } from '../rsc.ts'
import { VICTORIES } from './by-discipline/victories.gen.ts'
import type { Victories, Victory } from './victory.ts'

/** Victories of bouts in any sport. */
const COMMON: Victories = {
  WP: {
    words:
      'WP|PTS|por pontos|por puntos|on points|pontos|puntos|points|decisão unânime|decisão dividida|decisión unánime|decisión dividida|unanimous decision|split decision|decisão|decisión|decision|UD|SD',
    isByScore: true,
  },
  RSC: { words: 'RSC|TKO|KOT|nocaute técnico|nocaut técnico|technical knockout' },
  'RSC-I': { words: 'RSC-I' },
  'RSC-H': { words: 'RSC-H' },
  'RSC-O': { words: 'RSC-O' },
  KO: { words: 'KO|nocaute|nocaut|knockout' },
  ABD: { words: 'ABD|RTD|abandono|abandonou|abandonó', irm: 'RET' },
  RET: { words: 'RET|retired|retirement', irm: 'RET' },
  WDR: { words: 'WDR|desistência|desistiu|retirada|withdrawal|withdrawn', irm: 'WDR' },
  INJ: { words: 'INJ|lesão|lesión|injury|injured', irm: 'INJ' },
  DSQ: {
    words:
      'DSQ|DQ|desclassificação|desclassificado|desclassificada|descalificación|descalificado|descalificada|disqualification|disqualified',
    irm: 'DSQ',
  },
  HANTEI: { words: 'hantei|bandeiras|banderas|flags', isByScore: true },
  SENSHU: { words: 'senshu' },
  KIKEN: { words: 'kiken|kiken-gachi' },
  HANSOKU: { words: 'hansoku' },
  SHIKKAKU: { words: 'shikkaku', irm: 'DSQ' },
}

const BY_DISCIPLINE: Readonly<Record<string, Victories>> = VICTORIES

/** The ways to win a bout in the discipline of an RSC. Of words that several have, the last one counts: that of the sport. */
export const victoriesOf = (code: string): readonly (readonly [decision: string, victory: Victory])[] => [
  ...Object.entries(COMMON),
  ...Object.entries(BY_DISCIPLINE[disciplineOf(code)] ?? {}),
]
