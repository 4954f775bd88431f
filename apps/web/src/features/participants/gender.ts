/** Genders that have a word; what else the feed says of a team stands without one. */
export const GENDERS = ['W', 'M', 'X'] as const

export const isGender = (gender: string): gender is (typeof GENDERS)[number] =>
  (GENDERS as readonly string[]).includes(gender)
