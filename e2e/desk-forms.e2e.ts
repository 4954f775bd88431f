import type { UnitPage } from '@games/contract'
import { DISCIPLINE_CODES } from '@games/domain/disciplines/discipline-codes'
import { RULE_SETS, suggestedRuleSet } from '@games/domain/scoring/index'
import type { OdfMessage } from '@games/odf'
import { aCompetitor, aParticipant, aResult, participants, results, schedule } from '@games/testing'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser, watchedPage } from './browser.ts'
import { allSent, linkOfCourt, makeScorers, PHONE, press, SOON, signIn, TODAY, unitAtCourt } from './desk-court.ts'
import { DESK_FORMS, type DeskForm } from './desk-forms.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'

let server: RunningServer
let browser: Awaited<ReturnType<typeof openBrowser>>
/** Of whoever scores, by the court's link, and of whoever confirms, by an account. */
let phone: Page
let second: Page

const header = { date: TODAY, logicalDate: TODAY }
/** The unit that is played at the desk, and the one that is the same in ODF. */
const DESK = '000100--'
const FEED = '000200--'
/** Scored by somebody who was told nothing: a bout, a long jump. */
const BOUT = 'JUDW52KG--------------FNL-000100--'
const JUMP = 'ATHWLJ----------------FNL-000100--'
const organisations = ['AL', 'SP', 'RJ', 'BA']

const competitorOf = ({ competitors, areTeams }: DeskForm, who: string) => {
  const at = competitors.indexOf(who)
  return aCompetitor({
    code: areTeams ? `T${who}` : who,
    type: areTeams ? 'T' : 'A',
    bib: String(at + 1),
    organisation: organisations[at] ?? null,
    teamName: areTeams ? `Time ${who}` : null,
  })
}
const startListOf = (form: DeskForm, unit: string): OdfMessage =>
  results(
    { ...header, documentCode: form.phase + unit, resultStatus: 'START_LIST' },
    form.competitors.map((who, at) =>
      aResult({ sortOrder: at + 1, startOrder: String(at + 1), competitor: competitorOf(form, who) }),
    ),
  )
const resultOf = (form: DeskForm): OdfMessage =>
  results(
    { ...header, documentCode: form.phase + FEED, resultStatus: 'OFFICIAL', version: 2 },
    form.rows.map(({ who, rank, equal, result, irm, wlt }, at) =>
      aResult({
        sortOrder: at + 1,
        rank: rank ?? null,
        rankEqual: equal ?? false,
        result: result ?? null,
        irm: irm ?? null,
        wlt: wlt ?? null,
        competitor: competitorOf(form, who),
      }),
    ),
  )

beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await makeScorers(server, 'ivone', 'carla')
  const disciplines = [...new Set(DESK_FORMS.map(({ phase }) => phase.slice(0, 3)))]
  await server.send(
    participants(
      { ...header, documentCode: 'ATH' },
      ['101', '102', '103', '104'].map((code) => ({
        ...aParticipant({ code, printName: code }),
        disciplines: disciplines.map((one) => ({ code: one, entries: [], registeredEvents: [] })),
      })),
    ),
    ...disciplines.map((code) =>
      schedule(
        { ...header, documentCode: code },
        DESK_FORMS.filter(({ phase }) => phase.startsWith(code))
          .flatMap(({ phase }) => [unitAtCourt(phase + DESK), unitAtCourt(phase + FEED)])
          .concat([BOUT, JUMP].filter((unit) => unit.startsWith(code)).map(unitAtCourt)),
      ),
    ),
    ...[BOUT, JUMP].map((unit) =>
      results(
        { ...header, documentCode: unit, resultStatus: 'START_LIST' },
        ['101', '102', '103']
          .slice(0, unit === BOUT ? 2 : 3)
          .map((code, at) =>
            aResult({ sortOrder: at + 1, startOrder: String(at + 1), competitor: aCompetitor({ code }) }),
          ),
      ),
    ),
    ...DESK_FORMS.flatMap((form) => [startListOf(form, DESK), startListOf(form, FEED), resultOf(form)]),
  )
  await vi.waitUntil(async () => (await server.health()).pending === 0, SOON)
  ;({ page: phone } = await watchedPage(browser, PHONE))
  // fingers are quick, quarters are long: the phone's clock is moved on between presses
  await phone.clock.install()
  await phone.goto(await linkOfCourt(server, browser, 'ivone'))
  ;({ page: second } = await watchedPage(browser, PHONE))
  await signIn(server, second.context(), 'carla')
  for (const page of [phone, second]) {
    page.setDefaultTimeout(15_000)
    if (page === second) await page.goto(`${server.url}/desk/`)
    await page.locator('.desk-unit').first().waitFor()
  }
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Goes to a unit within the page, as a press of its row does. */
async function openUnit(page: Page, code: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/desk/unit/${code}`)
}

async function step(page: Page, written: string): Promise<void> {
  await page.clock.fastForward(400)
  const [, times = '1', key = ''] = /^(?:(\d+)\*)?(.*)$/.exec(written) ?? []
  if (Number(times) > 1) for (let n = 0; n < Number(times); n++) await step(page, key)
  else if (key.startsWith('+')) await page.clock.fastForward(Number(key.slice(1)) * 1000)
  else if (key.startsWith('=')) {
    await page.locator('.desk-keypad').waitFor()
    await page.keyboard.type(key.slice(1))
    await page.keyboard.press('Enter')
  } else if (key.startsWith('"'))
    await page
      .getByRole('button', { name: key.slice(1, -1), exact: true })
      .first()
      .click()
  else if (key.endsWith('!')) {
    await press(page, key.slice(0, -1))
    await page.locator('dialog [type=submit]').click()
  } else if (key.startsWith('menu ')) {
    const [way = '', who] = key.split(' ').slice(1).reverse()
    await page.getByRole('button', { name: 'Mais', exact: true }).click()
    await page.getByRole('button', { name: 'Fora', exact: true }).click()
    if (who !== undefined) await page.locator('dialog select').selectOption(who)
    await press(page, way)
    await page.locator('dialog [type=submit]').click()
  } else await press(page, key)
}

async function publicly(code: string, status: string): Promise<UnitPage> {
  return vi.waitFor(async () => {
    const view = (await (await fetch(`${server.url}/api/units/${code}`)).json()) as UnitPage
    expect(view.unit.status).toBe(status)
    return view
  }, SOON)
}
const rowsOf = ({ results: rows }: UnitPage) =>
  rows.map(({ competitor, rank, rankEqual, result, irm, wlt }) => ({
    who: competitor.code,
    rank,
    rankEqual,
    result,
    irm,
    wlt,
  }))

test('every form that is scored and each of the 18 disciplines is played here', () => {
  const rules = DESK_FORMS.map(({ phase }) => suggestedRuleSet(phase + DESK))
  expect(rules.map((one) => one?.scorer)).toEqual(DESK_FORMS.map(({ scorer }) => scorer))
  expect([...new Set(DESK_FORMS.map(({ scorer }) => scorer))].sort()).toEqual(
    [...new Set(RULE_SETS.map(({ scorer }) => scorer))].sort(),
  )
  expect(DESK_FORMS.map(({ phase }) => phase.slice(0, 3))).toEqual(expect.arrayContaining([...DISCIPLINE_CODES]))
})

test.each(DESK_FORMS.map((form) => [form.phase, form] as const))(
  '%s from its start list to official on a phone, with the network cut in the middle, is what ODF says of it (R12.6)',
  async (phase, form) => {
    await openUnit(phone, phase + DESK)
    await press(phone, 'list-confirm')
    await press(phone, 'start')
    const middle = Math.ceil(form.play.length / 2)
    for (const [at, written] of form.play.entries()) {
      // a server that answers between a jump of the phone's clock and the next press takes the jump back, as it should
      const isAfterJump = form.play[at - 1]?.startsWith('+') === true
      if (at === middle || (at < middle && written.startsWith('+'))) await phone.context().setOffline(true)
      await step(phone, written)
      if (at < middle && isAfterJump && !written.startsWith('+')) await phone.context().setOffline(false)
    }
    await phone.context().setOffline(false)
    await phone.evaluate(() => dispatchEvent(new Event('online')))
    await press(phone, 'end')
    await phone.locator('dialog [type=submit]').click()
    // a tie that is none by the rules alone is answered: they are equal
    const sends = phone.locator("[data-key='unofficial']")
    await sends.waitFor()
    if ((await sends.getAttribute('aria-disabled')) === 'true')
      await phone.locator('.desk-proposal .desk-button-full').first().click()
    await phone.locator("[data-key='unofficial'][aria-disabled='false']").click()
    await phone.locator("[data-key='official']").waitFor()
    await allSent(phone)
    await publicly(phase + DESK, 'UNOFFICIAL')
    await openUnit(second, phase + DESK)
    await press(second, 'official')
    await second.locator("[data-key='official']").waitFor({ state: 'detached' })
    const [desk, feed] = [await publicly(phase + DESK, 'OFFICIAL'), await publicly(phase + FEED, 'OFFICIAL')]
    expect(rowsOf(desk)).toEqual(rowsOf(feed))
  },
  60_000,
)

/**
 * Presses, one after the other, what is written on keys that are on the screen without scrolling and can be pressed, as somebody would who
 * sees the page for the first time. Gives how many. Fails where a word is not there.
 */
async function pressWords(page: Page, ...words: readonly string[]): Promise<number> {
  for (const word of words) {
    await page.clock.fastForward(400)
    // a dialog lies over everything else
    const on = page.locator((await page.locator('dialog[open]').count()) > 0 ? 'dialog' : 'body')
    const key = on
      .locator('button:not([aria-disabled=true])', { hasText: new RegExp(`^\\s*${word}`) })
      .filter({ visible: true })
      .first()
    await key.waitFor()
    const box = await key.boundingBox()
    if (!box || box.y < 0 || box.y + box.height > PHONE.viewport.height) throw new Error(`${word} is not on the screen`)
    await key.click()
  }
  return words.length
}

test('a stranger scores a bout in 8 steps, reading the screen alone (R12.6)', async () => {
  await openUnit(phone, BOUT)
  const steps = await pressWords(
    phone,
    'Confirmar lista: 2 presentes',
    'Começar',
    'Hajime',
    'Waza-ari',
    'Ippon',
    'Encerrar',
    'Encerrar',
    'Enviar como não oficial',
  )
  expect(steps).toBe(8)
  await phone.getByText('espera confirmação').waitFor()
  expect(rowsOf(await publicly(BOUT, 'UNOFFICIAL')).map(({ wlt, result }) => [wlt, result])).toEqual([
    ['W', '110'],
    ['L', '000'],
  ])
})

test('a stranger scores a long jump of three in 17 steps, reading the screen alone (R12.6)', async () => {
  await openUnit(phone, JUMP)
  const jump = (digits: string) => [...digits.split('').map((digit) => `${digit}$`), 'Próxima']
  const steps = await pressWords(
    phone,
    'Confirmar lista: 3 presentes',
    'Começar',
    ...jump('561'),
    ...jump('548'),
    ...jump('531'),
    'Encerrar',
    'Encerrar',
    'Enviar como não oficial',
  )
  expect(steps).toBe(17)
  await phone.getByText('espera confirmação').waitFor()
  expect(rowsOf(await publicly(JUMP, 'UNOFFICIAL')).map(({ rank, result }) => [rank, result])).toEqual([
    ['1', '5.61'],
    ['2', '5.48'],
    ['3', '5.31'],
  ])
})
