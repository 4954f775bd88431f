/*
 * `node scripts/readme-pictures.ts`: takes the pictures of README.md (docs/pictures) from a demo, which it starts in an empty folder.
 * Needs a build (`npm run build`). Run it after one of these pages has changed, and look at the pictures.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DayMedals, ScheduleDay } from '@games/contract'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import sharp from 'sharp'
import { isLive, launchBrowser } from '../e2e/browser.ts'
import { type RunningServer, startServer, untilMorning } from '../e2e/server.ts'

const FOLDER = join(import.meta.dirname, '../docs/pictures')
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 }
const OFFICE = { viewport: { width: 1200, height: 900 } }
const QUALITY = 50

/** A page of the demo in English, at the venue's time, without animations. */
async function openPage(browser: Browser, server: RunningServer, screen: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...screen,
    locale: 'en-GB',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'locale', value: 'eng', url: server.url }])
  await context.addInitScript(() => localStorage.setItem('consent', 'rejected'))
  return context.newPage()
}

async function signIn(page: Page, { url, place }: RunningServer, name: 'demo' | 'operator' | 'admin'): Promise<void> {
  const accounts = readFileSync(join(place.dataDir, 'demo-accounts'), 'utf8')
  const password = new RegExp(`^${name} (\\S+)$`, 'm').exec(accounts)?.[1]
  if (password === undefined) throw new Error(`the demo has no account ${name}`)
  const answer = await page.request.post(`${url}/api/session`, {
    headers: { origin: url },
    data: { identifier: name, password },
  })
  if (!answer.ok()) throw new Error(`${name} cannot sign in: ${answer.status()}`)
}

async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toFile(join(FOLDER, `${name}.webp`))
  console.log(`${name}.webp ${(size / 1000).toFixed(0)} kB`)
  await page.context().close()
}

/** The home page of the app installed on a phone, which only accounts and guests see. */
async function takeApp(browser: Browser, server: RunningServer): Promise<void> {
  const page = await openPage(browser, server, PHONE)
  await signIn(page, server, 'demo')
  await page.goto(`${server.url}/?platform=pwa`)
  await isLive(page)
  await save(page, 'app')
}

/** The feed desk: the last messages of every discipline. */
async function takeOffice(browser: Browser, server: RunningServer): Promise<void> {
  const page = await openPage(browser, server, OFFICE)
  await signIn(page, server, 'admin')
  await page.goto(`${server.url}/office/feed`)
  await page.locator('main#page h1').waitFor()
  await page.waitForFunction(() => document.querySelector('.ui-skeleton') === null)
  await save(page, 'office')
}

/** A judo bout that has not begun in the demo, with some taps. */
async function takeDesk(browser: Browser, server: RunningServer): Promise<void> {
  const { units } = await fetchJson<ScheduleDay>(`${server.url}/api/schedule/today?discipline=JUD&limit=200`)
  const bout = units.findLast(
    (unit) =>
      unit.kind === 'head-to-head' && unit.status === 'SCHEDULED' && unit.sides.every(({ competitor }) => competitor),
  )
  if (!bout) throw new Error('no judo bout of today has both athletes and has not begun')
  const page = await openPage(browser, server, PHONE)
  await signIn(page, server, 'operator')
  await page.goto(`${server.url}/desk/unit/${encodeURIComponent(bout.code)}`)
  for (const key of ['list-confirm', 'start', 'clock-start', 'waza-ari:0', 'shido:1', 'yuko:1'])
    await page.locator(`[data-key='${key}']:visible`).first().click()
  await page.locator('.desk-net .desk-ok').waitFor()
  await save(page, 'desk')
}

/** Waits until the demo's day has its first medal: before, home and feed are emptier than on most of a day. */
async function untilMedal({ url }: RunningServer): Promise<void> {
  while ((await fetchJson<DayMedals>(`${url}/api/home/today/medals`)).decided === 0) await sleep(1_000)
}

const fetchJson = async <Body>(address: string): Promise<Body> => (await fetch(address)).json() as Promise<Body>

mkdirSync(FOLDER, { recursive: true })
const server = await startServer({ demo: true })
const browser = await launchBrowser()
try {
  await untilMorning(server)
  await untilMedal(server)
  await takeApp(browser, server)
  await takeOffice(browser, server)
  await takeDesk(browser, server)
} finally {
  await browser.close()
  await server.stop()
}
