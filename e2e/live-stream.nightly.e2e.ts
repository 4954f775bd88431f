import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'

/** The demo's live stream, from the clock to the picture that moves. */

const SOON = { timeout: 60_000, interval: 50 }
let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster({ demo: true })])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('in the demo /live plays: its picture moves, with captions in the page’s language (R6.1, R4.1)', async () => {
  const { page, faults } = await watchedPage(browser, { locale: 'es-ES' })
  await page.context().addCookies([{ name: 'locale', value: 'spa', url: server.url }])
  await page.goto(`${server.url}/live`)
  await page.getByRole('button', { name: 'Ver: Judo, tatamis 1 y 2' }).click()
  const playsH264 = await page.evaluate(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.4d401f"'))
  if (!playsH264) {
    // a Chromium that is built without it says so, and offers another try
    await page.getByRole('button', { name: 'Probar de nuevo' }).waitFor()
    return
  }
  const timeOf = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(timeOf, SOON).toBeGreaterThan(0)
  const begun = await timeOf()
  // longer than a piece, so that the playlist was read again
  await expect.poll(timeOf, SOON).toBeGreaterThan(begun + 6)
  expect(
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames),
  ).toBeGreaterThan(60)
  const shown = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        [...video.textTracks]
          .filter(({ mode }) => mode === 'showing')
          .map(({ language, cues }) => ({ language: language.slice(0, 2), cues: (cues?.length ?? 0) > 0 })),
      )
  await expect.poll(shown, SOON).toEqual([{ language: 'es', cues: true }])
  // the sentence that is shown is that of the film at the same place
  const film = await (await fetch(`${server.url}/films/safe-sport/spa.vtt`)).text()
  const behind = async () => {
    const { words, place } = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      const track = [...video.textTracks].find(({ mode }) => mode === 'showing')
      while (!track?.activeCues?.length) await new Promise((resolve) => setTimeout(resolve, 100))
      return { words: (track.activeCues[0] as VTTCue).text, place: (Date.now() / 1_000) % 40 }
    })
    const cue = film.split('\n\n').find((one) => one.includes(words.split('\n')[0] ?? '–'))
    const [, minutes = '', seconds = ''] = /^(\d+):([\d.]+)/.exec(cue ?? '') ?? []
    return (place - 60 * Number(minutes) - Number(seconds) + 40) % 40
  }
  // behind the clock by the pieces that a player keeps ahead, and never before it; what it lost by a stall it catches up
  await expect.poll(behind, SOON).toBeLessThan(30)
  expect(faults).toEqual([])
})
