import type { ListRule, MatchRule, RuleSet } from '../../ranking-rules/rule-set.ts'
import { BRONZE_BOUT, CONDUCT, LISTS, sharedBy } from '../../ranking-rules/rule-sets/common.ts'

/** The score of a match is a time. */
const TIMED_MATCH: MatchRule = {
  wonByScore: null,
  winnerMayBeLower: true,
  whenLevel: [],
  draws: 'never',
  out: ['DNF', 'DNS', 'DSQ', 'REL'],
}

/** Times to the thousandth, then the time of the last lap, of the flying 200 m that of the last 100 m (3.2.015, 3.2.027, 3.2.061, 3.2.107, 3.2.147). */
const TRACK_TIME: ListRule = { by: ['time', 'thousandth', 'last-lap'], whenLevel: 'draw-of-lots' }

/** Cycling, UCI Regulations 2025: road, track, mountain bike, BMX. A rider who was lapped keeps a place behind those who were not. */
const CYCLING: RuleSet = {
  ...LISTS,
  id: 'CYC-UCI-2025',
  disciplines: ['CYC', 'CRD', 'MTB', 'BMF'],
  book: 'UCI, Cycling Regulations 2025',
  fromMemory: {
    '4.2, 5.1 (riders pulled out by the 80 % rule)': 'irm.rankedBy',
    // an old edition left the places behind the twentieth empty (2.3.045)
    'riders behind one who is disqualified after the result is final all move up': 'irm.ranked',
  },
  from: '2025-01-01',
  lists: {
    race: sharedBy('time', 'finish-order'),
    'time-trial': { by: ['time', 'thousandth', 'finish-order'], whenLevel: 'draw-of-lots' },
    points: sharedBy('points', 'finish-order'),
    combined: sharedBy('points', 'finish-order'),
    routine: { by: ['points'], whenLevel: 'judges' },
  },
  irm: {
    order: ['LAP', 'REL', 'OTL', 'OVL', 'DNF', 'DNS', 'DSQ'],
    ranked: ['LAP'],
    rankedBy: ['LAPS', 'FINISH_ORDER'],
  },
  match: TIMED_MATCH,
}

/** Time trials on the road, UCI Regulations 2025, part 2: no clause parts equal published times. */
const ROAD_TIME_TRIAL: RuleSet = {
  ...CYCLING,
  id: 'CYC-ROAD-TT-2025',
  disciplines: ['CYC', 'CRD'],
  ofTypes: ['time-trial', 'team-time-trial'],
  book: 'UCI, Cycling Regulations 2025, part 2',
  fromMemory: { 'level in a time trial (part 2, chapter 4)': 'lists.time-trial' },
  lists: { ...CYCLING.lists, 'time-trial': sharedBy('time') },
}

/** Track cycling, UCI Regulations 2025, part 3: a relegated rider is last of the race; riders who fell in a final or did not start it are behind. */
const TRACK_CYCLING: RuleSet = {
  ...CYCLING,
  id: 'CTR-UCI-2025',
  disciplines: ['CTR'],
  book: 'UCI, Cycling Regulations 2025, part 3',
  fromMemory: {},
  lists: {
    ...CYCLING.lists,
    'time-trial': TRACK_TIME,
    // a rider who abandons an omnium has no place (3.2.251bis)
    combined: { ...sharedBy('points', 'finish-order'), irm: { order: ['DNF', 'DNS', 'DSQ'], ranked: [] } },
  },
  match: { ...TIMED_MATCH, timed: TRACK_TIME },
  irm: {
    order: ['OVL', 'DNF', 'REL', 'DNS', 'DSQ'],
    ranked: ['OVL', 'DNF', 'REL', 'DNS'],
    rankedBy: ['LAPS', 'FINISH_ORDER'],
  },
  // the place of a rider who is disqualified in a final of two stays vacant (3.2.060, 3.2.088)
  event: { ...BRONZE_BOUT, noMedal: [...CONDUCT, 'DSQ', 'DQ'], barredPlace: 'vacant' },
  // 3.2.027
  lastPlace: { usual: 'draw-of-lots' },
}

/** BMX racing, UCI Regulations 2025, part 6: who falls, is relegated or does not start is still placed in the race, in this order. */
const BMX_RACING: RuleSet = {
  ...CYCLING,
  id: 'BMX-UCI-2025',
  disciplines: ['BMX'],
  book: 'UCI, Cycling Regulations 2025, part 6',
  fromMemory: {},
  irm: { order: ['DNF', 'REL', 'DNS', 'DSQ'], ranked: ['DNF', 'REL', 'DNS'], rankedBy: ['FINISH_ORDER'] },
}

export const rankingRules: readonly RuleSet[] = [CYCLING, ROAD_TIME_TRIAL, TRACK_CYCLING, BMX_RACING]
