export { agendaCalls } from './calls.ts'
