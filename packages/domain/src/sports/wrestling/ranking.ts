import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { BOUTS, BRONZE_BOUT, CONDUCT, DIRECT, inAll, OUT_OF_BOUTS } from '../../ranking-rules/rule-sets/common.ts'

/** Those level on wins, or behind the places of the medals: classification points, falls, superiorities, points scored and given. */
const CLASSIFICATION = [
  inAll('quality-points', 'class-points'),
  inAll('falls'),
  inAll('superiorities'),
  inAll('scored', 'score'),
  inAll('difference', 'score'),
]

/** Wrestling, UWW International Wrestling Rules 2025: Nordic by wins, classification points, falls, superiorities, technical points. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...BOUTS,
    id: 'WRE-UWW-2025',
    disciplines: ['WRE'],
    book: 'UWW, International Wrestling Rules 2025',
    from: '2025-01-01',
    match: {
      wonByScore: ['VPO', 'VPO1', 'VSU', 'VSU1'],
      whenLevel: [],
      draws: 'never',
      out: OUT_OF_BOUTS,
      // of two teams the points that one gives are those that the other scores (article 33)
      ofTeams: {
        wonByScore: null,
        whenLevel: ['quality-points', 'falls', 'superiorities', 'scored', 'last-bout'],
        draws: 'never',
        out: OUT_OF_BOUTS,
      },
    },
    pool: {
      points: { win: 1, draw: 0, loss: 0, out: 0 },
      by: [inAll('wins'), DIRECT, ...CLASSIFICATION],
      // two that a criterion leaves level are parted by their bout (article 8)
      restart: true,
      // the lowest seed, then the lowest draw number
      whenLevel: 'seeding',
      annul: [],
    },
    event: {
      ...BRONZE_BOUT,
      bronzes: 'repechage-of-finalists',
      // a forfeit and a disqualification for brutality (articles 11 to 14); an injury keeps the rank
      noMedal: [...CONDUCT, 'DSQ', 'DQ', 'DNS', 'WO', 'W/O'],
      movesUp: 'own-half',
      // the seventh and below, whatever the round in which they lost (article 8)
      behindMedals: CLASSIFICATION,
      // the second morning, and who fails is replaced by the next of that part of the bracket (article 11)
      finalistsAreWeighedAgain: true,
      // article 14
      emptySemifinal: 'quarterfinal-losers',
      finalistsOut: 'bronze-medallists',
      // article 14, for a semifinal; the organiser decides other bouts
      bothInjured: { decision: '2VIN', irm: 'INJ', by: CLASSIFICATION },
      noMedalDecisions: ['VFO', 'DSQ', '2DSQ', '2VFO'],
    },
  },
]
