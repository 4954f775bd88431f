import type { OpenBody } from './body.ts'
import { openBrackets } from './brackets/read-brackets.ts'
import { openCodes } from './codes/read-codes.ts'
import { openCommunication } from './communication/read-communication.ts'
import { openConfig } from './config/read-config.ts'
import { openEntries } from './entries/read-entries.ts'
import { openKeepAlive } from './keep-alive/keep-alive.ts'
import { openDisciplineMedallists } from './medals/read-discipline-medallists.ts'
import { openMedalStandings } from './medals/read-medal-standings.ts'
import { openMedallists } from './medals/read-medallists.ts'
import type { OdfBody, UnderstoodType } from './message.ts'
import { openParticipants } from './participants/read-participants.ts'
import { openTeams } from './participants/read-teams.ts'
import { openPlayByPlay } from './play-by-play/read-play-by-play.ts'
import { openRecords } from './records/read-records.ts'
import { openReport } from './reports/read-report.ts'
import { openResults } from './results/read-results.ts'
import { openSchedule } from './schedule/read-schedule.ts'
import { openStats } from './stats/read-stats.ts'

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
  DT_CURRENT: { kind: 'results', open: openResults },
  DT_PHASE_RESULT: { kind: 'results', open: openResults },
  DT_CUMULATIVE_RESULT: { kind: 'results', open: openResults },
  DT_POOL_STANDING: { kind: 'results', open: openResults },
  DT_RANKING: { kind: 'results', open: openResults },
  DT_BRACKETS: { kind: 'brackets', open: openBrackets },
  DT_PLAY_BY_PLAY: { kind: 'play-by-play', open: openPlayByPlay },
  DT_STATS: { kind: 'stats', open: openStats },
  DT_RECORD: { kind: 'records', open: openRecords },
  DT_MEDALLISTS: { kind: 'medallists', open: openMedallists },
  DT_MEDALLISTS_DISCIPLINE: { kind: 'discipline-medallists', open: openDisciplineMedallists },
  DT_MEDALS: { kind: 'medal-standings', open: openMedalStandings },
  DT_COMMUNICATION: { kind: 'communication', open: openCommunication },
  DT_CONFIG: { kind: 'config', open: openConfig },
  DT_CODES: { kind: 'codes', open: openCodes },
  DT_PDF: { kind: 'report', open: openReport },
  DT_KA: { kind: 'keep-alive', open: openKeepAlive },
} as const satisfies Record<UnderstoodType, { kind: OdfBody['kind']; open: OpenBody }>

const isUnderstood = (documentType: string): documentType is UnderstoodType => Object.hasOwn(BODIES, documentType)

/** Null for a type that is stored and counted but not read. */
export const bodyOf = (documentType: string): { readonly kind: OdfBody['kind']; readonly open: OpenBody } | null =>
  isUnderstood(documentType) ? BODIES[documentType] : null
