import type { Api, Games } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '../../cache/query-client.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translatorOf } from '../../i18n/translator.ts'
import { createAppRouter } from '../../router.tsx'
import '../../styles/index.css'

/** Games time of every page under test: Tuesday 14 September 2027, 14:02 at the venue. */
export const NOW = Date.parse('2027-09-14T14:02:00-03:00')

const aGames = (): Games => ({
  competitionCode: 'TESTE2027',
  name: { por: 'Jogos de Teste', eng: 'Test Games', spa: 'Juegos de Prueba' },
  utcOffset: -180,
  clock: { games: NOW, real: Date.now(), speed: 1 },
  today: '2027-09-14',
  demo: false,
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
  { api = {}, locale = 'por', width = 390 }: { api?: Partial<Api>; locale?: Locale; width?: number } = {},
) {
  vi.stubGlobal('EventSource', SilentStream)
  await page.viewport(width, 844)
  const queryClient = createQueryClient(false)
  const calls: Api = {
    getGames: unknown,
    getMedalTable: unknown,
    listMedallists: unknown,
    getScheduleDay: unknown,
    getUnit: unknown,
    listAthletes: unknown,
    getAthlete: unknown,
    ...api,
  }
  const history = createMemoryHistory({ initialEntries: [address] })
  const context = { api: calls, queryClient, games: aGames(), locale, t: translatorOf(locale) }
  const router = createAppRouter(context, { ssr: false, history })
  await router.load()
  const screen = await render(<RouterProvider router={router} />)
  return { screen, router, queryClient }
}

/** How far the page reaches beyond the screen's right edge, in CSS pixels: 0 unless it scrolls sideways. */
export const sidewaysScroll = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth
