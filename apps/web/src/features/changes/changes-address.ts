import { epochOf } from '../../live/games-clock.ts'
import type { ChangesSearch } from './changes-search.ts'

/** The address of what is shown. The colon of a time may stand in a query as it is. */
export function changesAddress(search: ChangesSearch): string {
  const parts = (['since', 'discipline', 'delegation'] as const).flatMap((name) =>
    search[name] === undefined ? [] : [`${name}=${search[name]}`],
  )
  return parts.length === 0 ? '/changes' : `/changes?${parts.join('&')}`
}

/** An instant as addresses and the device have it, to the minute: in UTC, since the `+` of an offset means a space in a query. */
export const minuteOf = (epoch: number): string => `${new Date(epoch).toISOString().slice(0, 16)}Z`

/** When a day of the games begins to be talked about: 06:00 at the venue. */
export const morningOf = (day: string, utcOffset: number): string => minuteOf(epochOf(`${day}T06:00`, utcOffset))

/** The day before, `YYYY-MM-DD`. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** The API's query. */
export const changesRequest = (search: ChangesSearch, { today, utcOffset }: { today: string; utcOffset: number }) => ({
  since: search.since ?? morningOf(today, utcOffset),
  ...(search.discipline === undefined ? {} : { discipline: search.discipline }),
  ...(search.delegation === undefined ? {} : { organisation: search.delegation }),
})
