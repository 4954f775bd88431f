import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { gzipOfRelease } from '../apps/web/build/compressed.ts'
import { isLive, watchedPage } from './browser.ts'

export interface LoadedScript {
  readonly path: string
  /** As it travels with Content-Encoding gzip. */
  readonly gzipBytes: number
}

/** What waits for a page to be at rest begins this long after its load (R3.9). */
const AT_REST_MS = 1_000

/**
 * The scripts that a browser which has nothing yet loads until a page is hydrated and live. What a page at rest brings for the next
 * one (offline, updates, likely pages) comes later than that, however slow the machine, and is not among them. `installed`: as the
 * installed app, whose start is home. `timezoneId`: the visitor's, who is at the venue.
 */
export async function firstLoadScripts(
  browser: Browser,
  url: string,
  { installed = false, timezoneId = 'America/Sao_Paulo' } = {},
): Promise<LoadedScript[]> {
  const { page } = await watchedPage(browser, { timezoneId })
  if (installed) {
    await page.context().addCookies([{ name: 'platform', value: 'pwa', url }])
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  }
  await page.goto(url, { waitUntil: 'networkidle' })
  await isLive(page)
  const scripts = await page.evaluate((atRest) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const end = (navigation?.loadEventEnd ?? 0) + atRest
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.m?js$/.test(name) && (startTime < end || name.includes('/live-shell')))
      .map(({ name }) => name)
  }, AT_REST_MS)
  await page.context().close()
  return Promise.all(
    [...new Set(scripts)].map(async (script) => ({
      path: new URL(script).pathname,
      gzipBytes: await gzipBytes(script),
    })),
  )
}

/** Bytes of these scripts together as a release sends them, or what is less than `budget` and not less than those (`bytesAgainst`). */
export const releaseBytes = (server: string, scripts: readonly LoadedScript[], budget: number): Promise<number> =>
  bytesAgainst(
    budget,
    scripts.map(({ path, gzipBytes: plain }) => ({
      plain,
      content: async () => Buffer.from(await (await fetch(`${server}${path}`)).arrayBuffer()),
    })),
  )

/** A file: its bytes with a server's own gzip, and what it holds. */
interface Weighed {
  readonly plain: number
  readonly content: () => Buffer | Promise<Buffer>
}

/**
 * Bytes of these files together with a release's gzip, against a budget. What a server compresses by itself is 3 % larger, and compressing as a release does takes
 * seconds (0065): that is done from the largest on, for as long as the sum is not below the budget.
 */
export async function bytesAgainst(budget: number, files: readonly Weighed[]): Promise<number> {
  let total = files.reduce((sum, { plain }) => sum + plain, 0)
  for (const { plain, content } of files.toSorted((a, b) => b.plain - a.plain)) {
    if (total < budget) break
    total += (await gzipOfRelease(await content())).length - plain
  }
  return total
}

/**
 * Bytes of an address as it travels with Content-Encoding gzip; fetch inflates by itself. A busy server (503) receives the request again after the seconds of
 * its Retry-After. Rejects when it does not travel so.
 */
export async function gzipBytes(url: string): Promise<number> {
  for (;;) {
    const { bytes, statusCode, headers } = await received(url)
    if (statusCode === 503) await sleep(Number(headers['retry-after']) * 1000)
    else if (headers['content-encoding'] === 'gzip') return bytes
    else throw new Error(`${url} is answered with ${statusCode} and does not travel as gzip`)
  }
}

const received = (url: string) =>
  new Promise<Pick<IncomingMessage, 'statusCode' | 'headers'> & { readonly bytes: number }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Uint8Array) => (bytes += chunk.length))
      response.on('error', reject)
      response.on('end', () => resolve({ bytes, statusCode: response.statusCode, headers: response.headers }))
    }).on('error', reject)
  })
