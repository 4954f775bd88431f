export { ATHLETE_PHOTO_KIND, athletePhotoCalls, putAthletePhoto, undoAthletePhoto } from './calls.ts'
