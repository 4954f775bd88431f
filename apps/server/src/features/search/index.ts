export { searchCalls } from './calls.ts'
export { createSearch } from './search.ts'
