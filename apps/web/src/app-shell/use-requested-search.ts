import { useLocation } from '@tanstack/react-router'
import { useHydrated } from './use-hydrated.ts'

type SearchReader<Search> = (search: Readonly<Record<string, unknown>>, below: string) => Search

/**
 * The search that was asked for last at `path`, be it shown or still on its way; what is `shown` while another page is asked for, and until
 * hydrated. Filters are of it, and the addresses they make: a second choice on a slow connection does not undo the first. The list stays
 * of what is shown. `searchOf` takes the address's search, and what stands in it below `path` ('' for nothing).
 */
export function useRequestedSearch<Search>(path: string, shown: Search, searchOf: SearchReader<Search>): Search {
  const isHydrated = useHydrated()
  const requested = useLocation({
    select: (location) => (`${location.pathname}/`.startsWith(`${path}/`) ? location : null),
  })
  if (!isHydrated || requested === null) return shown
  return searchOf(requested.search, requested.pathname.slice(path.length + 1))
}
