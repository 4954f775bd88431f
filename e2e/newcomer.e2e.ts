import type { MedalTableView, Programme, ScheduleDay, SearchAnswer } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isLive, openBrowser, WITH_WORKER, watchedPage } from './browser.ts'
import { startDemo } from './in-cluster.ts'
import type { RunningServer } from './server.ts'

/**
 * What a newcomer asks, each answered within two taps from home, on a phone: home is `/` in the app and the schedule's grid in a
 * browser (R4.3). Typing a name into the search is no tap. The demo's games, morning of day 5.
 */
const MOST_TAPS = 2
const HOMES = [
  { what: 'in the app', path: '/', platform: 'android' },
  { what: 'in a browser', path: '/schedule/grid', platform: 'web' },
] as const
const SOON = { timeout: 60_000 }

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startDemo()])
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const get = async <View>(path: string): Promise<View> => (await fetch(`${server.url}${path}`)).json() as Promise<View>

/** Somebody at home with a thumb that is counted. */
interface Newcomer {
  readonly page: Page
  readonly faults: readonly string[]
  tap(target: Locator): Promise<void>
  /** Opens the search, types and takes what is called `name`: two taps. */
  find(typed: string, name: RegExp): Promise<void>
  readonly taps: () => number
}

async function atHome({ path, platform }: (typeof HOMES)[number]): Promise<Newcomer> {
  const { page, faults } = await watchedPage(browser, {
    ...WITH_WORKER,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await page.goto(`${server.url}${path}?platform=${platform}`)
  await isLive(page)
  let taps = 0
  const tap = async (target: Locator) => {
    await target.first().tap(SOON)
    taps++
  }
  return {
    page,
    faults,
    tap,
    async find(typed, name) {
      await tap(page.getByRole('banner').getByRole('link', { name: 'Buscar' }))
      // a dialog over the page; where its script is not there yet, the search's own page
      const field = page.getByRole('dialog').getByRole('combobox').or(page.getByRole('main').getByRole('searchbox'))
      await field.pressSequentially(typed)
      await tap(page.getByRole('option', { name }).or(page.getByRole('main').getByRole('link', { name })))
    },
    taps: () => taps,
  }
}

const bottomBar = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
/** What is written in the page's own part, spaces as one. */
const shown = async (page: Page): Promise<string> => (await page.locator('main').innerText()).replace(/\s+/g, ' ')

describe.each(sampled(HOMES, 2))('a newcomer on a phone, $what', (home) => {
  const openNewcomer = async (): Promise<Newcomer> => atHome(home)
  const answered = ({ taps, faults }: Newcomer) => {
    expect(taps()).toBeLessThanOrEqual(MOST_TAPS)
    expect(faults).toEqual([])
  }

  test('what is on now?', NIGHTLY, async () => {
    const newcomer = await openNewcomer()
    if (home.platform === 'web') await newcomer.tap(bottomBar(newcomer.page, 'Resultados'))
    await expect.poll(() => shown(newcomer.page), SOON).toMatch(/Ao vivo/)
    const live = newcomer.page.locator('main a[href*="/results/"]')
    await expect.poll(() => live.count(), SOON).toBeGreaterThan(0)
    answered(newcomer)
  })

  test('when and where does an athlete compete next?', async () => {
    const { units } = await get<ScheduleDay>('/api/schedule/today')
    // who competes last today: the demo's games are quick, and who is on now may be out before the question is asked
    const athlete = units
      .filter(({ start, status, venue }) => start !== null && status === 'SCHEDULED' && venue?.name)
      .toSorted((one, other) => Date.parse(other.start ?? '') - Date.parse(one.start ?? ''))
      .flatMap((unit) => (unit.kind === 'head-to-head' ? unit.sides : []))
      .map(({ competitor }) => competitor)
      .find((competitor) => competitor?.type === 'A')
    if (!athlete) throw new Error('nobody competes next')
    const search = `/api/search?${new URLSearchParams({ q: athlete.name }).toString()}`
    // names that the feed has just sent are read a moment later
    await expect.poll(() => get<SearchAnswer>(search).then(({ groups }) => groups.length), SOON).toBeGreaterThan(0)
    const newcomer = await openNewcomer()
    await newcomer.find(athlete.name, new RegExp(athlete.name))
    await expect.poll(() => shown(newcomer.page), SOON).toMatch(/\d{2}:\d{2}/)
    const next = newcomer.page.locator('.participants-next')
    expect((await next.innerText()).replace(/\s+/g, ' ')).toMatch(/\d{2}:\d{2}/)
    answered(newcomer)
  })

  test('who won an event?', NIGHTLY, async () => {
    const event = await decidedEvent()
    const newcomer = await openNewcomer()
    await newcomer.find(event.name, new RegExp(event.name))
    await expect.poll(() => shown(newcomer.page), SOON).toContain(event.winner)
    answered(newcomer)
  })

  test('how many medals has a delegation, and who won them?', async () => {
    const { rows } = await get<MedalTableView>('/api/medals/all')
    const first = rows[0]
    if (!first) throw new Error('nobody has won a medal')
    const newcomer = await openNewcomer()
    await newcomer.tap(bottomBar(newcomer.page, 'Medalhas'))
    const name = first.organisation.name?.por ?? first.organisation.code
    await newcomer.tap(newcomer.page.getByRole('main').getByRole('link', { name: new RegExp(`${name}.*medalhistas`) }))
    await expect
      .poll(() => newcomer.page.locator('main a[href*="/participants/profile/"]').count(), SOON)
      .toBeGreaterThan(0)
    expect(await shown(newcomer.page)).toContain(`${name}`)
    answered(newcomer)
  })

  test('how do I get to a venue?', NIGHTLY, async () => {
    const { venues } = await get<{ venues: readonly { code: string; name: { por: string } | null }[] }>('/api/venues')
    const name = venues[0]?.name?.por
    if (name === undefined) throw new Error('no venue has a name')
    const newcomer = await openNewcomer()
    await newcomer.find(name, new RegExp(name))
    await expect
      .poll(() => newcomer.page.getByRole('link', { name: 'Google Maps' }).getAttribute('href'), SOON)
      .toMatch(/^https:\/\/www\.google\.com\/maps\//)
    answered(newcomer)
  })

  test('what changed since this morning?', NIGHTLY, async () => {
    const newcomer = await openNewcomer()
    await newcomer.tap(newcomer.page.locator('.changes-hint'))
    await expect.poll(() => new URL(newcomer.page.url()).pathname, SOON).toBe('/changes')
    await expect.poll(() => shown(newcomer.page), SOON).toMatch(/desde as \d{1,2}:\d{2}/i)
    answered(newcomer)
  })
})

/** The first event with a gold medal, by name, and who won it. */
async function decidedEvent(): Promise<{ name: string; winner: string }> {
  const { disciplines } = await get<Programme>('/api/disciplines')
  for (const { discipline } of disciplines) {
    const { events } = await get<{
      events: readonly {
        code: string
        name: { por: string } | null
        medals: readonly { medal: string; competitor: { name: string; type: string } }[]
      }[]
    }>(`/api/disciplines/${discipline.code}`)
    for (const { name, medals } of events) {
      const gold = medals.find(({ medal, competitor }) => medal === 'gold' && competitor.type === 'A')
      if (name && gold) return { name: name.por, winner: gold.competitor.name }
    }
  }
  throw new Error('nothing is decided')
}
