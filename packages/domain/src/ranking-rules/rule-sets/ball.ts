import type { PoolRule, RuleSet } from '../rule-set.ts'
import { amongTied, BRONZE_BOUT, DIRECT, inAll, inNewTable } from './common.ts'

const OUT = ['DNS', 'DNF', 'DSQ', 'DQ', 'DQB', 'RET', 'INJ', 'WO', 'W/O', 'WDN', 'WDR']
const NONE = { order: ['RET', 'DNF', 'DNS', 'WO', 'W/O', 'WDN', 'DSQ', 'DQB'], ranked: [] }

/** Badminton, BWF General Competition Regulations 2025, 16: two level by their match, more by games, then points. */
export const BADMINTON: RuleSet = {
  id: 'BDM-BWF-2025',
  disciplines: ['BDM'],
  book: 'BWF, General Competition Regulations 2025',
  from: '2025-01-01',
  lists: {},
  irm: NONE,
  match: { wonByScore: null, whenLevel: [], draws: 'never', out: OUT },
  pool: {
    points: { win: 1, draw: 0, loss: 0, out: 0 },
    by: [inAll('wins'), DIRECT, inAll('difference', 'score'), inAll('difference', 'set-points')],
    restart: true,
    whenLevel: 'draw-of-lots',
    annul: ['RET', 'DSQ', 'DQB', 'WDN', 'WO', 'W/O'],
  },
  event: BRONZE_BOUT,
}

/** Table tennis, ITTF Handbook 2025, 3.7.5: among those level only, match points, then ratios of games and of points. */
export const TABLE_TENNIS: RuleSet = {
  id: 'TTE-ITTF-2025',
  disciplines: ['TTE'],
  book: 'ITTF, Handbook 2025, regulations for international competitions',
  from: '2025-01-01',
  lists: {},
  irm: NONE,
  match: { wonByScore: null, whenLevel: [], draws: 'never', out: OUT },
  pool: {
    points: { win: 2, draw: 0, loss: 1, out: 0 },
    by: [
      inAll('table-points'),
      amongTied('table-points'),
      amongTied('ratio', 'score'),
      amongTied('ratio', 'set-points'),
    ],
    restart: true,
    whenLevel: 'draw-of-lots',
    annul: [],
  },
  event: BRONZE_BOUT,
}

/**
 * Beach volleyball, FIVB Rules 2025: match points; two level by their match, three by the ratio of points between them, then those two that it
 * leaves level by their match.
 */
export const BEACH_VOLLEYBALL: RuleSet = {
  id: 'VBV-FIVB-2025',
  disciplines: ['VBV'],
  book: 'FIVB, Beach Volleyball Competition Regulations 2025',
  from: '2025-01-01',
  lists: {},
  irm: NONE,
  match: { wonByScore: null, whenLevel: [], draws: 'never', out: OUT },
  pool: {
    points: { win: 2, draw: 0, loss: 1, out: 0 },
    by: [inAll('table-points'), DIRECT, amongTied('ratio', 'set-points'), inAll('ratio', 'set-points')],
    restart: true,
    whenLevel: 'seeding',
    annul: [],
  },
  event: BRONZE_BOUT,
}

/** Two level on the ratio of points by their match; three or more by a new table of the matches between them. */
const LEVEL_ON_RATIOS = [
  DIRECT,
  inNewTable('wins'),
  inNewTable('table-points'),
  inNewTable('ratio', 'score'),
  inNewTable('ratio', 'set-points'),
  DIRECT,
]

/** Volleyball, FIVB regulations 2025: wins, then points (3-0 and 3-1 give 3:0, 3-2 gives 2:1), ratios of sets and of points. */
export const VOLLEYBALL: RuleSet = {
  id: 'VVO-FIVB-2025',
  disciplines: ['VVO'],
  book: 'FIVB, Volleyball Event Regulations 2025',
  from: '2025-01-01',
  lists: {},
  irm: NONE,
  match: { wonByScore: null, whenLevel: [], draws: 'never', out: OUT },
  pool: {
    points: { win: 3, draw: 0, loss: 0, out: 0, close: { setsOfLoser: 2, win: 2, loss: 1 } },
    by: [
      inAll('wins'),
      inAll('table-points'),
      inAll('ratio', 'score'),
      inAll('ratio', 'set-points'),
      ...LEVEL_ON_RATIOS,
    ],
    restart: false,
    whenLevel: 'draw-of-lots',
    annul: [],
  },
  event: BRONZE_BOUT,
}

/** Points of school games whose matches are of three sets: a win 2, a match lost 1, not played 0. */
export const VOLLEYBALL_OF_THREE_SETS: RuleSet = {
  ...VOLLEYBALL,
  id: 'VVO-SCHOOL-2025',
  book: 'School games, matches of three sets: 2, 1 and 0 points',
  pool: {
    ...(VOLLEYBALL.pool as PoolRule),
    points: { win: 2, draw: 0, loss: 1, out: 0 },
    by: [
      inAll('table-points'),
      inAll('wins'),
      inAll('ratio', 'score'),
      inAll('ratio', 'set-points'),
      ...LEVEL_ON_RATIOS,
    ],
  },
}

/** Basketball, FIBA Official Basketball Rules 2024, appendix D. */
export const BASKETBALL: RuleSet = {
  id: 'BKB-FIBA-2024',
  disciplines: ['BKB'],
  book: 'FIBA, Official Basketball Rules 2024, appendix D',
  from: '2024-10-01',
  lists: {},
  irm: NONE,
  match: { wonByScore: null, whenLevel: [], draws: 'never', out: OUT },
  pool: {
    // a match lost by default was begun, unlike one that was forfeited (D.1.1)
    points: { win: 2, draw: 0, loss: 1, out: 0, byIrm: { RET: 1, DNF: 1, INJ: 1 } },
    by: [
      inAll('table-points'),
      amongTied('table-points'),
      amongTied('difference', 'score'),
      amongTied('scored', 'score'),
      inAll('difference', 'score'),
      inAll('scored', 'score'),
    ],
    restart: true,
    whenLevel: 'draw-of-lots',
    annul: [],
  },
  event: BRONZE_BOUT,
}

/** Handball, IHF Regulations for competitions 2025: points, difference and goals among the level, then in all. */
export const HANDBALL: RuleSet = {
  id: 'HBL-IHF-2025',
  disciplines: ['HBL'],
  book: 'IHF, Regulations for IHF Competitions 2025',
  from: '2025-01-01',
  lists: {},
  irm: NONE,
  match: { wonByScore: null, whenLevel: ['shoot-out'], draws: 'in-pools', out: OUT },
  pool: {
    points: { win: 2, draw: 1, loss: 0, out: 0 },
    by: [
      inAll('table-points'),
      amongTied('table-points'),
      amongTied('difference', 'score'),
      amongTied('scored', 'score'),
      inAll('difference', 'score'),
      inAll('scored', 'score'),
    ],
    restart: false,
    whenLevel: 'draw-of-lots',
    annul: [],
  },
  event: BRONZE_BOUT,
}
