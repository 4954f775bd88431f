import { LOCALES } from '@games/domain'
import { sampled } from '@games/testing/suite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { misc } from '../../session/misc.ts'
import { preferences } from '../../session/preferences.ts'
import { chooseTheme } from '../../session/theme.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  misc.set({ windowHeight: 0 })
})
afterEach(() => {
  chooseTheme('system')
  misc.set({ showDebugBanner: false })
})

test.each(sampled(LOCALES, 3))('every setting has its words and fits a small phone, in %s (R4.1)', async (locale) => {
  await openPage('/settings', { locale, width: 320, subject: { platform: 'ios' } })
  expect(document.body.textContent).not.toMatch(/settings\.|app-shell\./)
  expect(document.querySelectorAll('.settings-section')).toHaveLength(8)
  expect(horizontalScroll()).toBe(0)
  const small = [
    ...document.querySelectorAll<HTMLElement>('.settings :is(a.ui-button, button, select, .settings-choice label)'),
  ]
    .map((target) => [target.textContent, target.offsetHeight] as const)
    .filter(([, height]) => height < 44)
  expect(small).toEqual([])
})

test.each<[name: string, stored: string | null]>(
  sampled(
    [
      ['Escuro', 'dark'],
      ['Claro', 'light'],
      ['Do aparelho', null],
    ],
    3,
  ),
)('appearance: %s is shown at once and stored', async (name, stored) => {
  chooseTheme(stored === 'light' ? 'dark' : 'light')
  await openPage('/settings')
  await page.getByRole('radio', { name }).click()
  expect(document.documentElement.dataset.theme ?? null).toBe(stored)
  expect(localStorage.getItem('theme')).toBe(stored)
})

test('appearance chosen in another tab is shown in this one', async () => {
  await openPage('/settings')
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => misc.get().windowHeight).toBeGreaterThan(0)
  localStorage.setItem('theme', 'dark')
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
})

test('the time zone is this device’s, the venue’s or one by name, and is stored (R4.1, R5.10)', async () => {
  await openPage('/settings')
  const zones = page.getByRole('combobox', { name: 'Mostrar os horários' })
  await expect.element(zones).toHaveValue('local')
  await userEvent.selectOptions(zones, 'venue')
  expect(preferences.get().preferredTimezone).toBe('venue')
  await userEvent.selectOptions(zones, 'Manaus (UTC−4)')
  expect(preferences.get().preferredTimezone).toBe('America/Manaus')
  expect(JSON.parse(localStorage.getItem('preferences') ?? '{}')).toMatchObject({ preferredTimezone: 'America/Manaus' })
})

test('a zone stored elsewhere is offered, too (R4.1)', async () => {
  preferences.set({ preferredTimezone: 'Asia/Kolkata' })
  await openPage('/settings')
  await expect.element(page.getByRole('option', { name: 'Asia/Kolkata (UTC+5:30)' })).toBeInTheDocument()
  preferences.set({ preferredTimezone: 'local' })
})

test('consent can be changed in settings; unsaid, neither answer is set (R3.5)', async () => {
  await openPage('/settings')
  const answers = () => [...document.querySelectorAll<HTMLInputElement>('#privacy input')].map(({ checked }) => checked)
  expect(answers()).toEqual([false, false])
  await page.getByRole('radio', { name: 'Aceitar' }).click()
  expect([answers(), localStorage.getItem('consent')]).toEqual([[false, true], 'accepted'])
  await page.getByRole('radio', { name: 'Recusar' }).click()
  expect([answers(), localStorage.getItem('consent')]).toEqual([[true, false], 'rejected'])
})

test.each([
  ['web', 1, 1],
  ['pwa', 1, 0],
  ['ios', 0, 0],
  ['android', 0, 0],
] as const)(
  'on %s the public API is led to %i times, only where the server has the app’s own address, and widgets %i times (R3.3)',
  async (platform, api, embed) => {
    await openPage('/settings', { subject: { platform } })
    expect(document.querySelectorAll('a[href="/api"]')).toHaveLength(api)
    expect(document.querySelectorAll('a[href="/embed"]')).toHaveLength(embed)
  },
)

test('everything is forgotten only after a second question', async () => {
  await openPage('/settings')
  await page.getByRole('button', { name: 'Esquecer tudo' }).click()
  const question = page.getByRole('dialog', { name: 'Esquecer tudo neste aparelho?' })
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Manter' }).click()
  await expect.element(question).not.toBeInTheDocument()
})

test('a fragment leads to its part of the page (R3.5)', async () => {
  const { router } = await openPage('/settings')
  await router.navigate({ to: '/settings', hash: 'privacy' })
  await expect.poll(() => document.activeElement?.id).toBe('privacy')
})

test.each([
  ['web', false, null, false],
  ['web', true, null, true],
  ['ios', false, null, true],
  ['web', false, 'guest', true],
] as const)(
  'on %s, login enabled %s, as %s: the login part is shown: %s (R1.4)',
  async (platform, loginEnabled, loginType, isShown) => {
    await openPage('/settings', { subject: { platform, loginEnabled, loginType } })
    expect(document.querySelector('#login') !== null).toBe(isShown)
  },
)
