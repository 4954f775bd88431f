import { ASSIST, type PlayWords, RED_CARD, word, YELLOW_CARD } from './play-words.ts'

const PENALTY = word('Pênalti', 'Penalty kick', 'Penalti', 'attempt')
const OWN_GOAL = word('Gol contra', 'Own goal', 'Gol en propia puerta', 'score')
const SECOND_YELLOW = word('Segundo cartão amarelo', 'Second yellow card', 'Segunda tarjeta amarilla', 'card')

/** Words of actions in games of goals on foot. */
export const GOAL_GAMES: PlayWords = {
  GOAL: word('Gol', 'Goal', 'Gol', 'score'),
  OG: OWN_GOAL,
  OWN_GOAL,
  PEN: PENALTY,
  PENALTY,
  SHOT: word('Finalização', 'Shot', 'Remate', 'attempt'),
  SAVE: word('Defesa', 'Save', 'Parada'),
  AST: ASSIST,
  ASSIST,
  CRN: word('Escanteio', 'Corner', 'Saque de esquina'),
  CORNER: word('Escanteio', 'Corner', 'Saque de esquina'),
  OFFS: word('Impedimento', 'Offside', 'Fuera de juego'),
  OFFSIDE: word('Impedimento', 'Offside', 'Fuera de juego'),
  FOUL: word('Falta', 'Foul', 'Falta'),
  YC: YELLOW_CARD,
  Y2C: SECOND_YELLOW,
  YRC: SECOND_YELLOW,
  RC: RED_CARD,
}
