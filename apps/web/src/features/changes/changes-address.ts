import type { ChangesSearch } from './changes-search.ts'

/** The address of what is shown. The colon of a time may stand in a query as it is. */
export function changesAddress(search: ChangesSearch): string {
  const parts = (['since', 'discipline', 'delegation'] as const).flatMap((name) =>
    search[name] === undefined ? [] : [`${name}=${search[name]}`],
  )
  return parts.length === 0 ? '/changes' : `/changes?${parts.join('&')}`
}

/** When a day of the games begins to be talked about, venue time. */
export const morningOf = (day: string): string => `${day}T06:00`

/** The day before, `YYYY-MM-DD`. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** What the API is asked for. */
export const askedFor = (search: ChangesSearch, today: string) => ({
  since: search.since ?? morningOf(today),
  ...(search.discipline === undefined ? {} : { discipline: search.discipline }),
  ...(search.delegation === undefined ? {} : { organisation: search.delegation }),
})
