import type { EventType } from '../event-type.ts'

const APPARATUS = [
  ['HOOP', 'hoop', ['Arco', 'Aro', 'Hoop'], ['arco', 'aro', 'hoop'], 'rhythmic-fig-2025-hoop-final'],
  ['BALL', 'ball', ['Bola', 'Pelota', 'Ball'], ['bola', 'pelota', 'ball'], 'rhythmic-fig-2025-ball-final'],
  ['CLUBS', 'clubs', ['Maças', 'Mazas', 'Clubs'], ['macas', 'maca', 'mazas', 'clubs'], 'rhythmic-fig-2025-clubs-final'],
  ['RIBBON', 'ribbon', ['Fita', 'Cinta', 'Ribbon'], ['fita', 'cinta', 'ribbon'], 'rhythmic-fig-2025-ribbon-final'],
  ['ROPE', 'rope', ['Corda', 'Cuerda', 'Rope'], ['corda', 'cuerda', 'rope'], null],
  [
    'FREEHAND',
    'freehand',
    ['Mãos livres', 'Manos libres', 'Freehand'],
    ['maos livres', 'manos libres', 'freehand', 'free hand'],
    null,
  ],
] as const

const ROUTINE = { measure: 'points', form: 'routine' } as const
const GROUP = ['conjunto', 'conjuntos', 'group', 'grupo', 'equipe', 'equipes', 'equipos', 'team']

export const RHYTHMIC_GYMNASTICS_EVENT_TYPES: readonly EventType[] = [
  {
    ...ROUTINE,
    id: 'group',
    codes: ['5AA', 'GROUP', 'GRP', 'TEAM', 'GROUPAA', 'CONJUNTO', 'TEAM{legs}'],
    name: { por: 'Conjunto', spa: 'Conjunto', eng: 'Group' },
    words: GROUP.flatMap((word) => [
      word,
      `${word} geral`,
      `${word} all around`,
      `${word} general`,
      `${word} 5 arcos`,
      `${word} 5 bolas`,
      `${word} 5 macas`,
      `${word} 5 fitas`,
    ]),
    entrant: 'group',
    ruleSet: 'rhythmic-fig-2025-group',
  },
  {
    ...ROUTINE,
    id: 'all-around',
    codes: ['1AA', 'AA', 'IAA', 'INDIVAA', 'ALLAROUND', 'INDIVIDUALGERAL'],
    name: { por: 'Individual geral', spa: 'Concurso general individual', eng: 'All-around' },
    words: [
      'individual geral',
      'geral',
      'individual',
      'concurso general',
      'concurso general individual',
      'general',
      'all around',
      'individual all around',
      'aa',
      'ig',
    ],
    entrant: 'athlete',
    ruleSet: 'rhythmic-fig-2025-all-around',
  },
  ...APPARATUS.map(
    ([code, id, [por, spa, eng], words, ruleSet]): EventType => ({
      ...ROUTINE,
      id,
      codes: [
        code,
        `1AP${code}`,
        por
          .normalize('NFKD')
          .replaceAll(/[^A-Za-z]/g, '')
          .toUpperCase(),
        `1${code}`,
      ],
      name: { por, spa, eng },
      words: words.flatMap((word) => [word, `individual ${word}`]),
      entrant: 'athlete',
      ruleSet,
    }),
  ),
]
