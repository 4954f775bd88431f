import type { EventType } from '../event-type.ts'
import { weightCodes } from '../weight-classes.ts'

const POOMSAE = { measure: 'points', form: 'routine', ruleSet: null } as const

export const TAEKWONDO_EVENT_TYPES: readonly EventType[] = [
  {
    ...POOMSAE,
    id: 'poomsae-individual',
    codes: ['POOMSAE', 'POOMIND', 'PMSINDIV', 'POOMFREE'],
    name: { por: 'Poomsae individual', spa: 'Poomsae individual', eng: 'Individual poomsae' },
    words: [
      'poomsae',
      'poomsae individual',
      'poomsae reconhecido',
      'poomsae recognized',
      'poomsae freestyle',
      'poomsae free style',
      'free style individual',
      'freestyle individual',
    ],
    entrant: 'athlete',
  },
  {
    ...POOMSAE,
    id: 'poomsae-pair',
    codes: ['POOMPAIR', 'PMSPAIR'],
    name: { por: 'Poomsae em pares', spa: 'Poomsae en pareja', eng: 'Poomsae pair' },
    words: ['poomsae par', 'poomsae pares', 'poomsae dupla', 'poomsae pareja', 'poomsae pair', 'pares'],
    entrant: 'pair',
  },
  {
    ...POOMSAE,
    id: 'poomsae-team',
    codes: ['POOMTEAM', 'PMSTEAM'],
    name: { por: 'Poomsae por equipes', spa: 'Poomsae por equipos', eng: 'Poomsae team' },
    words: ['poomsae equipe', 'poomsae equipes', 'poomsae equipos', 'poomsae team', 'poomsae trio'],
    entrant: 'team',
  },
  {
    id: 'team',
    codes: ['TEAM', 'TEAM{legs}', 'EQUIPE', 'EQUIPES', 'EQUIPOS'],
    name: { por: 'Equipes', spa: 'Equipos', eng: 'Team' },
    words: ['equipe', 'equipes', 'equipo', 'equipos', 'team'],
    entrant: 'team',
    measure: 'score',
    form: 'bout',
    ruleSet: 'taekwondo-wt-2022',
  },
  {
    id: 'individual',
    codes: weightCodes(),
    name: { por: 'Luta (kyorugi)', spa: 'Combate (kyorugi)', eng: 'Kyorugi' },
    words: [
      '',
      'individual',
      'kyorugi',
      'kyorugui',
      'luta kyorugi',
      'combate kyorugi',
      'luta',
      'combate',
      'peso',
      'categoria',
    ],
    entrant: 'athlete',
    measure: 'score',
    form: 'bout',
    ruleSet: 'taekwondo-wt-2022',
  },
]
