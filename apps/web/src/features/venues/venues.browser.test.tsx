import type { Venue, VenueDay, Venues } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { LOCALES } from '../../i18n/locale.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aMatch, aUnit } from '../../units/unit.factory.ts'

const DAY = '2027-09-14'
const place = (given: Partial<NonNullable<Venue['place']>> = {}): Venue['place'] => ({
  point: { lat: -10.5, lon: -30.5 },
  address: 'Rua dos Marujos, 25',
  notes: null,
  accessibility: { por: 'Rampa no portão 2', eng: 'Ramp at gate 2' },
  transport: null,
  ...given,
})
const aVenue = (code: string, name: string, given: Partial<Venue> = {}): Venue => ({
  code,
  name: { por: name },
  place: place(),
  locations: [],
  disciplines: [{ code: 'JUD', name: { por: 'Judô' } }],
  days: [DAY],
  ...given,
})
const at = (venue: string) => ({ venue: { code: venue, name: null } })
const live = aMatch({ code: 'HBLWTEAM7-------------SFNL000100--', status: 'RUNNING', ...at('AMA') })
const next = aUnit('ATHW100M--------------HEAT000100--', { start: `${DAY}T14:30:00-03:00`, ...at('AMA') })
const base = { seq: 1, day: DAY, days: [{ day: DAY, units: 2, golds: 0 }] }
const venues = (given: Partial<Venues> = {}): Venues => ({
  ...base,
  units: [live, next],
  venues: [
    aVenue('PSE', 'Pista', { place: place({ point: { lat: -10.51, lon: -30.51 } }) }),
    aVenue('AMA', 'Arena dos Marujos'),
    aVenue('TAB', 'Teatro', { place: null, disciplines: [], days: [] }),
  ],
  ...given,
})
const aVenueDay = (given: Partial<VenueDay> = {}): VenueDay => ({
  ...base,
  days: [
    { day: DAY, units: 2, golds: 0 },
    { day: '2027-09-15', units: 5, golds: 1 },
  ],
  units: [live, next],
  venue: aVenue('AMA', 'Arena dos Marujos'),
  toCome: 1,
  over: 0,
  others: [{ code: 'PSE', name: { por: 'Pista' }, lat: -10.51, lon: -30.51 }],
  tiles: null,
  ...given,
})
const api = (view = aVenueDay()) => ({
  listVenues: () => Promise.resolve(venues()),
  getVenueDay: vi.fn(() => Promise.resolve(view)),
})

afterEach(() => vi.restoreAllMocks())

test('the list says what is on now and next in each venue, numbered as on the plan, by name (R2.1)', async () => {
  const { screen } = await openPage('/venues', { api: api() })
  const rows = screen.container.querySelectorAll('.venues-line')
  expect([...rows].map((row) => row.querySelector('b')?.textContent)).toEqual(['Arena dos Marujos', 'Pista', 'Teatro'])
  expect(rows[0]?.textContent).toMatch(/1 disputa agora.*às 14:30/)
  expect(rows[1]?.textContent).toContain('nada mais hoje')
  const signs = [...screen.container.querySelectorAll('.venues-plan a')]
  expect(signs.map((sign) => [sign.getAttribute('aria-label'), sign.querySelector('text')?.textContent])).toEqual([
    ['1, Arena dos Marujos', '1'],
    ['2, Pista', '2'],
  ])
  expect(horizontalScroll()).toBe(0)
})

test('a sign on the plan leads to its venue inside the app (R2.1)', async () => {
  const { screen, router } = await openPage('/venues', { api: api() })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Locais' })).toBeVisible()
  screen.container
    .querySelector('.venues-plan a[href="/venues/AMA"] circle')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Arena dos Marujos' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/venues/AMA')
})

test('a venue has its address, the ways there, its days, and what is on and comes next (R2.1)', async () => {
  const { screen } = await openPage('/venues/AMA', { api: api(), width: 320 })
  await expect.element(screen.getByText('Rua dos Marujos, 25')).toBeVisible()
  await expect.element(screen.getByText('Rampa no portão 2')).toBeVisible()
  for (const name of ['Google Maps', 'Apple Maps', 'Waze', 'OpenStreetMap']) {
    const link = screen.getByRole('link', { name })
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(link).toHaveAttribute('target', '_blank')
  }
  await expect
    .element(screen.getByRole('link', { name: 'Mapa do aparelho' }))
    .toHaveAttribute('href', expect.stringMatching(/^geo:-10.5,/))
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Agora' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'A seguir' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ver o dia inteiro deste local' }))
    .toHaveAttribute('href', `/schedule/days?day=${DAY}&venue=AMA`)
  expect(horizontalScroll()).toBe(0)
})

test('the address is copied with the venue’s name, and it says so (R2.1)', NIGHTLY, async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen } = await openPage('/venues/AMA', { api: api() })
  await screen.getByRole('button', { name: 'Copiar endereço' }).click()
  await expect.element(screen.getByText('Endereço copiado')).toBeVisible()
  expect(copied).toHaveBeenCalledWith('Arena dos Marujos, Rua dos Marujos, 25')
})

test('rows of other venues that came live are not shown; when the known ones run out more are requested (R3.7)', async () => {
  const calls = api(aVenueDay({ toCome: 3 }))
  const { screen, views } = await openPage('/venues/AMA', { api: calls })
  await expect.element(screen.getByRole('heading', { level: 2, name: 'A seguir' })).toBeVisible()
  const before = calls.getVenueDay.mock.calls.length
  views.put(['venue', 'AMA', DAY], aVenueDay({ seq: 2, toCome: 3, units: [live, { ...next, ...at('PSE') }] }))
  await expect.poll(() => screen.container.querySelectorAll('.venues-units > li')).toHaveLength(1)
  await expect.poll(() => calls.getVenueDay.mock.calls.length).toBe(before + 1)
})

test('what comes next is counted only where all of it stands there (R2.1)', async () => {
  const { screen, views } = await openPage('/venues/AMA', { api: api(aVenueDay({ toCome: 1 })) })
  const headings = () =>
    [...screen.container.querySelectorAll('.venues-programme .ui-section')].map((one) => one.textContent)
  await expect.poll(headings).toEqual(['Agora1 disputa', 'A seguir1 disputa'])
  views.put(['venue', 'AMA', DAY], aVenueDay({ seq: 2, toCome: 40 }))
  await expect.poll(headings).toEqual(['Agora1 disputa', 'A seguir'])
})

test('without a place it says so and the maps search by name; on a day with nothing it says what to do (R2.1)', async () => {
  const nowhere = aVenueDay({
    venue: aVenue('TAB', 'Teatro', { place: null, days: ['2027-09-15'] }),
    units: [],
    toCome: 0,
  })
  const { screen } = await openPage('/venues/TAB', { api: api(nowhere) })
  await expect.element(screen.getByText(/A organização não publicou onde fica/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'OpenStreetMap' }))
    .toHaveAttribute('href', expect.stringMatching(/query=Teatro$/))
  await expect.element(screen.getByText(/Escolha um dos dias acima/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver o dia inteiro deste local' }).elements()).toHaveLength(0)
  expect(screen.container.querySelector('.venues-plan')).toBeNull()
})

test('a map of somebody else’s is offered with its name and fetched only when pressed (R3.3)', async () => {
  const tiles = { template: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapas' }
  const { screen } = await openPage('/venues/AMA', { api: api(aVenueDay({ tiles })) })
  await expect.element(screen.getByText(/O mapa vem de tiles.example/)).toBeVisible()
  expect(screen.container.querySelector('image')).toBeNull()
  await screen.getByRole('button', { name: 'Ver o mapa das ruas' }).click()
  await expect.element(screen.getByText('© Mapas')).toBeVisible()
  expect(screen.container.querySelector('image')?.getAttribute('href')).toMatch(/^https:\/\/tiles\.example\/16\//)
})

test.each(sampled(LOCALES, 3))('in %s no word is missing and the page fits a small phone (R4.1)', async (locale) => {
  const { screen } = await openPage('/venues/AMA', { api: api(), locale, width: 320 })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.container.textContent).not.toMatch(/venues\./)
  expect(horizontalScroll()).toBe(0)
})

test('rows of a venue count down to when a unit is foreseen to begin: late, delayed, with its time hidden, and once its printed time has passed (R2.1, 0092)', async () => {
  /** A forecast for so many minutes past 14:00, sure to a minute. */
  const foreseen = (minutes: number) => {
    const at = { at: Date.parse(`${DAY}T14:${String(minutes).padStart(2, '0')}:00-03:00`), lead: 0 }
    return { expected: at, earliest: at, latest: at }
  }
  const unit = (n: number, time: string, given: Parameters<typeof aUnit>[1]) =>
    aUnit(`ATHW100M--------------HEAT000${n}00--`, { start: `${DAY}T${time}:00-03:00`, ...at('AMA'), ...given })
  await openPage('/venues/AMA', {
    width: 320,
    api: api(
      aVenueDay({
        units: [
          unit(1, '14:20', { forecast: foreseen(41) }),
          unit(2, '14:20', { forecast: foreseen(42), hideStart: true }),
          unit(3, '14:20', { forecast: foreseen(43), status: 'DELAYED' }),
          unit(4, '13:55', { forecast: foreseen(14) }),
          unit(5, '14:20', {}),
        ],
        toCome: 5,
      }),
    ),
  })
  // what is further off than a quarter of an hour is said to five minutes
  await expect
    .poll(() => [...document.querySelectorAll('.units-row-outcome')].map((one) => one.textContent))
    .toEqual(['em ~38 min', 'em ~38 min', 'Atrasadaem ~43 min', 'em ~12 min', 'em 18 min'])
  expect(horizontalScroll()).toBe(0)
})
