export { searchIndex } from './present.ts'
export { createSearch, NAMES_READ, type Search } from './search.ts'
