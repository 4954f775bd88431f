import type { Api, Medallists, MedalWonRow } from '@games/contract'
import { expect, test, vi } from 'vitest'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aMedalRow, aMedalTable, anOrganisation } from './medals.factory.ts'

const won = (event: string, changes: Partial<MedalWonRow> = {}): MedalWonRow => ({
  medal: 'gold',
  shared: false,
  competitor: { code: '1', type: 'A', name: 'Brunório Cavalcanteado', organisation: anOrganisation('AL'), known: true },
  members: [],
  discipline: { code: 'JUD', name: { por: 'Judô' } },
  event: { code: event, name: { por: event } },
  unit: null,
  date: '2027-09-14',
  ...changes,
})

const aPage = (medals: MedalWonRow[], changes: Partial<Medallists> = {}): Medallists => ({
  seq: 100,
  medals,
  total: medals.length,
  next: null,
  ...changes,
})

const open = (listMedallists: Api['listMedallists'], address = '/medals/medallists', width = 390) =>
  openPage(address, {
    width,
    api: {
      listMedallists,
      getMedalTable: () => Promise.resolve(aMedalTable([aMedalRow('SP'), aMedalRow('AL')])),
      getProgramme: () => Promise.resolve({ seq: 1, days: [], disciplines: [] }),
    },
  })

test('medallists stand by day, the newest first, and by event (R2.6)', async () => {
  const { screen } = await open(() =>
    Promise.resolve(
      aPage([
        won('E1'),
        won('E1', { medal: 'silver', competitor: { ...won('E1').competitor, code: '2' } }),
        won('E2', { date: '2027-09-13' }),
      ]),
    ),
  )
  const heads = () => [...document.querySelectorAll('.medals h2, .medals h3')].map((head) => head.textContent)
  expect(heads()).toEqual(['terça-feira, 14 de setembro', 'E1 Judô', 'segunda-feira, 13 de setembro', 'E2 Judô'])
  await expect.element(screen.getByText('3 medalhas')).toBeVisible()
  expect(horizontalScroll()).toBe(0)
})

test('the medals of an event that may change are marked with the reason', async () => {
  await open(() =>
    Promise.resolve(
      aPage([won('E1', { unsettled: 'under-revision' }), won('E2', { unsettled: 'provisional' }), won('E3')]),
    ),
  )
  expect([...document.querySelectorAll('.medals h3')].map(({ textContent }) => textContent)).toEqual([
    'E1 Judô medalhas em revisão',
    'E2 Judô medalhas provisórias',
    'E3 Judô',
  ])
})

test('every choice is an address, and a request to the server (R2.6)', async () => {
  const listMedallists = vi.fn<Api['listMedallists']>(() => Promise.resolve(aPage([won('E1')])))
  const { screen, router } = await open(listMedallists)
  await screen.getByRole('combobox', { name: 'Delegação' }).selectOptions('AL')
  await expect.poll(() => router.state.location.href).toBe('/medals/medallists?organisation=AL')
  await screen.getByRole('combobox', { name: 'Cor da medalha' }).selectOptions('silver')
  await expect.poll(() => router.state.location.href).toBe('/medals/medallists?organisation=AL&medal=silver')
  await screen.getByRole('searchbox').fill('ana')
  await expect.poll(() => router.state.location.href).toBe('/medals/medallists?q=ana&organisation=AL&medal=silver')
  expect(listMedallists.mock.lastCall?.[0]?.query).toEqual({
    q: 'ana',
    organisation: 'AL',
    medal: 'silver',
    order: 'day',
  })
})

test('choices made one after another while the first is on its way are both made, and are seen at once (R2.6)', async () => {
  const { discipline } = won('E1')
  const { promise: isAnswered, resolve: answerAll } = Promise.withResolvers<void>()
  const { screen, router } = await openPage('/medals/medallists', {
    api: {
      listMedallists: async ({ query } = {}) => {
        if (query?.discipline !== undefined) await isAnswered
        return aPage([won('E1')])
      },
      getMedalTable: () => Promise.resolve(aMedalTable([aMedalRow('SP'), aMedalRow('AL')])),
      getProgramme: () =>
        Promise.resolve({
          seq: 1,
          days: [],
          disciplines: [{ discipline, place: null, days: [], nearest: null, finishedEvents: 0, totalEvents: 1 }],
        }),
      getDiscipline: () =>
        Promise.resolve({ seq: 1, discipline, days: [], live: 0, nearest: null, venues: [], events: [] }),
    },
  })
  // it stands in the path
  await screen.getByRole('combobox', { name: 'Modalidade' }).selectOptions('JUD')
  await expect.poll(() => router.state.location.href).toBe('/medals/medallists/JUD')
  await expect.element(screen.getByRole('combobox', { name: 'Modalidade' })).toHaveValue('JUD')
  await screen.getByRole('combobox', { name: 'Delegação' }).selectOptions('AL')
  await screen.getByRole('combobox', { name: 'Cor da medalha' }).selectOptions('silver')
  await expect.element(screen.getByRole('combobox', { name: 'Delegação' })).toHaveValue('AL')
  await expect.element(screen.getByRole('combobox', { name: 'Cor da medalha' })).toHaveValue('silver')
  expect(router.state.resolvedLocation?.href).toBe('/medals/medallists')
  answerAll()
  await expect
    .poll(() => router.state.resolvedLocation?.href)
    .toBe('/medals/medallists/JUD?organisation=AL&medal=silver')
})

test('fifty at a time: the rest comes below, and an event that goes on is not headed twice', async () => {
  const second = won('E1', { medal: 'bronze', competitor: { ...won('E1').competitor, code: '3', name: 'Joanita' } })
  const listMedallists = vi.fn<Api['listMedallists']>(({ query } = {}) =>
    Promise.resolve(query?.cursor ? aPage([second], { total: 2 }) : aPage([won('E1')], { total: 2, next: 'on' })),
  )
  const { screen, router } = await open(listMedallists)
  const more = screen.getByRole('link', { name: 'Mostrar mais 1' })
  await expect.element(more).toHaveAttribute('href', '/medals/medallists?cursor=on')
  await more.click()
  await expect.element(screen.getByText('Joanita')).toBeVisible()
  expect(document.querySelectorAll('.medals h3')).toHaveLength(1)
  expect(router.state.location.href).toBe('/medals/medallists')
})

test('nothing found says so and leads back to all', async () => {
  const { screen } = await open(() => Promise.resolve(aPage([])), '/medals/medallists?q=nobody', 320)
  await expect.element(screen.getByText('Nenhum resultado encontrado')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Limpar filtros' }))
    .toHaveAttribute('href', '/medals/medallists')
  expect(horizontalScroll()).toBe(0)
})

test('a medal that others of the event have too is shown to be shared, also where their line is not on the page (R5.6)', async () => {
  const medals = [
    won('JUDW57KG', { medal: 'silver' }),
    won('JUDW57KG', { medal: 'bronze', shared: true, competitor: { ...won('').competitor, code: '2' } }),
  ]
  const { screen } = await open(() => Promise.resolve(aPage(medals)))
  const lines = screen
    .getByRole('listitem')
    .elements()
    .filter((line) => line.matches('.medals-decided-line'))
  expect(lines.map((line) => /^\d(=?)(?: empate)?/.exec(line.textContent)?.[0])).toEqual(['2', '3= empate'])
})
