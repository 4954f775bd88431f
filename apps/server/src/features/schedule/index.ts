export { scheduleDay } from './present.ts'
