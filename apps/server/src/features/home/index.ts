export { homeCalls } from './calls.ts'
