import { DISCIPLINE, ORGANISATION, searchOf } from '../../page-search.ts'

/** What of the changes is shown, as it stands in the address: `/changes?since=2027-09-14T08:15&discipline=JUD&delegation=AL`. */
export interface ChangesSearch {
  /** Venue time to the minute; absent: since the morning. */
  readonly since?: string
  readonly discipline?: string
  readonly delegation?: string
}

const LOOKS = { since: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, discipline: DISCIPLINE, delegation: ORGANISATION }

/** The search of an address (searchOf). */
export function changesSearchOf(search: Readonly<Record<string, unknown>>): ChangesSearch {
  const { since, ...rest } = searchOf<ChangesSearch>(LOOKS, search)
  return since === undefined || Number.isNaN(Date.parse(`${since}:00Z`)) ? rest : { since, ...rest }
}
