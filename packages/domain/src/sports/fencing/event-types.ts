import type { EventType, RuledUnit } from '../event-type.ts'

const INDIVIDUAL = ['', 'individual', 'ind']
const TEAM = ['equipe', 'equipes', 'equipos', 'equipo', 'team', 'eq']

const WEAPONS = [
  {
    id: 'foil',
    code: 'FOIL',
    team: 'TEAMFOIL',
    name: ['Florete', 'Florete', 'Foil'],
    words: ['florete', 'foil', 'fl'],
  },
  {
    id: 'epee',
    code: 'EPEE',
    team: 'TEAMEPEE',
    name: ['Espada', 'Espada', 'Épée'],
    words: ['espada', 'epee', 'ep', 'esp'],
  },
  {
    id: 'sabre',
    code: 'SABRE',
    team: 'TEAMSABR',
    name: ['Sabre', 'Sable', 'Sabre'],
    words: ['sabre', 'sable', 'saber', 'sb', 'sab'],
  },
] as const

/** `EMI`: espada masculina individual; `FFE`: florete feminino por equipes. */
export const FENCING_ABBREVIATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  ['espada', 'florete', 'sabre'].flatMap((weapon) =>
    ['masculino', 'feminino'].flatMap((gender) =>
      ['individual', 'equipes'].map((entrant) => [
        `${weapon.charAt(0)}${gender.charAt(0)}${entrant.charAt(0)}`,
        `${weapon} ${gender} ${entrant}`,
      ]),
    ),
  ),
)

/** Bouts of a pool are to five touches; a pool itself is a sheet of its bouts. */
const individual =
  (weapon: string) =>
  ({ isPool, isPartOfMatch }: RuledUnit): string =>
    isPool ? `fencing-fie-2025-pool${isPartOfMatch ? '-bout' : ''}` : `fencing-fie-2025-${weapon}`

export const FENCING_EVENT_TYPES: readonly EventType[] = WEAPONS.flatMap(
  ({ id, code, team, name: [por, spa, eng], words }): EventType[] => [
    {
      id: `${id}-team`,
      codes: [team, `TEAM${code}`, `${code}TEAM`, `${code}EQ`, `TEAM${code.slice(0, 3)}`],
      name: { por: `${por} por equipes`, spa: `${spa} por equipos`, eng: `${eng} team` },
      words: words.flatMap((word) => TEAM.map((team) => `${word} ${team}`)),
      entrant: 'team',
      measure: 'score',
      form: 'team-match',
      ruleSet: id === 'foil' ? 'fencing-fie-2025-team' : `fencing-fie-2025-team-${id}`,
    },
    {
      id,
      codes: [
        code,
        `${code}IND`,
        `${code}INDIVIDUAL`,
        por.toUpperCase(),
        spa.toUpperCase(),
        `${por.toUpperCase()}INDIVIDUAL`,
        code.slice(0, 3),
      ],
      name: { por: `${por} individual`, spa: `${spa} individual`, eng: `Individual ${eng.toLowerCase()}` },
      words: words.flatMap((word) => INDIVIDUAL.map((alone) => `${word} ${alone}`.trim())),
      entrant: 'athlete',
      measure: 'score',
      form: 'bout',
      ruleSet: individual(id),
    },
  ],
)
