import type { FamilyProjector } from './family.ts'
import { participantsProjector } from './participants.ts'
import {
  codesProjector,
  entriesProjector,
  medallistsProjector,
  type ReplacedProjector,
  resultsProjector,
  standingsProjector,
} from './replaced.ts'
import { scheduleProjector } from './schedule.ts'
import { teamsProjector } from './teams.ts'

/** One projector a message type. A type that is in neither table is kept and counted. */
export const familyProjectors: Readonly<Record<'schedule' | 'participants' | 'teams', FamilyProjector>> = {
  schedule: scheduleProjector,
  participants: participantsProjector,
  teams: teamsProjector,
}

export const replacedProjectors: Readonly<Record<string, ReplacedProjector>> = {
  DT_RESULT: resultsProjector,
  DT_PHASE_RESULT: resultsProjector,
  DT_RANKING: resultsProjector,
  DT_ENTRIES: entriesProjector,
  DT_MEDALLISTS: medallistsProjector,
  DT_MEDALS: standingsProjector,
  DT_CODES: codesProjector,
}
