import { MEDALS, type Medal } from './medal-table.ts'

/** A row of the result list of a unit that gives medals. */
export interface DecidingRow {
  readonly competitor: string
  readonly rank: string | null
  readonly irm: string | null
  readonly wlt: string | null
}

/** Letters of a disqualification that also takes the medal of a finalist (ODF §8). */
const WITHOUT_MEDAL: ReadonlySet<string> = new Set(['DQB'])

/**
 * True where a result list contradicts the medals that its unit gave: a medallist has left the list or has no rank, the gold is not the first,
 * or a competitor is ahead of a better medal or of a medal without having one. `medallists`: all competitors with a medal of the event.
 */
export function contradictsMedals(
  rows: readonly DecidingRow[],
  medals: readonly { readonly competitor: string; readonly medal: Medal }[],
  medallists: ReadonlySet<string>,
): boolean {
  const byCompetitor = new Map(rows.map((row) => [row.competitor, row]))
  const places = placesOf(rows)
  // lists of athletes and medals of their teams, or a list without ranks, cannot be compared
  if (!medals.some(({ competitor }) => byCompetitor.has(competitor)) || places.size === 0) return false
  return medals.some(({ competitor, medal }) => {
    const row = byCompetitor.get(competitor)
    if (!row || (row.irm !== null && WITHOUT_MEDAL.has(row.irm))) return true
    const place = places.get(competitor)
    if (place === undefined) return row.irm !== null
    return (
      (medal === 'gold' && place !== 1) ||
      medals.some(
        (other) =>
          MEDALS.indexOf(other.medal) < MEDALS.indexOf(medal) && (places.get(other.competitor) ?? place) > place,
      ) ||
      [...places].some(([other, ahead]) => ahead < place && !medallists.has(other))
    )
  })
}

/** Places by competitor: of a match the winner is first and the other side second, else by rank. */
function placesOf(rows: readonly DecidingRow[]): ReadonlyMap<string, number> {
  const isMatch = rows.some(({ wlt }) => wlt === 'W' || wlt === 'L')
  return new Map(
    rows.flatMap(({ competitor, wlt, rank }) => {
      const place = isMatch ? (wlt === 'W' ? 1 : 2) : Number(rank)
      return (isMatch || rank !== null) && Number.isInteger(place) ? [[competitor, place] as const] : []
    }),
  )
}
