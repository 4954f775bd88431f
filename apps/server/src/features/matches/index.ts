export { matchCalls } from './calls.ts'
