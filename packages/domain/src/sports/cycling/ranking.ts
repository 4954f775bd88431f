import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { LISTS, sharedBy } from '../../ranking-rules/rule-sets/common.ts'

/** Cycling, UCI Regulations 2025: road, track, mountain bike, BMX. A rider who was lapped keeps a place behind those who were not. */
const CYCLING: RuleSet = {
  ...LISTS,
  id: 'CYC-UCI-2025',
  disciplines: ['CYC', 'CRD', 'MTB', 'BMF'],
  book: 'UCI, Cycling Regulations 2025',
  from: '2025-01-01',
  lists: {
    race: sharedBy('time', 'finish-order'),
    'time-trial': { by: ['time', 'thousandth', 'finish-order'], whenLevel: 'draw-of-lots' },
    points: sharedBy('points', 'finish-order'),
    combined: sharedBy('points', 'finish-order'),
    routine: { by: ['points'], whenLevel: 'judges' },
  },
  irm: { order: ['LAP', 'REL', 'OTL', 'OVL', 'DNF', 'DNS', 'DSQ'], ranked: ['LAP'] },
  // the score of a match is a time
  match: { wonByScore: null, winnerMayBeLower: true, whenLevel: [], draws: 'never', out: ['DNF', 'DNS', 'DSQ', 'REL'] },
}

/** Track cycling, UCI Regulations 2025, part 3: a relegated rider is last of the race; riders who fell in a final or did not start it are behind. */
const TRACK_CYCLING: RuleSet = {
  ...CYCLING,
  id: 'CTR-UCI-2025',
  disciplines: ['CTR'],
  book: 'UCI, Cycling Regulations 2025, part 3',
  irm: { order: ['OVL', 'DNF', 'REL', 'DNS', 'DSQ'], ranked: ['OVL', 'DNF', 'REL', 'DNS'] },
}

/** BMX racing, UCI Regulations 2025, part 6: who falls, is relegated or does not start is still placed in the race, in this order. */
const BMX_RACING: RuleSet = {
  ...CYCLING,
  id: 'BMX-UCI-2025',
  disciplines: ['BMX'],
  book: 'UCI, Cycling Regulations 2025, part 6',
  irm: { order: ['DNF', 'REL', 'DNS', 'DSQ'], ranked: ['DNF', 'REL', 'DNS'] },
}

export const rankingRules: readonly RuleSet[] = [CYCLING, TRACK_CYCLING, BMX_RACING]
