import type { RankingSearch } from './ranking-search.ts'

/** The address of a search in the ranking. */
export function rankingAddress({ type, organisation, zeros, page }: RankingSearch): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries({ type, organisation, zeros, page }))
    if (value) parameters.set(name, String(value))
  return parameters.size === 0 ? '/ranking' : `/ranking?${parameters.toString()}`
}

/** The same search on another page: the first has one address. */
export const pageAddress = ({ page: _page, ...filter }: RankingSearch, page: number): string =>
  rankingAddress(page === 1 ? filter : { ...filter, page })
