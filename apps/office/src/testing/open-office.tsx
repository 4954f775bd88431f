import type { Account, Games } from '@games/contract'
import { paths } from '@games/contract/paths'
import { privatePaths } from '@games/contract/private-paths'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CallAnswer, CallInput, CallName } from '../calls/call.ts'
import { publicApi } from '../calls/public-api.ts'
import { queries } from '../calls/queries.ts'
import { Gate } from '../frame/Gate.tsx'
import type { Noun } from '../i18n/messages.gen.d.ts'
import { createOfficeRouter } from '../router.ts'
import { officeSession } from '../session/office-session.ts'

/** The server's answers by call. A call without one is answered with 404. */
export type Answers = {
  -readonly [K in CallName]?: (input: CallInput<K>) => CallAnswer<K> | Response | Promise<CallAnswer<K> | Response>
}
type AnyAnswer = (input: object) => unknown

const NOW = Date.parse('2027-09-14T14:02:00-03:00')

const GAMES: Games = {
  competitionCode: 'TESTE2027',
  name: { por: 'Jogos de Teste' },
  days: null,
  pictograms: {},
  utcOffset: -180,
  timeZone: null,
  clock: { games: NOW, real: NOW, speed: 1 },
  today: '2027-09-14',
  demo: false,
  loginEnabled: true,
  asksBirthYear: false,
  publicFields: [],
  previews: false,
}

/** The account that every test works with. */
export const accountOf = (role: Account['role'], change: Partial<Account> = {}): Account => ({
  id: 'worker',
  username: 'mesa',
  type: 'staff',
  role,
  email: null,
  cpf: null,
  organisation: null,
  points: 0,
  videoViewed: false,
  passwordChangedAt: '',
  createdAt: '',
  ...change,
})

/** An answer that says what went wrong. */
export const failure = (status: number, id: string, details: object = {}): Response =>
  Response.json({ id, message: '', ...details }, { status })

const CALLS = Object.entries({ ...paths, ...privatePaths }).map(([name, path]) => {
  const [method = '', template = ''] = path.split(' ')
  return { name, method, pattern: new RegExp(`^${template.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`) }
})

/** Rejects as `fetch` does once a call is given up. */
const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))

/** Answers the office's calls in place of the server; `sent` has those that change something, in order. */
function stubServer(answers: Answers): { readonly sent: { readonly name: string; readonly body: unknown }[] } {
  const sent: { name: string; body: unknown }[] = []
  const real = window.fetch.bind(window)
  const others: Record<string, AnyAnswer> = {
    getGames: () => GAMES,
    listVenues: () => ({ venues: [] }),
    keepPresence: () => ({ colleagues: [] }),
  }
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const [address, init] = request
    if (typeof address !== 'string' || !address.startsWith('/api/')) return real(...request)
    const { pathname, searchParams } = new URL(address, location.origin)
    const method = init?.method ?? 'GET'
    const call = CALLS.find((one) => one.method === method && one.pattern.test(pathname))
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    if (call && method !== 'GET' && call.name !== 'keepPresence') sent.push({ name: call.name, body })
    const answer = call && (answers[call.name as CallName] ?? others[call.name])
    if (!call || !answer) return failure(404, 'not-found')
    const params = call.pattern.exec(pathname)?.groups
    const given = await Promise.race([
      (answer as AnyAnswer)({ params, query: Object.fromEntries(searchParams), body }),
      aborted(init?.signal),
    ])
    return given instanceof Response ? given : Response.json(given)
  })
  return { sent }
}

/**
 * Opens an address of the whole office (`/settings?part=venues`) in Portuguese, with the server's answers. Tests may change the answers while
 * it is open.
 */
export async function openOffice(
  address: string,
  answers: Answers,
  { role = 'operator', width = 1280 }: { readonly role?: Account['role']; readonly width?: number } = {},
) {
  await page.viewport(width, 844)
  answers.getSession ??= () => ({ account: accountOf(role), csrf: 'token', token: null })
  const { sent } = stubServer(answers)
  queries.clear()
  await Promise.all([loadMessages<Noun>('por', ['office']), officeSession.ask()])
  const history = createMemoryHistory({ initialEntries: [`/office${address}`] })
  const router = createOfficeRouter('por', history)
  const screen = await render(
    <QueryClientProvider client={queries}>
      <LanguageProvider language={{ locale: 'por', t: translatorOf('por') }}>
        <Gate api={publicApi} desk={null}>
          <RouterProvider router={router} />
        </Gate>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  /** Path and query below /office. */
  const shown = () => router.state.location.href
  return { screen, sent, shown, router }
}
