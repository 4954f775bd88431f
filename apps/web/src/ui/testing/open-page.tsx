import type { Api, Games } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import type { AccessSubject } from '@games/domain/access/menu'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Clock, createViewCache } from '../../cache/view-cache.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translatorOf } from '../../i18n/translator.ts'
import { createAppRouter } from '../../router.tsx'
import { fixedSubject } from '../../session/subject.ts'
import '../../styles/index.css'

export { horizontalScroll } from './horizontal-scroll.ts'

/** Games time of every page under test: Tuesday 14 September 2027, 14:02 at the venue. */
export const NOW = Date.parse('2027-09-14T14:02:00-03:00')

export const aGames = (): Games => ({
  competitionCode: 'TESTE2027',
  name: { por: 'Jogos de Teste', eng: 'Test Games', spa: 'Juegos de Prueba' },
  days: null,
  pictograms: {},
  utcOffset: -180,
  timeZone: null,
  clock: { games: NOW, real: Date.now(), speed: 1 },
  today: '2027-09-14',
  demo: false,
  loginEnabled: false,
  asksBirthYear: false,
  publicFields: [],
  previews: false,
})

const unknown = () => Promise.reject(new ApiFailure(404, 'not-found', 'no such thing'))

/** A stream that never says anything: what a page is told live, tests put into its cache. */
class SilentStream extends EventTarget {
  readonly readyState = 1
  onopen = null
  onerror = null
  close(): void {}
}

/** Opens an address of the whole app in a phone-sized browser, with the calls given; every other call answers 404. */
export async function openPage(
  address: string,
  {
    api = {},
    locale = 'por',
    width = 390,
    subject = {},
    games = aGames(),
    clock,
  }: {
    api?: Partial<Api>
    locale?: Locale
    width?: number
    subject?: Partial<AccessSubject>
    games?: Games
    clock?: Clock
  } = {},
) {
  vi.stubGlobal('EventSource', SilentStream)
  await page.viewport(width, 844)
  const views = createViewCache({ onServer: false, ...(clock && { clock }) })
  const calls: Api = {
    getGames: unknown,
    getRouteRules: () => Promise.resolve({ rules: [] }),
    getHome: unknown,
    getDayMedals: unknown,
    getDelegationDay: unknown,
    listRanking: unknown,
    listVenues: unknown,
    getVenueDay: unknown,
    listAmbassadors: unknown,
    listSponsors: unknown,
    listVolunteerTeams: unknown,
    listOfficialReports: unknown,
    listPlaces: unknown,
    listLiveStreams: unknown,
    listAnnouncements: unknown,
    listBanners: unknown,
    getAwards: unknown,
    getAccessLog: unknown,
    listChanges: unknown,
    getMedalTable: unknown,
    getPublishedMedals: () => Promise.resolve({ seq: 0, table: null }),
    listMedallists: unknown,
    getProgramme: unknown,
    getDiscipline: unknown,
    getFinalRank: unknown,
    getEvent: unknown,
    getScheduleDay: unknown,
    getAgenda: unknown,
    getUnit: unknown,
    listMatches: unknown,
    getMatch: unknown,
    listAthletes: unknown,
    getAthlete: unknown,
    listTeams: unknown,
    listReportDisciplines: unknown,
    listReports: unknown,
    getTeam: unknown,
    getDelegation: unknown,
    listDelegations: unknown,
    search: unknown,
    getSearchIndex: unknown,
    ...api,
  }
  const history = createMemoryHistory({ initialEntries: [address] })
  const visitor: AccessSubject = { platform: 'web', loginEnabled: false, loginType: null, ...subject }
  const context = {
    api: calls,
    views,
    games,
    locale,
    t: translatorOf(locale),
    subject: fixedSubject(visitor),
  }
  const router = createAppRouter(context, { ssr: false, history })
  await router.load()
  const screen = await render(<RouterProvider router={router} />)
  return { screen, router, views }
}
