import type { Agenda } from '@games/contract'
import { aUnit, schedule } from '@games/testing'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { createAccount } from '../apps/server/src/features/accounts/index.ts'
import { openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import { PASSWORD, SOON } from './office-door.ts'
import type { RunningServer } from './server.ts'
import { DAY, openGames } from './small-games.ts'

/** The organiser's own table of ways between venues (0094), from the office to visitors' agendas. */

let browser: Browser
let server: RunningServer
let database: Database
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await openGames(server)
  const at = (venue: string, n: number) =>
    aUnit({
      code: `ATHW100M--------------HEAT000${n}00--`,
      start: `${DAY}T1${n}:00:00-03:00`,
      venue,
      venueName: `Ginásio ${venue}`,
    })
  await server.send(schedule({ documentCode: 'ATH' }, [at('AAA', 1), at('BBB', 2)]))
  database = await openDatabase({ url: server.place.databaseUrl ?? '' })
  const email = 'ivone@games.example'
  await createAccount(database.pool, { username: 'ivone', email, role: 'admin', type: 'staff', password: PASSWORD })
})
afterAll(async () => {
  await browser?.close()
  await database?.close()
  await server?.stop()
})

const WIDTHS = [320, 390, 768, 1440] as const

/** Buttons of the page that a finger misses, and how far it scrolls sideways. */
const unfit = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const low = matchMedia('(max-width: 899px)').matches
      ? [...document.querySelectorAll<HTMLElement>('main button:not(:disabled)')]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
          .map(({ innerText }) => innerText)
      : []
    return { low, wide: scrollWidth - clientWidth }
  })

/** The ways that a device's agendas are made with. */
const waysOf = async () => ((await (await fetch(`${server.url}/api/agenda/${DAY}`)).json()) as Agenda).ways

test('ways are written with wrong answers on the way, fit for a finger at any width, count on agendas, and are undone (R12.4, 0094)', async () => {
  const { page, faults } = await watchedPage(browser, { reducedMotion: 'reduce' })
  const answer = await page.context().request.post(`${server.url}/api/session`, {
    headers: { origin: server.url },
    data: { identifier: 'ivone', password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
  await page.goto(`${server.url}/office/settings?part=venues`)
  const add = () => page.getByRole('button', { name: 'Acrescentar caminho' }).click()
  const choose = async (from: string, to: string) => {
    await page.getByLabel('De', { exact: true }).selectOption(from)
    await page.getByLabel('Para', { exact: true }).selectOption(to)
  }
  const save = page.getByRole('button', { name: 'Salvar', exact: true })
  const isSaved = async () => {
    await save.click()
    await expect.poll(() => page.locator('.settings-save').count(), SOON).toBe(0)
  }
  const remove = () => page.getByRole('group', { name: 'Caminho' }).getByRole('button', { name: 'Tirar' }).click()
  await add()
  await save.click()
  await page.getByText('Escolha os dois locais do caminho.').waitFor()
  await choose('AAA', 'AAA')
  await page.getByText('Um caminho leva a outro local.').waitFor()
  await choose('AAA', 'BBB')
  await page.getByText('Diga os minutos a pé ou de ônibus, ou tire o caminho.').waitFor()
  await page.getByLabel('A pé, minutos').fill('meia hora')
  await page.getByText('Minutos são um número inteiro de 1 a 600.').waitFor()
  await page.getByLabel('A pé, minutos').fill('35')
  await page.getByLabel('Ônibus dos Jogos, minutos').fill('12')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await unfit(page), `${width} px`).toEqual({ low: [], wide: 0 })
  }
  await isSaved()
  expect(await waysOf()).toEqual([{ from: 'AAA', to: 'BBB', foot: 35, shuttle: 12, oneWay: false }])

  // the same pair from its other end
  await add()
  await choose('BBB', 'AAA')
  await page.getByLabel('A pé, minutos').fill('40')
  await page.getByText('Este par já tem um caminho neste sentido: mude aquele.').waitFor()
  await remove()
  await isSaved()

  // a venue that is gone since
  await database.pool.query(
    `update setting set value = value || '[{"from":"AAA","to":"OLD","foot":5,"shuttle":null,"oneWay":true}]' where key = 'venue_ways'`,
  )
  await page.reload()
  const gone = page.getByText('Um dos locais não existe mais: este caminho não conta.')
  await gone.waitFor()
  expect(await waysOf()).toHaveLength(1)
  await page.getByRole('button', { name: /^Mudar .*OLD$/ }).click()
  await remove()
  await isSaved()
  await expect.poll(() => gone.count(), SOON).toBe(0)
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await gone.waitFor()
  expect(faults).toEqual([])
})
