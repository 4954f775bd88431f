import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NIGHTLY } from '@games/testing/suite'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLive, openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'
import { openGames } from './small-games.ts'

const CLIENT = join(import.meta.dirname, '../apps/web/dist/client')

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await openGames(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** A part the built client loads lazily: its module and its styles. */
function lazily(source: string): { file: string; css: readonly string[] } {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; css?: readonly string[] }
  >
  const chunk = manifest[source]
  if (!chunk) throw new Error(`${source} is no part of its own`)
  return { css: [], ...chunk }
}

test(
  'a toast is drawn under the strict security policy, with its styles and no violation (R3.6)',
  NIGHTLY,
  async () => {
    const { page, faults } = await watchedPage(browser)
    const violations: string[] = []
    await page.exposeFunction('violated', (directive: string) => violations.push(directive))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        void (window as unknown as { violated: (directive: string) => Promise<void> }).violated(effectiveDirective)
      })
    })
    await page.goto(`${server.url}/medals/all`)
    await isLive(page)
    expect(await page.locator('[data-sonner-toaster]').count()).toBe(0)

    // as the page itself does it: the styles first, then the module
    const { file, css } = lazily('src/ui/Toaster.tsx')
    for (const style of css) await page.addStyleTag({ url: `/${style}` })
    await page.evaluate(`import('/${file}').then(({ showToast }) =>
    showToast('success', 'Copiado', { id: 'one' }, { region: 'Avisos', close: 'Fechar' }))`)
    const toast = page.locator('[data-sonner-toast][data-mounted="true"]')
    await toast.waitFor()
    expect(await toast.evaluate((one) => getComputedStyle(one).position)).toBe('absolute')
    expect(await page.locator('style').count()).toBe(0)
    expect(violations).toEqual([])
    expect(faults).toEqual([])
  },
)

test('toast, sheet and dialog are no part of a first visit', NIGHTLY, async () => {
  const { page } = await watchedPage(browser)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  expect(loaded.filter((path) => /\/(Toaster|Sheet|Dialog|modal)-/.test(path))).toEqual([])
})

test.each(['/medal-test', '/test-results-card', '/more-dev', '/sports-gallery'])(
  'the gallery %s exists in development only: 404 here (R2.4)',
  NIGHTLY,
  async (address) => {
    expect((await fetch(server.url + address)).status).toBe(404)
  },
)

test('nothing of the galleries or of any story is in what is built (R2.4)', () => {
  const holding = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file))
    .filter((file) =>
      /medal-test|test-results-card|more-dev|sports-gallery|workshop|storybook/.test(
        readFileSync(join(CLIENT, file), 'utf8'),
      ),
    )
  expect(holding).toEqual([])
  expect(readFileSync(join(import.meta.dirname, '../apps/server/dist/main.js'), 'utf8')).not.toMatch(
    // "workshop" is a common password
    /test-results-card|sports-gallery|storybook/,
  )
})
