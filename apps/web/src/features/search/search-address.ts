import { searchOf, WORDS } from '../../page-search.ts'

/** What an address requests (searchOf): no more letters than the call takes. */
export const searchedIn = (search: Readonly<Record<string, unknown>>): { q?: string } =>
  searchOf<{ q?: string }>({ q: WORDS }, search)
