import { existsSync, globSync } from 'node:fs'
import { medallists } from '@games/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFirefox } from './firefox.ts'
import { startInCluster } from './in-cluster.ts'
import type { OtherBrowser } from './other-browser.ts'
import type { RunningServer } from './server.ts'
import { DAY, EVENT, FINAL, FINAL_ADDRESS, final, openGames } from './small-games.ts'
import { openWebKit } from './webkit.ts'

/** Debian's paths. Elsewhere these engines are tried by hand. */
const FIREFOX = '/usr/bin/firefox-esr'
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const MINI_BROWSER = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]

const SOON = { timeout: 60_000, interval: 100 }

const ENGINES: readonly (readonly [string, boolean, () => Promise<OtherBrowser>])[] = [
  ['Firefox', existsSync(FIREFOX), () => openFirefox(FIREFOX)],
  [
    'WebKitGTK',
    existsSync(WEBKIT_DRIVER) && MINI_BROWSER !== undefined,
    () => openWebKit(WEBKIT_DRIVER, MINI_BROWSER ?? ''),
  ],
]

const text = (browser: OtherBrowser, selector: string): Promise<string> =>
  browser.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((e) => e.textContent).join('|')`)

for (const [engine, here, open] of ENGINES)
  describe.skipIf(!here)(`in ${engine}`, () => {
    let browser: OtherBrowser
    let server: RunningServer
    beforeAll(async () => {
      server = await startInCluster()
      await openGames(server)
      browser = await open()
    })
    afterAll(async () => {
      await browser.close()
      await server.stop()
    })

    test('from the medal table to a final and into another language, live, by the bars alone', async () => {
      await browser.goTo(`${server.url}/locale?to=por&back=/medals/all`)
      expect(await text(browser, 'h1')).toBe('Quadro de medalhas')
      await expect.poll(() => text(browser, '.ui-fresh-live b'), SOON).toBe('ao vivo')

      expect(await text(browser, '.medals-table')).not.toContain('Alagoas')
      await server.send(medallists({ documentCode: EVENT }, [['gold', '101', 'AL']]))
      await expect.poll(() => text(browser, '.medals-table'), SOON).toContain('Alagoas')

      await server.send(final(1, 'OFFICIAL', { code: '101', result: '10' }))
      await browser.goTo(`${server.url}/schedule/days?day=${DAY}`)
      await expect.poll(() => browser.evaluate<boolean>(HYDRATED), SOON).toBe(true)
      await browser.click(`a[href*="${FINAL.slice(0, 20)}"]`)
      await expect.poll(() => browser.evaluate('location.pathname'), SOON).toBe(FINAL_ADDRESS)
      await expect.poll(() => text(browser, 'h1'), SOON).toContain('ANDIROBA')

      await browser.goTo(`${server.url}/locale?to=spa&back=/medals/all`)
      // both drivers also end their waiting at what the page before still does to its history
      await expect.poll(() => text(browser, 'h1'), SOON).toBe('Medallero')
      expect(await browser.evaluate('document.documentElement.lang')).toBe('es-ES')
      // the font is ours: a face that is not understood is silently another
      await expect.poll(() => browser.evaluate('document.fonts.check("16px Archivo")'), SOON).toBe(true)
      expect(await browser.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    })

    test('a bout at the result desk to its end, which the device has after the page is gone (R12.6)', async () => {
      const there = async (selector: string): Promise<void> => {
        const find = () => browser.evaluate<boolean>(`document.querySelector(${JSON.stringify(selector)}) !== null`)
        await expect.poll(find, SOON).toBe(true)
      }
      const press = async (key: string): Promise<void> => {
        const selector = `[data-key="${key}"]:not([aria-disabled="true"])`
        await there(selector)
        await browser.click(selector)
      }
      await browser.goTo(`${server.url}/desk/practise`)
      await there('[data-rules="judo-ijf-2025"]')
      await browser.click('[data-rules="judo-ijf-2025"]')
      for (const key of ['list-confirm', 'start', 'clock-start', 'waza-ari:0']) await press(key)
      await expect.poll(() => text(browser, '.desk-score'), SOON).toBe('010|000')
      await browser.goTo(`${server.url}/desk/unit/PRACTICE-judo-ijf-2025`)
      await expect.poll(() => text(browser, '.desk-score'), SOON).toBe('010|000')
      await press('ippon:1')
      await press('end')
      await there('dialog [type="submit"]')
      await browser.click('dialog [type="submit"]')
      await press('unofficial')
      await expect.poll(() => text(browser, '.desk-figure'), SOON).toMatch(/^010 \|100 /)
      expect(await browser.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    })
  })

/** React has taken the page over. */
const HYDRATED = `Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'))`
