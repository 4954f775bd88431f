import type { Announcement, Banner, Banners } from '@games/contract'
import { sampled } from '@games/testing/suite'
import axe from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

beforeEach(() => localStorage.clear())

const AT = '2027-09-14T13:00:00.000Z'
const aBanner = (por: string, given: Partial<Banner> = {}): Banner => ({
  id: por.replaceAll(' ', '-'),
  title: { por },
  level: 'notice',
  at: AT,
  until: null,
  ...given,
})
const anAnnouncement = (por: string, given: Partial<Announcement> = {}): Announcement => ({
  id: por.replaceAll(' ', '-'),
  title: { por },
  level: 'notice',
  body: {
    por: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Fiquem onde estão.' }] }] },
  },
  banner: null,
  publishedAt: AT,
  correctedAt: null,
  correction: null,
  ...given,
})
const bannersOf = (seq: number, ...banners: Banner[]): Banners => ({ seq, banners })
const api = (...banners: Banner[]) => ({
  listBanners: () => Promise.resolve(bannersOf(1, ...banners)),
  listAnnouncements: () => Promise.resolve({ seq: 1, announcements: [anAnnouncement('Chuva forte')] }),
})
const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top

test('what comes while a page is read lies over its beginning, and what goes leaves its place, until another page is opened: nothing moves (R6.1)', async () => {
  const storm = aBanner('Tempestade às 15', { level: 'emergency' })
  const { screen, router, views } = await openPage('/settings', { api: api(), width: 320 })
  const before = top('h1')
  views.put(['banners'], bannersOf(2, storm))
  await expect.element(screen.getByRole('status').getByText('Emergência')).toBeVisible()
  expect(top('h1')).toBe(before)
  expect(document.querySelector('.app-shell-banner')?.getBoundingClientRect().top).toBe(
    document.querySelector('header')?.getBoundingClientRect().bottom,
  )
  await router.navigate({ href: '/announcements' })
  await expect.element(screen.getByRole('region', { name: 'Comunicados da organização' })).toBeVisible()
  const moved = top('h1')
  expect(moved).toBeGreaterThan(before ?? 0)
  views.put(['banners'], bannersOf(3))
  await expect.element(screen.getByText('Tempestade às 15')).not.toBeVisible()
  expect(top('h1')).toBe(moved)
  await router.navigate({ href: '/settings' })
  await expect.poll(() => top('h1')).toBe(before)
  expect(horizontalScroll()).toBe(0)
})

test('what somebody puts away is gone on the next page too, and comes again once it is published anew (R6.1)', async () => {
  const gate = aBanner('O portão 3 está fechado', { level: 'warning' })
  const { screen, router, views } = await openPage('/settings', { api: api() })
  views.put(['banners'], bannersOf(2, gate))
  await screen.getByRole('button', { name: 'Fechar: O portão 3 está fechado' }).click()
  await expect.element(screen.getByText('O portão 3 está fechado')).not.toBeInTheDocument()
  await router.navigate({ href: '/search' })
  await expect.element(screen.getByText('O portão 3 está fechado')).not.toBeInTheDocument()
  views.put(['banners'], bannersOf(3, { ...gate, at: '2027-09-14T14:00:00.000Z' }))
  await expect.element(screen.getByText('O portão 3 está fechado')).toBeVisible()
})

test('of many two stand above the page, the others are a link away', async () => {
  const { screen, router, views } = await openPage('/settings', { api: api() })
  views.put(['banners'], bannersOf(2, ...['um', 'dois', 'três', 'quatro'].map((name) => aBanner(name))))
  await router.navigate({ href: '/announcements' })
  await expect.element(screen.getByRole('link', { name: 'Mais 2 comunicados' })).toBeVisible()
})

test('one whose time is over is not shown, whatever the device still has of it', async () => {
  const { screen, views } = await openPage('/settings', { api: api() })
  const over = aBanner('de manhã', { until: '2027-09-14T12:00:00-03:00' })
  views.put(['banners'], bannersOf(2, over, aBanner('de tarde')))
  await expect.element(screen.getByText('de tarde')).toBeVisible()
  await expect.element(screen.getByText('de manhã')).not.toBeInTheDocument()
})

test('the page of communications has the whole texts, corrections said, in every language (R6.1, R4.1)', async () => {
  const announcements = [
    anAnnouncement('Chuva forte', { level: 'warning', title: { por: 'Chuva forte', eng: 'Heavy rain' } }),
    anAnnouncement('Portão 3', { correctedAt: '2027-09-14T16:00:00.000Z', correction: { por: 'Era o portão 2.' } }),
  ]
  const { screen } = await openPage('/announcements', {
    locale: 'eng',
    width: 320,
    api: { listAnnouncements: () => Promise.resolve({ seq: 1, announcements }) },
  })
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Heavy rain' })).toBeVisible()
  await expect.element(screen.getByText('Warning')).toBeVisible()
  await expect.element(screen.getByText('Era o portão 2.')).toHaveAttribute('lang', 'pt-PT')
  expect(horizontalScroll()).toBe(0)
})

test('without any the page of communications says so and leads on', async () => {
  const { screen } = await openPage('/announcements', {
    api: { listAnnouncements: () => Promise.resolve({ seq: 1, announcements: [] }) },
  })
  await expect.element(screen.getByText('Nenhum comunicado foi publicado.')).toBeVisible()
})

test.each(sampled(['light', 'dark'], 2))('axe finds nothing in communications of each level, %s', async (theme) => {
  document.documentElement.dataset['theme'] = theme
  const { router, views } = await openPage('/settings', { api: api() })
  views.put(['banners'], bannersOf(2, aBanner('Fogo', { level: 'emergency' }), aBanner('Vento', { level: 'warning' })))
  await router.navigate({ href: '/announcements' })
  await expect.element(page.getByText('Fiquem onde estão.')).toBeVisible()
  views.put(
    ['banners'],
    bannersOf(3, aBanner('Fogo', { level: 'emergency' }), aBanner('Vento', { level: 'warning' }), aBanner('Festa')),
  )
  await expect.element(page.getByText('Festa')).toBeVisible()
  const { violations } = await axe.run(document)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual([])
  delete document.documentElement.dataset['theme']
})
