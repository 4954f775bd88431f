import type { Place, Places } from '@games/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { serveContent, signIn, signOut, USER } from '../../content/testing/users-content.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

const aPlace = (por: string, given: Partial<Place> = {}): Place => ({
  id: por,
  publishedAt: '2027-09-01T12:00:00-03:00',
  correctedAt: null,
  correction: null,
  name: { por },
  type: 'other',
  address: 'Av. da Orla, 210',
  point: { lat: 0.0072, lon: 0 },
  telephone: '(82) 5555-0142',
  directions: null,
  notes: null,
  opening: [],
  link: null,
  ...given,
})
const view = (...places: Place[]): Places => ({
  seq: 1,
  origin: { name: { por: 'Vila dos Atletas' }, point: { lat: 0, lon: 0 } },
  places,
})
const open = (places: Places, width = 320) =>
  openPage('/places/other', { width, api: { listPlaces: () => Promise.resolve(places) } })
const namesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('.places-what > b')].map(({ textContent }) => textContent)

afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a place says how far it is, whom to call and the way there; what is not known is said (R6.1)', async () => {
  const { screen } = await open(
    view(
      aPlace('Farmácia', { opening: [{ days: [1, 2, 3, 4, 5], from: '06:00', to: '19:00' }] }),
      aPlace('Longe', { point: { lat: 0.06, lon: 0 }, directions: { por: 'linha 4, 25 min' } }),
      aPlace('Sem nada', { point: null, address: null, telephone: null }),
    ),
  )
  const call = screen.getByRole('link', { name: 'Ligar para Farmácia: (82) 5555-0142' })
  await expect.element(call).toHaveAttribute('href', 'tel:8255550142')
  expect(call.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expect.element(screen.getByText('distância de: Vila dos Atletas')).toBeVisible()
  await expect.element(screen.getByText('0,8 km')).toBeVisible()
  await expect.element(screen.getByText('10 min a pé')).toBeVisible()
  await expect.element(screen.getByText('linha 4, 25 min')).toBeVisible()
  await expect.element(screen.getByText('seg a sex 06:00 a 19:00')).toBeVisible()
  await expect.element(screen.getByText('distância a confirmar')).toBeVisible()
  await expect.element(screen.getByText('Endereço a confirmar')).toBeVisible()
  const map = screen.getByRole('link', { name: 'Mapa: Farmácia' })
  await expect.element(map).toHaveAttribute('href', expect.stringContaining('destination=0.0072%2C0'))
  expect(screen.getByRole('link', { name: 'Mapa: Sem nada' }).query()).toBe(null)
  // who has not signed in has no other types to go to
  expect(screen.getByRole('link', { name: 'Hotéis' }).query()).toBe(null)
  expect(horizontalScroll()).toBe(0)
})

test('hotels and hospitals are for who has signed in, and an ambulance’s number stands above them (R1.6, R4.4)', async () => {
  signIn()
  const hospitals = [aPlace('Hospital Geral', { type: 'hospital' })]
  serveContent({ '/api/places/hospital': () => Response.json({ origin: null, places: hospitals }) })
  const { screen } = await openPage('/hospitals', { width: 320, subject: USER })
  await expect.element(screen.getByText('Hospital Geral', { exact: true }).last()).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /SAMU/ })).toHaveAttribute('href', 'tel:192')
  await expect.element(screen.getByRole('link', { name: 'Hotéis' })).toHaveAttribute('href', '/places/hotel')
  // nobody has said where distances are counted from
  expect(screen.getByText('distância a confirmar').query()).toBe(null)
  expect(horizontalScroll()).toBe(0)
})

test('from one’s own position the nearest place is the first; a refusal is said, and asking again works (R6.1)', async () => {
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  const refuse: typeof navigator.geolocation.getCurrentPosition = (_, fail) =>
    fail?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' })
  ask.mockImplementationOnce(refuse)
  const { screen } = await open(
    view(
      aPlace('Perto da Vila'),
      aPlace('Sem ponto', { point: null }),
      aPlace('Perto de mim', { point: { lat: 1, lon: 1 } }),
    ),
  )
  await screen.getByRole('button', { name: 'usar a minha posição' }).click()
  await expect.element(screen.getByText('O navegador não deixa ver a sua posição.', { exact: false })).toBeVisible()
  expect(namesOf(screen.container)).toEqual(['Perto da Vila', 'Sem ponto', 'Perto de mim'])
  ask.mockImplementationOnce((found) =>
    found({ coords: { latitude: 1, longitude: 1.001 } as GeolocationCoordinates, timestamp: 0, toJSON: () => null }),
  )
  await screen.getByRole('button', { name: 'usar a minha posição' }).click()
  await expect.element(screen.getByText('distância de onde você está')).toBeVisible()
  expect(namesOf(screen.container)).toEqual(['Perto de mim', 'Perto da Vila', 'Sem ponto'])
  await screen.getByRole('button', { name: 'esquecer a minha posição' }).click()
  expect(namesOf(screen.container)).toEqual(['Perto da Vila', 'Sem ponto', 'Perto de mim'])
})
