export { athleteList, athleteProfile, delegationList, teamList } from './present.ts'
