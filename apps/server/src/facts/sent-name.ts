import type { OdfCompositionAthlete, OdfResult } from '@games/odf'

/** The name a result row itself gives its competitor: the team's, or the one athlete's. */
export function sentName({ competitor }: Pick<OdfResult, 'competitor'>): string | null {
  if (competitor.teamName) return competitor.teamName
  const [athlete, another] = competitor.athletes
  return !athlete || another || competitor.type === 'T' ? null : sentPersonName(athlete)
}

/** The name a message's Description gives a person, family name first (ODF §7). */
export const sentPersonName = ({
  familyName,
  givenName,
}: Pick<OdfCompositionAthlete, 'familyName' | 'givenName'>): string | null =>
  [familyName, givenName].filter(Boolean).join(' ') || null
