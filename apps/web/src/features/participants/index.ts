export { AthleteFinder } from './AthleteFinder.tsx'
export { DelegationList } from './DelegationList.tsx'
export { DelegationView } from './DelegationView.tsx'
export { ParticipantsView } from './ParticipantsView.tsx'
export { ProfileView } from './ProfileView.tsx'
export { pageActionsPart } from './page-actions-part.ts'
export { type ParticipantSearch, participantSearchOf } from './participant-search.ts'
export {
  athleteQuery,
  athletesQuery,
  delegationDayQuery,
  delegationQuery,
  delegationScheduleQuery,
  delegationsQuery,
  teamQuery,
  teamsQuery,
} from './participants.query.ts'
export { TeamFinder } from './TeamFinder.tsx'
export { TeamView } from './TeamView.tsx'
