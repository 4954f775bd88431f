import type { RuleSet } from '../rule-set.ts'
import { BOTH_SEMIFINALISTS, BRONZE_BOUT, CONDUCT, DIRECT, inAll, NO_START_LAST } from './common.ts'

const OUT = ['DNS', 'DNF', 'DSQ', 'DQ', 'DQB', 'WDR', 'WDN', 'RET', 'INJ', 'WO', 'W/O', 'EXC', 'DDQ', 'DDW']

/** Judo, IJF Sport and Organisation Rules 2025: quarterfinalists in the repechage, two bronzes; small groups all against all. */
export const JUDO: RuleSet = {
  id: 'JUD-IJF-2025',
  disciplines: ['JUD'],
  book: 'IJF, Sport and Organisation Rules 2025',
  from: '2025-01-01',
  lists: {},
  irm: NO_START_LAST,
  match: { wonByScore: null, whenLevel: [], draws: 'never', out: OUT },
  pool: {
    points: { win: 1, draw: 0, loss: 0, out: 0 },
    by: [inAll('wins'), inAll('quality-points'), DIRECT],
    restart: false,
    whenLevel: 'extra-bout',
    annul: ['DQB'],
    // a win by yuko is worth more than a bout lost (SOR 2025, 2.2.5)
    quality: { ippon: 100, 'waza-ari': 10, yuko: 1 },
  },
  event: { ...BRONZE_BOUT, bronzes: 'repechage-of-quarterfinalists' },
}

/** Taekwondo, World Taekwondo Competition Rules 2024: both losers of the semifinals have bronze. */
export const TAEKWONDO: RuleSet = {
  id: 'TKW-WT-2024',
  disciplines: ['TKW'],
  book: 'World Taekwondo, Competition Rules 2024',
  from: '2024-01-01',
  lists: {},
  irm: NO_START_LAST,
  match: { wonByScore: null, whenLevel: [], draws: 'never', out: OUT },
  pool: {
    points: { win: 1, draw: 0, loss: 0, out: 0 },
    by: [inAll('wins'), DIRECT, inAll('difference', 'score'), inAll('scored', 'score')],
    restart: false,
    whenLevel: 'extra-bout',
    annul: ['DQB'],
  },
  event: BOTH_SEMIFINALISTS,
}

/** Taekwondo as at Olympic Games: those beaten by the finalists have a repechage. */
export const TAEKWONDO_WITH_REPECHAGE: RuleSet = {
  ...TAEKWONDO,
  id: 'TKW-OG-2024',
  book: 'World Taekwondo, Competition Rules 2024, Olympic repechage',
  event: { ...BRONZE_BOUT, bronzes: 'repechage-of-finalists-crossed' },
}

/** Wrestling, UWW International Wrestling Rules 2025: Nordic by wins, classification points, falls, superiorities, technical points. */
export const WRESTLING: RuleSet = {
  id: 'WRE-UWW-2025',
  disciplines: ['WRE'],
  book: 'UWW, International Wrestling Rules 2025',
  from: '2025-01-01',
  lists: {},
  irm: NO_START_LAST,
  match: { wonByScore: ['VPO', 'VPO1', 'VSU', 'VSU1'], whenLevel: [], draws: 'never', out: OUT },
  pool: {
    points: { win: 1, draw: 0, loss: 0, out: 0 },
    by: [
      inAll('wins'),
      DIRECT,
      inAll('quality-points', 'class-points'),
      inAll('falls'),
      inAll('superiorities'),
      inAll('scored', 'score'),
      inAll('difference', 'score'),
    ],
    // two that a criterion leaves level are parted by their bout (article 8)
    restart: true,
    whenLevel: 'draw-of-lots',
    annul: [],
  },
  event: {
    ...BRONZE_BOUT,
    bronzes: 'repechage-of-finalists',
    // a forfeit and a disqualification for brutality (articles 11 to 14); an injury keeps the rank
    noMedal: [...CONDUCT, 'DSQ', 'DQ', 'DNS', 'WO', 'W/O'],
    movesUp: 'own-half',
    noMedalDecisions: ['VFO', 'DSQ', '2DSQ', '2VFO'],
  },
}

/** Fencing, FIE Technical and Organisation Rules 2025: victories over bouts, indicator, touches given, then lots. Without a bout for it, individuals share third. */
export const FENCING: RuleSet = {
  id: 'FEN-FIE-2025',
  disciplines: ['FEN'],
  book: 'FIE, Technical and Organisation Rules 2025',
  from: '2025-01-01',
  lists: {},
  irm: NO_START_LAST,
  match: { wonByScore: null, whenLevel: ['priority'], draws: 'never', out: OUT },
  pool: {
    points: { win: 1, draw: 0, loss: 0, out: 0 },
    by: [inAll('win-ratio'), inAll('difference', 'score'), inAll('scored', 'score')],
    restart: false,
    whenLevel: 'draw-of-lots',
    // a fencer who does not start, abandons or is excluded is struck out (o.74)
    annul: OUT,
  },
  event: {
    ...BRONZE_BOUT,
    sharedThird: 'of-individuals',
    levelInRound: 'seeding',
    // o.79.2; a fencer who withdraws keeps the place (o.79.1)
    noMedal: [...CONDUCT, 'EXC'],
  },
}
