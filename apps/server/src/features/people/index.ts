export { PERSON_KIND, peopleCalls, undoPerson } from './people-calls.ts'
export { POINTS_KIND, pointsByHandCalls, undoPoints } from './points-by-hand.ts'
