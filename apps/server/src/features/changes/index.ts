export { changeCalls } from './calls.ts'
