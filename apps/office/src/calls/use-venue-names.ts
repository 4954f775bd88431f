import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useQuery } from '@tanstack/react-query'
import { publicApi } from './public-api.ts'

/** The venues there are, by name, and the name of one: its code where nobody has named it. */
export function useVenueNames() {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['listVenues'],
    queryFn: ({ signal }) => publicApi.listVenues({ query: {} }, { signal }),
  })
  const venues = (data?.venues ?? []).map(({ code, name }) => ({ code, name: name ? pick(name, locale) : code }))
  return {
    venues,
    nameOf: (code: string): string => venues.find((venue) => venue.code === code)?.name ?? code,
  }
}
