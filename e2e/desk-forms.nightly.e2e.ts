import type { MedalTableView, UnitPage } from '@games/contract'
import { trimRsc } from '@games/domain'
import { DISCIPLINE_CODES } from '@games/domain/disciplines/discipline-codes'
import { MEDALS } from '@games/domain/medals/medal-table'
import { RULE_SETS, suggestedRuleSet } from '@games/domain/scoring/index'
import type { OdfMessage, OdfUnit } from '@games/odf'
import { aCompetitor, aMessage, aParticipant, aResult, participants, results, schedule } from '@games/testing'
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
import { type BoutBefore, DESK_FORMS, type DeskForm } from './desk-forms.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'

let server: RunningServer
let browser: Awaited<ReturnType<typeof openBrowser>>
/** Of whoever scores, by the court's link, and of whoever confirms, by an account. */
let phone: Page
let second: Page
/** Of somebody at home, at the medallists of a discipline. */
let visitor: Page

const header = { date: TODAY, logicalDate: TODAY }
const UNIT = '000100--'
/** The unit that is played at the desk, and the one of the twin event that is sent as ODF. */
const atDesk = ({ phase }: DeskForm): string => phase + UNIT
const twin = (event: string): string => `${event.slice(0, 19)}ODF${event.slice(22)}`
const asOdf = (form: DeskForm): string => twin(atDesk(form))
/** RSC of an event from that of its unit. */
const eventOf = (unit: string): string => unit.slice(0, 22)
/** Scored by somebody who was told nothing: a bout, a long jump. */
const BOUT = 'JUDW52KG--------------FNL-000100--'
const JUMP = 'ATHWLJ----------------FNL-000100--'
const ORGANISATIONS: Readonly<Record<string, string>> = {
  '101': 'AL',
  '102': 'SP',
  '103': 'RJ',
  '104': 'BA',
  '105': 'CE',
  '106': 'PE',
}

const competitorOf = ({ competitors, areTeams }: DeskForm, who: string) =>
  aCompetitor({
    code: areTeams ? `T${who}` : who,
    type: areTeams ? 'T' : 'A',
    bib: String(competitors.indexOf(who) + 1),
    organisation: ORGANISATIONS[who] ?? null,
    teamName: areTeams ? `Time ${who}` : null,
  })
const startListOf = (form: DeskForm, unit: string): OdfMessage =>
  results(
    { ...header, documentCode: unit, resultStatus: 'START_LIST' },
    form.competitors.map((who, at) =>
      aResult({ sortOrder: at + 1, startOrder: String(at + 1), competitor: competitorOf(form, who) }),
    ),
  )
const resultOf = (form: DeskForm): OdfMessage =>
  results(
    { ...header, documentCode: asOdf(form), resultStatus: 'OFFICIAL', version: 2 },
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

/** The bouts before, of the desk's event and of its twin. */
const beforeOf = (form: DeskForm): readonly (BoutBefore & { readonly code: string })[] =>
  (form.before ?? []).flatMap((bout) => {
    const code = eventOf(form.phase) + bout.unit
    return [code, twin(code)].map((of) => ({ ...bout, code: of }))
  })
const boutOf = (form: DeskForm, { code, won, lost }: BoutBefore & { readonly code: string }): OdfMessage =>
  results({ ...header, documentCode: code }, [
    aResult({ sortOrder: 1, result: '1', wlt: 'W', competitor: competitorOf(form, won) }),
    aResult({ sortOrder: 2, result: '0', wlt: 'L', competitor: competitorOf(form, lost) }),
  ])
const programmeOf = (form: DeskForm): readonly OdfUnit[] => {
  const medal: OdfUnit['medal'] = form.decides ?? (form.medals ? 1 : 0)
  return [
    ...[atDesk(form), asOdf(form)].map((code) => ({ ...unitAtCourt(code), medal })),
    ...beforeOf(form).map((bout) => ({ ...unitAtCourt(bout.code), medal: bout.medal })),
  ]
}
/** Medals of the twin event, as a source sends them. */
const medalsOf = (form: DeskForm): readonly OdfMessage[] =>
  form.medals === undefined
    ? []
    : [
        aMessage(
          {
            ...header,
            documentType: 'DT_MEDALLISTS',
            documentCode: eventOf(asOdf(form)),
            resultStatus: 'OFFICIAL',
          },
          {
            kind: 'medallists',
            medals: form.medals.map(([medal, who]) => {
              const { code, type, bib, teamName } = competitorOf(form, who)
              const organisation = ORGANISATIONS[who] ?? ''
              const winner = { code, type, organisation, order: 1, bib, teamName, athletes: [] }
              return { medal, date: TODAY, unit: null, competitors: [winner] }
            }),
          },
        ),
      ]

beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await makeScorers(server, 'ivone', 'carla')
  const disciplines = [...new Set(DESK_FORMS.map(({ phase }) => phase.slice(0, 3)))]
  await server.send(
    participants(
      { ...header, documentCode: 'ATH' },
      Object.entries(ORGANISATIONS).map(([code, organisation]) => ({
        ...aParticipant({ code, printName: code, organisation }),
        disciplines: disciplines.map((one) => ({ code: one, entries: [], registeredEvents: [] })),
      })),
    ),
    ...disciplines.map((code) =>
      schedule(
        { ...header, documentCode: code },
        DESK_FORMS.filter(({ phase }) => phase.startsWith(code))
          .flatMap(programmeOf)
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
    ...DESK_FORMS.flatMap((form) => [
      startListOf(form, atDesk(form)),
      startListOf(form, asOdf(form)),
      resultOf(form),
      ...beforeOf(form).map((bout) => boutOf(form, bout)),
      ...medalsOf(form),
    ]),
  )
  await vi.waitUntil(async () => (await server.health()).pending === 0, SOON)
  ;({ page: phone } = await watchedPage(browser, { ...WITH_WORKER, ...PHONE }))
  // fingers are quick, quarters are long: the phone's clock is moved on between presses
  await phone.clock.install()
  await phone.goto(await linkOfCourt(server, browser, 'ivone'))
  ;({ page: visitor } = await watchedPage(browser, PHONE))
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

/** Whether a key that gives points has the focus: it stays where it is from one press to the next. */
const hasFocus = (page: Page, key: string): Promise<boolean> =>
  page.evaluate((name) => name.startsWith('point:') && document.activeElement?.getAttribute('data-key') === name, key)

/** After two presses of a thumb a key that is pressed dozens of times is pressed by Enter: a press without the thumb's way and its guard (0061). */
async function pressAgain(page: Page): Promise<void> {
  await page.clock.fastForward(400)
  await page.keyboard.press('Enter')
}

async function step(page: Page, written: string, pressKey: typeof press): Promise<void> {
  await page.clock.fastForward(400)
  const [, times = '1', key = ''] = /^(?:(\d+)\*)?(.*)$/.exec(written) ?? []
  if (Number(times) > 1)
    for (let n = 0; n < Number(times); n++)
      if (n >= 2 && (await hasFocus(page, key))) await pressAgain(page)
      else await step(page, key, pressKey)
  else if (key.startsWith('+')) await page.clock.fastForward(Number(key.slice(1)) * 1000)
  else if (key.startsWith('=')) {
    await page.locator('.desk-keypad').waitFor()
    await page.keyboard.type(key.slice(1))
    await page.keyboard.press('Enter')
  } else if (key.startsWith('"')) await click(page.getByRole('button', { name: key.slice(1, -1), exact: true }).first())
  else if (key.endsWith('!')) {
    await pressKey(page, key.slice(0, -1))
    await click(page.locator('dialog [type=submit]'))
  } else if (key.startsWith('menu ')) {
    const [way = '', who] = key.split(' ').slice(1).reverse()
    await click(page.getByRole('button', { name: 'Mais', exact: true }))
    await click(page.getByRole('button', { name: 'Fora', exact: true }))
    if (who !== undefined) await page.locator('dialog select').selectOption(who)
    await pressKey(page, way)
    await click(page.locator('dialog [type=submit]'))
  } else await pressKey(page, key)
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
    name: competitor.name,
    rank,
    rankEqual,
    result,
    irm,
    wlt,
  }))

test('every form that is scored and each of the 18 disciplines is played here', () => {
  const rules = DESK_FORMS.map((form) => suggestedRuleSet(atDesk(form)))
  expect(rules.map((one) => one?.scorer)).toEqual(DESK_FORMS.map(({ scorer }) => scorer))
  expect([...new Set(DESK_FORMS.map(({ scorer }) => scorer))].sort()).toEqual(
    [...new Set(RULE_SETS.map(({ scorer }) => scorer))].sort(),
  )
  const withMedals = DESK_FORMS.filter(({ medals }) => medals !== undefined)
  expect(withMedals.map(({ phase }) => phase.slice(0, 3))).toEqual(expect.arrayContaining([...DISCIPLINE_CODES]))
})

/** Goes by Tab alone to a key of the rules, or what answers a proposal, and presses it by Enter. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor()
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
  for (let left = 80; !(await isThere()); left--) {
    if (left === 0) throw new Error(`${selector} has no focus after 80 times Tab`)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}
const pressByTab: typeof press = (page, key) => tabTo(page, `[data-key='${key}'], [data-proposal='${key}']`)

/** Whatever can be pressed has a name for who hears the page, and is a thumb wide and high; keys of the desk are 64 px. */
async function isHeardAndTouched(page: Page): Promise<void> {
  const nameless = (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter((line) =>
      /^\s*- (button|link|textbox|combobox|checkbox|radio|switch|spinbutton|searchbox)(?! "[^"]+")/.test(line),
    )
  expect(nameless).toEqual([])
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary, input, select, textarea')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      if (width === 0 || !one.checkVisibility()) return []
      const least = one.matches('.desk-link') ? 44 : 64
      return width >= least && height >= least ? [] : [`${one.textContent || one.outerHTML}: ${width} × ${height}`]
    }),
  )
  expect(small).toEqual([])
}

/** Medals of an event as a visitor reads them on the page of its discipline's medallists: colour, who, delegation. */
const medalsSeen = (event: string): Promise<readonly (readonly (string | null | undefined)[])[]> =>
  visitor
    .locator('.medals-decided')
    .filter({ has: visitor.getByRole('heading', { name: trimRsc(event), exact: true }) })
    .locator('.medals-decided-line')
    .evaluateAll((lines) =>
      lines.map((line) => [
        line.querySelector('.ui-medal')?.getAttribute('aria-label'),
        line.querySelector('.medals-decided-name')?.textContent,
        line.querySelector('.medals-code')?.textContent,
      ]),
    )
/** What is won in events, by delegation: gold, silver, bronze. */
function won(forms: readonly DeskForm[]): Readonly<Record<string, readonly number[]>> {
  const all = forms.flatMap(({ medals }) => medals ?? [])
  return Object.fromEntries(
    [...Map.groupBy(all, ([, who]) => ORGANISATIONS[who] ?? '')].map(([organisation, own]) => [
      organisation,
      MEDALS.map((colour) => own.filter(([medal]) => medal === colour).length),
    ]),
  )
}
/** The medal table of a scope, by delegation: gold, silver, bronze. */
async function medalTable(scope: string): Promise<Readonly<Record<string, readonly number[]>>> {
  const { rows } = (await (await fetch(`${server.url}/api/medals/${scope}`)).json()) as MedalTableView
  return Object.fromEntries(
    rows
      .filter(({ total }) => total > 0)
      .map(({ organisation, gold, silver, bronze }) => [organisation.code, [gold, silver, bronze]]),
  )
}
/** Forms whose unit is official at the desk. */
const played: DeskForm[] = []

test.each(DESK_FORMS.map((form) => [form.phase, form] as const))(
  '%s from its start list to its medals on a phone, with the network cut in the middle, is what ODF says of it (R12.6)',
  async (_phase, form) => {
    const [unit, same] = [atDesk(form), asOdf(form)]
    const pressKey = form.byKeyboard ? pressByTab : press
    await openUnit(phone, unit)
    await phone.locator("[data-key='list-confirm']").waitFor()
    await isHeardAndTouched(phone)
    await pressKey(phone, 'list-confirm')
    await pressKey(phone, 'start')
    await phone.locator('.desk-foot-3').waitFor()
    await isHeardAndTouched(phone)
    const middle = Math.ceil(form.play.length / 2)
    for (const [at, written] of form.play.entries()) {
      // a server that answers between a jump of the phone's clock and the next press takes the jump back, as it should
      const isAfterJump = form.play[at - 1]?.startsWith('+') === true
      if (at === middle || (at < middle && written.startsWith('+'))) await phone.context().setOffline(true)
      await step(phone, written, pressKey)
      if (at < middle && isAfterJump && !written.startsWith('+')) await phone.context().setOffline(false)
    }
    await phone.context().setOffline(false)
    await phone.evaluate(() => dispatchEvent(new Event('online')))
    await isHeardAndTouched(phone)
    await pressKey(phone, 'end')
    if (form.byKeyboard) await tabTo(phone, 'dialog [type=submit]')
    else await click(phone.locator('dialog [type=submit]'))
    // a tie that is none by the rules alone is answered: they are equal
    const sends = phone.locator("[data-key='unofficial']")
    await sends.waitFor()
    await isHeardAndTouched(phone)
    if ((await sends.getAttribute('aria-disabled')) === 'true')
      await click(phone.locator('.desk-proposal .desk-button-full').first())
    await phone.locator("[data-key='unofficial'][aria-disabled='false']").waitFor()
    await pressKey(phone, 'unofficial')
    await phone.locator("[data-key='official']").waitFor()
    await allSent(phone)
    await publicly(unit, 'UNOFFICIAL')
    await openUnit(second, unit)
    await second.locator("[data-key='official']").waitFor()
    await isHeardAndTouched(second)
    await pressKey(second, 'official')
    await second.locator("[data-key='official']").waitFor({ state: 'detached' })
    const [desk, feed] = [await publicly(unit, 'OFFICIAL'), await publicly(same, 'OFFICIAL')]
    expect(rowsOf(desk)).toEqual(rowsOf(feed))
    if (form.medals === undefined) return
    played.push(form)
    const discipline = unit.slice(0, 3)
    const page = `${server.url}/medals/medallists/${discipline}`
    if (visitor.url() !== page) await visitor.goto(page)
    await expect.poll(() => medalsSeen(eventOf(unit)), SOON).toHaveLength(form.medals.length)
    expect(await medalsSeen(eventOf(unit))).toEqual(await medalsSeen(eventOf(same)))
    await expect
      .poll(() => medalTable(`discipline:${discipline}`), SOON)
      .toEqual(won([...DESK_FORMS, ...played].filter(({ phase }) => phase.startsWith(discipline))))
  },
  60_000,
)

test('the medal table that visitors see counts what was decided at the desk as it counts ODF (R5.6, R12.6)', async () => {
  await visitor.goto(`${server.url}/medals/all`)
  const seen = await visitor
    .locator('.medals-table tbody[data-code]')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.getAttribute('data-code') ?? '',
        [...row.querySelectorAll('tr:first-child .medals-figure')].slice(0, 3).map((one) => Number(one.textContent)),
      ]),
    )
  expect(Object.fromEntries(seen)).toEqual(won([...DESK_FORMS, ...played]))
})

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
    await click(key)
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
