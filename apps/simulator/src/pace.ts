import { MINUTE, SECOND } from './games-time.ts'
import type { Contest } from './plan.ts'

/** How a sport's officials keep time around a unit, milliseconds (jitter: seconds). */
export interface Pace {
  /** From GETTING_READY to the start. */
  readonly lead: number
  /** From the end of the unit before at the same place to the start. */
  readonly turnaround: number
  /** From the end of play to UNOFFICIAL and to OFFICIAL. */
  readonly unofficial: number
  readonly official: number
  /** A start is up to so many seconds later than it could be. */
  readonly jitter: number
}

const COMBAT: Pace = {
  lead: 50 * SECOND,
  turnaround: 20 * SECOND,
  unofficial: 8 * SECOND,
  official: 30 * SECOND,
  jitter: 25,
}
const RACKET: Pace = { lead: 2 * MINUTE, turnaround: 3 * MINUTE, unofficial: 12 * SECOND, official: MINUTE, jitter: 90 }
const HALL: Pace = {
  lead: 6 * MINUTE,
  turnaround: 12 * MINUTE,
  unofficial: 40 * SECOND,
  official: 4 * MINUTE,
  jitter: 100,
}
const RACE: Pace = {
  lead: 3 * MINUTE,
  turnaround: 90 * SECOND,
  unofficial: 35 * SECOND,
  official: 4 * MINUTE,
  jitter: 40,
}
const LIST: Pace = {
  lead: 5 * MINUTE,
  turnaround: 4 * MINUTE,
  unofficial: 80 * SECOND,
  official: 6 * MINUTE,
  jitter: 70,
}

export function paceOf({ kind, rules }: Contest): Pace {
  if (kind === 'list') return rules.play === 'race' && rules.base < 900 ? RACE : LIST
  switch (rules.play) {
    case 'sets':
      return rules.to === 25 ? HALL : RACKET
    case 'timed':
      return HALL
    case 'arrows':
    case 'judo-team':
    case 'fencing-team':
      return RACKET
    case 'judo':
    case 'taekwondo':
    case 'wrestling':
    case 'fencing':
      return COMBAT
  }
}
