export { resultSourceCalls } from './calls.ts'
