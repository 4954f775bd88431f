export { agendaCalls } from './calls.ts'
export { followedUnits } from './present.ts'
