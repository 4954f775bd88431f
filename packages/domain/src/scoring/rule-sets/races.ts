/** Default limits of a race by time. */
export const NO_RACE_LIMITS = {
  decidedBy: 'time',
  decimals: 2,
  rounding: 'cut',
  ties: 'shared',
  wind: false,
  points: 1,
  legs: [],
  members: 1,
  bunchGap: null,
  timeTrial: false,
  sprintPoints: [],
  lastSprintDoubled: false,
  lapPoints: 0,
  lappedAreRanked: false,
  limitAfterWinner: null,
  asksAllClear: false,
  asksTransponder: false,
  togetherWithin: null,
  substitutes: null,
  relayOnlyMustCompete: false,
  hasReserves: false,
}

/** Of a race that the order at the finish decides. */
export const BY_ORDER = { ...NO_RACE_LIMITS, decidedBy: 'order', decimals: 0 }
