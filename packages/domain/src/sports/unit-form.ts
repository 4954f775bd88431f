/** Forms of a unit, by the terms of its sport. */
export const UNIT_FORMS = [
  'race',
  'time-trial',
  'attempts',
  'height',
  'combined',
  'match',
  'bout',
  'team-match',
  'apparatus',
  'routine',
  'ranking-round',
  'list',
] as const
export type UnitForm = (typeof UNIT_FORMS)[number]

/** Forms of units in which two sides meet. */
export const MATCH_FORMS: ReadonlySet<UnitForm> = new Set(['match', 'bout', 'team-match'])
