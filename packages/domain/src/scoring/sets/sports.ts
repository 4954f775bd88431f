import type { Outs } from '../desk.ts'
import { setMatch } from './set-match.ts'

const TEAM_OUTS: Outs = {
  'no-show': { irm: 'WO' },
  withdrawn: { irm: 'WO' },
  retired: { irm: 'RET' },
  disqualified: { irm: 'DSQ' },
}
const COUNTED_WAYS = [
  { code: 'ATT', word: 'attack' },
  { code: 'BLK', word: 'block' },
  { code: 'ACE', word: 'ace' },
  { code: 'OE', word: 'opponent-error' },
] as const
const VOLLEYBALL_CARDS = [
  { kind: 'yellow-card', action: 'YC' },
  { kind: 'red-card', action: 'RC' },
  { kind: 'delay-sanction', action: 'DELAY' },
  { kind: 'medical', action: 'MEDICAL' },
] as const
const RACKET_CARDS = [
  { kind: 'yellow-card', action: 'YC' },
  { kind: 'red-card', action: 'RC' },
  { kind: 'black-card', action: 'BC' },
  { kind: 'medical', action: 'MEDICAL' },
] as const

/** Volleyball (FIVB). */
export const volleyball = setMatch({
  id: 'volleyball',
  letter: 'S',
  setWord: 'sets-won',
  ways: COUNTED_WAYS,
  countsRallies: false,
  cards: VOLLEYBALL_CARDS,
  outs: TEAM_OUTS,
})

/** Beach volleyball (FIVB). */
export const beachVolleyball = setMatch({
  id: 'beach-volleyball',
  letter: 'S',
  setWord: 'sets-won',
  ways: COUNTED_WAYS,
  countsRallies: false,
  cards: VOLLEYBALL_CARDS,
  outs: { ...TEAM_OUTS, injured: { irm: 'INJ' }, 'injured-before': { irm: 'INJ' } },
})

/** Badminton (BWF). */
export const badminton = setMatch({
  id: 'badminton',
  letter: 'G',
  setWord: 'games-won',
  ways: [],
  countsRallies: true,
  cards: RACKET_CARDS,
  outs: {
    'no-show': { irm: 'W/O' },
    'injured-before': { irm: 'W/O' },
    withdrawn: { irm: 'WDN' },
    retired: { irm: 'RET' },
    injured: { irm: 'RET' },
    disqualified: { irm: 'DSQ' },
    misconduct: { irm: 'DQB' },
  },
})

/** Table tennis (ITTF). */
export const tableTennis = setMatch({
  id: 'table-tennis',
  letter: 'G',
  setWord: 'games-won',
  ways: [],
  countsRallies: true,
  cards: RACKET_CARDS,
  outs: {
    'no-show': { irm: 'WO' },
    'injured-before': { irm: 'WO' },
    withdrawn: { irm: 'WO' },
    retired: { irm: 'RET' },
    injured: { irm: 'RET' },
    disqualified: { irm: 'DSQ' },
  },
})
