import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type RunningServer, startServer } from './server.ts'
import { DAY, FINAL_ADDRESS, final, openGames } from './small-games.ts'

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startServer()])
  await openGames(server)
  await server.send(final(1, 'OFFICIAL', { code: '101', result: '10' }))
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const PAGES = [
  '/medals/all',
  `/schedule/days?day=${DAY}`,
  FINAL_ADDRESS,
  `${FINAL_ADDRESS}/startlist`,
  '/participants/athletes',
  '/participants/profile/101',
  '/nowhere',
]
const SCREENS = [
  { width: 320, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

test.each(PAGES)(
  '%s: axe finds nothing and nothing scrolls sideways, on a phone and wide, light and dark',
  async (path) => {
    for (const { width, colorScheme } of SCREENS) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
      const page = await context.newPage()
      await page.goto(`${server.url}${path}`)
      await page.locator('h1').waitFor()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect({ width, colorScheme, found: violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`) }).toEqual({
        width,
        colorScheme,
        found: [],
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await context.close()
    }
  },
)
