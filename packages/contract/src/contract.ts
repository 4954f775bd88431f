import { z } from 'zod'
import { AccessLog, AccessLogQuery } from './access-log.ts'
import { Agenda, AgendaQuery } from './agenda.ts'
import { Changes, ChangesQuery } from './changes.ts'
import {
  Ambassadors,
  Announcements,
  AwardsDay,
  Banners,
  LiveStreams,
  OfficialReports,
  Places,
  Sponsors,
  VolunteerTeams,
} from './content/shown-content.ts'
import { DisciplinePage, FinalRank, Programme } from './disciplines.ts'
import { type Client, defineContract } from './endpoint.ts'
import { EventPage } from './events.ts'
import { Games } from './games.ts'
import { DayMedals, DelegationDay, HomeDay, HomeQuery } from './home.ts'
import { Match } from './matches.ts'
import { Medallists, MedallistsQuery, MedalTableQuery, MedalTableView, PublishedMedals } from './medals.ts'
import {
  AthleteList,
  AthleteProfile,
  DelegationPage,
  Delegations,
  ParticipantsQuery,
  TeamList,
  TeamPage,
} from './participants.ts'
import { paths } from './paths.ts'
import { Ranking, RankingQuery } from './ranking.ts'
import { ReportIndex, Reports, ReportsQuery } from './reports.ts'
import { RouteRules } from './route-rules.ts'
import { SearchAnswer, SearchIndex, SearchQuery } from './search.ts'
import { Day, text } from './texts.ts'
import { ScheduleDay, ScheduleDayQuery, UnitPage } from './units.ts'
import { VenueDay, Venues, VenuesQuery } from './venues.ts'

/** Scopes of the medal table (R5.6); a discipline's may be narrowed to a gender or a division. */
export const MedalScope = z
  .string()
  .regex(/^(all|discipline:[A-Z0-9]{3}(:gender:[MWXO]|:division:[123])?|gender:[MWXO]|division:[123])$/)

export const contract = defineContract(paths, {
  getGames: { summary: 'The games: name, clock, today', response: Games },
  getRouteRules: { summary: 'Addresses the organiser leads elsewhere', response: RouteRules },
  getHome: {
    summary: 'What is on and what comes next on a day',
    params: z.object({ day: Day }),
    query: HomeQuery,
    response: HomeDay,
  },
  getDayMedals: {
    summary: 'The medals decided on a day: the best three delegations, and how far the day is',
    params: z.object({ day: Day }),
    response: DayMedals,
  },
  getMedalTable: {
    summary:
      'Medal table of a scope: all, discipline:JUD, gender:W, division:1, discipline:JUD:gender:W; now or as it stood',
    params: z.object({ scope: MedalScope }),
    query: MedalTableQuery,
    response: MedalTableView,
  },
  getPublishedMedals: {
    summary: 'The medal table that another organisation published, with its source; our own tables do not count it',
    response: PublishedMedals,
  },
  listMedallists: {
    summary: 'Medals won and by whom, fifty a page: of a delegation, discipline, event, gender, division, colour, name',
    query: MedallistsQuery,
    response: Medallists,
  },
  getProgramme: { summary: 'The programme as disciplines × days, counted', response: Programme },
  getDiscipline: {
    summary: 'A discipline: its days and events, and who won them',
    params: z.object({ code: z.string().regex(/^[A-Z0-9]{3}$/) }),
    response: DisciplinePage,
  },
  getFinalRank: {
    summary: 'The final ranking of an event, by its RSC with or without trailing filler',
    params: z.object({ event: text(4, 34) }),
    response: FinalRank,
  },
  getEvent: {
    summary: 'The course of an event, by its RSC with or without trailing filler: phases, brackets, pools, records',
    params: z.object({ event: text(4, 34) }),
    response: EventPage,
  },
  getScheduleDay: {
    summary: 'The units of one day, all of them or by discipline, venue, gender, delegation and how they stand',
    params: z.object({ day: Day }),
    query: ScheduleDayQuery,
    response: ScheduleDay,
  },
  getAgenda: {
    summary: 'A day of what somebody follows: its units, what comes next of each, where its venues are',
    params: z.object({ day: Day }),
    query: AgendaQuery,
    response: Agenda,
  },
  getUnit: {
    summary: 'A unit with its start list and results; the RSC with or without its trailing filler',
    params: z.object({ code: text(3, 34) }),
    response: UnitPage,
  },
  listReportDisciplines: {
    summary: 'The disciplines that have reports or official communications',
    response: ReportIndex,
  },
  listReports: {
    summary: 'Reports and official communications of a discipline, of one of its events or units',
    params: z.object({ discipline: z.string().regex(/^[A-Z0-9]{3}$/) }),
    query: ReportsQuery,
    response: Reports,
  },
  listMatches: {
    summary: 'The matches of a day that have statistics or actions, and the days that have such',
    params: z.object({ day: Day }),
    response: ScheduleDay,
  },
  getMatch: {
    summary: 'A match: statistics of both sides and their athletes, actions, course of the score',
    params: z.object({ unit: text(3, 34) }),
    response: Match,
  },
  listAthletes: { summary: 'Athletes by name, fifty a page', query: ParticipantsQuery, response: AthleteList },
  getAthlete: {
    summary: 'An athlete: delegation, events, medals, schedule and results',
    params: z.object({ id: text(1, 40) }),
    response: AthleteProfile,
  },
  listTeams: { summary: 'Teams by name, fifty a page', query: ParticipantsQuery, response: TeamList },
  listDelegations: { summary: 'Delegations with the number of their athletes', response: Delegations },
  getTeam: {
    summary: 'A team: delegation, events, members, medals, schedule and results',
    params: z.object({ code: text(1, 40) }),
    response: TeamPage,
  },
  getDelegation: {
    summary: 'A delegation: medals, athletes by discipline, teams, and the days its people compete on',
    params: z.object({ code: z.string().regex(/^[A-Z0-9]{2,10}$/) }),
    response: DelegationPage,
  },
  getDelegationDay: {
    summary: 'How a delegation stands in the medal table, what it won on a day and what it has left',
    params: z.object({ code: z.string().regex(/^[A-Z0-9]{2,10}$/), day: Day }),
    response: DelegationDay,
  },
  listRanking: {
    summary: 'The ranking by points, twenty a page: among all, or of a user type or a delegation',
    query: RankingQuery,
    response: Ranking,
  },
  listVenues: {
    summary: 'The venues: where they are, what takes place in each, and what is on now and next',
    query: VenuesQuery,
    response: Venues,
  },
  getVenueDay: {
    summary: 'A venue: where it is, and what is on and comes next there on a day',
    params: z.object({ code: z.string().regex(/^[\w.-]{1,34}$/), day: Day }),
    response: VenueDay,
  },
  listChanges: {
    summary: 'What changed since an instant: the programme, corrected results and medals, official communications',
    query: ChangesQuery,
    response: Changes,
  },
  listAmbassadors: { summary: 'The ambassadors and the days on which they can be met', response: Ambassadors },
  listSponsors: { summary: 'The sponsors by tier', response: Sponsors },
  listVolunteerTeams: { summary: 'The teams of volunteers and where they are found', response: VolunteerTeams },
  listOfficialReports: { summary: 'The official reports of the organiser, newest first', response: OfficialReports },
  listPlaces: { summary: 'Places that everybody may need; hotels and hospitals are for users', response: Places },
  listLiveStreams: { summary: 'Live streams: what they show, from when until when', response: LiveStreams },
  listAnnouncements: { summary: 'The organiser’s communications, newest first', response: Announcements },
  listBanners: { summary: 'The communications that stand above every page now', response: Banners },
  getAwards: {
    summary: 'Who is awarded when on a day: the programme’s ceremonies and finals, and the organiser’s own',
    params: z.object({ day: Day }),
    response: AwardsDay,
  },
  getAccessLog: {
    summary: 'Accesses by day, week or hour: how many, by device, status, platform, kind and route; sums alone',
    query: AccessLogQuery,
    response: AccessLog,
  },
  search: {
    summary: 'Athletes, teams, delegations, disciplines, events and venues by name',
    query: SearchQuery,
    response: SearchAnswer,
  },
  getSearchIndex: {
    summary: 'Everything that can be searched for but people and teams, for devices without a network',
    response: SearchIndex,
  },
})

export type AppContract = typeof contract
export type Api = Client<AppContract>
