import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { UnitPage } from '@games/contract'
import { aCompetitor, aParticipant, aResult, participants, results, schedule } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import type { Page } from 'playwright'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser, WITH_WORKER, watchedPage } from './browser.ts'
import * as court from './desk-court.ts'
import { allSent, click, press, SOON, signIn, TODAY, unitAtCourt } from './desk-court.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'

const BOUT = 'JUDW57KG--------------FNL-000100--'
const JUMP = 'ATHWLJ----------------FNL-000100--'
const SPRINT = 'ATHW100M--------------FNL-000100--'
const HANDED = 'JUDW63KG--------------FNL-000100--'
const ALONE = 'JUDW70KG--------------FNL-000100--'
const PEOPLE = ['101', '102', '103', '104']

let server: RunningServer
let browser: Awaited<ReturnType<typeof openBrowser>>
let address = ''

const header = { date: TODAY, logicalDate: TODAY }
const startList = (code: string, who: readonly string[]) =>
  results(
    { ...header, documentCode: code, resultStatus: 'START_LIST' },
    who.map((one, at) =>
      aResult({
        sortOrder: at + 1,
        startOrder: String(at + 1),
        competitor: aCompetitor({ code: one, bib: String(at + 1) }),
      }),
    ),
  )
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await court.makeScorers(server, 'ivone', 'carla')
  const disciplines = [{ code: 'JUD', entries: [], registeredEvents: [] }]
  await server.send(
    schedule({ ...header, documentCode: 'JUD' }, [BOUT, HANDED, ALONE].map(unitAtCourt)),
    schedule({ ...header, documentCode: 'ATH' }, [unitAtCourt(JUMP), unitAtCourt(SPRINT)]),
    participants(
      { ...header, documentCode: 'JUD' },
      PEOPLE.map((code) => ({ ...aParticipant({ code }), disciplines })),
    ),
    startList(BOUT, ['101', '102']),
    startList(HANDED, ['101', '102']),
    startList(ALONE, ['103', '104']),
    startList(JUMP, PEOPLE),
    startList(SPRINT, PEOPLE),
  )
  await vi.waitUntil(async () => (await server.health()).pending === 0, SOON)
  address = await court.linkOfCourt(server, browser, 'ivone')
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const aPhone = (): Promise<Page> => court.aPhone(browser, address)
const openUnit = async (page: Page, code: string): Promise<void> => {
  await page.goto(`${server.url}/desk/unit/${code}`)
  await page.locator("[data-key='list-confirm']").waitFor()
}
const begin = async (page: Page, code: string): Promise<void> => {
  await openUnit(page, code)
  await press(page, 'list-confirm')
  await press(page, 'start')
}
async function send(page: Page): Promise<void> {
  await press(page, 'end')
  await click(page.locator('dialog [type=submit]'))
  await press(page, 'unofficial')
  await page.locator("[data-key='official']").waitFor()
}
async function publicly(code: string, status: string): Promise<UnitPage> {
  return vi.waitFor(async () => {
    const answer = await fetch(`${server.url}/api/units/${code}`)
    const view = (await answer.json()) as UnitPage
    expect(view.unit.status).toBe(status)
    return view
  }, SOON)
}
/** A second person looks at it, by an account. */
async function confirm(code: string): Promise<void> {
  const { page } = await watchedPage(browser, { ...WITH_WORKER, ...court.PHONE })
  await signIn(server, page.context(), 'carla')
  await page.goto(`${server.url}/desk/`)
  await page.locator('.desk-unit').first().waitFor()
  await page.goto(`${server.url}/desk/unit/${code}`)
  await press(page, 'official')
  await allSent(page)
  await page.context().close()
}

test('a bout from its start list to official, with the network cut and the page killed in the middle (R12.6)', async () => {
  const page = await aPhone()
  await begin(page, BOUT)
  await press(page, 'clock-start')
  await allSent(page)
  await page.context().setOffline(true)
  await press(page, 'waza-ari:0')
  await press(page, 'shido:1')
  await vi.waitFor(async () => expect(await page.locator('.desk-net-off').textContent()).toContain('2 '), SOON)
  // the page is gone and comes back from the device's disk
  await page.reload()
  await page.locator('.desk-score').first().waitFor()
  expect(await page.locator('.desk-score').allTextContents()).toEqual(['010', '000'])
  await page.context().setOffline(false)
  await press(page, 'ippon:0')
  await allSent(page)
  await send(page)
  // who entered it does not make it official, nor does a link
  expect(await page.locator("[data-key='official']").getAttribute('aria-disabled')).toBe('true')
  await publicly(BOUT, 'UNOFFICIAL')
  await confirm(BOUT)
  const { results: rows } = await publicly(BOUT, 'OFFICIAL')
  expect(rows.map(({ wlt, result }) => [wlt, result])).toEqual([
    ['W', '110'],
    ['L', '000'],
  ])
  await page.context().close()
})

test(
  'two phones jump by jump on one unit: each is told of the other, and both come to the same list (R12.6)',
  NIGHTLY,
  async () => {
    const [one, two] = await Promise.all([aPhone(), aPhone()])
    await begin(one, JUMP)
    await allSent(one)
    await two.goto(`${server.url}/desk/unit/${JUMP}`)
    await two.locator('.desk-attempts').waitFor()
    await two.locator('.desk-others-open').waitFor()
    await one.locator('.desk-others-open').waitFor()
    for (const [at, page] of [one, two, one, two].entries()) {
      await page.locator('.desk-attempts tr[aria-current]').waitFor()
      await vi.waitFor(
        async () =>
          expect(await page.locator('.desk-attempts tbody tr').nth(at).getAttribute('aria-current')).toBe('true'),
        SOON,
      )
      await page.keyboard.type(`5${at}0`)
      await page.keyboard.press('Enter')
    }
    const best = (page: Page) => page.locator('.desk-attempts tbody td:nth-last-child(2)').allTextContents()
    for (const page of [one, two])
      await vi.waitFor(async () => expect(await best(page)).toEqual(['5,00', '5,10', '5,20', '5,30']), SOON)
    await two.context().close()
    await allSent(one)
    await send(one)
    await publicly(JUMP, 'UNOFFICIAL')
    await confirm(JUMP)
    const { results: rows } = await publicly(JUMP, 'OFFICIAL')
    expect(rows.map(({ rank, result }) => [rank, result])).toEqual([
      ['1', '5.30'],
      ['2', '5.20'],
      ['3', '5.10'],
      ['4', '5.00'],
    ])
    await one.context().close()
  },
)

test('a race is keyed by its lanes, a tie is answered before it is sent (R12.6)', NIGHTLY, async () => {
  const page = await aPhone()
  await begin(page, SPRINT)
  await page.locator('.desk-keypad').waitFor()
  for (const digits of ['1241', '1202', '1233', '1233']) {
    await page.keyboard.type(digits)
    await page.keyboard.press('Enter')
  }
  await press(page, 'end')
  await click(page.locator('dialog [type=submit]'))
  await page.locator("[data-key='unofficial'][aria-disabled='true']").waitFor()
  await click(page.locator('.desk-proposal .desk-button').first())
  await click(page.locator("[data-key='unofficial'][aria-disabled='false']"))
  await publicly(SPRINT, 'UNOFFICIAL')
  await confirm(SPRINT)
  const { results: rows } = await publicly(SPRINT, 'OFFICIAL')
  expect(rows.map(({ rank, result }) => [rank, result])).toEqual([
    ['1', '12.02'],
    ['2', '12.33'],
    ['2', '12.33'],
    ['4', '12.41'],
  ])
  await page.context().close()
})

test(
  'a phone without a network hands its queue over by codes: another sends it, and nothing counts twice (R12.6)',
  NIGHTLY,
  async () => {
    prepareZXingModule({
      overrides: {
        wasmBinary: (await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')))
          .buffer as ArrayBuffer,
      },
    })
    const [dying, other] = await Promise.all([aPhone(), aPhone()])
    await begin(dying, HANDED)
    await press(dying, 'clock-start')
    await allSent(dying)
    await dying.context().setOffline(true)
    for (const key of ['waza-ari:1', 'shido:0', 'yuko:0', 'yuko:1', 'shido:1', 'clock-stop', 'clock-start', 'ippon:1'])
      await press(dying, key)
    const score = (page: Page) => page.locator('.desk-score').allTextContents()
    await vi.waitFor(async () => expect(await score(dying)).toEqual(['001', '111']), SOON)
    await click(dying.getByRole('button', { name: 'ver fila' }))
    await click(dying.getByRole('button', { name: 'Passar a outro celular' }))
    await dying.locator('.desk-square').waitFor()
    const next = dying.getByRole('button', { name: 'Próximo código' })
    const count =
      (await next.count()) === 0
        ? 1
        : Number(/de (\d+)/.exec((await dying.locator('dialog p[aria-live]').textContent()) ?? '')?.[1])
    const read: string[] = []
    for (let n = 0; n < count; n++) {
      const [code] = await readBarcodes(new Uint8Array(await dying.locator('.desk-square').screenshot()))
      read.push(code?.text ?? '')
      if (count > 1) await click(next)
    }
    // each is read twice
    for (const code of [...read, ...read]) {
      await other.goto('about:blank')
      await other.goto(code)
      await click(other.getByRole('button', { name: 'Aceitar e enviar' }))
      await other.locator('dialog').waitFor({ state: 'detached' })
      expect(other.url()).not.toContain('#')
    }
    await allSent(other)
    await other.goto(`${server.url}/desk/unit/${HANDED}`)
    await vi.waitFor(async () => expect(await score(other)).toEqual(['001', '111']), SOON)
    // the first phone has a network after all, and sends the same once more
    await dying.context().setOffline(false)
    await dying.goto(`${server.url}/desk/unit/${HANDED}`)
    await allSent(dying)
    expect(await score(dying)).toEqual(['001', '111'])
    await other.reload()
    await vi.waitFor(async () => expect(await score(other)).toEqual(['001', '111']), SOON)
    await Promise.all([dying, other].map((page) => page.context().close()))
  },
)

test(
  'a server that hangs, or is of another version, is said so, and the queue is kept until one takes it (R12.6)',
  NIGHTLY,
  async () => {
    const page = await aPhone()
    await begin(page, ALONE)
    await press(page, 'clock-start')
    await allSent(page)
    const TAPS = /\/api\/desk\/units\/[^/]+\/taps/
    await page.route(TAPS, () => new Promise(() => undefined))
    await press(page, 'waza-ari:0')
    await vi.waitFor(async () => expect(await page.locator('.desk-net-off').textContent()).toContain('1 '), SOON)
    await page.unroute(TAPS)
    await page.route(TAPS, (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: '{"id":"bad-request","message":"no such field"}',
      }),
    )
    await press(page, 'yuko:1')
    await page.getByText('esta página é de outra versão').waitFor()
    await page.unroute(TAPS)
    await click(page.getByRole('button', { name: 'recarregar' }))
    await allSent(page)
    expect(await page.locator('.desk-score').allTextContents()).toEqual(['010', '001'])
    await page.context().close()
  },
)

test('taking over that fails says why, and can be tried again (R12.6)', NIGHTLY, async () => {
  const [one, two] = await Promise.all([aPhone(), aPhone()])
  await one.goto(`${server.url}/desk/unit/${ALONE}`)
  await one.locator('.desk-score').first().waitFor()
  await allSent(one)
  await two.goto(`${server.url}/desk/unit/${ALONE}`)
  const takeOver = two.getByRole('button', { name: 'Assumir aqui' })
  await takeOver.waitFor()
  await two.context().setOffline(true)
  await click(takeOver)
  await two.getByText('Não deu para assumir: sem rede').waitFor()
  await two.context().setOffline(false)
  await click(takeOver)
  await two.getByText('Você conduz').waitFor()
  expect(await two.getByText('Não deu para assumir').count()).toBe(0)
  await Promise.all([one, two].map((page) => page.context().close()))
})

test('another tab that takes the desk over sends what the first one had in memory only (R12.6)', NIGHTLY, async () => {
  const first = await aPhone()
  // its disk is full, and it has no network
  await first.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await first.route('**/api/desk/units/*/taps', (route) => route.abort())
  await first.goto(`${server.url}/desk/unit/${ALONE}`)
  const score = (page: Page) => page.locator('.desk-score').allTextContents()
  await vi.waitFor(async () => expect(await score(first)).toEqual(['010', '001']), SOON)
  await press(first, 'yuko:1')
  await first.getByText('só existe nesta página').waitFor()
  const second = await first.context().newPage()
  await second.goto(`${server.url}/desk/unit/${ALONE}`)
  await click(second.getByRole('button', { name: 'Usar aqui' }))
  await vi.waitFor(async () => expect(await score(second)).toEqual(['010', '002']), SOON)
  await allSent(second)
  await second.reload()
  await vi.waitFor(async () => expect(await score(second)).toEqual(['010', '002']), SOON)
  await first.context().close()
})

test(
  'the menus: the paper comes as a PDF, a photo is sent and kept, and a phone that is cleared knows nothing (R12.6)',
  NIGHTLY,
  async () => {
    const page = await aPhone()
    await page.goto(`${server.url}/desk/unit/${ALONE}`)
    await click(page.getByRole('button', { name: 'Mais', exact: true }))
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Súmula de papel (PDF)' }).click(),
    ])
    expect(paper.suggestedFilename()).toBe('JUDW70KG-FNL-000100-.pdf')
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await page.locator('dialog input[type=file]').setInputFiles({
      name: 'sheet.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
    await page.locator('dialog').getByText('enviada').waitFor()
    await page.goto(`${server.url}/desk/`)
    await page.locator('.desk-unit').first().waitFor()
    await click(page.getByRole('button', { name: 'Mais', exact: true }))
    await click(page.getByRole('button', { name: 'Limpar este aparelho' }))
    await click(page.getByRole('button', { name: 'Limpar', exact: true }))
    await page.getByText('Leia o código da mesa').waitFor()
    await page.reload()
    await page.getByText('Leia o código da mesa').waitFor()
    expect(await page.locator('.desk-unit').count()).toBe(0)
    await page.context().close()
  },
)
