import { type PlayWords, word } from '../plays/play-words.ts'

const GAM_JEOM = word('Gam-jeom', 'Gam-jeom', 'Gam-jeom', 'card')

export const plays: PlayWords = {
  POINT: word('Ponto', 'Point', 'Punto', 'score'),
  HEAD: word('Chute na cabeça', 'Kick to the head', 'Patada a la cabeza', 'score'),
  THEAD: word('Chute giratório na cabeça', 'Turning kick to the head', 'Patada con giro a la cabeza', 'score'),
  TRUNK: word('Chute no tronco', 'Kick to the trunk', 'Patada al tronco', 'score'),
  TTRUNK: word('Chute giratório no tronco', 'Turning kick to the trunk', 'Patada con giro al tronco', 'score'),
  PUNCH: word('Soco', 'Punch', 'Puño', 'score'),
  GJ: GAM_JEOM,
  GAMJEOM: GAM_JEOM,
  GAM_JEOM,
}
