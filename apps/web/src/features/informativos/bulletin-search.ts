import { type ListSearch, listSearchOf } from '../../content/sorted.ts'

/** What the address of the bulletins says: how the list is narrowed and sorted, and which one is open. */
export interface BulletinSearch extends ListSearch {
  readonly id?: string
}

/** The fields of a query that say something; whatever else stands there is left out. */
export function bulletinSearchOf(query: Readonly<Record<string, unknown>>): BulletinSearch {
  const { id } = query
  return { ...listSearchOf(query), ...(typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? { id } : {}) }
}
