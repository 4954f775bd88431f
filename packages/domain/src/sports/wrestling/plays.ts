import { type PlayWords, word } from '../plays/play-words.ts'

const CAUTION = word('Advertência', 'Caution', 'Amonestación', 'card')
const PASSIVITY = word('Passividade', 'Passivity', 'Pasividad', 'card')

export const plays: PlayWords = {
  POINT: word('Ponto', 'Point', 'Punto', 'score'),
  POINTS: word('Pontos', 'Points', 'Puntos', 'score'),
  TD: word('Queda', 'Takedown', 'Derribo', 'score'),
  EXPOSURE: word('Exposição das costas', 'Exposure', 'Exposición', 'score'),
  REVERSAL: word('Reversão', 'Reversal', 'Inversión', 'score'),
  STEP_OUT: word('Saída da área', 'Step-out', 'Salida de zona', 'score'),
  FALL: word('Encostamento', 'Fall', 'Toque'),
  PASSIVITY,
  CAUTION,
}
