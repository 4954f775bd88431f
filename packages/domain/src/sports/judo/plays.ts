import { type PlayWords, word } from '../plays/play-words.ts'

const WAZA_ARI = word('Waza-ari', 'Waza-ari', 'Waza-ari', 'score')
const SHIDO = word('Shido', 'Shido', 'Shido', 'card')
const HANSOKU_MAKE = word('Hansoku-make', 'Hansoku-make', 'Hansoku-make', 'card')

/** A mixed team match is of bouts. */
export const plays: PlayWords = {
  BOUT: word('Luta vencida', 'Bout won', 'Combate ganado', 'score'),
  HAJIME: word('Hajime', 'Hajime', 'Hajime'),
  MATTE: word('Matte', 'Matte', 'Matte'),
  IPP: word('Ippon', 'Ippon', 'Ippon', 'score'),
  IPPON: word('Ippon', 'Ippon', 'Ippon', 'score'),
  WAZ: WAZA_ARI,
  WAZA: WAZA_ARI,
  WAZA_ARI,
  YUKO: word('Yuko', 'Yuko', 'Yuko', 'score'),
  SHI: SHIDO,
  SHIDO,
  HSK: HANSOKU_MAKE,
  HANSOKU_MAKE,
  OSAEKOMI: word('Osaekomi', 'Osaekomi', 'Osaekomi'),
  TOKETA: word('Toketa', 'Toketa', 'Toketa'),
  GS: word('Ponto de ouro', 'Golden score', 'Punto de oro'),
}
