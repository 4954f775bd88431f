/** Genders of teams that have a word; others stand without one. */
export const TEAM_GENDERS = ['W', 'M', 'X'] as const

export const isTeamGender = (gender: string): gender is (typeof TEAM_GENDERS)[number] =>
  (TEAM_GENDERS as readonly string[]).includes(gender)
