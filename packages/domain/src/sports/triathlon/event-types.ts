import type { EventType } from '../event-type.ts'

const DISTANCES = ['olympic', 'olimpico', 'olimpica', 'sprint', 'super sprint', 'supersprint', 'standard']

export const TRIATHLON_EVENT_TYPES: readonly EventType[] = [
  {
    id: 'individual',
    codes: ['OLYMPIC', 'SPRINT', 'SSPRINT', 'INDIV', 'INDIVIDUAL', 'INDIVIDU', 'STANDARD', 'TRIATHLN'],
    name: { por: 'Individual', spa: 'Individual', eng: 'Individual' },
    words: [
      '',
      'individual',
      ...DISTANCES.flatMap((distance) => [distance, `distancia ${distance}`, `individual ${distance}`]),
    ],
    entrant: 'athlete',
    measure: 'time',
    form: 'race',
    ruleSet: 'triathlon-wt-2025',
  },
  {
    id: 'mixed-relay',
    codes: ['TEAM{legs}', 'TEAM', 'RELAY', 'MXRELAY', 'RELAY{legs}X{metres}'],
    name: { por: 'Revezamento misto', spa: 'Relevo mixto', eng: 'Mixed relay' },
    words: [
      'revezamento',
      'revezamento equipes',
      'equipes',
      'equipe',
      'relevo',
      'relevos',
      'equipos',
      'relay',
      'team relay',
      'team',
      'estafeta',
    ],
    entrant: 'relay',
    measure: 'time',
    form: 'race',
    ruleSet: 'triathlon-wt-2025-mixed-relay',
  },
  ...(
    [
      ['aquathlon', 'AQUATH', 'Aquathlon', 'Acuatlón', ['aquathlon', 'aquatlo', 'acuatlon']],
      ['duathlon', 'DUATH', 'Duathlon', 'Duatlón', ['duathlon', 'duatlo', 'duatlon']],
    ] as const
  ).map(
    ([id, code, por, spa, words]): EventType => ({
      id,
      codes: [code],
      name: { por, spa, eng: por },
      words,
      entrant: 'athlete',
      measure: 'time',
      form: 'race',
      ruleSet: 'triathlon-wt-2025',
    }),
  ),
]
