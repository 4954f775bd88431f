import type { EventType, RuledUnit } from '../event-type.ts'

const BOWS = [
  {
    id: 'compound',
    code: 'COMP',
    words: ['composto', 'compuesto', 'compound', 'arco composto', 'arco compuesto'],
    name: ['Composto', 'Compuesto', 'Compound'],
  },
  {
    id: 'barebow',
    code: 'BARE',
    words: ['barebow', 'arco nu', 'desnudo', 'arco desnudo'],
    name: ['Barebow', 'Desnudo', 'Barebow'],
  },
  {
    id: 'recurve',
    code: '',
    words: ['', 'recurvo', 'recurve', 'arco recurvo', 'olimpico', 'arco olimpico', 'arco'],
    name: ['Recurvo', 'Recurvo', 'Recurve'],
  },
] as const

const TEAM = ['equipe', 'equipes', 'equipos', 'equipo', 'team', 'teams', 'dupla', 'duplas']

/** A ranking round precedes the knockout. A match of two archers is won by set points, with compound bows by the sum. */
const byRound =
  (ruleSet: string) =>
  ({ isQualification }: RuledUnit): string =>
    isQualification ? 'archery-wa-2025-ranking-round' : ruleSet

export const ARCHERY_EVENT_TYPES: readonly EventType[] = BOWS.flatMap(
  ({ id, code, words, name: [por, spa, eng] }): EventType[] => [
    {
      id: `${id}-team`,
      codes: [`${code}TEAM{legs}`, `${code}TEAM`, `TEAM${code}`],
      name: { por: `${por}, equipes`, spa: `${spa}, equipos`, eng: `${eng} team` },
      words: words.flatMap((word) => TEAM.map((team) => `${word} ${team}`.trim())),
      entrant: 'team',
      measure: 'score',
      wholePoints: true,
      form: 'match',
      ruleSet: (unit) => byRound(unit.gender === 'X' ? 'archery-wa-2025-mixed-team' : 'archery-wa-2025-team')(unit),
    },
    {
      id,
      codes:
        code === ''
          ? ['INDIVID', 'INDIV', 'INDIVIDUAL', 'RECURVO', 'RECURVE', 'REC']
          : [code, `${code}IND`, eng.toUpperCase(), por.toUpperCase(), spa.toUpperCase()],
      name: { por: `${por}, individual`, spa: `${spa}, individual`, eng: `${eng} individual` },
      words: words.flatMap((word) => [word, `${word} individual`.trim()]),
      entrant: 'athlete',
      measure: 'score',
      wholePoints: true,
      form: 'match',
      ruleSet: byRound(id === 'compound' ? 'archery-wa-2025-compound' : 'archery-wa-2025-recurve'),
    },
  ],
)
