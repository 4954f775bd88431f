import { ASSIST, type PlayWords, RED_CARD, word, YELLOW_CARD } from '../plays/play-words.ts'

const SEVEN_METRES = word('Tiro de 7 metros', '7-metre throw', 'Lanzamiento de 7 metros', 'attempt')
const TWO_MINUTES = word('2 minutos', '2-minute suspension', 'Exclusión de 2 minutos', 'card')

export const plays: PlayWords = {
  GOAL: word('Gol', 'Goal', 'Gol', 'score'),
  GOAL7M: word('Gol de 7 metros', '7-metre goal', 'Gol de 7 metros', 'score'),
  OG: word('Gol contra', 'Own goal', 'Gol en propia puerta', 'score'),
  SHOT: word('Arremesso', 'Shot', 'Lanzamiento', 'attempt'),
  '7M': SEVEN_METRES,
  M7: SEVEN_METRES,
  SAVE: word('Defesa', 'Save', 'Parada'),
  BLK: word('Bloqueio', 'Block', 'Blocaje'),
  AST: ASSIST,
  ASSIST,
  STL: word('Roubo de bola', 'Steal', 'Robo de balón'),
  TO: word('Perda de bola', 'Turnover', 'Pérdida de balón'),
  TF: word('Falta de ataque', 'Technical fault', 'Falta técnica'),
  YC: YELLOW_CARD,
  '2MIN': TWO_MINUTES,
  '2M': TWO_MINUTES,
  RC: RED_CARD,
  BC: word('Cartão azul', 'Blue card', 'Tarjeta azul', 'card'),
}
