import { afterEach, expect, test } from 'vitest'
import { preferences } from '../session/preferences.ts'
import { horizontalScroll, openPage } from '../ui/testing/open-page.tsx'

const USER = { platform: 'android', loginEnabled: true, loginType: 'user' } as const

afterEach(() => preferences.set({ loginType: null, isLoggedIn: false, isAuthenticated: false, userData: null }))

test('level, XP bar and points stand above the pages of the layout pointer-counter for a user, and for nobody else (R3.1)', async () => {
  const guest = await openPage('/qr-scan', { subject: USER })
  await expect.element(guest.screen.getByRole('heading', { level: 1 })).toBeVisible()
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
  const { screen } = await openPage('/qr-scan', { subject: USER, width: 320 })
  const strip = screen.getByRole('region', { name: 'Seus pontos' })
  await expect.element(strip.getByText('Nível 2')).toBeVisible()
  await expect.element(strip.getByRole('progressbar', { name: /7.?500/ })).toHaveAttribute('value', '2500')
  await expect.element(strip.getByText(/^12.?500 pontos$/)).toBeVisible()
  expect(horizontalScroll()).toBe(0)
})
