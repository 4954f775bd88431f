import type { EventType } from '../event-type.ts'

/** The points of all parts count. */
const OF_PARTS = { measure: 'points', wholePoints: true, form: 'combined', ruleSet: null } as const
const RACE = { measure: 'time', form: 'race', entrant: 'athlete', ruleSet: null } as const

export const MODERN_PENTATHLON_EVENT_TYPES: readonly EventType[] = [
  {
    ...OF_PARTS,
    id: 'individual',
    codes: ['INDIVID', 'INDIV', 'INDIVIDU', 'INDIVIDUAL'],
    name: { por: 'Individual', spa: 'Individual', eng: 'Individual' },
    words: ['', 'individual'],
    entrant: 'athlete',
  },
  {
    ...OF_PARTS,
    id: 'relay',
    codes: ['RELAY', 'RELAY{legs}', 'MXRELAY', 'TEAM2'],
    name: { por: 'Revezamento', spa: 'Relevo', eng: 'Relay' },
    words: ['revezamento', 'relevo', 'relevos', 'relay', 'estafeta', 'team relay'],
    entrant: 'relay',
  },
  {
    ...OF_PARTS,
    id: 'team',
    codes: ['TEAM', 'TEAM3'],
    name: { por: 'Equipes', spa: 'Equipos', eng: 'Team' },
    words: ['equipe', 'equipes', 'equipo', 'equipos', 'team'],
    entrant: 'team',
  },
  {
    ...OF_PARTS,
    id: 'tetrathlon',
    codes: ['TETRATHL', 'TETRA', 'TETRATHLON', 'TETRATLO', 'TETRATLON'],
    name: { por: 'Tetratlo', spa: 'Tetratlón', eng: 'Tetrathlon' },
    words: ['tetratlo', 'tetratlon', 'tetrathlon', 'tetratlo individual', 'tetratlon individual'],
    entrant: 'athlete',
  },
  {
    ...RACE,
    id: 'laser-run',
    codes: ['LASERRUN', 'LR'],
    name: { por: 'Laser run', spa: 'Laser run', eng: 'Laser run' },
    words: ['laser run', 'laserrun', 'laser run individual'],
  },
  {
    ...RACE,
    id: 'triathle',
    codes: ['TRIATHLE'],
    name: { por: 'Triathle', spa: 'Triathle', eng: 'Triathle' },
    words: ['triathle', 'triathle individual'],
  },
  {
    ...RACE,
    id: 'biathle',
    codes: ['BIATHLE'],
    name: { por: 'Biathle', spa: 'Biathle', eng: 'Biathle' },
    words: ['biathle', 'biathle individual'],
  },
]
