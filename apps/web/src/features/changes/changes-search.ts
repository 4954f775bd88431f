import { DISCIPLINE, isDay, ORGANISATION, searchOf } from '../../page-search.ts'

/** What of the changes is shown, as it stands in the address: `/changes?since=2027-09-14T11:15Z&discipline=JUD&delegation=AL`. */
export interface ChangesSearch {
  /** An instant to the minute, in UTC; without its `Z`, as addresses had it once, in the venue's time; absent: since the morning. */
  readonly since?: string
  readonly discipline?: string
  readonly delegation?: string
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/
const LOOKS = { since: INSTANT, discipline: DISCIPLINE, delegation: ORGANISATION }

/** The search of an address (searchOf). */
export function changesSearchOf(search: Readonly<Record<string, unknown>>): ChangesSearch {
  const { since, ...rest } = searchOf<ChangesSearch>(LOOKS, search)
  if (since === undefined) return rest
  const offset = INSTANT.exec(since)?.[1]
  const epoch = Date.parse(offset === undefined ? `${since}Z` : since)
  if (Number.isNaN(epoch) || !isDay(since.slice(0, 10))) return rest
  const minute = new Date(epoch).toISOString().slice(0, 16)
  return { since: offset === undefined ? minute : `${minute}Z`, ...rest }
}
