import { ApiFailure, type Games } from '@games/contract'
import { type AppDeps, createApp } from '../app.ts'
import type { Pool } from 'pg'
import type { Exporters } from '../features/exports/index.ts'
import { createFileAddresses } from '../features/files/index.ts'
import type { Handlers } from '../http/api/handlers.ts'
import { createCacheFastPath } from '../http/response-cache/cache-fast-path.ts'
import { createCallKeys } from '../http/response-cache/call-keys.ts'
import { createResponseCache } from '../http/response-cache/response-cache.ts'
import { createSiteOrigin } from '../http/server/site-origin.ts'
import type { PrivateHandlers } from '../http/session/private-handlers.ts'
import { createIconSets } from '../icons/icon-sets.ts'

/** The app for tests, on nothing: every call is not found, every page a bare line, unless a test says otherwise. */

export const GAMES: Games = {
  competitionCode: 'TEST2027',
  name: { por: 'Jogos de teste' },
  utcOffset: -180,
  clock: { games: 0, real: 0, speed: 1 },
  today: '2027-07-16',
  demo: true,
  loginEnabled: false,
  asksBirthYear: false,
  publicFields: [],
  previews: false,
}

const notFound = async (): Promise<never> => {
  throw new ApiFailure(404, 'not-found', 'Not there')
}
export const HANDLERS: Handlers = {
  getGames: async () => ({ view: GAMES, topics: [] }),
  getRouteRules: async () => ({ view: { rules: [] }, topics: [] }),
  getHome: notFound,
  getDayMedals: notFound,
  getMedalTable: notFound,
  listMedallists: notFound,
  getProgramme: notFound,
  getDiscipline: notFound,
  getFinalRank: notFound,
  getEvent: notFound,
  getScheduleDay: notFound,
  getUnit: notFound,
  listMatches: notFound,
  getMatch: notFound,
  listReportDisciplines: notFound,
  listReports: notFound,
  listAthletes: notFound,
  getAthlete: notFound,
  listTeams: notFound,
  listDelegations: notFound,
  getDelegationDay: notFound,
  listRanking: notFound,
  listVenues: notFound,
  getVenueDay: notFound,
  listChanges: notFound,
  getTeam: notFound,
  getDelegation: notFound,
  listAmbassadors: notFound,
  listSponsors: notFound,
  listVolunteerTeams: notFound,
  listOfficialReports: notFound,
  listPlaces: notFound,
  listLiveStreams: notFound,
  listAnnouncements: notFound,
  getAwards: notFound,
  search: notFound,
  getSearchIndex: notFound,
}

const EXPORTERS: Exporters = {
  medalTableCsv: notFound,
  medalTableXlsx: notFound,
  medallistsCsv: notFound,
  medallistsXlsx: notFound,
  unitsCsv: notFound,
  unitsXlsx: notFound,
  athletesCsv: notFound,
  athletesXlsx: notFound,
  resultsCsv: notFound,
  resultsXlsx: notFound,
  unitIcs: notFound,
  athleteIcs: notFound,
  teamIcs: notFound,
  delegationIcs: notFound,
  disciplineIcs: notFound,
  dayIcs: notFound,
}

/** A store in which there is nothing. */
const NO_FILES: AppDeps['stored'] = {
  pool: { query: notFound } as unknown as Pool,
  store: { put: notFound, read: notFound, remove: notFound },
  addresses: createFileAddresses('a key of tests that is long enough', Date.now),
  onError() {},
}

const PRIVATE_HANDLERS: PrivateHandlers = {
  getSession: notFound,
  signIn: notFound,
  signOut: notFound,
  signUp: notFound,
  confirmGuardian: notFound,
  beginPasskeySignIn: notFound,
  signInByPasskey: notFound,
  listPasskeys: notFound,
  beginPasskey: notFound,
  addPasskey: notFound,
  removePasskey: notFound,
  openInvitation: notFound,
  acceptInvitation: notFound,
  requestPasswordReset: notFound,
  resetPassword: notFound,
  getAccount: notFound,
  changeProfile: notFound,
  changePassword: notFound,
  listDevices: notFound,
  signOutDevice: notFound,
  signOutOtherDevices: notFound,
  getAccountData: notFound,
  deleteAccount: notFound,
  sendFeedback: notFound,
  getFileLimits: notFound,
  uploadFile: notFound,
  listPoints: notFound,
  getOwnRanking: notFound,
  getSafeSport: notFound,
  reportPlayed: notFound,
  listTrivia: notFound,
  getTrivia: notFound,
  resolveTriviaCode: notFound,
  listTriviaCodes: notFound,
  printTriviaPosters: notFound,
  startTrivia: notFound,
  saveTriviaAnswer: notFound,
  sendTrivia: notFound,
  listOfficeActions: notFound,
  undoOfficeAction: notFound,
  listGuardedPlaces: notFound,
  listTransportRoutes: notFound,
  listCourses: notFound,
  listVideos: notFound,
  listLiveAddresses: notFound,
  listAlbums: notFound,
  getAlbum: notFound,
  listInformativos: notFound,
  getInformativo: notFound,
  listContent: notFound,
  createContent: notFound,
  getContent: notFound,
  saveContent: notFound,
  publishContent: notFound,
  withdrawContent: notFound,
  unscheduleContent: notFound,
  archiveContent: notFound,
  takeFromArchive: notFound,
  listContentVersions: notFound,
  getContentVersion: notFound,
  restoreContentVersion: notFound,
  previewContent: notFound,
  orderContent: notFound,
  keepPresence: notFound,
  getOfficeHome: notFound,
  handleNeed: notFound,
  getDemo: notFound,
  wipeDemo: notFound,
  getOutbox: notFound,
  getFeedOverview: notFound,
  listFeedMessages: notFound,
  getFeedMessage: notFound,
  reapplyFeedMessages: notFound,
  dismissFeedMessage: notFound,
  listFeedSources: notFound,
  addFeedSource: notFound,
  changeFeedSource: notFound,
  pauseFeedSource: notFound,
  resumeFeedSource: notFound,
  rotateFeedKey: notFound,
  revokeFeedKey: notFound,
  listRebuilds: notFound,
  startRebuild: notFound,
  cancelRebuild: notFound,
}

export type TestDeps = Partial<Omit<AppDeps, 'handlers' | 'exporters' | 'privateHandlers'>> & {
  readonly privateHandlers?: Partial<PrivateHandlers>
  readonly handlers?: Partial<Handlers>
  readonly exporters?: Partial<Exporters>
}

export function testApp({ handlers, privateHandlers, exporters, ...deps }: TestDeps = {}) {
  const responseCache = deps.responseCache ?? createResponseCache()
  const callKeys = createCallKeys()
  const logged: unknown[] = []
  const app = createApp({
    responseCache,
    callKeys,
    live: {
      seq: 0,
      followers: 0,
      healthy: true,
      committed: () => {},
      reach: async () => {},
      follow: () => null,
      sendHello: () => {},
      close: () => {},
    },
    games: () => GAMES,
    routeRules: () => [],
    render: async (request, kind, { locale }) => ({
      status: 200,
      type: 'text/html; charset=utf-8',
      body: `${kind} ${locale} ${new URL(request.url).pathname}`,
      topics: ['page'],
    }),
    files: () => undefined,
    embedOrigins: [],
    mapOrigin: null,
    filmOrigins: () => '',
    siteOrigin: createSiteOrigin(null),
    known: async () => ({
      disciplines: [],
      days: [],
      genders: [],
      divisions: [],
      delegations: [],
      venues: [],
      units: [],
    }),
    pending: () => 0,
    deriving: () => null,
    ingestKey: 'a secret',
    feedKeys: { sourceOf: async () => null, countTry: () => {} },
    sessionOf: async () => null,
    isTrusted: () => false,
    receive: async () => ({ id: 1 }),
    verdictOf: async () => null,
    newestVerdicts: async () => [],
    venueImports: { plan: notFound, apply: notFound },
    imports: {
      plan: notFound,
      apply: notFound,
      undo: notFound,
      list: async () => [],
    },
    reportFile: async () => null,
    stored: NO_FILES,
    print: notFound,
    countPageViews: () => {},
    iconSets: createIconSets(),
    flagsBase: null,
    log: (_line, error) => logged.push(error),
    ...deps,
    handlers: { ...HANDLERS, ...handlers },
    privateHandlers: { ...PRIVATE_HANDLERS, ...privateHandlers },
    exporters: { ...EXPORTERS, ...exporters },
  })
  return {
    app,
    responseCache,
    fastPath: createCacheFastPath({
      responseCache,
      callKeys,
      games: deps.games ?? (() => GAMES),
      embedOrigins: deps.embedOrigins ?? [],
      mapOrigin: deps.mapOrigin ?? null,
      filmOrigins: deps.filmOrigins ?? (() => ''),
      siteOrigin: deps.siteOrigin ?? createSiteOrigin(null),
    }),
    logged,
    get: (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }),
  }
}
