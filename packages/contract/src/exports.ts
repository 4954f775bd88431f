import { LOCALES } from '@games/domain'
import { z } from 'zod'
import { AccessLogQuery } from './access-log.ts'
import { AgendaQuery } from './agenda.ts'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { MedallistsQuery, MedalTableQuery } from './medals.ts'
import { ParticipantsQuery } from './participants.ts'
import { ScheduleDayQuery } from './units.ts'

/** Characters between the cells of a table. */
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const
export type Separator = keyof typeof SEPARATORS

/** The language of heads, names and remarks; Portuguese where it is not given. */
const lang = z.enum(LOCALES).optional()
const Ics = z.object({ lang })
const Xlsx = z.object({ lang })
const Csv = Xlsx.extend({
  /** Absent: what spreadsheets of the language read, a semicolon in Portuguese and Spanish, a comma in English. */
  separator: z.enum(['comma', 'semicolon', 'tab']).optional(),
})
/** A day without its paging: a file is whole. */
const WholeDay = ScheduleDayQuery.omit({ limit: true, from: true })
const { part, discipline, organisation } = ScheduleDayQuery.shape
/** `medals=1`: units that decide gold or bronze alone. */
const IcsOfUnits = Ics.extend({ medals: z.literal('1').optional() })
/** What of the programme; absent: what people come to see. */
const IcsOfDays = IcsOfUnits.extend({ part })

/** How an export's path ends. */
export type ExportFormat = 'csv' | 'xlsx' | 'ics'

/** What a call answers, as a file: a table for spreadsheets (CSV, RFC 4180; XLSX, ISO/IEC 29500) or a calendar (iCalendar, RFC 5545). */
export interface ExportEndpoint extends Omit<Endpoint, 'response'> {
  readonly path: `/api/${string}.${ExportFormat}`
}

/** The media type of each. */
export const EXPORT_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: 'text/calendar',
} as const satisfies Record<ExportFormat, string>

export const formatOf = ({ path }: Pick<ExportEndpoint, 'path'>): ExportFormat =>
  path.endsWith('.csv') ? 'csv' : path.endsWith('.xlsx') ? 'xlsx' : 'ics'

/** Every export. */
export const exportEndpoints = {
  medalTableCsv: {
    path: '/api/medals/:scope/table.csv',
    summary: 'The medal table of a scope, gold first, with both ranks',
    params: contract.getMedalTable.params,
    query: MedalTableQuery.extend(Csv.shape),
  },
  medalTableXlsx: {
    path: '/api/medals/:scope/table.xlsx',
    summary: 'The medal table of a scope, gold first, with both ranks',
    params: contract.getMedalTable.params,
    query: MedalTableQuery.extend(Xlsx.shape),
  },
  medallistsCsv: {
    path: '/api/medallists.csv',
    summary: 'Medals won, one a line',
    query: MedallistsQuery.omit({ cursor: true, limit: true }).extend(Csv.shape),
  },
  medallistsXlsx: {
    path: '/api/medallists.xlsx',
    summary: 'Medals won, one a line',
    query: MedallistsQuery.omit({ cursor: true, limit: true }).extend(Xlsx.shape),
  },
  unitsCsv: {
    path: '/api/schedule/:day/units.csv',
    summary: 'The units of one day in time order, with both sides or who leads',
    params: contract.getScheduleDay.params,
    query: WholeDay.extend(Csv.shape),
  },
  unitsXlsx: {
    path: '/api/schedule/:day/units.xlsx',
    summary: 'The units of one day in time order, with both sides or who leads',
    params: contract.getScheduleDay.params,
    query: WholeDay.extend(Xlsx.shape),
  },
  athletesCsv: {
    path: '/api/athletes.csv',
    summary: 'Athletes by name, all of them or those of a search: public fields only',
    query: ParticipantsQuery.omit({ cursor: true, limit: true }).extend(Csv.shape),
  },
  athletesXlsx: {
    path: '/api/athletes.xlsx',
    summary: 'Athletes by name, all of them or those of a search: public fields only',
    query: ParticipantsQuery.omit({ cursor: true, limit: true }).extend(Xlsx.shape),
  },
  resultsCsv: {
    path: '/api/units/:code/results.csv',
    summary: 'The results of a unit in the order sent, with the columns of its sport; before the start its start list',
    params: contract.getUnit.params,
    query: Csv,
  },
  resultsXlsx: {
    path: '/api/units/:code/results.xlsx',
    summary: 'The results of a unit in the order sent, with the columns of its sport; before the start its start list',
    params: contract.getUnit.params,
    query: Xlsx,
  },
  accessLogCsv: {
    path: '/api/access-log.csv',
    summary: 'Accesses by date, device and status: count, percentage, success and error counts, total',
    query: AccessLogQuery.extend(Csv.shape),
  },
  accessLogXlsx: {
    path: '/api/access-log.xlsx',
    summary: 'Accesses by date, device and status: count, percentage, success and error counts, total',
    query: AccessLogQuery.extend(Xlsx.shape),
  },
  unitIcs: {
    path: '/api/units/:code/unit.ics',
    summary: 'A unit as an event of a calendar',
    params: contract.getUnit.params,
    query: Ics,
  },
  athleteIcs: {
    path: '/api/athletes/:id/calendar.ics',
    summary: 'When an athlete competes',
    params: contract.getAthlete.params,
    query: IcsOfUnits,
  },
  teamIcs: {
    path: '/api/teams/:code/calendar.ics',
    summary: 'When a team competes',
    params: contract.getTeam.params,
    query: IcsOfUnits,
  },
  delegationIcs: {
    path: '/api/delegations/:code/calendar.ics',
    summary: 'When people of a delegation compete, on all days',
    params: contract.getDelegation.params,
    query: IcsOfDays.extend({ discipline }),
  },
  disciplineIcs: {
    path: '/api/disciplines/:code/calendar.ics',
    summary: 'The units of a discipline, on all days',
    params: contract.getDiscipline.params,
    query: IcsOfDays.extend({ organisation }),
  },
  agendaIcs: {
    path: '/api/agenda.ics',
    summary: 'When what somebody follows takes place, on all days',
    query: AgendaQuery.required().extend(Ics.shape),
  },
  awardsIcs: {
    path: '/api/awards.ics',
    summary: 'When medals are presented, on all days: in the programme, and what the organiser adds to it',
    query: Ics,
  },
  dayIcs: {
    path: '/api/schedule/:day/units.ics',
    summary: 'The units of one day',
    params: contract.getScheduleDay.params,
    query: WholeDay.extend(Ics.shape),
  },
} as const satisfies Record<string, ExportEndpoint>

export type ExportEndpoints = typeof exportEndpoints
export type ExportName = keyof ExportEndpoints
