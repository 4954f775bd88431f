import type { ScheduleDay } from '@games/contract'
import { trimRsc } from '@games/domain'
import { NIGHTLY } from '@games/testing/suite'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isHydrated, isLive, openBrowser, watchedPage } from './browser.ts'
import { startDemo } from './in-cluster.ts'
import { sheetsOf } from './pdf-sheets.ts'
import type { RunningServer } from './server.ts'

/** The demonstration's pages under other circumstances: a contrast theme, a window of few lines, paper, a screen reader. */
let browser: Browser
let server: RunningServer
let day: ScheduleDay
let race: string
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startDemo()])
  const { days, day: today } = await dayAt('today')
  day = await dayAt(days.findLast((one) => one.day < today)?.day ?? '')
  const unit = day.units.find(({ code }) => /^SWM.400M.*FNL-/.test(code))
  race = `/discipline/SWM/results/${trimRsc(unit?.code ?? '')}`
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const dayAt = async (name: string): Promise<ScheduleDay> =>
  (await (await fetch(`${server.url}/api/schedule/${name}`)).json()) as ScheduleDay

/** Choices of the page, of which those that are chosen have none of the looks of those that are not: what is drawn counts, weight and size do not. */
const unseenChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const looks = (element: Element) => {
      const drawn = element.matches('input') ? (element.nextElementSibling ?? element) : element
      const boxes = [drawn, drawn.parentElement?.matches('label') ? drawn.parentElement : drawn]
      return boxes
        .flatMap((box) => [undefined, '::before', '::after'].map((part) => getComputedStyle(box, part)))
        .map(({ content, backgroundColor, textDecorationLine, borderColor, outlineStyle }) =>
          [content === 'none' ? '' : backgroundColor, textDecorationLine, borderColor, outlineStyle].join(),
        )
        .join('; ')
    }
    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    return [...document.querySelectorAll('[aria-current], :checked:not(option)')].filter(isSeen).flatMap((chosen) => {
      const others = [
        ...(chosen.closest('nav, form, fieldset, .ui-chips, ul, tr')?.querySelectorAll(chosen.localName) ?? []),
      ].filter(
        (other) => isSeen(other) && other.className === chosen.className && !other.matches('[aria-current], :checked'),
      )
      const other = others[0]
      return other && looks(other) === looks(chosen) ? [chosen.outerHTML.slice(0, 160)] : []
    })
  })

test('what is chosen is seen in a visitor’s own contrast colours (R3.8)', NIGHTLY, async () => {
  const { page } = await watchedPage(browser, { forcedColors: 'active', viewport: { width: 390, height: 844 } })
  const found: string[] = []
  for (const path of [
    '/schedule/days?finals=1',
    '/schedule/grid?filter=medal',
    '/medals/gender/W',
    '/medals/medallists?medal=gold',
    '/discipline/JUD/competitions?event=JUDM50KG',
    race,
    '/settings',
    '/match-stats',
    '/menu',
  ])
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${server.url}${path}`)
      await isHydrated(page)
      found.push(...(await unseenChoices(page)).map((choice) => `${path} ${width}: ${choice}`))
    }
  expect(found).toEqual([])
  await page.context().close()
})

test.each(['/schedule/days', '/medals/all', '/schedule/grid', '/participants/athletes'])(
  'four times magnified no bar stays in the way: %s (WCAG 1.4.10)',
  NIGHTLY,
  async (path) => {
    const { page } = await watchedPage(browser, { viewport: { width: 320, height: 256 } })
    await page.goto(`${server.url}${path}`)
    await isHydrated(page)
    await page.evaluate(() => window.scrollTo(0, 600))
    const inTheWay = await page.evaluate(() => {
      const fixed = [...document.querySelectorAll('header, nav, thead, th, h1, .app-shell-consent')].filter(
        (element) => {
          const { position } = getComputedStyle(element)
          const { top, bottom, width } = element.getBoundingClientRect()
          const isStuck = position === 'fixed' || position === 'sticky'
          return isStuck && width > 200 && top < innerHeight && bottom > 0 && element.checkVisibility()
        },
      )
      return fixed.map((element) => element.outerHTML.slice(0, 120))
    })
    expect(inTheWay).toEqual([])
    await page.context().close()
  },
)

test.each([
  ['a long day', () => `/schedule/days?day=${day.day}`],
  ['the medal table', () => '/medals/all'],
  ['the grid', () => '/schedule/grid'],
  ['a race', () => race],
])('every printed sheet says whose games and whose time, and keeps its margins: %s', NIGHTLY, async (_, path) => {
  const { page } = await watchedPage(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${server.url}${path()}`)
  await isHydrated(page)
  const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true }))
  for (const { text, left, right } of sheets) {
    expect(text).toContain('Jogos Nacionais Juvenis, demonstração')
    expect(text).toContain('UTC−3')
    expect(left).toBeGreaterThan(20)
    expect(right).toBeGreaterThan(20)
  }
  await page.context().close()
})

test('on paper a day is whole, and a race has its splits (R2.5, R5.5)', NIGHTLY, async () => {
  const { page } = await watchedPage(browser, { viewport: { width: 390, height: 844 } })
  const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === `/api/schedule/${day.day}`)
  await page.goto(`${server.url}/schedule/days?day=${day.day}`)
  await (await fetched).finished()
  await page.getByRole('link', { name: 'Mostrar o resto do dia' }).waitFor()
  const printed = async () => (await sheetsOf(await page.pdf())).map(({ text }) => text).join(' ')
  const last = day.units.findLast(({ kind }) => kind !== 'head-to-head')
  // the day has arrived, and the page takes it over in a moment
  await expect.poll(printed, { timeout: 60_000 }).toContain(last?.start?.slice(11, 16))
  expect(await printed()).not.toContain('Mostrar o resto do dia')
  await page.goto(`${server.url}${race}`)
  await isHydrated(page)
  const results = (await sheetsOf(await page.pdf())).map(({ text }) => text).join(' ')
  expect(results).toMatch(/Parcial 50 m.*Parcial 100 m.*Parcial 350 m/s)
  await page.context().close()
})

test('each unit’s options, each table of results and each split say what they are (R3.8)', NIGHTLY, async () => {
  const { page } = await watchedPage(browser, { viewport: { width: 1440, height: 900 } })
  await page.goto(`${server.url}/schedule/days?day=${day.day}`)
  await isLive(page)
  const names = await page
    .locator('.schedule-units .units-more-button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  expect(names.length).toBeGreaterThan(50)
  expect(names.every((name) => /^Opções: .+, .+/.test(name))).toBe(true)
  expect(names.length - new Set(names).size).toBe(0)
  await page.goto(`${server.url}${race}`)
  await isHydrated(page)
  await page.getByRole('table', { name: /^Resultado: .*400 m/ }).waitFor()
  const second = page.locator('.units-results tbody tr').nth(1)
  expect(await second.locator('.units-sheet').first().textContent()).toMatch(/diferença \+/)
  expect(await second.locator('.units-sheet').nth(1).textContent()).toMatch(/trecho \(/)
  await page.goto(`${server.url}${race}/startlist`)
  await page.getByRole('table', { name: /^Lista de participantes: / }).waitFor()
  await page.context().close()
})
