import type { Informativo, InformativoRow, OfficialReport } from '@games/contract/content/shown-content'
import { NIGHTLY } from '@games/testing/suite'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPdf, serveContent, shownContent, signIn, signOut, USER } from '../../content/testing/users-content.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

const row = (id: string, title: string, over: Partial<InformativoRow> = {}): InformativoRow => ({
  ...shownContent(id),
  title: { por: title },
  priority: 'normal',
  subject: { por: 'transporte' },
  ...over,
})
const ROWS = [
  row('a', 'Linha 3 sai mais cedo', { priority: 'urgent' }),
  row('b', 'Águas e sombra', { publishedAt: '2027-09-13T19:30:00-03:00', priority: 'important' }),
  row('c', 'Bagagem perdida', { publishedAt: '2027-09-12T08:00:00-03:00' }),
]
const bulletin: Informativo = {
  ...row('a', 'Linha 3 sai mais cedo', { priority: 'urgent' }),
  correctedAt: '2027-09-14T13:10:00-03:00',
  correction: { por: 'última volta' },
  issuer: { por: 'Transporte' },
  body: {
    por: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Saem 20 minutos antes.' }] }] },
  },
  attachments: [{ title: { por: 'Mapa do desvio' }, file: aPdf('f1') }],
}
const serve = (rows: readonly InformativoRow[] = ROWS) =>
  serveContent({
    '/api/informativos': () => Response.json({ informativos: rows }),
    '/api/informativos/a': () => Response.json(bulletin),
  })
const titles = () => [...document.querySelectorAll('.informativos-title')].map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.removeItem('bulletins-read')
  signIn()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

test('bulletins are sorted by date, priority and title, and found by their titles with or without accents (R6.2)', async () => {
  serve()
  const { screen } = await openPage('/informativos', { subject: USER, width: 320 })
  await expect.poll(titles).toEqual(['Linha 3 sai mais cedo', 'Águas e sombra', 'Bagagem perdida'])
  expect(horizontalScroll()).toBe(0)
  expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([])
  await screen.getByRole('button', { name: 'Título' }).click()
  await expect.poll(titles).toEqual(['Águas e sombra', 'Bagagem perdida', 'Linha 3 sai mais cedo'])
  await screen.getByRole('button', { name: 'Prioridade' }).click()
  await expect.poll(titles).toEqual(['Linha 3 sai mais cedo', 'Águas e sombra', 'Bagagem perdida'])
  await screen.getByRole('searchbox').fill('agua')
  await expect.poll(titles).toEqual(['Águas e sombra'])
  await screen.getByRole('searchbox').fill('nada disso')
  await expect.element(screen.getByText('Nenhum resultado encontrado')).toBeVisible()
})

test(
  'an order chosen while another choice is on its way is seen at once, and both are made (R6.2)',
  NIGHTLY,
  async () => {
    const { promise: areAnswered, resolve: answerAll } = Promise.withResolvers<void>()
    const getRouteRules = () => areAnswered.then(() => ({ rules: [] }))
    serve()
    const { screen, router } = await openPage('/informativos', { subject: USER, api: { getRouteRules } })
    await screen.getByRole('searchbox').fill('a')
    await expect.poll(() => router.state.location.href).toBe('/informativos?q=a')
    await screen.getByRole('button', { name: 'Título' }).click()
    await expect.element(screen.getByRole('button', { name: 'Título' })).toHaveAttribute('aria-pressed', 'true')
    expect(router.state.resolvedLocation?.href).toBe('/informativos')
    answerAll()
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/informativos?q=a&sort=title')
  },
)

test('one that is opened is read whole, and is no news any more; a wide screen has the list beside it', async () => {
  serve()
  const { screen, router } = await openPage('/informativos', { subject: USER, width: 1440 })
  await expect.poll(() => document.querySelectorAll('.informativos-new')).toHaveLength(3)
  await screen.getByRole('link', { name: /Linha 3/ }).click()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Linha 3 sai mais cedo' })).toBeVisible()
  await expect.element(screen.getByText('Saem 20 minutos antes.')).toBeVisible()
  await expect.element(screen.getByText('Publicado por Transporte. Corrigido às 13:10: última volta')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Baixar: Mapa do desvio' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('.informativos-new')).toHaveLength(2)
  await expect.element(screen.getByRole('link', { name: /Águas e sombra/ })).toBeVisible()
  expect(router.state.location.href).toBe('/informativos?id=a')
  expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([])
})

test('what is published while the page is open is on it, and one that is withdrawn says so', async () => {
  serve()
  const { screen, views } = await openPage('/informativos', { subject: USER })
  await expect.poll(titles).toHaveLength(3)
  vi.unstubAllGlobals()
  serve([row('d', 'Chuva forte', { publishedAt: '2027-09-14T14:00:00-03:00' }), ...ROWS])
  await views.refetch(['content', '7', 'informativo'])
  await expect.poll(titles).toEqual(['Chuva forte', 'Linha 3 sai mais cedo', 'Águas e sombra', 'Bagagem perdida'])
  await screen.unmount()
  vi.unstubAllGlobals()
  serveContent({
    '/api/informativos': () => Response.json({ informativos: ROWS }),
    '/api/informativos/a': () => Response.json({ id: 'not-found', message: '' }, { status: 404 }),
  })
  const gone = await openPage('/informativos?id=a', { subject: USER })
  await expect.element(gone.screen.getByText('Não está mais aqui')).toBeVisible()
})

test('of thousands fifty are drawn, and the rest when asked for', NIGHTLY, async () => {
  serve(Array.from({ length: 3_000 }, (_, at) => row(`n${at}`, `Aviso ${at}`)))
  const { screen } = await openPage('/informativos', { subject: USER })
  await expect.poll(titles).toHaveLength(50)
  await expect.element(screen.getByText('50 de 3000')).toBeVisible()
  await screen.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect.poll(titles).toHaveLength(100)
})

test('official reports are there for everybody, with priority, date and PDF (R6.1)', async () => {
  const report = (id: string, title: string, over: Partial<OfficialReport> = {}): OfficialReport => ({
    ...shownContent(id),
    title: { por: title },
    priority: 'normal',
    subject: null,
    summary: { por: 'Decisão da comissão.' },
    pdf: aPdf(id),
    ...over,
  })
  const { screen } = await openPage('/official-reports', {
    width: 320,
    api: {
      listOfficialReports: () =>
        Promise.resolve({
          seq: 3,
          reports: [report('r1', 'Boletim 1'), report('r2', 'Decisão 4', { priority: 'urgent' })],
        }),
    },
  })
  await expect.element(screen.getByText('Urgente')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Abrir: Boletim 1' }))
    .toHaveAttribute('href', '/files/r1/original.pdf')
  const names = () => [...document.querySelectorAll('.content-document-name')].map(({ textContent }) => textContent)
  await screen.getByRole('button', { name: 'Prioridade' }).click()
  await expect.poll(names).toEqual(['Abrir: Decisão 4', 'Abrir: Boletim 1'])
  expect(horizontalScroll()).toBe(0)
  expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([])
})
