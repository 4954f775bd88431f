import type { Agenda, UnitSummary } from '@games/contract'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPage } from '../ui/testing/open-page.tsx'
import { aMatch } from '../units/unit.factory.ts'
import { areSpoilersHidden, hideSpoilers, showPage } from './spoilers.ts'

const DAY = '2027-09-14'
const of = 'discipline.HBL'

const agenda = (...units: UnitSummary[]): Agenda => ({
  seq: 1,
  day: DAY,
  days: [{ day: DAY, units: units.length }],
  units: units.map((unit) => ({ unit, of: [of] })),
  followed: [
    { key: of, kind: 'discipline', discipline: { code: 'HBL', name: { por: 'Handebol' } }, next: null, left: 0 },
  ],
  places: [],
  ways: [],
  kmPerHour: 15,
})
const match = (home: string, away: string): UnitSummary => {
  const unit = aMatch({ status: 'OFFICIAL', day: DAY, start: `${DAY}T10:00:00-03:00` })
  const [one, other] = unit.sides
  return {
    ...unit,
    sides: [
      { ...one, result: home, wlt: 'W' },
      { ...other, result: away },
    ],
  }
}
const openAgenda = (view = agenda(match('21', '19'))) => {
  localStorage.setItem('games.follows', JSON.stringify([{ key: of, followed: true, at: 1 }]))
  return openPage('/agenda', { api: { getAgenda: () => Promise.resolve(view) } })
}
const score = () => document.querySelector('.ui-score')
const isTold = () => score()?.checkVisibility() ?? false
const another = (newValue: string | null) => {
  if (newValue === null) localStorage.removeItem('spoilers')
  else localStorage.setItem('spoilers', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'spoilers', newValue }))
}

afterEach(() => {
  vi.restoreAllMocks()
  hideSpoilers(false)
  localStorage.clear()
})

test('a device hides results once it is told to, and shows one that is asked for (0096)', async () => {
  const { screen } = await openAgenda()
  await expect.poll(isTold).toBe(true)
  const toggle = screen.getByRole('switch', { name: 'Sem spoiler' })
  await expect.element(toggle).not.toBeChecked()
  await userEvent.click(toggle)
  await expect.element(toggle).toBeChecked()
  expect([isTold(), areSpoilersHidden(), localStorage.getItem('spoilers')]).toEqual([false, true, 'hidden'])
  const show = screen.getByRole('button', { name: /^Mostrar: / })
  await userEvent.click(show)
  await expect.poll(isTold).toBe(true)
  await expect.element(show).not.toBeInTheDocument()
  // who uses keys goes on at the row
  await expect.poll(() => document.activeElement?.classList.contains('units-row')).toBe(true)
})

test('who has won is as heavy as who has lost while results are hidden (0096)', async () => {
  hideSpoilers(true)
  await openAgenda()
  const behind = await vi.waitUntil(() => document.querySelector('.units-row-behind'))
  const weight = (element: Element) => getComputedStyle(element).fontWeight
  expect(weight(behind)).toBe(weight(behind.parentElement as Element))
  showPage(true)
  expect(weight(behind)).not.toBe(weight(behind.parentElement as Element))
})

test('a unit that has not begun has nothing to show (0096)', async () => {
  hideSpoilers(true)
  const { screen } = await openAgenda(agenda(aMatch({ status: 'SCHEDULED', day: DAY, start: `${DAY}T18:00:00-03:00` })))
  await expect.element(screen.getByRole('switch')).toBeChecked()
  await vi.waitUntil(() => document.querySelector('.units-row'))
  expect(document.querySelector('.spoilers-show')).toBeNull()
})

test('what another tab says of results is done in this one, and what was asked for is hidden again (0096)', async () => {
  const { screen } = await openAgenda()
  await expect.poll(isTold).toBe(true)
  another('hidden')
  expect(isTold()).toBe(false)
  await expect.element(screen.getByRole('switch')).toBeChecked()
  another(null)
  expect(isTold()).toBe(true)
})

test('where nothing can be stored results are hidden as long as the page lives (0096)', NIGHTLY, async () => {
  const { screen } = await openAgenda()
  await expect.poll(isTold).toBe(true)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await userEvent.click(screen.getByRole('switch'))
  await expect.element(screen.getByRole('switch')).toBeChecked()
  expect(isTold()).toBe(false)
})

test('all of a page is shown at once, and the next page hides its own (0096)', async () => {
  hideSpoilers(true)
  const { screen, router } = await openAgenda()
  await vi.waitUntil(() => score())
  expect(isTold()).toBe(false)
  // the first sign of use loads what the app shell does besides drawing itself
  await userEvent.keyboard('{Shift}')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar todos' }))
  expect(isTold()).toBe(true)
  await router.navigate({ href: '/settings' })
  await router.navigate({ href: '/agenda' })
  await vi.waitUntil(() => score())
  expect(isTold()).toBe(false)
})
