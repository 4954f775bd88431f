import { padRsc } from '@games/domain'
import type {
  OdfCompetitor,
  OdfHeader,
  OdfMedal,
  OdfMessage,
  OdfParticipant,
  OdfResult,
  OdfResults,
  OdfTeam,
  OdfUnit,
} from '@games/odf'
import { NO_COMPETITOR, NO_LIST, NO_PARTICIPANT, NO_RESULT, NO_TEAM, NO_UNIT } from '@games/odf'

/** Whole ODF messages with every optional thing absent; a test says only what it is about. */

export const aHeader = (header: Partial<OdfHeader> & { documentType: string; documentCode: string }): OdfHeader => ({
  competitionCode: 'TEST2027',
  documentSubcode: null,
  documentSubtype: null,
  version: 1,
  resultStatus: null,
  language: null,
  feedFlag: 'P',
  date: '2027-09-14',
  time: '090000000',
  logicalDate: '2027-09-14',
  source: 'TEST',
  ...header,
  ...(header.documentCode ? { documentCode: padRsc(header.documentCode) } : {}),
})

export const aUnit = (unit: Partial<OdfUnit> & { code: string }): OdfUnit => ({
  ...NO_UNIT,
  scheduleStatus: 'SCHEDULED',
  start: '2027-09-14T10:00:00-03:00',
  end: '2027-09-14T10:30:00-03:00',
  venue: 'ARN',
  venueName: 'Arena',
  location: 'ARN1',
  locationName: 'Tatame 1',
  name: { por: 'Unidade' },
  ...unit,
})

export const aParticipant = (person: Partial<OdfParticipant> & { code: string }): OdfParticipant => ({
  ...NO_PARTICIPANT,
  familyName: `Família ${person.code}`,
  givenName: 'Inventada',
  printName: `FAMÍLIA ${person.code} Inventada`,
  gender: 'F',
  organisation: 'AL',
  ...person,
})

export const aTeam = (team: Partial<OdfTeam> & { code: string }): OdfTeam => ({
  ...NO_TEAM,
  organisation: 'AL',
  name: `Time ${team.code}`,
  gender: 'W',
  discipline: team.code.slice(0, 3),
  athletes: [],
  registeredEvents: [],
  ...team,
})

export const aCompetitor = (competitor: Partial<OdfCompetitor> & { code: string }): OdfCompetitor => ({
  ...NO_COMPETITOR,
  type: 'A',
  organisation: 'AL',
  ...competitor,
})

export const aResult = (
  result: Partial<Omit<OdfResult, 'competitor'>> & { sortOrder: number; competitor: string | OdfCompetitor },
): OdfResult => ({
  ...NO_RESULT,
  ...result,
  competitor: typeof result.competitor === 'string' ? aCompetitor({ code: result.competitor }) : result.competitor,
})

type HeaderPart = Partial<OdfHeader> & { documentCode: string }
export const aMessage = (
  header: Parameters<typeof aHeader>[0],
  body: OdfMessage['body'],
  notes: readonly string[] = [],
): OdfMessage => ({ header: aHeader(header), notes, body, warnings: [] })

export const schedule = (header: HeaderPart, units: readonly OdfUnit[]): OdfMessage =>
  aMessage({ documentType: 'DT_SCHEDULE', ...header }, { kind: 'schedule', sessions: [], units })

export const scheduleUpdate = (header: HeaderPart, units: readonly OdfUnit[]): OdfMessage =>
  schedule({ documentType: 'DT_SCHEDULE_UPDATE', ...header }, units)

export const participants = (header: HeaderPart, people: readonly OdfParticipant[]): OdfMessage =>
  aMessage({ documentType: 'DT_PARTIC', ...header }, { kind: 'participants', participants: people })

export const participantsUpdate = (header: HeaderPart, people: readonly OdfParticipant[]): OdfMessage =>
  participants({ documentType: 'DT_PARTIC_UPDATE', ...header }, people)

export const teams = (header: HeaderPart, list: readonly OdfTeam[]): OdfMessage =>
  aMessage({ documentType: 'DT_PARTIC_TEAMS', ...header }, { kind: 'teams', teams: list })

export const results = (
  header: HeaderPart,
  rows: readonly OdfResult[],
  { notes = [], ...rest }: Partial<OdfResults> & { notes?: readonly string[] } = {},
): OdfMessage =>
  aMessage(
    { documentType: 'DT_RESULT', resultStatus: 'OFFICIAL', ...header },
    { kind: 'results', ...NO_LIST, ...rest, results: rows },
    notes,
  )

/** Medallists of an event as `[medal, competitor, organisation]`. */
export const medallists = (
  header: HeaderPart,
  won: readonly (readonly [OdfMedal['medal'], string, string])[],
  notes: readonly string[] = [],
): OdfMessage =>
  aMessage(
    { documentType: 'DT_MEDALLISTS', resultStatus: 'OFFICIAL', ...header },
    {
      kind: 'medallists',
      medals: won.map(([medal, code, organisation]) => ({
        medal,
        date: '2027-09-14',
        unit: null,
        competitors: [{ code, type: 'A', organisation, order: 1, bib: null, teamName: null, athletes: [] }],
      })),
    },
    notes,
  )

/** The same header without Competition: the invalidation of that key and version. */
export const bare = (of: OdfMessage): OdfMessage => aMessage(of.header, { kind: 'bare' })
