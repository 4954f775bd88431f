import type { EventType } from '../event-type.ts'

const OPEN_WATER = [
  'aguas abertas',
  'aguas abiertas',
  'open water',
  'maratona aquatica',
  'marathon swimming',
  'maraton acuatica',
  'travessia',
  'travesia',
]

export const OPEN_WATER_EVENT_TYPES: readonly EventType[] = [
  {
    id: 'open-water',
    codes: ['{km}KM', '{metres}M', '{metres}', 'KO{km}KM', 'KO3KM'],
    name: { por: '{metres} m', spa: '{metres} m', eng: '{metres} m' },
    words: ['', ...OPEN_WATER],
    entrant: 'athlete',
    measure: 'time',
    form: 'race',
    ruleSet: ({ variant: { metres = 10_000 } }) => (metres <= 5_000 ? 'open-water-wa-2025-5km' : 'open-water-wa-2025'),
  },
  {
    id: 'open-water-relay',
    codes: ['{legs}X{metres}M', '{legs}X{metres}', '{legs}X{km}KM', 'RELAY', 'TEAM{legs}', 'TEAM'],
    name: {
      por: 'Revezamento {legs} x {metres} m',
      spa: 'Relevo {legs} x {metres} m',
      eng: '{legs} x {metres} m relay',
    },
    words: ['', 'revezamento', 'relevo', 'relevos', 'relay', 'estafeta'],
    entrant: 'relay',
    measure: 'time',
    form: 'race',
    ruleSet: 'open-water-wa-2025-relay',
  },
]
