import { NIGHTLY } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, accountOf, failure, openOffice } from '../testing/open-office.tsx'
import { deviceChoices } from './device-choices.ts'
import { openPanel } from './panels.ts'

// the frame's state outlives a test, as it outlives a page
afterEach(() => {
  deviceChoices.set({ letterKeys: true })
  openPanel(null)
  vi.unstubAllGlobals()
})

const ACTIONS = { actions: [], people: [], kinds: [], next: null }
const answers = (): Answers => ({ listOfficeActions: () => ACTIONS, listOfficeTrivia: () => ({ trivia: [] }) })
const mesa = () => ({ account: accountOf('operator'), csrf: 'token', token: null })
const keys = (text: string) => userEvent.keyboard(text)
/** Whether the focus is in the palette's field. */
const inPalette = () => document.activeElement?.matches('dialog[open] input') ?? false
const dayField = () => document.querySelector<HTMLInputElement>('input[type=date]')
const chooseDay = (day: string) => userEvent.fill(dayField() as Element, day)

test('keys go to places and the palette finds them by name, but letters do nothing in a field or once they are off (R4.7, WCAG 2.1.4)', async () => {
  const { shown } = await openOffice('/log', answers())
  await expect.poll(dayField).not.toBeNull()
  await keys('gt')
  await expect.poll(shown).toBe('/trivia')
  await keys('{Control>}k{/Control}')
  await expect.poll(inPalette).toBe(true)
  await keys('ga')
  expect(shown()).toBe('/trivia')
  await keys('{Control>}a{/Control}regis')
  await keys('{Enter}')
  await expect.poll(shown).toBe('/log')
  await keys('?')
  await page.getByRole('checkbox').click()
  await keys('{Escape}')
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  await keys('gt')
  // the palette opens without a letter shortcut
  await keys('{Control>}k{/Control}')
  await expect.poll(inPalette).toBe(true)
  expect(shown()).toBe('/log')
  await keys('{Escape}')
})

test('only an admin has the settings in the menu, and their address explains this to an operator (R4.7)', async () => {
  const settings = () => page.getByRole('navigation').first().getByRole('link', { name: 'Configuração' }).query()
  const { screen } = await openOffice('/settings', answers())
  await expect.element(page.getByText(/esta página é só de quem administra/)).toBeVisible()
  expect(settings()).toBeNull()
  await screen.unmount()
  await openOffice('/log', answers(), { role: 'admin' })
  await expect.poll(settings).not.toBeNull()
})

test('a session that ends leaves the page unchanged, and the page continues once the same person is back (R4.7)', async () => {
  const server = answers()
  await openOffice('/log', server)
  await expect.poll(dayField).not.toBeNull()
  await chooseDay('2027-09-14')
  server.listOfficeActions = () => failure(401, 'unauthorized')
  await chooseDay('2027-09-15')
  await expect.element(page.getByRole('dialog').getByText('Sua sessão terminou')).toBeVisible()
  const isBack = page.getByRole('button', { name: 'Já entrei' })
  server.getSession = () => ({
    account: accountOf('admin', { id: 'other', username: 'chefia' }),
    csrf: null,
    token: null,
  })
  await isBack.click()
  await expect.element(page.getByText(/Neste navegador entrou chefia/)).toBeVisible()
  server.getSession = mesa
  server.listOfficeActions = () => ACTIONS
  await isBack.click()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  expect(dayField()?.value).toBe('2027-09-15')
})

test('the open page reports a removed role at the next refused call (R4.7)', async () => {
  const server = answers()
  await openOffice('/log', server)
  await expect.poll(dayField).not.toBeNull()
  server.getSession = () => ({ account: accountOf(null), csrf: null, token: null })
  server.listOfficeActions = () => failure(403, 'forbidden')
  await chooseDay('2027-09-14')
  await expect.element(page.getByRole('dialog').getByText('Seu papel acabou')).toBeVisible()
  // restores the session for the next test
  server.getSession = mesa
  await page.getByRole('button', { name: 'Ver de novo' }).click()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
})

test('a notice above the page reports an unavailable server until it answers again (R4.7)', NIGHTLY, async () => {
  const server: Answers = { ...answers(), listOfficeActions: () => failure(503, 'unavailable') }
  await openOffice('/log', server)
  const away = page.getByText('O servidor não responde', { exact: false })
  await expect.element(away.first()).toBeVisible()
  server.listOfficeActions = () => ACTIONS
  await chooseDay('2027-09-14')
  await expect.poll(() => away.query()).toBeNull()
})
