import { isDisciplineCode, type Localized } from '@games/domain'
import { DISCIPLINES } from '@games/domain/disciplines/disciplines'

/** Other names of disciplines, as organisers write them. */
const ALSO: Readonly<Record<string, string>> = {
  ARC: 'tiro com arco|arco e flecha|archery',
  BKB: 'basquetebol|basquete|basquet|baloncesto|basquetbol|basketball',
  CYC: 'ciclismo|cycling|cycling road|ciclismo estrada|ciclismo de estrada|ciclismo en ruta',
  GAR: 'ginástica artística|ginastica olimpica|gimnasia artistica',
  HBL: 'handebol|andebol|balonmano|handball',
  JUD: 'judô|judo|yudo',
  OWS: 'maratona aquática|maratonas aquáticas|aguas abertas|marathon swimming|open water swimming',
  SWM: 'natação|swimming|natacion',
  TRI: 'triathlon|triatlon|triatlo',
  TTE: 'tênis de mesa|tenis de mesa|ping pong|table tennis',
  VBV: 'vôlei de praia|volei de praia|voleibol de praia|volley playa|beach volley|beach volleyball',
  VVO: 'vôlei|volei|voleibol|volleyball|voley|voleibol indoor',
  WRE: 'luta|lutas|luta olímpica|wrestling|wrestling estilos olimpicos|lucha olimpica|luchas',
}

export const localNames = (name: Localized | null | undefined): string[] =>
  name ? Object.values(name).filter((one): one is string => typeof one === 'string') : []

/** Names of a discipline in the three languages and as organisers write them. */
export const disciplineWords = (code: string): string[] => [
  ...localNames(isDisciplineCode(code) ? DISCIPLINES[code] : null),
  ...(ALSO[code]?.split('|') ?? []),
]
