export { Found, NoQuery, SearchView } from './SearchView.tsx'
export { searchIndexQuery, searchQuery } from './search.query.ts'
export { searchedIn } from './search-address.ts'
