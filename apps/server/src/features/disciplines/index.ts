export { disciplineCalls } from './calls.ts'
