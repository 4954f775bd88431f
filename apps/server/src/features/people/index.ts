export { INVITATION_KIND, invitationCalls, undoInvitation } from './invitation-calls.ts'
export { canUndoPerson, PERSON_KIND, peopleCalls, undoPerson } from './people-calls.ts'
export { canUndoPoints, POINTS_KIND, pointsByHandCalls, undoPoints } from './points-by-hand.ts'
export { venueDeskCalls } from './venue-desk.ts'
