/** Every call: method and path, without zod, so that the browser's first load stays small. */
export const paths = {
  getGames: 'GET /api/games',
  getRouteRules: 'GET /api/route-rules',
  getHome: 'GET /api/home/:day',
  getDayMedals: 'GET /api/home/:day/medals',
  getMedalTable: 'GET /api/medals/:scope',
  listMedallists: 'GET /api/medallists',
  getProgramme: 'GET /api/disciplines',
  getDiscipline: 'GET /api/disciplines/:code',
  getFinalRank: 'GET /api/final-ranks/:event',
  getEvent: 'GET /api/events/:event',
  getScheduleDay: 'GET /api/schedule/:day',
  getUnit: 'GET /api/units/:code',
  listMatches: 'GET /api/match-days/:day',
  getMatch: 'GET /api/matches/:unit',
  listReportDisciplines: 'GET /api/reports',
  listReports: 'GET /api/reports/:discipline',
  listAthletes: 'GET /api/athletes',
  getAthlete: 'GET /api/athletes/:id',
  listTeams: 'GET /api/teams',
  listDelegations: 'GET /api/delegations',
  getTeam: 'GET /api/teams/:code',
  getDelegation: 'GET /api/delegations/:code',
  getDelegationDay: 'GET /api/delegations/:code/days/:day',
  listRanking: 'GET /api/ranking',
  listVenues: 'GET /api/venues',
  getVenueDay: 'GET /api/venues/:code/days/:day',
  listChanges: 'GET /api/changes',
  search: 'GET /api/search',
  getSearchIndex: 'GET /api/search/index',
} as const

/** The event stream, and the header by which a call says which event number it has already received. */
export const LIVE_PATH = '/api/live'
export const MIN_SEQ_HEADER = 'games-min-seq'
