/** How far a unit is, as far as its court is concerned. */
export type CourtState = 'to-come' | 'on' | 'over' | 'postponed' | 'called-off'

/** A unit as one court sees it. Instants are epoch milliseconds; what nobody has said is null. */
export interface CourtUnit {
  readonly code: string
  /** Units of one kind take about as long as each other: event and phase, say. */
  readonly kind: string
  readonly state: CourtState
  /** The printed start in force; without one the unit has no place in the order. */
  readonly planned: number | null
  readonly plannedEnd: number | null
  /** Orders units of one printed start (ODF Order). */
  readonly order: number | null
  /** It follows the one before and has no time of its own ("next up", ODF HideStartDate). */
  readonly inTurn: boolean
  readonly start: number | null
  readonly end: number | null
}

/**
 * An instant that waits: `at`, but never earlier than `lead` from now (milliseconds both). What a court is behind grows by itself while
 * nothing is said, so a forecast stays right until something is.
 */
export interface Waiting {
  readonly at: number
  readonly lead: number
}

/** When a unit will begin: the middle of what is likely, and the bounds between which it begins four times of five. */
export interface StartForecast {
  readonly expected: Waiting
  readonly earliest: Waiting
  readonly latest: Waiting
}

/** Why nothing is said of a unit. */
export type Unsaid =
  /** It has begun, or is over. */
  | 'begun'
  /** It has no new time yet, or takes place no more. */
  | 'postponed'
  | 'called-off'
  /** It has no printed time to be ordered by. */
  | 'no-order'
  /** Several units are on at once where one court is named. */
  | 'several-at-once'
  /** Nothing has begun there today that would tell more than the printed time. */
  | 'nothing-begun'

export type Prediction = { readonly forecast: StartForecast } | { readonly unsaid: Unsaid }

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
