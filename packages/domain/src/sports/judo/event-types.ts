import type { EventType } from '../event-type.ts'
import { weightCodes } from '../weight-classes.ts'

export const JUDO_EVENT_TYPES: readonly EventType[] = [
  {
    id: 'team',
    codes: ['TEAM', 'TEAM{legs}', 'EQUIPE', 'EQUIPES', 'EQUIPOS'],
    name: { por: 'Equipes', spa: 'Equipos', eng: 'Team' },
    words: ['equipe', 'equipes', 'competicao equipes', 'equipo', 'equipos', 'team', 'teams'],
    entrant: 'team',
    measure: 'score',
    form: 'team-match',
    ruleSet: ({ isPartOfMatch }) => (isPartOfMatch ? 'judo-ijf-2025' : 'judo-team-ijf-2025'),
  },
  {
    id: 'individual',
    codes: weightCodes(),
    name: { por: 'Individual', spa: 'Individual', eng: 'Individual' },
    words: ['', 'individual', 'combate', 'luta', 'peso', 'categoria', 'shiai'],
    entrant: 'athlete',
    measure: 'score',
    form: 'bout',
    ruleSet: 'judo-ijf-2025',
  },
]
