import { get } from 'node:http'
import type { Browser } from 'playwright'
import { isLive, watchedPage } from './browser.ts'

export interface LoadedScript {
  readonly path: string
  /** As it travels with Content-Encoding gzip. */
  readonly gzipBytes: number
}

/** The scripts that a browser which has nothing yet loads until a page is hydrated and live. */
export async function firstLoadScripts(browser: Browser, url: string): Promise<LoadedScript[]> {
  const { page } = await watchedPage(browser)
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || /\.m?js$/.test(new URL(request.url()).pathname))
      scripts.add(request.url())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await isLive(page)
  await page.context().close()
  return Promise.all(
    [...scripts].map(async (script) => ({ path: new URL(script).pathname, gzipBytes: await gzipBytes(script) })),
  )
}

/** fetch inflates by itself, and what counts is what travels. */
function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Uint8Array) => (bytes += chunk.length))
      response.on('error', reject)
      response.on('end', () =>
        response.headers['content-encoding'] === 'gzip'
          ? resolve(bytes)
          : reject(new Error(`${url} does not travel as gzip`)),
      )
    }).on('error', reject)
  })
}
