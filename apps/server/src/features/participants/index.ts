export { delegationPage } from './delegation.ts'
export { athleteList, athleteRows, delegationList, teamList } from './present.ts'
export { athleteProfile } from './profile.ts'
export { teamPage } from './team.ts'
