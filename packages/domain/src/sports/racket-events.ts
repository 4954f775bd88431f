import type { EventType } from './event-type.ts'

/** Of Portuguese, Spanish and English draws; `DM` is men's doubles in Portuguese, never mixed. */
export const RACKET_ABBREVIATIONS = {
  sm: 'simples masculino',
  sf: 'simples feminino',
  dm: 'duplas masculino',
  df: 'duplas feminino',
  dx: 'duplas misto',
  dmx: 'duplas misto',
  ms: 'singles men',
  ws: 'singles women',
  md: 'doubles men',
  wd: 'doubles women',
  xd: 'doubles mixed',
}

/** Events of a racket sport: singles, doubles and teams. `of`: rule sets of a match and of a match of teams. */
export const racketEventTypes = (of: { readonly match: string; readonly team: string }): readonly EventType[] => [
  {
    id: 'team',
    codes: ['TEAM', 'TEAM{legs}', 'EQUIPE', 'EQUIPES', 'EQUIPOS'],
    name: { por: 'Equipes', spa: 'Equipos', eng: 'Team' },
    words: ['equipe', 'equipes', 'equipo', 'equipos', 'team', 'teams', 'torneio equipes'],
    entrant: 'team',
    measure: 'score',
    form: 'team-match',
    ruleSet: ({ isPartOfMatch }) => (isPartOfMatch ? of.match : of.team),
  },
  {
    id: 'doubles',
    codes: ['DOUBLES', 'DOUBLE', 'PAIR', 'DUPLAS', 'DUPLA', 'DOBLES'],
    name: { por: 'Duplas', spa: 'Dobles', eng: 'Doubles' },
    words: ['dupla', 'duplas', 'torneio duplas', 'dobles', 'doubles', 'double', 'parejas', 'pares'],
    entrant: 'pair',
    measure: 'score',
    form: 'match',
    ruleSet: of.match,
  },
  {
    id: 'singles',
    codes: ['SINGLES', 'SINGLE', 'INDIV', 'INDIVIDUAL', 'SIMPLES', 'INDIVIDUALES'],
    name: { por: 'Simples', spa: 'Individual', eng: 'Singles' },
    words: [
      'simples',
      'torneio simples',
      'individual',
      'individuais',
      'torneio individual',
      'individual simples',
      'torneio individual simples',
      'individuales',
      'singles',
      'single',
    ],
    entrant: 'athlete',
    measure: 'score',
    form: 'match',
    ruleSet: of.match,
  },
]
