import type { Victories } from '../victory.ts'

export const victories: Victories = {
  PTF: { words: 'PTF|por pontos|por puntos|on points|pontos|puntos|points|decisão|decisión|decision', isByScore: true },
  PTG: { words: 'PTG|diferença de pontos|diferencia de puntos|point gap', isByScore: true },
  GDP: { words: 'GDP|ponto de ouro|punto de oro|golden point' },
  SUP: { words: 'SUP|superioridade|superioridad|superiority' },
  RSC: { words: 'RSC|TKO' },
  PUN: { words: 'PUN|declaração punitiva|declaración punitiva|punitive declaration' },
}
