import type { TransportRoute } from '@games/contract/content/shown-content'
import { NIGHTLY } from '@games/testing/suite'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeKeptFiles } from '../../cache/kept-files.ts'
import { aPdf, serveContent, shownContent, signIn, signOut, USER } from '../../content/testing/users-content.ts'
import type { Locale } from '../../i18n/locale.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

const route = (over: Partial<TransportRoute> = {}): TransportRoute => ({
  ...shownContent('r1'),
  line: '3',
  title: { por: 'Vila, Arena', eng: 'Village, Arena' },
  stops: [
    { name: { por: 'Vila dos Atletas' }, after: 0 },
    { name: { por: 'Arena dos Marujos' }, after: 9 },
  ],
  every: 20,
  first: '06:00',
  last: '23:00',
  notes: null,
  pdf: aPdf('f1'),
  ...over,
})
const routes =
  (...all: TransportRoute[]) =>
  () =>
    Response.json({ routes: all })
const pdf = () => new Response(new Blob(['%PDF-1.7'], { type: 'application/pdf' }))
const open = (options: { locale?: Locale; width?: number } = {}) =>
  openPage('/transport', { subject: USER, width: 320, ...options })

beforeEach(async () => {
  await removeKeptFiles()
  signIn()
  // a download by the browser would leave the page under test
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a route has its stops beside its timetable, and what is downloaded is marked so, also on the next visit (R6.1)', async () => {
  serveContent({ '/api/transport': routes(route()), '/files/f1/original.pdf': pdf })
  const { screen } = await open()
  await expect.element(screen.getByText('a cada 20 min, das 06:00 às 23:00')).toBeVisible()
  await expect.element(screen.getByText('+9 min')).toBeVisible()
  await expect.element(screen.getByText('PDF, 480 kB, 2 páginas')).toBeVisible()
  expect(horizontalScroll()).toBe(0)
  expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([])
  await screen.getByRole('link', { name: 'Baixar: 3 Vila, Arena' }).click()
  await expect.element(screen.getByText('baixado', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Arquivo baixado')).toBeVisible()
  await screen.unmount()
  const again = await open()
  await expect.element(again.screen.getByText('baixado', { exact: true })).toBeVisible()
})

test('a download that fails says which version remains, and that one opens (R6.1)', NIGHTLY, async () => {
  serveContent({ '/api/transport': routes(route()), '/files/f1/original.pdf': pdf })
  const { screen, views } = await open()
  await screen.getByRole('link', { name: 'Baixar: 3 Vila, Arena' }).click()
  await expect.element(screen.getByText('baixado', { exact: true })).toBeVisible()
  vi.unstubAllGlobals()
  serveContent({ '/api/transport': routes(route({ pdf: aPdf('f2') })) })
  await views.refetch(['content', '7', 'transport'])
  await screen.getByRole('link', { name: 'Baixar: 3 Vila, Arena' }).click()
  const note = screen.getByText(/A versão anterior, baixada .*, continua no aparelho\./)
  await expect.element(note).toBeVisible()
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  await screen.getByRole('button', { name: 'Abrir essa versão' }).click()
  await expect.poll(() => opened.mock.calls).toEqual([[expect.stringMatching(/^blob:/), '_blank']])
})

test.each([
  ['eng', 'Error downloading file', 'Village, Arena'],
  ['spa', 'Error al descargar el archivo', 'Vila, Arena'],
] as const)(
  'a download that fails is said in %s, and a name without translation is marked as Portuguese (R4.1)',
  NIGHTLY,
  async (locale, words, name) => {
    serveContent({ '/api/transport': routes(route()) })
    const { screen } = await open({ locale })
    await screen
      .getByRole('link', { name: new RegExp(`: 3 ${name}$`) })
      .last()
      .click()
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
    expect(document.querySelector('.transport-stops span')?.getAttribute('lang')).toBe('pt-PT')
  },
)

test('what fails can be tried again; without routes the page says so', NIGHTLY, async () => {
  serveContent({ '/api/transport': () => Response.json({ id: 'bad-request', message: '' }, { status: 400 }) })
  const { screen } = await open()
  await expect.element(screen.getByText('Houve um erro ao carregar o conteúdo')).toBeVisible()
  vi.unstubAllGlobals()
  serveContent({ '/api/transport': routes() })
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(screen.getByText('Nenhum resultado encontrado')).toBeVisible()
})

test('a session that has ended elsewhere leads to the login and back here (R4.3)', async () => {
  serveContent({ '/api/transport': () => Response.json({ id: 'unauthorized', message: '' }, { status: 401 }) })
  const { router } = await open()
  await expect.poll(() => router.state.location.href).toBe('/login?redirect=%2Ftransport')
})
