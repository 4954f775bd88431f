import type { DeskUnit, DeskUnits, WeighIn } from '@games/contract'
import { weighInCode } from '@games/domain/weigh-in/weigh-in-code'
import { NIGHTLY } from '@games/testing/suite'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { runAxe } from '@games/web/ui/testing/run-axe.ts'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { DeskApi } from '../calls/desk-api.ts'
import type { Noun } from '../i18n/messages.gen.d.ts'
import { Desk } from '../store/desk.ts'
import { practiceUnit } from '../store/practice.ts'
import { DeskContext } from '../store/use-desk.ts'
import '../styles/index.css'
import { WeighInScreen } from './WeighInScreen.tsx'

beforeAll(() => loadMessages<Noun>('eng', ['desk', 'desk-words', 'desk-refusals']))

const EVENT = 'JUDW57KG--------------'
const DAY = '2027-07-16'
const CODE = weighInCode(EVENT, DAY)
const WEIGH_IN: WeighIn = {
  code: CODE,
  event: `${EVENT}------------`,
  day: DAY,
  name: { por: 'Até 57 kg' },
  discipline: 'JUD',
  rules: { id: 'taekwondo-wt-2022', name: 'A rulebook', edition: '2025' },
  limits: { over: 52_000, upTo: 57_000, allowance: 0, tries: 2 },
  chosen: false,
  competitors: [
    { code: 'P1', name: 'Ana Inventada', organisation: 'AL', organisationName: { por: 'Alagoas' } },
    { code: 'P2', name: 'Bia Inventada', organisation: 'BA', organisationName: { por: 'Bahia' } },
    { code: 'P9', name: 'Cida Inventada', organisation: 'CE', organisationName: null },
  ],
  taps: [],
  head: 0,
}
const made = practiceUnit('judo-ijf-2025', 'JUD', {
  side: (n) => `Side ${n}`,
  athlete: (n) => `Athlete ${n}`,
  unit: 'Quarterfinal 1',
})
/** A bout of the first two. */
const BOUT: DeskUnit = { ...made, code: `${EVENT}QFNL000100--`, unit: { ...made.unit, code: `${EVENT}QFNL000100--` } }

async function opened() {
  await page.viewport(390, 844)
  const me: DeskUnits['me'] = { by: 'rui', kind: 'results', name: 'rui', until: null, court: null }
  const now = Date.parse(`${DAY}T12:00:00Z`)
  const api: DeskApi = {
    listUnits: () =>
      Promise.resolve({
        me,
        date: DAY,
        today: DAY,
        courts: [{ venue: 'GFA', venueName: null, location: null, locationName: null, units: 1 }],
        units: [],
        now,
      }),
    getCourt: () => Promise.resolve({ me, date: DAY, units: [BOUT], now }),
    getUnit: () => Promise.resolve(BOUT),
    sendTaps: () => Promise.reject(new TypeError('no network')),
    listWeighIns: () => Promise.resolve({ date: DAY, weighIns: [WEIGH_IN], now }),
    sendWeighTaps: () => Promise.reject(new TypeError('no network')),
    movesOf: () => Promise.reject(new TypeError('no network')),
    lead: () => Promise.reject(new TypeError('not asked here')),
    sign: () => Promise.resolve(),
    addPhoto: () => Promise.resolve(),
    getSheet: () => Promise.reject(new TypeError('not asked')),
  }
  let id = 0
  const desk = new Desk({
    storage: {
      load: () => Promise.resolve({ device: null, units: [], taps: [], weighIns: [] }),
      keep: () => Promise.resolve(),
    },
    api,
    now: () => now,
    ticks: () => 0,
    makeId: () => `id-${(id += 1)}`,
    after: () => () => undefined,
  })
  await desk.start()
  await desk.refresh()
  await render(
    <LanguageProvider language={{ locale: 'eng', t: translatorOf('eng') }}>
      <DeskContext value={desk}>
        <WeighInScreen />
      </DeskContext>
    </LanguageProvider>,
  )
  return desk
}
const find = async (selector: string): Promise<HTMLElement> => {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  return document.querySelector(selector) as HTMLElement
}
const press = async (selector: string) => userEvent.click(await find(selector))
const weigh = async (code: string, typed: string) => {
  await press(`[data-weigh=${code}]`)
  await userEvent.fill(await find('dialog input'), typed)
  await press("dialog [data-key='weigh']")
}
const stateOf = async (code: string) => (await find(`[data-weigh=${code}]`)).dataset['state']

test(
  'at 320 px a name and how its owner stands do not overlap, and the sheet of a weight keeps off its edges (R12.6)',
  NIGHTLY,
  async () => {
    await opened()
    await page.viewport(320, 640)
    await weigh('P2', '57.9')
    await expect.poll(() => stateOf('P2')).toBe('again')
    const name = (await find('[data-weigh=P2] b')).getBoundingClientRect()
    const stands = (await find('[data-weigh=P2] > span:last-child')).getBoundingClientRect()
    expect(stands.left).toBeGreaterThanOrEqual(name.right)
    expect(stands.right).toBeLessThanOrEqual(320)
    await press('[data-weigh=P9]')
    const field = (await find('dialog input')).getBoundingClientRect()
    const sheet = (await find('dialog')).getBoundingClientRect()
    expect(field.left - sheet.left).toBeGreaterThanOrEqual(12)
    expect(sheet.right - field.right).toBeGreaterThanOrEqual(12)
  },
)

test(
  'a weight is judged before it is kept, a second try is offered, and undo takes it back (R12.6)',
  NIGHTLY,
  async () => {
    await opened()
    const main = await find('main')
    expect(main.textContent).toContain('more than 52.0 kg · up to 57.0 kg · 2 tries · A rulebook 2025')
    await press('[data-weigh=P1]')
    const field = await find('dialog input')
    await press("dialog [data-key='weigh']")
    await expect.poll(() => document.querySelector('dialog [role=status]')?.textContent).toContain('56.4')
    for (const [typed, fit] of [
      ['57,4', 'over'],
      ['51.95', 'under'],
      ['57', 'within'],
      ['5', 'none'],
      ['1e2', 'none'],
      ['0x3F', 'none'],
      ['57,0004', 'none'],
      ['57.4', 'over'],
    ] as const) {
      await userEvent.fill(field, typed)
      await expect.poll(() => document.querySelector<HTMLElement>('dialog [role=status]')?.dataset['fit']).toBe(fit)
    }
    await press("dialog [data-key='weigh']")
    await expect.poll(() => stateOf('P1')).toBe('again')
    expect((await find('[data-weigh=P1]')).textContent).toContain('57.4 kg')
    await weigh('P1', '57.2')
    await expect.poll(() => stateOf('P1')).toBe('outside')
    await press('[data-weigh=P1]')
    await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('no try left')
    await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }))
    // a mistyped weight: what is taken back is said
    expect((await find("[data-key='undo']")).textContent).toContain('Ana Inventada, 57.2 kg')
    await press("[data-key='undo']")
    await expect.poll(() => stateOf('P1')).toBe('again')
    await weigh('P1', '56,95')
    await expect.poll(() => stateOf('P1')).toBe('within')
    for (const one of document.querySelectorAll('.desk-list button, .desk-foot button'))
      expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(64)
    const { violations } = await runAxe()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  },
)

test('closed, it says who may not compete; each start list is asked about, changed by a confirmation and changed back (R12.6)', async () => {
  const desk = await opened()
  await weigh('P1', '55')
  await weigh('P2', '58.123')
  await press("[data-key='close']")
  await expect
    .poll(() => document.querySelector('dialog .desk-moves')?.textContent)
    .toBe('Bia Inventada: not in the classCida Inventada: not weighed')
  await press("[data-key='close-now']")
  const section = await find('.desk-weighed-out')
  expect(section.textContent).toContain('Bia Inventada: is not in the class')
  // who is in no list is told, too
  expect(section.textContent).toContain('tell the results office before the draw')
  const outs = () => Object.keys(desk.scoring(BOUT.code)?.desk.outs ?? {})
  await press("[data-key='out:P2']")
  expect((await find('dialog')).textContent).toContain('The public reads that alone')
  expect(outs()).toEqual([])
  await press("[data-key='out-now']")
  await expect.poll(outs).toEqual(['P2'])
  // what goes to the unit has no weight in it
  expect(JSON.stringify(desk.store.get().taps[BOUT.code])).not.toMatch(/58[.,]?123/)
  expect(
    desk
      .scoring(BOUT.code)
      ?.outcome(0)
      .rows.find(({ competitor }) => competitor.code === 'P2')?.irm,
  ).toBe('DNS')
  await press("[data-key='back:P2']")
  await expect.poll(outs).toEqual([])
  // opened again, nobody is out
  await press("[data-key='undo']")
  await expect.poll(() => document.querySelector('.desk-weighed-out')).toBeNull()
  await weigh('P2', '54')
  await expect.poll(() => stateOf('P2')).toBe('within')
})

test('a weight that comes after the closing is listed with its reason, warns of the proposal and counts once opened again (R12.5)', async () => {
  const desk = await opened()
  await weigh('P1', '55')
  await desk.press(CODE, { kind: 'close' })
  await desk.press(CODE, { kind: 'weigh', competitor: 'P2', value: 56_400 })
  await expect
    .poll(() => document.querySelector('[data-weigh=P2] [data-refused=closed]')?.textContent)
    .toContain('56.4 kg came after the closing')
  const section = await find('.desk-weighed-out')
  expect(section.textContent).toContain('Bia Inventada: was not weighed')
  expect(section.textContent).toContain('56.4 kg came after the closing and does not count yet. “Undo” opens')
  const { violations } = await runAxe()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  await press("[data-key='undo']")
  await expect.poll(() => stateOf('P2')).toBe('within')
  expect(document.querySelector('[data-refused]')).toBeNull()
})
