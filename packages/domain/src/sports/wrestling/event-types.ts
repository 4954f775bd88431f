import type { EventType } from '../event-type.ts'
import { weightCodes } from '../weight-classes.ts'

const BOUT = { entrant: 'athlete', measure: 'score', form: 'bout' } as const

export const WRESTLING_EVENT_TYPES: readonly EventType[] = [
  {
    id: 'team',
    codes: ['TEAM', 'TEAM{legs}', 'EQUIPE', 'EQUIPES', 'EQUIPOS'],
    name: { por: 'Equipes', spa: 'Equipos', eng: 'Team' },
    words: ['equipe', 'equipes', 'competicao equipes', 'equipo', 'equipos', 'team', 'teams'],
    entrant: 'team',
    measure: 'score',
    form: 'team-match',
    ruleSet: null,
  },
  {
    ...BOUT,
    id: 'greco-roman',
    codes: [...weightCodes('GR'), 'GRECO{kg}KG', 'GRECOROMANA{kg}KG', 'GRECOROMANO{kg}KG'],
    name: { por: 'Luta greco-romana', spa: 'Lucha grecorromana', eng: 'Greco-Roman' },
    words: [
      'greco romana',
      'greco romano',
      'grecorromana',
      'greco roman',
      'romana',
      'gr',
      'luta greco romana',
      'lucha grecorromana',
      'estilo greco romano',
    ],
    ruleSet: 'wrestling-uww-2025-greco-roman',
  },
  {
    ...BOUT,
    id: 'beach',
    codes: weightCodes('BW'),
    name: { por: 'Luta de praia', spa: 'Lucha playa', eng: 'Beach wrestling' },
    words: ['praia', 'playa', 'beach', 'beach wrestling', 'luta praia', 'lucha playa'],
    ruleSet: null,
  },
  {
    ...BOUT,
    id: 'freestyle',
    codes: [
      ...weightCodes('FS'),
      ...weightCodes('WW'),
      ...weightCodes('LF'),
      ...weightCodes('FR'),
      'FREE{kg}KG',
      ...weightCodes(),
    ],
    name: { por: 'Luta livre', spa: 'Lucha libre', eng: 'Freestyle' },
    words: [
      'livre',
      'luta livre',
      'estilo livre',
      'libre',
      'lucha libre',
      'estilo libre',
      'freestyle',
      'free',
      'fs',
      'el',
      'll',
      'ww',
      'lf',
      'luta feminina',
      'lucha femenina',
    ],
    ruleSet: 'wrestling-uww-2025-freestyle',
  },
]
