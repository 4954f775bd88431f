import puppeteer from 'puppeteer-core'
import type { OtherBrowser } from './other-browser.ts'

const PHONE = { width: 390, height: 844 }

/** With the size Puppeteer sets an orientation too, which Firefox ESR 140 does not know. */
const isUnknownOrientation = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('unknown command emulation.setScreenOrientationOverride')

/** Debian's Firefox by WebDriver BiDi, phone-sized. */
export async function openFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport(PHONE).catch((error: unknown) => {
    if (!isUnknownOrientation(error)) throw error
  })
  await page.waitForFunction(`innerWidth === ${PHONE.width}`)
  return {
    name: await browser.version(),
    goTo: async (url) => {
      await page.goto(url)
    },
    click: (selector) => page.click(selector),
    evaluate: <T>(expression: string) => page.evaluate(`(${expression})`) as Promise<T>,
    close: () => browser.close(),
  }
}
