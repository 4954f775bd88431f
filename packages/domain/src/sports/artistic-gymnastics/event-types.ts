import type { EventType } from '../event-type.ts'

const APPARATUS = [
  [
    'FX',
    'floor',
    ['Solo', 'Suelo', 'Floor exercise'],
    ['solo', 'suelo', 'floor', 'floor exercise', 'fx', 'manos libres'],
  ],
  [
    'PH',
    'pommel-horse',
    ['Cavalo com alças', 'Caballo con arcos', 'Pommel horse'],
    [
      'cavalo',
      'cavalo alcas',
      'cavalo arcoes',
      'cavalo arcos',
      'caballo',
      'caballo arcos',
      'caballo arzones',
      'pommel horse',
      'pommel',
      'ph',
    ],
  ],
  ['SR', 'rings', ['Argolas', 'Anillas', 'Rings'], ['argolas', 'anillas', 'aros', 'rings', 'still rings', 'sr']],
  [
    'VT',
    'vault',
    ['Salto sobre a mesa', 'Salto', 'Vault'],
    [
      'salto',
      'saltos',
      'salto mesa',
      'salto sobre mesa',
      'mesa',
      'mesa salto',
      'saltos plinto',
      'potro',
      'salto potro',
      'vault',
      'vt',
    ],
  ],
  [
    'PB',
    'parallel-bars',
    ['Barras paralelas', 'Barras paralelas', 'Parallel bars'],
    ['barras paralelas', 'paralelas', 'paralelas simetricas', 'barras paralelas simetricas', 'parallel bars', 'pb'],
  ],
  [
    'HB',
    'horizontal-bar',
    ['Barra fixa', 'Barra fija', 'Horizontal bar'],
    ['barra fixa', 'barras fixas', 'barra', 'barra fija', 'horizontal bar', 'high bar', 'hb'],
  ],
  [
    'UB',
    'uneven-bars',
    ['Barras assimétricas', 'Barras asimétricas', 'Uneven bars'],
    [
      'barras assimetricas',
      'assimetricas',
      'paralelas assimetricas',
      'barras paralelas assimetricas',
      'barras asimetricas',
      'asimetricas',
      'paralelas asimetricas',
      'uneven bars',
      'ub',
    ],
  ],
  [
    'BB',
    'balance-beam',
    ['Trave', 'Viga de equilibrio', 'Balance beam'],
    ['trave', 'trave equilibrio', 'viga', 'viga equilibrio', 'barra equilibrio', 'balance beam', 'beam', 'bb'],
  ],
] as const

const ROUTINE = { measure: 'points', form: 'apparatus' } as const

export const ARTISTIC_GYMNASTICS_EVENT_TYPES: readonly EventType[] = [
  {
    ...ROUTINE,
    id: 'team',
    codes: ['TEAM', 'TEAM{legs}', 'EQUIPE', 'EQUIPES', 'EQUIPOS'],
    name: { por: 'Equipes', spa: 'Equipos', eng: 'Team' },
    words: [
      'equipe',
      'equipes',
      'equipo',
      'equipos',
      'team',
      'equipe gaf',
      'equipe gam',
      'competicao equipes',
      'concurso equipos',
    ],
    entrant: 'team',
    ruleSet: ({ gender }) => `gymnastics-fig-2025-${gender === 'W' ? 'women' : 'men'}-team`,
  },
  {
    ...ROUTINE,
    id: 'all-around',
    codes: ['1AA', 'AA', 'IAA', 'INDIVAA', 'ALLAROUND', 'INDIVIDUALGERAL'],
    name: { por: 'Individual geral', spa: 'Concurso general individual', eng: 'All-around' },
    words: [
      'individual geral',
      'geral',
      'geral individual',
      'individual general',
      'concurso general',
      'concurso general individual',
      'general individual',
      'general',
      'all around',
      'individual all around',
      'allaround',
      'aa',
      'ig',
      'concurso multiplo',
    ],
    entrant: 'athlete',
    ruleSet: ({ gender }) => `gymnastics-fig-2025-${gender === 'W' ? 'women' : 'men'}-all-around`,
  },
  ...APPARATUS.map(
    ([code, id, [por, spa, eng], words]): EventType => ({
      ...ROUTINE,
      id,
      codes: [
        `1AP${code}`,
        code,
        por
          .normalize('NFKD')
          .replaceAll(/[^A-Za-z]/g, '')
          .toUpperCase(),
        eng.replaceAll(' ', '').toUpperCase(),
      ],
      name: { por, spa, eng },
      words: words.flatMap((word) => [word, `individual ${word}`]),
      entrant: 'athlete',
      ruleSet: `gymnastics-fig-2025-${code.toLowerCase()}-final`,
    }),
  ),
]
