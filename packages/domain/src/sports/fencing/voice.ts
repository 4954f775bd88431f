import type { Voice } from '../voice.ts'

export const voice: Voice = {
  score: { kind: 'sum', what: 'touch' },
  contests: { bout: 'assault' },
  isDecidedInWords: true,
  hasLegs: true,
}

/** A level bout continues for one minute, which is no overtime. */
export const hasExtraMinute = true
