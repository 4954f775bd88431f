import { expect, test } from 'vitest'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

const USER = { platform: 'android', loginEnabled: true, loginType: 'user' } as const

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
])('%s is there for a user: %s (R2.1, R1.6)', async (path, title) => {
  const { screen } = await openPage(path, { subject: USER })
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.title).toBe(`${title} · Jogos de Teste`)
})
