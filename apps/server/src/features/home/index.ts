export { dayMedals, delegationDay, homeDay } from './present.ts'
