import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useQuery } from '@tanstack/react-query'
import { publicApi } from './public-api.ts'

/** The venues there are, by name (`por`: the Portuguese one, null where nobody has named it), and the name of one: its code without one. */
export function useVenueNames() {
  const locale = useLocale()
  const { data, isPending } = useQuery({
    queryKey: ['listVenues'],
    queryFn: ({ signal }) => publicApi.listVenues({ query: {} }, { signal }),
  })
  const venues = (data?.venues ?? []).map(({ code, name }) => ({
    code,
    name: name ? pick(name, locale) : code,
    por: name?.por ?? null,
  }))
  return {
    venues,
    isPending,
    nameOf: (code: string): string => venues.find((venue) => venue.code === code)?.name ?? code,
  }
}
