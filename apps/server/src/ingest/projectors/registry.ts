import { codesProjector } from './codes.ts'
import { communicationsProjector, documentsProjector, playsProjector, reportsProjector } from './documents.ts'
import { entriesProjector } from './entries.ts'
import type { FamilyProjector } from './family.ts'
import { medalStandingsProjector } from './medal-standings.ts'
import { medallistsProjector } from './medallists.ts'
import { participantsProjector } from './participants.ts'
import type { ReplacedProjector } from './replaced.ts'
import { resultsProjector } from './results.ts'
import { scheduleProjector } from './schedule.ts'
import { teamsProjector } from './teams.ts'

/** One projector a message type. A type that is in neither table is stored and counted. */
export const familyProjectors: Readonly<Record<'schedule' | 'participants' | 'teams', FamilyProjector>> = {
  schedule: scheduleProjector,
  participants: participantsProjector,
  teams: teamsProjector,
}

export const replacedProjectors: Readonly<Record<string, ReplacedProjector>> = {
  DT_RESULT: resultsProjector,
  DT_CURRENT: resultsProjector,
  DT_PHASE_RESULT: resultsProjector,
  DT_CUMULATIVE_RESULT: resultsProjector,
  DT_POOL_STANDING: resultsProjector,
  DT_RANKING: resultsProjector,
  DT_ENTRIES: entriesProjector,
  DT_MEDALLISTS: medallistsProjector,
  DT_MEDALS: medalStandingsProjector,
  DT_CODES: codesProjector,
  DT_BRACKETS: documentsProjector,
  DT_PLAY_BY_PLAY: playsProjector,
  DT_STATS: playsProjector,
  DT_RECORD: documentsProjector,
  DT_MEDALLISTS_DISCIPLINE: documentsProjector,
  DT_COMMUNICATION: communicationsProjector,
  DT_CONFIG: documentsProjector,
  DT_PDF: reportsProjector,
}
