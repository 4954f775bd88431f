import { afterEach, expect, test } from 'vitest'
import { preferences } from '../../session/preferences.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

const USER = { platform: 'android', loginEnabled: true, loginType: 'user' } as const

afterEach(() => preferences.set({ loginType: null, isLoggedIn: false, isAuthenticated: false, userData: null }))

test('an empty section says what it holds, that there is nothing, why, and where to go (R2)', async () => {
  const { screen } = await openPage('/venues', {
    width: 320,
    api: { listVenues: () => Promise.resolve({ seq: 1, day: '2027-09-14', days: [], units: [], venues: [] }) },
  })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Locais' })).toBeVisible()
  await expect.element(screen.getByText('Os locais de prova, com endereço e mapa.')).toBeVisible()
  await expect.element(screen.getByText('Nenhum resultado encontrado')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ver a programação de hoje' }))
    .toHaveAttribute('href', '/schedule/days')
  expect(horizontalScroll()).toBe(0)
})

test.each([
  ['/transport', 'Transporte'],
  ['/hotels', 'Hotéis'],
  ['/places/hotel', 'Hotéis'],
  ['/hospitals', 'Hospitais'],
  ['/places/hospital', 'Hospitais'],
  ['/videos', 'Vídeos oficiais'],
  ['/courses', 'Cursos'],
  ['/informativos', 'Informativos'],
  ['/official-photos', 'Fotos oficiais'],
  ['/trivia', 'Trivia'],
  ['/qr-scan', 'Ler QR code'],
])('%s is there for a user: %s (R2.1, R1.6)', async (path, title) => {
  const { screen } = await openPage(path, { subject: USER })
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.title).toBe(`${title} · Jogos de Teste`)
})

test('a trivia nobody has published is not there (R2.2)', async () => {
  const { screen } = await openPage('/trivia/7', { subject: USER })
  await expect.element(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test('level, XP bar and points stand above ranking and account for a user, and for nobody else (R3.1)', async () => {
  const guest = await openPage('/account')
  await expect.element(guest.screen.getByRole('heading', { name: 'Minha conta' })).toBeVisible()
  expect(document.querySelector('.points-strip')).toBeNull()
  await guest.screen.unmount()
  preferences.set({
    loginType: 'user',
    userData: {
      id: '7',
      username: 'ana',
      name: 'Ana',
      points: 12_500,
      tipo: 'athlete',
      type: 'athlete',
      email: 'ana@example.com',
      cpf: '',
      active: true,
      photoUrl: '',
      videoViewed: true,
    },
  })
  const { screen } = await openPage('/ranking', { subject: USER, width: 320 })
  await expect.element(screen.getByText('Nível 2')).toBeVisible()
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '2500')
  await expect.element(screen.getByText(/12.?500 pontos/)).toBeVisible()
  expect(horizontalScroll()).toBe(0)
})
