import type { Localized } from '../text/localized.ts'
import { type DisciplineCode, isDisciplineCode } from './discipline-codes.ts'

/** What our disciplines are called. */
export const DISCIPLINES = {
  ARC: { por: 'Tiro com arco', eng: 'Archery', spa: 'Tiro con arco' },
  ATH: { por: 'Atletismo', eng: 'Athletics', spa: 'Atletismo' },
  BDM: { por: 'Badminton', eng: 'Badminton', spa: 'Bádminton' },
  BKB: { por: 'Basquete', eng: 'Basketball', spa: 'Baloncesto' },
  CYC: { por: 'Ciclismo', eng: 'Cycling', spa: 'Ciclismo' },
  FEN: { por: 'Esgrima', eng: 'Fencing', spa: 'Esgrima' },
  GAR: { por: 'Ginástica artística', eng: 'Artistic gymnastics', spa: 'Gimnasia artística' },
  GRY: { por: 'Ginástica rítmica', eng: 'Rhythmic gymnastics', spa: 'Gimnasia rítmica' },
  HBL: { por: 'Handebol', eng: 'Handball', spa: 'Balonmano' },
  JUD: { por: 'Judô', eng: 'Judo', spa: 'Judo' },
  OWS: { por: 'Águas abertas', eng: 'Open water', spa: 'Aguas abiertas' },
  SWM: { por: 'Natação', eng: 'Swimming', spa: 'Natación' },
  TKW: { por: 'Taekwondo', eng: 'Taekwondo', spa: 'Taekwondo' },
  TRI: { por: 'Triatlo', eng: 'Triathlon', spa: 'Triatlón' },
  TTE: { por: 'Tênis de mesa', eng: 'Table tennis', spa: 'Tenis de mesa' },
  VBV: { por: 'Vôlei de praia', eng: 'Beach volleyball', spa: 'Voleibol de playa' },
  VVO: { por: 'Voleibol', eng: 'Volleyball', spa: 'Voleibol' },
  WRE: { por: 'Luta', eng: 'Wrestling', spa: 'Lucha' },
} as const satisfies Record<DisciplineCode, Localized>

/** The discipline's name where it is one of ours; undefined for other codes, which the feed may name (DT_CODES). */
export const disciplineName = (code: string): Localized | undefined =>
  isDisciplineCode(code) ? DISCIPLINES[code] : undefined
