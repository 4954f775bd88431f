import type { DeskUnit } from '@games/contract'
import type { Desk } from '@games/domain/scoring/index'
import type { KeptTap } from './kept.ts'
import { headOf, waitingOf } from './queue.ts'

/** Under which heading a unit stands. */
export type Group = 'open' | 'coming' | 'over'

const BY_STATE: Readonly<Record<DeskUnit['state'], Group>> = {
  'list-missing': 'coming',
  'list-ready': 'coming',
  'list-confirmed': 'open',
  playing: 'open',
  over: 'over',
  sent: 'over',
  protested: 'over',
  official: 'over',
  abandoned: 'coming',
}
const BY_STAGE: Readonly<Record<Desk['stage'], Group>> = {
  list: 'coming',
  ready: 'open',
  running: 'open',
  break: 'open',
  interrupted: 'open',
  finished: 'over',
}

type Of = Pick<DeskUnit, 'state' | 'head'>

/** Whether the device knows better than the server's word: it has every tap, or some that the server has not. */
const isKnownHere = ({ head }: Of, taps: readonly KeptTap[]): boolean =>
  waitingOf(taps).length > 0 || (head > 0 && headOf(taps) >= head)

/** By the taps where the device has them, else by the server's word: of official units it is not sent the taps before it opens them. */
export const groupOf = (unit: Of, taps: readonly KeptTap[], stage: Desk['stage'] | undefined): Group =>
  stage !== undefined && isKnownHere(unit, taps) ? BY_STAGE[stage] : BY_STATE[unit.state]

/** Whether a unit was played to its end and this device does not have what was entered: it is not begun again here. */
export const isOverElsewhere = (unit: Of, taps: readonly KeptTap[]): boolean =>
  BY_STATE[unit.state] === 'over' && !isKnownHere(unit, taps)
