import { type PlayWords, RED_CARD, word, YELLOW_CARD } from '../plays/play-words.ts'

const TOUCH = word('Toque', 'Touch', 'Tocado', 'score')

export const plays: PlayWords = {
  TOUCH,
  HIT: TOUCH,
  DOUBLE: word('Toque duplo', 'Double touch', 'Tocado doble', 'score'),
  PRIORITY: word('Prioridade', 'Priority', 'Prioridad'),
  YELLOW_CARD,
  YC: YELLOW_CARD,
  RED_CARD,
  RC: RED_CARD,
  BLACK_CARD: word('Cartão preto', 'Black card', 'Tarjeta negra', 'card'),
  BC: word('Cartão preto', 'Black card', 'Tarjeta negra', 'card'),
  PCARD: word('Cartão P', 'P-card', 'Tarjeta P', 'card'),
}
