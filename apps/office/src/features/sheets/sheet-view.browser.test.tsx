import type { SheetPlan } from '@games/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from '../../testing/open-office.tsx'

afterEach(() => vi.unstubAllGlobals())

const ID = '00000000-0000-4000-8000-000000000001'
const NONE = { new: 0, changed: 0, same: 0, goes: 0 }
const PLAN: SheetPlan = {
  id: ID,
  fileName: 'resultados.csv',
  fault: null,
  notices: [],
  encodings: [],
  sheets: [{ name: 'resultados', rows: 2 }],
  sheet: 0,
  kind: 'results',
  tables: [],
  questions: [],
  counts: { rows: 1, doubts: 0, problems: 0, leaves: 0, changes: 0, new: 1, same: 0, passedOver: 0 },
  lines: [],
  next: null,
  names: [],
  rules: [],
  effect: {
    totals: { people: NONE, teams: NONE, events: NONE, units: NONE, starts: NONE, results: NONE, medals: NONE },
    surprises: [],
    surprising: 0,
    formats: [],
  },
  removes: false,
  title: '',
  published: null,
  applicable: true,
  seen: 'abc',
  action: null,
}
const IN_TWO = [
  { encoding: 'windows-1252', words: ['Irmã'] },
  { encoding: 'windows-1250', words: ['Irmă'] },
] as const

test('a choice of the encoding reads the file again, and shows the names of the chosen one first (R12.5)', async () => {
  const { sent } = await openOffice(`/sheets?id=${ID}`, {
    planSheet: ({ body }) => ({
      ...PLAN,
      encodings: (body?.encoding === 'windows-1250' ? IN_TWO.toReversed() : IN_TWO).map(({ encoding, words }) => ({
        encoding,
        words: [...words],
      })),
    }),
  })
  const encoding = page.getByRole('combobox', { name: 'Codificação' })
  await expect.element(encoding).toHaveValue('windows-1252')
  await encoding.selectOptions('windows-1250')
  await expect.element(encoding).toHaveValue('windows-1250')
  await expect.element(page.getByRole('option', { name: /^Irmă · / })).toBeInTheDocument()
  expect(sent.at(-1)).toEqual({ name: 'planSheet', body: { encoding: 'windows-1250', show: null } })
})

test('a sheet without a row to import has a disabled button and the reason, and an answer that left its rows out is undone by one press (R12.5)', async () => {
  const question: SheetPlan['questions'][number] = {
    key: 'organisation|x',
    what: 'organisation',
    written: 'Equipe X',
    rows: [2],
    count: 1,
    suggestions: [],
  }
  const open = { ...PLAN, questions: [question], counts: { ...PLAN.counts, new: 0, doubts: 1 }, applicable: false }
  const left = { ...PLAN, counts: { ...PLAN.counts, new: 0, passedOver: 1 }, applicable: false }
  const { sent } = await openOffice(`/sheets?id=${ID}`, {
    planSheet: ({ body }) => (body?.answers?.[question.key] === 'skip' ? left : open),
  })
  await expect.element(page.getByText('Nenhuma linha pode ser importada ainda: responda o que falta.')).toBeVisible()
  await page.getByRole('button', { name: 'Deixar fora' }).click()
  await expect.element(page.getByText('Nenhuma linha para importar: todas ficam de fora.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Importar/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.element(page.getByRole('button', { name: 'Deixar fora' })).toBeVisible()
  expect(sent.at(-1)?.body).toEqual({ answers: { [question.key]: null }, show: null })
})
