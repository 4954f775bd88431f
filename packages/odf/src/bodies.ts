import type { OpenBody } from './body.ts'
import { openCodes } from './codes/read-codes.ts'
import { openEntries } from './entries/read-entries.ts'
import { openKeepAlive } from './keep-alive/keep-alive.ts'
import { openMedalStandings } from './medals/read-medal-standings.ts'
import { openMedallists } from './medals/read-medallists.ts'
import type { OdfBody, UnderstoodType } from './message.ts'
import { openParticipants } from './participants/read-participants.ts'
import { openTeams } from './participants/read-teams.ts'
import { openResults } from './results/read-results.ts'
import { openSchedule } from './schedule/read-schedule.ts'

/** What each understood type of message holds, and who reads it. */
const BODIES = {
  DT_SCHEDULE: { kind: 'schedule', open: openSchedule },
  DT_SCHEDULE_UPDATE: { kind: 'schedule', open: openSchedule },
  DT_PARTIC: { kind: 'participants', open: openParticipants },
  DT_PARTIC_UPDATE: { kind: 'participants', open: openParticipants },
  DT_PARTIC_TEAMS: { kind: 'teams', open: openTeams },
  DT_PARTIC_TEAMS_UPDATE: { kind: 'teams', open: openTeams },
  DT_ENTRIES: { kind: 'entries', open: openEntries },
  DT_RESULT: { kind: 'results', open: openResults },
  DT_PHASE_RESULT: { kind: 'results', open: openResults },
  DT_RANKING: { kind: 'results', open: openResults },
  DT_MEDALLISTS: { kind: 'medallists', open: openMedallists },
  DT_MEDALS: { kind: 'medal-standings', open: openMedalStandings },
  DT_CODES: { kind: 'codes', open: openCodes },
  DT_KA: { kind: 'keep-alive', open: openKeepAlive },
} as const satisfies Record<UnderstoodType, { kind: OdfBody['kind']; open: OpenBody }>

const isUnderstood = (documentType: string): documentType is UnderstoodType => Object.hasOwn(BODIES, documentType)

/** Null for a type that is kept and counted but not read. */
export const bodyOf = (documentType: string): { readonly kind: OdfBody['kind']; readonly open: OpenBody } | null =>
  isUnderstood(documentType) ? BODIES[documentType] : null
