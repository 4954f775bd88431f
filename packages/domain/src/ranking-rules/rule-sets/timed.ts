import type { RuleSet } from '../rule-set.ts'
import { BRONZE_BOUT, sharedBy } from './common.ts'

/** Athletics, World Athletics Technical Rules 2024 (TR 19, 25, 26, 39). */
export const ATHLETICS: RuleSet = {
  id: 'ATH-WA-2024',
  disciplines: ['ATH'],
  book: 'World Athletics, Technical Rules 2024',
  from: '2024-01-01',
  lists: {
    race: sharedBy('time-to-the-hundredth', 'thousandth', 'finish-order'),
    attempts: sharedBy('distance', 'next-best-attempts'),
    height: sharedBy('height', 'fewest-failures-at-last-height', 'fewest-failures', 'jump-off'),
    part: sharedBy('height', 'fewest-failures-at-last-height', 'fewest-failures'),
    combined: sharedBy('points'),
  },
  irm: { order: ['NM', 'NH', 'DNF', 'DNS', 'DQ', 'DSQ'], ranked: [] },
  match: null,
  pool: null,
  event: BRONZE_BOUT,
}

/** Swimming, World Aquatics Competition Regulations 2025, part two: equal to the hundredth is equal. */
export const SWIMMING: RuleSet = {
  id: 'SWM-WA-2025',
  disciplines: ['SWM'],
  book: 'World Aquatics, Competition Regulations 2025, swimming',
  from: '2025-01-01',
  lists: { race: sharedBy('time') },
  irm: { order: ['DNF', 'DNS', 'DSQ'], ranked: [] },
  match: null,
  pool: null,
  event: { ...BRONZE_BOUT, behindFinal: 'by-round' },
}

/** Open water, World Aquatics Competition Regulations 2025, part three: the order at the plate, by the judges and the photo. */
export const OPEN_WATER: RuleSet = {
  id: 'OWS-WA-2025',
  disciplines: ['OWS'],
  book: 'World Aquatics, Competition Regulations 2025, open water',
  from: '2025-01-01',
  lists: { race: { ...sharedBy('time', 'finish-order'), judgedOrder: true } },
  irm: { order: ['OTL', 'DNF', 'DNS', 'DSQ'], ranked: [] },
  match: null,
  pool: null,
  event: BRONZE_BOUT,
}

/** Cycling, UCI Regulations 2025: road, track, mountain bike, BMX. A rider who was lapped keeps a place behind those who were not. */
export const CYCLING: RuleSet = {
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
  pool: null,
  event: BRONZE_BOUT,
}

/** Track cycling, UCI Regulations 2025, part 3: relegated is last of the race; who fell or did not start a final is behind. */
export const TRACK_CYCLING: RuleSet = {
  ...CYCLING,
  id: 'CTR-UCI-2025',
  disciplines: ['CTR'],
  book: 'UCI, Cycling Regulations 2025, part 3',
  irm: { order: ['OVL', 'DNF', 'REL', 'DNS', 'DSQ'], ranked: ['OVL', 'DNF', 'REL', 'DNS'] },
}

/** BMX racing, UCI Regulations 2025, part 6: who falls, is relegated or does not start is still placed in the race, in this order. */
export const BMX_RACING: RuleSet = {
  ...CYCLING,
  id: 'BMX-UCI-2025',
  disciplines: ['BMX'],
  book: 'UCI, Cycling Regulations 2025, part 6',
  irm: { order: ['DNF', 'REL', 'DNS', 'DSQ'], ranked: ['DNF', 'REL', 'DNS'] },
}

/** Triathlon, World Triathlon Competition Rules 2025: the order of finish decides, the clock is second. */
export const TRIATHLON: RuleSet = {
  id: 'TRI-WT-2025',
  disciplines: ['TRI'],
  book: 'World Triathlon, Competition Rules 2025',
  from: '2025-01-01',
  lists: { race: { ...sharedBy('time', 'finish-order'), judgedOrder: true } },
  irm: { order: ['LAP', 'DNF', 'DNS', 'DSQ', 'NC'], ranked: [] },
  match: null,
  pool: null,
  event: BRONZE_BOUT,
}
