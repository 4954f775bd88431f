export { INVITATION_KIND, invitationCalls, undoInvitation } from './invitation-calls.ts'
export { PERSON_KIND, peopleCalls, undoPerson } from './people-calls.ts'
export { POINTS_KIND, pointsByHandCalls, undoPoints } from './points-by-hand.ts'
export { venueDeskCalls } from './venue-desk.ts'
