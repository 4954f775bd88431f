import type { DeskMoves, DeskUnit } from '@games/contract'
import type { Tap } from '@games/domain/scoring/index'
import { NIGHTLY } from '@games/testing/suite'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { runAxe } from '@games/web/ui/testing/run-axe.ts'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { DeskApi } from '../calls/desk-api.ts'
import type { Noun } from '../i18n/messages.gen.d.ts'
import { UnitScreen } from '../screens/UnitScreen.tsx'
import { Desk } from '../store/desk.ts'
import { practiceUnit } from '../store/practice.ts'
import { DeskContext } from '../store/use-desk.ts'
import '../styles/index.css'

beforeAll(() => loadMessages<Noun | 'units'>('eng', ['desk', 'desk-words', 'desk-refusals', 'units']))

const SEMIFINAL = practiceUnit('judo-ijf-2025', 'JUD', {
  side: (n) => `Side ${n}`,
  athlete: (n) => `Athlete ${n}`,
  unit: 'Semifinal',
})
const NOTHING: DeskMoves = { state: 'decided', sides: [], medals: null, tables: [], open: [] }
const FINAL = { ...SEMIFINAL.unit, code: 'FINAL', name: { por: 'Final' } }

/** A phone at a bout that is being played, whose questions are answered so; `asked`: what it asked last. */
async function playing(answer: (taps: readonly Tap[]) => Promise<DeskMoves>, unit: DeskUnit = SEMIFINAL) {
  await page.viewport(390, 844)
  const asked: string[] = []
  const led: string[] = []
  let made = 0
  const nobody = () => Promise.reject(new TypeError('nobody is asked'))
  const api: DeskApi = {
    listUnits: () =>
      Promise.resolve({
        me: { by: 'rui', kind: 'results', name: 'rui', until: null, court: null },
        date: '2027-07-16',
        today: '2027-07-16',
        courts: [],
        units: [],
        now: 1_000_000,
      }),
    getCourt: nobody,
    getUnit: () => Promise.resolve(unit),
    sendTaps: nobody,
    movesOf: (_unit, taps) => {
      asked.push(taps.map(({ kind }) => kind).join(' '))
      return answer(taps)
    },
    listWeighIns: nobody,
    sendWeighTaps: nobody,
    lead: (_unit, { leads, reason }) => {
      led.push(`${leads} ${reason}`)
      return Promise.resolve({ feed: { ...unit.feed, deskLeads: leads, reason } })
    },
    sign: nobody,
    addPhoto: nobody,
    getSheet: nobody,
  }
  let ticks = 0
  const desk = new Desk({
    storage: {
      load: () => Promise.resolve({ device: null, units: [], taps: [], weighIns: [] }),
      keep: () => Promise.resolve(),
    },
    api,
    now: () => 1_000_000,
    // each press is another one
    ticks: () => (ticks += 1_000),
    makeId: () => `id-${(made += 1)}`,
    after: () => () => undefined,
  })
  await desk.start()
  await desk.read(SEMIFINAL.code)
  for (const kind of ['list-confirm', 'start']) await desk.press(SEMIFINAL.code, { kind })
  await render(
    <LanguageProvider language={{ locale: 'eng', t: translatorOf('eng') }}>
      <DeskContext value={desk}>
        <UnitScreen code={SEMIFINAL.code} />
      </DeskContext>
    </LanguageProvider>,
  )
  return { desk, asked, led, outs: () => Object.keys(desk.scoring(SEMIFINAL.code)?.desk.outs ?? {}) }
}
const find = async (selector: string): Promise<HTMLElement> => {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  return document.querySelector(selector) as HTMLElement
}
const press = async (selector: string) => userEvent.click(await find(selector))
const disqualify = async () => {
  await userEvent.click(page.getByRole('button', { name: 'More', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Out', exact: true }))
  await userEvent.click(await find("dialog [data-key='out:disqualified:0']"))
}

test('a disqualification says who would go on, the medals and that it can be taken back, and counts only once it is confirmed (R12.6)', async () => {
  const { asked, outs } = await playing(() =>
    Promise.resolve({
      ...NOTHING,
      sides: [{ unit: FINAL, place: 1, now: 'Side 1', after: 'Side 2' }],
      medals: { now: [{ medal: 'gold', who: 'Side 1' }], after: [] },
      open: [{ state: 'open', of: 'medal', code: 'X', who: ['Side 3'], why: null }],
    }),
  )
  await disqualify()
  const moves = await find('[data-moves=decided]')
  expect(moves.textContent).toContain('Final: Side 2 instead of Side 1')
  expect(moves.textContent).toContain('Medals taken back: gold Side 1')
  expect(moves.textContent).toContain('Side 3')
  expect(moves.textContent).toContain('It can be taken back')
  // what waits here goes with the question, and nothing of it has been tapped
  expect([asked, outs()]).toEqual([['list-confirm start out'], []])
  const { violations } = await runAxe()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  const rule = document.querySelector('dialog input')
  if (rule) await userEvent.fill(rule, '18')
  await userEvent.click(await find('dialog [type=submit]'))
  await expect.poll(outs).toEqual(['P1'])
})

test('of a contest without a name is told which it is, not who meets whom there (R12.6)', NIGHTLY, async () => {
  const repechage = { ...SEMIFINAL.unit, code: 'JUDW57KG--------------REP-000200--', phase: 'REP', name: null }
  await playing(() =>
    Promise.resolve({ ...NOTHING, sides: [{ unit: repechage, place: 1, now: 'Side 1', after: null }] }),
  )
  await disqualify()
  expect((await find('[data-moves=decided] li')).textContent).toBe('Side 1 no longer goes on to: Repechage 2')
})

test('where nobody answers, that is said, and the decision can be made all the same (R12.6)', async () => {
  const { outs } = await playing(() => Promise.reject(new TypeError('no network')))
  await disqualify()
  expect((await find('[data-moves=failed]')).textContent).toContain('cannot be told now')
  const rule = document.querySelector('dialog input')
  if (rule) await userEvent.fill(rule, '18')
  await userEvent.click(await find('dialog [type=submit]'))
  await expect.poll(outs).toEqual(['P1'])
})

test(
  'abandoning says that it is contested again; an end, which every bout has, asks nothing (R12.6)',
  NIGHTLY,
  async () => {
    const { asked, desk } = await playing(() => Promise.resolve({ ...NOTHING, state: 'open' }))
    await userEvent.click(page.getByRole('button', { name: 'More', exact: true }))
    await userEvent.click(page.getByRole('button', { name: /Abandon/ }))
    expect((await find('[data-moves=open]')).textContent).toContain('contested again')
    expect(asked).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }))
    await desk.press(SEMIFINAL.code, { kind: 'ippon', side: 0 })
    await userEvent.click(await find("[data-key='end'][aria-disabled='false']"))
    await find('dialog .desk-standing')
    expect(asked).toHaveLength(1)
  },
)

test('who confirms a result that was opened again reads what changed since it was sent, side by side (R12.6)', async () => {
  const { desk } = await playing(() => Promise.resolve(NOTHING))
  const press = (kind: string, over: object = {}) => desk.press(SEMIFINAL.code, { kind, ...over })
  const { id } = await press('ippon', { side: 0 })
  for (const kind of ['end', 'unofficial']) await press(kind)
  await find('.desk-signed')
  // sent for the first time there is nothing to compare with
  expect(document.querySelector('.desk-since')).toBeNull()
  await press('reopen', { value: 'Wrong side' })
  await press('reopen', { value: 'Wrong side' })
  await press('undo', { value: id })
  await press('waza-ari', { side: 1 })
  await press('waza-ari', { side: 1 })
  await press('end')
  const rows = async () => {
    await find('.desk-since tbody')
    return [...document.querySelectorAll('.desk-since tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' | '),
    )
  }
  await expect
    .poll(rows)
    .toEqual([expect.stringMatching(/^Side 1 \| W .* \| L /), expect.stringMatching(/^Side 2 \| L .* \| W /)])
  await press('unofficial')
  await find("[data-key='official']")
  expect(await rows()).toHaveLength(2)
  const { violations } = await runAxe()
  expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})

test('where the feed sends the unit too, an account lets the desk lead with a reason, and the feed again (R12.6)', async () => {
  const spoken = { ...SEMIFINAL, feed: { ...SEMIFINAL.feed, speaks: true, deskLeads: false } }
  const { desk, led } = await playing(() => Promise.resolve(NOTHING), spoken)
  await press("[data-leads=false] [data-key='lead']")
  await press('dialog [type=submit]')
  // without a reason nothing is asked
  expect(led).toEqual([])
  await userEvent.fill(await find('dialog textarea'), 'The timing failed')
  await press('dialog [type=submit]')
  expect((await find('[data-leads=true]')).textContent).toContain('The timing failed')
  expect(led).toEqual(['true The timing failed'])
  expect(desk.store.get().units[SEMIFINAL.code]?.unit.feed.deskLeads).toBe(true)
})
