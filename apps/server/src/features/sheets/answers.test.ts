import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SheetPlan, SheetQuestion } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'

/** Each answer to a question of a sheet has the outcome that its button promises (R12.5). */

const FIXTURES = join(import.meta.dirname, '../../../../../fixtures/sheets')
const { open, choose, apply, medals } = emptyOffice('desk_event', 'event_format')

const SWIM = 'Modalidade;Prova;Naipe;Fase;Atleta;UF;Tempo;Colocação'
const swim = (...rows: readonly string[]) =>
  [SWIM, ...rows.map((row) => `Natação;100 m livre;Feminino;${row}`)].join('\n')
const THREE = ['Final;Ana Um;AL;57.90;1', 'Final;Bia Dois;PR;58.10;2', 'Final;Eva Três;SP;59.00;3']
const fixture = (name: string) => readFile(join(FIXTURES, name), 'utf8')

/** The question of a kind in a sheet, and the plan after an answer to it. */
async function answered(text: string, what: SheetQuestion['what'], answer: string, others = {}): Promise<SheetPlan> {
  const opened = await open(text)
  const { id, questions } = Object.keys(others).length > 0 ? await choose(opened.id, { answers: others }) : opened
  const question = questions.find((one) => one.what === what)
  if (answer !== 'new' && answer !== 'skip') expect(question?.suggestions.map(({ code }) => code)).toContain(answer)
  const plan = await choose(id, { answers: { [question?.key ?? '']: answer } })
  expect(plan.questions.filter((one) => one.key === question?.key)).toEqual([])
  return plan
}
const states = ({ lines }: SheetPlan) => lines.map(({ state }) => state)

test.each([
  ['ranks', ['gold BA', 'silver PR', 'bronze AL']],
  ['results', ['gold AL', 'silver PR', 'bronze BA']],
])('ranks that contradict results: “%s” decides the medals', async (answer, expected) => {
  const text = swim('Final;Ana Um;AL;57.90;3', 'Final;Bia Dois;PR;58.10;2', 'Final;Ida Três;BA;59.00;1')
  await apply(await answered(text, 'rank', answer))
  expect(await medals()).toEqual(expected)
})

test('ranks that contradict results and are left out give no medals', async () => {
  const text = swim('Final;Ana Um;AL;57.90;3', 'Final;Bia Dois;PR;58.10;2', 'Final;Ida Três;BA;59.00;1')
  const plan = await answered(text, 'rank', 'skip')
  expect([new Set(states(plan)), plan.applicable]).toEqual([new Set(['passed-over']), false])
  expect(await medals()).toEqual([])
})

test.each(
  sampled(
    [
      ['whole', ['gold AL', 'silver PR', 'bronze SP'], false],
      ['more', [], true],
    ] as const,
    2,
  ),
)('one heat of a final: “%s” decides whether its medals wait', async (answer, expected, waits) => {
  const text = swim(...THREE.map((row) => row.replace('Final', 'Final Série 1')))
  const plan = await answered(text, 'heats', answer)
  expect(plan.effect.formats.some(({ how }) => how === 'waits')).toBe(waits)
  await apply(plan)
  expect(await medals()).toEqual(expected)
})

test.each(
  sampled(
    [
      ['kept', ['gold AL', 'silver PR', 'bronze SP']],
      ['none', []],
      ['open', []],
      ['skip', []],
    ] as const,
    2,
  ),
)('a note by which an event gives no medals: “%s” decides them', async (answer, expected) => {
  const plan = await answered(`${swim(...THREE)}\nObs.: prova extra, sem medalhas`, 'award', answer)
  if (answer === 'none') expect(states(plan)).toEqual(['new', 'new', 'new', 'passed-over'])
  if (answer !== 'skip') await apply(plan)
  expect((await medals()).filter((medal) => !medal.endsWith('NOAWARD'))).toEqual(expected)
})

test(
  'results that come again without the note ask whether the medals that were withheld are given now',
  NIGHTLY,
  async () => {
    await apply(await answered(`${swim(...THREE)}\nObs.: prova extra, sem medalhas`, 'award', 'none'))
    const again = await open(swim(...THREE))
    expect(again.questions).toMatchObject([
      { what: 'medals', suggestions: [{ name: '1. – · 2. – · 3. –' }, { name: expect.stringContaining('Ana Um') }] },
    ])
    await apply(await answered(swim(...THREE), 'medals', 'results'))
    expect(await medals()).toEqual(['gold AL', 'silver PR', 'bronze SP'])
  },
)

test(
  'the same person under another name keeps the result, and another person has a row of the list',
  NIGHTLY,
  async () => {
    const unranked = THREE.map((row) => row.replace(/\d$/, ''))
    await apply(await open(swim(...unranked)))
    const corrected = swim('Final;Ana Hum;AL;57.80;', ...unranked.slice(1))
    const opened = await open(corrected)
    const [question] = opened.questions
    expect(question).toMatchObject({ what: 'person', written: 'Ana Hum (AL)', suggestions: [{ name: 'Ana Um (AL)' }] })
    const same = await answered(corrected, 'person', question?.suggestions[0]?.code ?? '')
    expect(same.effect.surprises).toMatchObject([{ kind: 'result', from: '57.90', to: '57.80' }])
    expect(same.effect.totals.people.new).toBe(0)
    const another = await answered(corrected, 'person', 'new')
    expect(another.effect.totals.people.new).toBe(1)
    expect(another.effect.totals.results).toMatchObject({ new: 1 })
  },
)

test('a sport and a gender that no cell states are those of the answers, for all rows', NIGHTLY, async () => {
  const text = await fixture('judo-classes.csv')
  const all = { 'organisation|*': 'new' }
  const sport = (await choose((await open(text)).id, { answers: all })).questions.find(({ what }) => what === 'sport')
  const judo = { ...all, [sport?.key ?? '']: 'JUD' }
  const plan = await answered(text, 'gender', 'M', judo)
  expect(new Set(plan.lines.map(({ code }) => code?.slice(0, 4)))).toEqual(new Set(['JUDM']))
  expect(new Set(states(await answered(text, 'gender', 'skip', judo)))).toEqual(new Set(['passed-over']))
})

test('an unknown column is delegations by one answer, and is passed over by the other', async () => {
  const text = await fixture('unknown-school-column-por.csv')
  const schools = await answered(text, 'column', 'organisation', { 'organisation|*': 'new' })
  expect(schools.names.filter(({ set }) => set === 'ORGANISATION')).toHaveLength(2)
  const passed = await answered(text, 'column', 'skip')
  expect(passed.names.filter(({ set }) => set === 'ORGANISATION')).toEqual([])
})

test('the side that did not come to a match has lost it', NIGHTLY, async () => {
  await apply(await open(await fixture('p5.csv')), true)
  const text = await fixture('r5.csv')
  const { questions } = await open(text)
  const [first, second] = questions[0]?.suggestions ?? []
  for (const side of [first, second]) {
    const plan = await answered(text, 'absent', side?.code ?? '')
    expect(plan.counts.doubts).toBe(0)
  }
})

test.each([
  ['fraction-of-day', ['new', 'new']],
  ['skip', ['passed-over', 'passed-over']],
])('a fraction of a day is a time if the organiser agrees: “%s”', async (answer, expected) => {
  const text = swim('Final;Ana Um;AL;0,000721759;2', 'Final;Bia Dois;BA;0,000693287;1')
  expect(states(await answered(text, 'result', answer))).toEqual(expected)
})

test('the chosen encoding is that of the names', async () => {
  const text = swim('Final;Irmã Inventada;AL;57.90;1').replace('Colocação', 'Lugar')
  const plan = await open(Buffer.from(text.replace('Natação', 'Swimming'), 'latin1'))
  expect(plan.encodings.map(({ words }) => words)).toEqual([['Irmã'], ['Irmă']])
  const other = await choose(plan.id, { encoding: 'windows-1250' })
  expect(other.effect.surprises).toContainEqual(expect.objectContaining({ kind: 'new-person', who: 'Irmă Inventada' }))
})
