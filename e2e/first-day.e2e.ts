import { NIGHTLY } from '@games/testing/suite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import {
  addSource,
  announce,
  chooseDelegations,
  chooseDisciplines,
  expectSeen,
  type Installation,
  openInstallation,
  putVenueOnMap,
  save,
  signInAtLogin,
  step,
  waitForDone,
  waitForSave,
} from './new-installation.ts'

/**
 * The story of an organiser in an empty installation (R12.4, R6.1). Saves that overlap, conflicts and unsaved text are proved in
 * apps/office/src/features/settings; posters and the feed desk are in first-day.nightly.e2e.ts.
 */

let installation: Installation
beforeAll(async () => {
  installation = await openInstallation()
})
afterAll(() => installation?.close())

test(
  'the first day leads from the first admin to pages that a visitor sees, with wrong answers on the way (R12.4, R6.1)',
  NIGHTLY,
  async () => {
    const { browser, server } = installation
    await installation.makeAccount('ivone', '--role', 'admin')
    const { page, faults } = await watchedPage(browser, { reducedMotion: 'reduce' })
    await signInAtLogin(page, installation)
    await page.getByText('Prepare os jogos').waitFor()
    await page.goto(`${server.url}/office/first-day`)

    await page.getByLabel('Português').fill('Jogos do Sertão 🏅')
    await save(page)
    await waitForSave(page)
    await page.getByLabel('Primeiro dia').fill('2027-09-19')
    await page.getByLabel('Último dia').fill('2027-09-08')
    await save(page)
    await page.getByText('O último dia vem antes do primeiro.').waitFor()
    await page.getByLabel('Primeiro dia').fill('2027-09-08')
    await page.getByLabel('Último dia').fill('2027-09-19')
    await save(page)
    await waitForSave(page)
    await page.getByLabel('Fuso da sede').fill('America/Maceio')
    await save(page)
    await waitForSave(page)
    await waitForDone(step(page, 'Nome, datas e fuso'))

    await chooseDelegations(page)
    await chooseDisciplines(page)
    await step(page, 'Locais').click()
    await page.getByRole('button', { name: 'Acrescentar local' }).click()
    await page.getByLabel('Português').fill('Ginásio do Sesi')
    await putVenueOnMap(page)
    await addSource(page)
    await announce(page, installation)
    await expectSeen(installation)
    // the answers to what was refused
    expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([])
  },
)
