import { type PlayWords, RED_CARD, word, YELLOW_CARD } from './play-words.ts'

/** Games of a racket sport. */
export const RACKET_GAMES: PlayWords = {
  POINT: word('Ponto', 'Point', 'Punto', 'score'),
  ACE: word('Ponto de saque', 'Ace', 'Punto de saque', 'score'),
  LET: word('Ponto repetido', 'Let', 'Punto repetido'),
  FAULT: word('Falta', 'Fault', 'Falta'),
  GAME: word('Game vencido', 'Game won', 'Juego ganado'),
  RET: word('Abandono', 'Retired', 'Retirada'),
  YC: YELLOW_CARD,
  RC: RED_CARD,
  BC: word('Cartão preto', 'Black card', 'Tarjeta negra', 'card'),
}
