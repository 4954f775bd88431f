import puppeteer from 'puppeteer-core'
import type { OtherBrowser } from './other-browser.ts'

/** Debian's Firefox by WebDriver BiDi, phone-sized. */
export async function openFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 390, height: 844 })
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
