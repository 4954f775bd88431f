import { padRsc } from '@games/domain'
import { aCompetitor, aParticipant, aResult, aUnit, participants, results, schedule } from '@games/testing'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser, WITH_WORKER, watchedPage } from './browser.ts'
import {
  allSent,
  click,
  linkOfCourt,
  makeScorers,
  PHONE,
  press,
  SOON,
  signIn,
  TODAY,
  unitAtCourt,
} from './desk-court.ts'
import { startInCluster } from './in-cluster.ts'
import { sheetsOf } from './pdf-sheets.ts'
import type { RunningServer } from './server.ts'

const BOUT = 'TKWM58KG--------------FNL-000100--'
/** The next lower class, which says where this one begins. */
const BELOW = 'TKWM54KG--------------FNL-000100--'
const header = { date: TODAY, logicalDate: TODAY }
/** What the scales show, in kilograms, as nothing else is written anywhere. */
const [WITHIN, FIRST, SECOND] = ['57.431', '58.913', '58.787'] as const
const OF_A_WEIGHT = /57[.,]?431|58[.,]?913|58[.,]?787/

let server: RunningServer
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await makeScorers(server, 'ivone', 'carla')
  const registeredEvents = [{ event: padRsc(BOUT.slice(0, 22)), bib: null, substitute: false, entries: [] }]
  await server.send(
    schedule({ ...header, documentCode: 'TKW' }, [unitAtCourt(BOUT), aUnit({ code: BELOW })]),
    participants(
      { ...header, documentCode: 'TKW' },
      ['101', '102', '103'].map((code) => ({
        ...aParticipant({ code, printName: `ATLETA ${code}` }),
        disciplines: [{ code: 'TKW', entries: [], registeredEvents }],
      })),
    ),
    results(
      { ...header, documentCode: BOUT, resultStatus: 'START_LIST' },
      ['101', '102'].map((code, at) =>
        aResult({ sortOrder: at + 1, startOrder: String(at + 1), competitor: aCompetitor({ code }) }),
      ),
    ),
  )
  await vi.waitUntil(async () => (await server.health()).pending === 0, SOON)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** A phone at the scales, by an account. */
async function atScales(username: string): Promise<Page> {
  const { page } = await watchedPage(browser, { ...WITH_WORKER, ...PHONE })
  await signIn(server, page.context(), username)
  await page.goto(`${server.url}/desk/`)
  await click(page.locator("[data-key='weigh-in']"))
  await page.locator('[data-weigh]').first().waitFor()
  return page
}
async function weigh(page: Page, code: string, kilograms: string): Promise<void> {
  await click(page.locator(`[data-weigh='${code}']`))
  await page.locator('dialog input').fill(kilograms)
  await click(page.locator("dialog [data-key='weigh']"))
  await page.locator('dialog').waitFor({ state: 'detached' })
}
const statesOn = (page: Page) =>
  page
    .locator('[data-weigh]')
    .evaluateAll((rows) => rows.map((row) => `${row.getAttribute('data-weigh')} ${row.getAttribute('data-state')}`))
const shows = (page: Page, ...states: readonly string[]) =>
  vi.waitFor(async () => expect(await statesOn(page)).toEqual(states), SOON)
const irmOf = async (code: string): Promise<string | null> => {
  const { results: rows } = (await (await fetch(`${server.url}/api/units/${BOUT}`)).json()) as {
    results: readonly { competitor: { code: string }; irm: string | null }[]
  }
  return rows.find((row) => row.competitor.code === code)?.irm ?? null
}

test('a class is weighed with the network cut in the middle, seen by a second device; who may not compete is taken out and put back, and no public answer has a weight (R4.6, R12.5, R12.6)', async () => {
  const page = await atScales('ivone')
  const others = await atScales('carla')
  await weigh(page, '101', WITHIN)
  await allSent(page)
  await shows(others, '101 within', '102 waits', '103 waits')

  await page.context().setOffline(true)
  await weigh(page, '102', FIRST)
  await shows(page, '101 within', '102 again', '103 waits')
  // killed, and back from the device's disk
  await page.reload()
  await shows(page, '101 within', '102 again', '103 waits')
  await weigh(page, '102', SECOND)
  await shows(page, '101 within', '102 outside', '103 waits')
  expect(await statesOn(others)).toEqual(['101 within', '102 waits', '103 waits'])
  await page.context().setOffline(false)
  await allSent(page)
  await shows(others, '101 within', '102 outside', '103 waits')

  // on paper, with nothing of the screen around it and room to sign
  const sheets = await sheetsOf(await page.pdf({ format: 'A4' }))
  const text = sheets.map((sheet) => sheet.text).join(' ')
  expect(sheets).toHaveLength(1)
  expect(text).toMatch(
    /Pesagem.*mais de 54,0 kg.*até 58,0 kg.*ATLETA 101.*57,431.*ATLETA 102.*58,913.*58,787.*ATLETA 103/s,
  )
  expect(text).not.toMatch(/Encerrar|Desfazer|enviado/)

  await press(page, 'close')
  await press(page, 'close-now')
  await press(page, 'out:102')
  await page.locator('dialog [data-moves]').waitFor()
  expect(await page.locator('dialog').textContent()).not.toMatch(OF_A_WEIGHT)
  await press(page, 'out-now')
  await page.locator("[data-key='back:102']").waitFor()
  await allSent(page)
  // at the mat: who is out, and in again once it is taken back
  const outAtMat = (count: number) =>
    vi.waitFor(async () => expect(await others.locator('.desk-list .desk-bad').count()).toBe(count), SOON)
  await others.goto(`${server.url}/desk/unit/${BOUT}`)
  await outAtMat(1)
  await press(page, 'back:102')
  await page.locator("[data-key='out:102']").waitFor()
  await allSent(page)
  await outAtMat(0)
  await press(page, 'out:102')
  await press(page, 'out-now')
  await page.locator("[data-key='back:102']").waitFor()
  await allSent(page)
  await outAtMat(1)
  await press(others, 'list-confirm')
  await press(others, 'start')
  await allSent(others)
  await expect.poll(() => irmOf('102'), SOON).toBe('WDR')

  const link = await linkOfCourt(server, browser, 'ivone')
  const addresses = [
    `/api/units/${BOUT}`,
    '/api/schedule/today',
    '/api/athletes?discipline=TKW',
    '/api/athletes/102',
    '/api/changes',
    `/board/GFA`,
    `/discipline/TKW/results/${BOUT.replace(/-+$/, '')}`,
  ]
  const asLink = { 'x-desk-key': link.split('#')[1] ?? '' }
  for (const [address, headers] of [
    ...addresses.map((one) => [one, {}] as const),
    ['/api/desk/units', asLink] as const,
    [`/api/desk/units/${BOUT}`, asLink] as const,
  ]) {
    const answer = await fetch(server.url + address, { headers })
    expect([address, answer.status]).toEqual([address, 200])
    expect([address, OF_A_WEIGHT.exec(await answer.text())]).toEqual([address, null])
  }
  await Promise.all([page, others].map((one) => one.context().close()))
})
