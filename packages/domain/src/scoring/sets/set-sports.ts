import type { SetSport } from './set-state.ts'

/** Sets of teams whose points have an origin. */
export const TEAM_SETS = {
  letter: 'S',
  setWord: 'sets-won',
  ways: [
    { code: 'ATT', word: 'attack' },
    { code: 'BLK', word: 'block' },
    { code: 'ACE', word: 'ace' },
    { code: 'OE', word: 'opponent-error' },
  ],
  countsRallies: false,
  cards: [
    { kind: 'yellow-card', action: 'YC' },
    { kind: 'red-card', action: 'RC' },
    { kind: 'delay-sanction', action: 'DELAY' },
    { kind: 'medical', action: 'MEDICAL' },
  ],
  pad: { sides: 'beside', main: ['point'], lesser: ['time-out', 'server'], shared: [] },
  ofTeams: true,
} as const satisfies Partial<SetSport>

/** Games of a racket sport. */
export const RACKET_GAMES = {
  letter: 'G',
  setWord: 'games-won',
  ways: [],
  countsRallies: true,
  cards: [
    { kind: 'yellow-card', action: 'YC' },
    { kind: 'red-card', action: 'RC' },
    { kind: 'black-card', action: 'BC' },
    { kind: 'medical', action: 'MEDICAL' },
  ],
} as const satisfies Partial<SetSport>
