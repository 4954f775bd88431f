import { launchBrowser } from '../e2e/browser.ts'
import { firstLoadScripts } from '../e2e/first-load.ts'
import { startServer } from '../e2e/server.ts'
import { type Measurement, notMeasured } from './report.ts'

/** The JavaScript that a first visit to the medal table loads, as it travels by gzip. */
export const firstLoad: Measurement = {
  name: 'First load of /medals/all',
  async measure() {
    const browser = await launchBrowser().catch(() => null)
    if (!browser) return [notMeasured('JavaScript', 'there is no Chromium')]
    const server = await startServer()
    try {
      const scripts = await firstLoadScripts(browser, `${server.url}/medals/all`)
      const total = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
      return [
        {
          what: 'JavaScript, gzip',
          value: `${(total / 1_000).toFixed(1)} kB in ${scripts.length} files`,
          reach: 'under 132 kB',
        },
      ]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}
