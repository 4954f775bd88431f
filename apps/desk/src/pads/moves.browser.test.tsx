import type { DeskMoves } from '@games/contract'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { runAxe } from '@games/web/ui/testing/run-axe.ts'
import type { Tap } from '@games/domain/scoring/index'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { DeskApi } from '../calls/desk-api.ts'
import type { Noun } from '../i18n/messages.gen.d.ts'
import { Desk } from '../store/desk.ts'
import { practiceUnit } from '../store/practice.ts'
import { DeskContext } from '../store/use-desk.ts'
import { UnitScreen } from '../screens/UnitScreen.tsx'
import '../styles/index.css'

beforeAll(() => loadMessages<Noun>('eng', ['desk', 'desk-words', 'desk-refusals']))

const SEMIFINAL = practiceUnit('judo-ijf-2025', 'JUD', {
  side: (n) => `Side ${n}`,
  athlete: (n) => `Athlete ${n}`,
  unit: 'Semifinal',
})
const NOTHING: DeskMoves = { state: 'decided', sides: [], medals: null, tables: [], open: [] }
const FINAL = { ...SEMIFINAL.unit, code: 'FINAL', name: { por: 'Final' } }

/** A phone at a bout that is being played, whose questions are answered so; `asked`: what it asked last. */
async function playing(answer: (taps: readonly Tap[]) => Promise<DeskMoves>) {
  await page.viewport(390, 844)
  const asked: string[] = []
  let made = 0
  const nobody = () => Promise.reject(new TypeError('nobody is asked'))
  const api: DeskApi = {
    listUnits: nobody,
    getCourt: nobody,
    getUnit: () => Promise.resolve(SEMIFINAL),
    sendTaps: nobody,
    movesOf: (_unit, taps) => {
      asked.push(taps.map(({ kind }) => kind).join(' '))
      return answer(taps)
    },
    listWeighIns: nobody,
    sendWeighTaps: nobody,
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
  return { desk, asked, outs: () => Object.keys(desk.scoring(SEMIFINAL.code)?.desk.outs ?? {}) }
}
const find = async (selector: string): Promise<HTMLElement> => {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  return document.querySelector(selector) as HTMLElement
}
const disqualify = async () => {
  await userEvent.click(page.getByRole('button', { name: 'More', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Out', exact: true }))
  await userEvent.click(await find("dialog [data-key='out:disqualified:0']"))
}

test('a disqualification says who would go on, the medals and that it can be taken back, and counts only once it is confirmed (R12.6)', async () => {
  const { asked, outs } = await playing(() =>
    Promise.resolve({
      ...NOTHING,
      sides: [{ unit: FINAL, place: 1, now: 'Side 1', then: 'Side 2' }],
      medals: { now: [{ medal: 'gold', who: 'Side 1' }], then: [] },
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

test('where nobody answers, that is said, and the decision can be made all the same (R12.6)', async () => {
  const { outs } = await playing(() => Promise.reject(new TypeError('no network')))
  await disqualify()
  expect((await find('[data-moves=failed]')).textContent).toContain('cannot be told now')
  const rule = document.querySelector('dialog input')
  if (rule) await userEvent.fill(rule, '18')
  await userEvent.click(await find('dialog [type=submit]'))
  await expect.poll(outs).toEqual(['P1'])
})

test('abandoning says that it is contested again; an end, which every bout has, asks nothing (R12.6)', async () => {
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
})
