import type { Competitor } from '@games/contract'

/** A competitor's name, leading to the profile where there is one. */
export function CompetitorName({
  competitor,
}: {
  competitor: Pick<Competitor, 'code' | 'name' | 'known'> & { type?: Competitor['type'] }
}) {
  const hasProfile = competitor.known && (competitor.type ?? 'A') === 'A'
  if (!hasProfile) return <>{competitor.name}</>
  return <a href={`/participants/profile/${encodeURIComponent(competitor.code)}`}>{competitor.name}</a>
}
