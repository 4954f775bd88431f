import type { UnitForm } from './unit-form.ts'

/** Names of a unit in a sentence. */
export type ContestWord = 'match' | 'bout' | 'assault' | 'duel' | 'tie' | 'race' | 'event'

/** Names of what a side scores. */
export type ScoringWord = 'goal' | 'point' | 'touch' | 'ippon' | 'waza-ari' | 'yuko' | 'shido'

/** How the score of a sport is read aloud. */
export type ScoreKind =
  /** A figure that each side adds to, by what. */
  | { readonly kind: 'sum'; readonly what: ScoringWord }
  /** The score is sets, games or rounds won; the points of the one that is on are its period's. */
  | { readonly kind: 'periods' }
  /** A set gives its winner two points of the score, and each side one where it is level. */
  | { readonly kind: 'set-points' }
  /** The awards are read, never the figures "10" and "01". */
  | { readonly kind: 'awards' }

/** The words in which a sport is spoken of, if they differ from those of any sport. */
export interface Voice {
  /** Default: a sum of points. A match of teams that is scored otherwise has `teamScore`. */
  readonly score?: ScoreKind
  readonly teamScore?: ScoreKind
  /** Names of its units by form. */
  readonly contests?: Readonly<Partial<Record<UnitForm, ContestWord>>>
  /** The line of the sport says how it was won: by ippon, by fall, by priority, by the arrow nearer to the centre. */
  readonly isDecidedInWords?: true
  /** The periods of a match of teams are its legs. */
  readonly hasLegs?: true
}
