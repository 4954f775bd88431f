/*
 * `node scripts/app-screenshots.ts`: takes the pictures that browsers show before they install the app (apps/web/public/screenshots) from
 * the demo, as it is built. It starts one of its own in an empty folder; with an address, `node scripts/app-screenshots.ts
 * http://localhost:3000`, the demo that runs there is used. Run it after a page in APP_SCREENSHOTS has changed, and look at what it gives.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { APP_SCREENSHOTS, type AppScreenshot, SCREENS, screenshotPath } from '../apps/web/src/pwa/screenshots.ts'
import { isLive, openBrowser } from '../e2e/browser.ts'
import { type RunningServer, startServer } from '../e2e/server.ts'
import { LOCALE_TAGS, LOCALES, type Locale } from '../packages/domain/src/text/localized.ts'

const PUBLIC = join(import.meta.dirname, '../apps/web/public')
/** Of the venue: everybody who runs this gets the same hours. */
const TIME_ZONE = 'America/Sao_Paulo'
/** Flags, the last medals and the live dot's first breath. */
const SETTLE_MS = 1_500

async function take(browser: Browser, url: string, locale: Locale, shot: AppScreenshot): Promise<void> {
  const { width, height, scale } = SCREENS[shot.form]
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: LOCALE_TAGS[locale],
    timezoneId: TIME_ZONE,
    colorScheme: 'light',
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'locale', value: locale, url }])
  await context.addInitScript(() => localStorage.setItem('consent', 'rejected'))
  const page = await context.newPage()
  // as installed on a phone, and on a computer as in a tab, whose bar has more to show
  await page.goto(`${url}${shot.address}${shot.form === 'narrow' ? '?platform=pwa' : ''}`)
  await isLive(page)
  await page.waitForTimeout(SETTLE_MS)
  const path = join(PUBLIC, screenshotPath(locale, shot))
  const webp = await sharp(await page.screenshot())
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toBuffer()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, webp)
  console.log(`${screenshotPath(locale, shot)} ${(webp.length / 1000).toFixed(0)} kB`)
  await context.close()
}

/** The first finals of the demo's day are won after this long. */
const PLAYED_MS = 90_000

/** A demo in which something has happened. */
async function startDemo(): Promise<RunningServer> {
  const started = await startServer({ demo: true })
  while (!started.log().includes('playing ')) await sleep(200)
  await sleep(PLAYED_MS)
  return started
}

const given = process.argv[2]
const server = given === undefined ? await startDemo() : null
const browser = await openBrowser()
try {
  for (const locale of LOCALES)
    for (const shot of APP_SCREENSHOTS) await take(browser, server?.url ?? given ?? '', locale, shot)
} finally {
  await browser.close()
  await server?.stop()
}
