export { searchCalls } from './calls.ts'
export { createSearch, type Search } from './search.ts'
