import type { Competitor } from '@games/contract'

/** A competitor's name, leading to the athlete's profile or the team's page where the games know them. */
export function CompetitorName({
  competitor,
}: {
  competitor: Pick<Competitor, 'code' | 'name' | 'known'> & { type?: Competitor['type'] }
}) {
  if (!competitor.known) return <>{competitor.name}</>
  const page = competitor.type === 'T' ? 'team' : 'profile'
  return <a href={`/participants/${page}/${encodeURIComponent(competitor.code)}`}>{competitor.name}</a>
}
