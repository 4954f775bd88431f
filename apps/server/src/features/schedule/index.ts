export { scheduleCalls } from './calls.ts'
