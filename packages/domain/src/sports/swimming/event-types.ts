import type { EventType } from '../event-type.ts'

const SWIM = { measure: 'time', form: 'race' } as const

const STROKES = [
  {
    id: 'freestyle',
    ends: ['FR', 'FREE', 'LIVRE', 'LIBRE', 'CRAWL'],
    name: ['livre', 'libre', 'freestyle'],
    words: [
      'livre',
      'livres',
      'n livre',
      'nado livre',
      'libre',
      'libres',
      'freestyle',
      'free',
      'crawl',
      'nado crawl',
      'estilo crawl',
      'crol',
      'estilo livre',
      'estilo libre',
      'l',
      'fr',
    ],
  },
  {
    id: 'backstroke',
    ends: ['BA', 'BK', 'BACK', 'COSTAS', 'ESPALDA'],
    name: ['costas', 'espalda', 'backstroke'],
    words: ['costas', 'nado costas', 'espalda', 'dorso', 'backstroke', 'back', 'c', 'bk'],
  },
  {
    id: 'breaststroke',
    ends: ['BR', 'BREAST', 'PEITO', 'PECHO'],
    name: ['peito', 'pecho', 'breaststroke'],
    words: ['peito', 'nado peito', 'brucos', 'classico', 'pecho', 'braza', 'breaststroke', 'breast', 'p', 'br'],
  },
  {
    id: 'butterfly',
    ends: ['BF', 'FL', 'FLY', 'BU', 'BORBOLETA', 'MARIPOSA'],
    name: ['borboleta', 'mariposa', 'butterfly'],
    words: ['borboleta', 'nado borboleta', 'mariposa', 'golfinho', 'delfin', 'butterfly', 'fly', 'b', 'bf'],
  },
  {
    id: 'individual-medley',
    ends: ['IM', 'ME', 'MEDLEY', 'ESTILOS'],
    name: ['medley', 'combinado individual', 'individual medley'],
    words: [
      'medley',
      'medley individual',
      'medley ind',
      'nado medley',
      'combinado',
      'combinado individual',
      'estilos',
      'estilos individual',
      'individual medley',
      'im',
      '4 estilos',
      'quatro estilos',
    ],
  },
] as const

/** Relays of one stroke besides freestyle, as school games have them. */
const STROKE_RELAYS = STROKES.flatMap((stroke) =>
  stroke.id === 'freestyle' || stroke.id === 'individual-medley'
    ? []
    : [
        {
          ...stroke,
          id: `${stroke.id}-relay`,
          // single letters belong to events of individuals
          words: stroke.words.filter((word) => word.length > 2),
        },
      ],
)

const RELAYS = [
  {
    id: 'freestyle-relay',
    ends: ['FR', 'FREE', 'LIVRE', 'LIBRE', 'RELAYFR', 'FRRELAY'],
    name: ['livre', 'libre', 'freestyle'],
    words: ['livre', 'livres', 'nado livre', 'libre', 'libres', 'freestyle', 'free', 'crawl', 'nado crawl'],
  },
  {
    id: 'medley-relay',
    ends: ['MD', 'MED', 'ME', 'IM', 'MEDLEY', 'ESTILOS'],
    name: ['medley', 'combinado', 'medley'],
    words: ['medley', 'estilos', 'combinado', '4 estilos', 'quatro estilos'],
  },
] as const

const RELAY_WORDS = ['', 'revezamento', 'rev', 'relevo', 'relevos', 'estafeta', 'posta', 'relay']

/** Codes as Paris 2024 and the ODF dictionary of swimming have them, with the other ends that feeds write. */
export const SWIMMING_EVENT_TYPES: readonly EventType[] = [
  ...STROKES.map(
    ({ id, ends, name: [por, spa, eng], words }): EventType => ({
      ...SWIM,
      id,
      entrant: 'athlete',
      codes: ends.map((end) => `{metres}M${end}`),
      name: { por: `{metres} m ${por}`, spa: `{metres} m ${spa}`, eng: `{metres} m ${eng}` },
      words,
      ruleSet: 'swimming-wa-2025',
    }),
  ),
  ...[...RELAYS, ...STROKE_RELAYS].map(
    ({ id, ends, name: [por, spa, eng], words }): EventType => ({
      ...SWIM,
      id,
      entrant: 'relay',
      codes: ends.flatMap((end) => [`{legs}X{metres}M${end}`, `{legs}X{metres}${end}`]),
      name: {
        por: `Revezamento {legs} x {metres} m ${por}`,
        spa: `Relevo {legs} x {metres} m ${spa}`,
        eng: `{legs} x {metres} m ${eng} relay`,
      },
      words: words.flatMap((word) => RELAY_WORDS.map((relay) => `${relay} ${word}`.trim())),
      ruleSet: 'swimming-wa-2025-relay',
    }),
  ),
]
