import { LOCALES } from '@games/domain'
import type { Platform } from '@games/domain/access/platform'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { misc } from '../session/misc.ts'
import { horizontalScroll, openPage } from '../ui/testing/open-page.tsx'

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  misc.set({ showProgressBar: false, showDebugBanner: false, windowHeight: 0 })
})
afterEach(() => vi.useRealTimers())

/** Begins to use the page, upon which what else the app shell does is fetched. */
async function begin() {
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => misc.get().windowHeight).toBe(844)
}

const shown = (element: Element): boolean => element.checkVisibility()
const visible = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter(shown)
const words = (selector: string): string[] => visible(selector).map((element) => element.innerText.trim())

const USER = { loginEnabled: true, loginType: 'user' } as const

test.each<[Platform, string[]]>([
  ['web', ['Programação', 'Medalhas', 'Resultados', 'Atletas', 'Menu']],
  ['pwa', ['Início', 'Programação', 'Medalhas', 'Resultados', 'Menu']],
  ['ios', ['Início', 'Programação', 'Medalhas', 'Resultados', 'Menu']],
  ['android', ['Início', 'Programação', 'Medalhas', 'Resultados', 'Menu']],
])('a phone’s bar has five places on %s, and no top entries (R1.4, R3.1)', async (platform, places) => {
  await openPage('/settings', { subject: { platform } })
  expect(words('.app-shell-bottom > a')).toEqual(places)
  expect(visible('.app-shell-entries a, .app-shell-tools a')).toEqual([])
  expect(visible('.app-shell-top > .app-shell-icon-button')).toHaveLength(1)
})

test('the signs of a phone’s bar stand where they stay before their words have come (R4.3)', async () => {
  await openPage('/settings')
  const heights = () =>
    [...document.querySelectorAll('.app-shell-bottom .ui-icon')].map((icon) => icon.getBoundingClientRect().y)
  const whole = heights()
  for (const word of document.querySelectorAll('.app-shell-bottom span')) word.remove()
  expect(whole).toHaveLength(5)
  expect(heights()).toEqual(whole)
})

test('on a wide screen the entries stand in the top bar, and there is neither a bottom bar nor "more" where all fit (R1.3)', async () => {
  await openPage('/settings', { width: 1440 })
  expect(words('.app-shell-entries > a')).toEqual([
    'Programação',
    'Atletas',
    'Modalidades',
    'Medalhas',
    'Resultados',
    'Relatórios',
    'Locais',
    'Embaixadores',
  ])
  expect(visible('.app-shell-more, .app-shell-bottom')).toEqual([])
})

test.each([1024, 1152, 1280, 1440, 1600])(
  'at %i px every entry stands either in the bar or under "more", in every language and for everybody (R1.3)',
  NIGHTLY,
  async (width) => {
    for (const locale of LOCALES)
      for (const subject of [
        {},
        { platform: 'ios', ...USER },
        { platform: 'pwa', loginEnabled: true, loginType: 'guest' },
      ] as const) {
        const { screen } = await openPage('/settings', { width, locale, subject })
        const bar = document.querySelector('.app-shell-top')
        const more = document.querySelector<HTMLDetailsElement>('.app-shell-more')
        if (more && shown(more)) more.open = true
        const inBar = words('.app-shell-entries > a')
        const underMore = words('.app-shell-more li a')
        expect(new Set([...inBar, ...underMore]).size).toBe(inBar.length + underMore.length)
        const entries = { web: 8, ios: 23, pwa: 13 }[subject.platform ?? 'web']
        expect([locale, subject, inBar.length + underMore.length]).toEqual([locale, subject, entries])
        expect(horizontalScroll()).toBe(0)
        // nothing overlaps: each begins where the one before has ended
        const parts = [
          ...(bar?.querySelectorAll(
            '.app-shell-brand, .app-shell-entries > *, .app-shell-top > .app-shell-icon-button, .app-shell-tools > *',
          ) ?? []),
        ].filter(shown)
        const edges = parts.map((part) => part.getBoundingClientRect())
        edges.slice(1).forEach(({ left }, i) => expect(left).toBeGreaterThanOrEqual((edges[i]?.right ?? 0) - 0.5))
        await screen.unmount()
      }
  },
)

test('"more" opens by the keyboard, closes by Escape and keeps the focus (R1.3)', NIGHTLY, async () => {
  await openPage('/settings', { width: 1024 })
  const summary = document.querySelector<HTMLElement>('.app-shell-more summary')
  summary?.focus()
  await userEvent.keyboard('{Enter}')
  // what closes it comes with the first key
  await vi.dynamicImportSettled()
  expect(words('.app-shell-more li a')).toEqual(['Resultados', 'Relatórios', 'Locais', 'Embaixadores'])
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Resultados')
  await userEvent.keyboard('{Escape}')
  expect(visible('.app-shell-more li a')).toEqual([])
  expect(document.activeElement).toBe(summary)
})

test('languages, the own agenda, settings and, once logged in, the account stand at the top bar’s end (R3.1)', async () => {
  const guest = await openPage('/settings', { width: 1440, subject: { loginEnabled: true, loginType: 'guest' } })
  expect(words('.app-shell-tools .app-shell-languages a')).toEqual(['PT', 'ES', 'EN'])
  const links = () => visible('.app-shell-tools > a').map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['/agenda', '/settings', '/account'])
  await guest.screen.unmount()
  await openPage('/settings', { width: 1440 })
  expect(links()).toEqual(['/agenda', '/settings'])
})

const openMenu = async () => {
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}
const halves = () =>
  [...document.querySelectorAll('dialog .menu-entries ul')].map((half) =>
    [...half.querySelectorAll('a')].map((a) => a.innerText),
  )

test('the menu opens as a sheet with every entry in two halves, the left one rounded up (R1.5)', NIGHTLY, async () => {
  await openPage('/settings', { subject: { platform: 'ios', ...USER } })
  await openMenu()
  const [left, right] = halves()
  expect([left?.length, right?.length]).toEqual([12, 11])
  expect(left?.slice(0, 3)).toEqual(['Início', 'Programação', 'Atletas'])
  expect(right?.at(-1)).toBe('Sua opinião')
  expect(document.querySelectorAll('dialog .menu-entries .ui-icon')).toHaveLength(23)
  expect(horizontalScroll()).toBe(0)
})

test('login stands in the menu until one is logged in, and the way out from then on (R1.5)', NIGHTLY, async () => {
  const before = await openPage('/settings', { subject: { platform: 'ios', loginEnabled: true } })
  await openMenu()
  expect(halves().flat()).toContain('Entrar')
  expect(page.getByRole('dialog').getByRole('button', { name: 'Sair' }).query()).toBeNull()
  await before.screen.unmount()
  await openPage('/settings', { subject: { platform: 'ios', loginEnabled: true, loginType: 'guest' } })
  await openMenu()
  expect(halves().flat()).not.toContain('Entrar')
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Sair' })).toBeVisible()
})

test('the menu closes by Escape and gives the focus back; going somewhere closes it too (R1.5)', async () => {
  const { router } = await openPage('/settings')
  await openMenu()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(document.activeElement?.textContent).toBe('Menu')
  await openMenu()
  await page.getByRole('dialog').getByRole('link', { name: 'Locais' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/venues')
  await expect.poll(() => visible('dialog')).toEqual([])
})

test('the menu has a page of its own, for who has no script (R1.5)', async () => {
  await openPage('/menu')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  expect(words('.menu-page .menu-entries a')).toHaveLength(8)
})

test.each([
  ['web', ['/agenda', '/settings', '/embed', '/api']],
  ['pwa', ['/agenda', '/settings']],
  ['ios', ['/agenda', '/settings']],
] as const)(
  'on %s the menu’s tools lead to %j: widgets and data for other sites are of the web (R3.3)',
  async (platform, ways) => {
    await openPage('/menu', { subject: { platform } })
    const links = visible('.menu-tools > a')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways)
  },
)

test.each(
  sampled(
    [
      ['/venues', 'Locais', 'page'],
      ['/schedule/grid', 'Programação', 'page'],
    ],
    2,
  ),
)('of %s the menu says that one is there', async (address, name, current) => {
  await openPage(address)
  await openMenu()
  const marked = [...document.querySelectorAll('dialog .menu-entries a[aria-current]')]
  expect(marked.map((a) => [a.textContent, a.getAttribute('aria-current')])).toEqual([[name, current]])
})

test.each(sampled(LOCALES, 3))(
  'nothing scrolls sideways and every target is 44 px high at 320 px, in %s',
  async (locale) => {
    await openPage('/menu', { locale, width: 320, subject: { platform: 'ios', ...USER } })
    expect(horizontalScroll()).toBe(0)
    const small = visible(
      '.menu-entries a, .menu-tools a, .menu-tools button, .app-shell-bottom > a, .app-shell-top > a.app-shell-icon-button',
    )
      .map((target) => [target.textContent, target.getBoundingClientRect().height] as const)
      .filter(([, height]) => height < 43.5)
    expect(small).toEqual([])
    const cut = visible('.app-shell-bottom > a span').filter((word) => word.getBoundingClientRect().width > 320 / 5)
    expect(cut.map((word) => word.textContent)).toEqual([])
  },
)

test('the search is a link to its page until it can open over this one (R2.7)', async () => {
  await openPage('/settings')
  await expect.element(page.getByRole('link', { name: 'Buscar' })).toHaveAttribute('href', '/search')
})

test('nobody is asked for consent before using the page, and an answer is stored (R3.5)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await openPage('/settings')
  // this resolves after the page's own import, if the page had begun one
  await import('./later/AppShellExtras.tsx')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(visible('.app-shell-consent')).toEqual([])
  vi.useRealTimers()
  await begin()
  await expect.element(page.getByRole('region', { name: 'Contagem de páginas' })).toBeVisible()
  const answers = visible('.app-shell-consent button')
  expect(answers.map((button) => button.className)).toEqual(['ui-button', 'ui-button'])
  expect(new Set(answers.map((button) => button.offsetWidth)).size).toBe(1)
  await page.getByRole('region').getByRole('button', { name: 'Recusar' }).click()
  expect(visible('.app-shell-consent')).toEqual([])
  expect(localStorage.getItem('consent')).toBe('rejected')
})

test('whoever has answered sees the question no more (R3.5)', async () => {
  localStorage.setItem('consent', 'rejected')
  dispatchEvent(new StorageEvent('storage', { key: 'consent' }))
  await openPage('/settings')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(visible('.app-shell-consent')).toEqual([])
})

test('a page that takes its time shows the progress bar, after 100 ms (R3.6, R3.14)', NIGHTLY, async () => {
  const { router } = await openPage('/settings', {
    api: { getMedalTable: () => new Promise(() => {}) },
  })
  await begin()
  expect(visible('.ui-progress')).toEqual([])
  void router.navigate({ to: '/medals/all' })
  await expect.poll(() => misc.get().showProgressBar).toBe(true)
  await expect.element(page.getByRole('progressbar', { name: 'Carregando' })).toBeInTheDocument()
  void router.navigate({ to: '/settings' })
  await expect.poll(() => misc.get().showProgressBar).toBe(false)
})

test('the misc store knows how far the page is scrolled (R3.14)', NIGHTLY, async () => {
  await openPage('/settings')
  await begin()
  scrollTo(0, 120)
  await expect.poll(() => misc.get().scrollData).toEqual({ scrollTop: 120, scrollLeft: 0 })
})

test('the debug banner says what this page is (R3.14)', async () => {
  await openPage('/settings', { subject: { platform: 'ios' } })
  await begin()
  expect(visible('.app-shell-debug')).toEqual([])
  misc.set({ showDebugBanner: true })
  await expect.poll(() => words('.app-shell-debug').join()).toContain('ios · anonymous · por · connecting · 390×844')
})
