import type { Response } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OfficeDoor, openOffice, PASSWORD, SOON } from './office-door.ts'
import { faultsOn } from './office-faults.ts'

/**
 * One story of the office on the demo's games: an admin signs in and invites somebody, who sees what the role allows (R4.7). Rules of single
 * pages are in apps/office; every page in every language and width is in office.nightly.e2e.ts.
 */

/** First load of the office's scripts, gzip. Bytes. */
const BUDGET = 400_000

let door: OfficeDoor
beforeAll(async () => {
  door = await openOffice({ chefia: 'admin' })
})
afterAll(() => door.close())

test('the office’s first load is less than 400 kB of script, gzip, and its page is revalidated (R4.7)', async () => {
  const { page } = await door.pageOf('chefia')
  let total = 0
  const sizes: Promise<void>[] = []
  const addScript = (response: Response) => {
    if (/\/office\/assets\/.*\.js$/.test(response.url()))
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => {
            total += responseBodySize
          }),
      )
  }
  page.on('response', addScript)
  const answer = await page.goto(`${door.server.url}/office`)
  await page.locator('main#page h1').waitFor()
  // parts that are loaded later are not of the first load, and have no size once the page is closed
  page.off('response', addScript)
  await Promise.all(sizes)
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThan(BUDGET)
  expect(answer?.headers()['cache-control']).toBe('no-cache')
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'")
  // a button's own style is a later layer than what every button has
  const [first] = (await answer?.text())?.match(/(?<=rel="stylesheet"[^>]*href=")[^"]+/) ?? []
  expect(await (await fetch(door.server.url + first)).text()).toMatch(/^@layer tokens\b/)
  expect(await faultsOn(page)).toEqual([])
  await page.context().close()
})

test('an admin signs in and invites somebody by a code, who sees their venue and nothing else in their own browser (R4.4, R4.7)', async () => {
  const { server } = door
  const { page, faults } = await door.pageOf(null)
  // the office leads to the login, and back to the page that was asked for
  await page.goto(`${server.url}/office/people`)
  await page.waitForURL(/\/login\?redirect=%2Foffice%2Fpeople$/)
  await page.locator('input[autocomplete^=username]').fill('chefia')
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.locator('input[type=password]').press('Enter')
  await page.waitForURL(/\/office\/people$/)
  await page.getByRole('button', { name: 'Convidar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Para quem').fill('Nilton, da piscina')
  const venue = dialog.getByRole('checkbox').first()
  await venue.check()
  const venueName = (await dialog.locator('.people-venues label').first().innerText()).trim()
  expect(await faultsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Fazer o código' }).click()
  const code = await dialog.locator('.people-typed').innerText()
  expect(await faultsOn(page)).toEqual([])
  const invited = await door.pageOf(null)
  await invited.page.setViewportSize({ width: 390, height: 844 })
  await invited.page.goto(`${server.url}/auth?code=${code}`)
  await invited.page.getByRole('button', { name: 'Continuar' }).click()
  await invited.page.getByLabel('Usuário').fill('nilton')
  for (const field of await invited.page.locator('input[type=password]').all()) await field.fill(PASSWORD)
  await invited.page.locator('input[type=password]').last().press('Enter')
  await expect.poll(() => invited.page.locator('.desk h1').innerText(), SOON).toBe(venueName)
  await expect.poll(() => invited.page.locator('.ui-skeleton').count(), SOON).toBe(0)
  expect(await faultsOn(invited.page)).toEqual([])
  expect(await invited.page.locator('nav').count()).toBe(0)
  expect(faults).toEqual([])
  await Promise.all([page.context().close(), invited.page.context().close()])
})
