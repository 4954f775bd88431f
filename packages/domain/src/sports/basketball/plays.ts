import { ASSIST, type PlayWords, word } from '../plays/play-words.ts'

const TWO = word('Arremesso de 2 pontos', '2-point shot', 'Tiro de 2 puntos', 'attempt')
const THREE = word('Arremesso de 3 pontos', '3-point shot', 'Tiro de 3 puntos', 'attempt')
const FOUL = word('Falta', 'Foul', 'Falta')

export const plays: PlayWords = {
  P2: TWO,
  FG2: TWO,
  P3: THREE,
  FG3: THREE,
  FT: word('Lance livre', 'Free throw', 'Tiro libre', 'attempt'),
  DUNK: word('Enterrada', 'Dunk', 'Mate', 'attempt'),
  REB: word('Rebote', 'Rebound', 'Rebote'),
  OREB: word('Rebote ofensivo', 'Offensive rebound', 'Rebote ofensivo'),
  DREB: word('Rebote defensivo', 'Defensive rebound', 'Rebote defensivo'),
  AST: ASSIST,
  ASSIST,
  STL: word('Roubo de bola', 'Steal', 'Robo de balón'),
  BLK: word('Toco', 'Block', 'Tapón'),
  TO: word('Perda de bola', 'Turnover', 'Pérdida de balón'),
  JB: word('Bola ao alto', 'Jump ball', 'Salto entre dos'),
  PF: FOUL,
  FOUL,
  UF: word('Falta antidesportiva', 'Unsportsmanlike foul', 'Falta antideportiva', 'card'),
  TF: word('Falta técnica', 'Technical foul', 'Falta técnica', 'card'),
  DF: word('Falta desqualificante', 'Disqualifying foul', 'Falta descalificante', 'card'),
}
