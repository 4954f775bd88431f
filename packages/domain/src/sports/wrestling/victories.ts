import type { Victories } from '../victory.ts'

/** The kinds of victory of the rulebook, also by their former letters: VT is a fall, SP a superiority over a side with points. */
export const victories: Victories = {
  VFA: { words: 'VFA|VT|fall|pin|queda|pegada|encostamento|toque|touché' },
  VSU: {
    words:
      'VSU|ST|superioridade técnica|superioridade|superioridad técnica|superioridad|sup. técnica|technical superiority|tech fall',
    isByScore: true,
  },
  VSU1: { words: 'VSU1|SP', isByScore: true },
  VPO: {
    words: 'VPO|PO|por pontos|por puntos|on points|pontos|puntos|points|decisão|decisión|decision',
    isByScore: true,
  },
  VPO1: { words: 'VPO1|PP', isByScore: true },
  VIN: { words: 'VIN|VB|lesão|lesión|injury', irm: 'INJ' },
  VCA: { words: 'VCA|EV|três advertências|tres amonestaciones|three cautions' },
  VFO: { words: 'VFO|VF|forfeit' },
  '2DSQ': { words: '2DSQ', irm: 'DSQ', isLostByBoth: true },
  '2VIN': { words: '2VIN', irm: 'INJ', isLostByBoth: true },
}
