export { athleteList, athleteProfile } from './present.ts'
