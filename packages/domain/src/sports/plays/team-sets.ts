import { type PlayWords, RED_CARD, word, YELLOW_CARD } from './play-words.ts'

const SERVE = word('Saque', 'Serve', 'Saque', 'attempt')
const ATTACK = word('Ataque', 'Attack', 'Ataque', 'attempt')
const BLOCK = word('Bloqueio', 'Block', 'Bloqueo', 'attempt')
const OPPONENT_ERROR = word('Erro do adversário', 'Opponent error', 'Error del rival', 'score')

/** Sets of two teams. */
export const TEAM_SETS: PlayWords = {
  POINT: word('Ponto', 'Point', 'Punto', 'score'),
  ACE: word('Ace', 'Ace', 'Ace', 'score'),
  SRV: SERVE,
  SERVE,
  ATT: ATTACK,
  ATK: ATTACK,
  BLK: BLOCK,
  BLOCK,
  DIG: word('Defesa', 'Dig', 'Defensa'),
  REC: word('Recepção', 'Reception', 'Recepción'),
  SET: word('Levantamento', 'Set', 'Colocación'),
  OE: OPPONENT_ERROR,
  ERR: word('Erro', 'Error', 'Error'),
  YC: YELLOW_CARD,
  RC: RED_CARD,
  DELAY: word('Retardamento', 'Delay sanction', 'Demora', 'card'),
}
