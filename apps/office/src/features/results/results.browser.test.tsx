import type { DayResults, ImportContent, ResultSource, UnitSources, UnitSummary } from '@games/contract'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, openOffice } from '../../testing/open-office.tsx'

afterEach(() => vi.unstubAllGlobals())

const unitOf = (discipline: string, name: string, event: string): UnitSummary => ({
  kind: 'ranked',
  code: event.padEnd(22, '-').concat('FNL-000100--'),
  discipline: { code: discipline, name: { por: name } },
  event: { code: event.padEnd(34, '-'), name: { por: `Prova de ${name}` } },
  phase: 'FNL',
  unitNum: null,
  gender: 'W',
  division: null,
  name: null,
  status: 'OFFICIAL',
  day: '2027-09-14',
  start: '2027-09-14T09:00:00-03:00',
  end: null,
  plannedStart: null,
  actualStart: null,
  actualEnd: null,
  hideStart: false,
  startText: null,
  venue: null,
  location: null,
  eventType: 'competition-medal',
  medal: 'gold',
  line: null,
  leader: null,
})
const RACE = unitOf('ATH', 'Atletismo', 'ATHW100M')
const SWIM = unitOf('SWM', 'Natação', 'SWMW100MFR')
const SOURCE: ResultSource = {
  road: 'sheet',
  name: 'corridas.csv',
  at: '2027-09-14T13:00:00Z',
  by: 'mesa',
  isStartList: false,
  isShown: true,
  isUndone: false,
  importId: 4,
  message: 12,
  messages: 1,
}
const dayOf = (day: string, units: readonly UnitSummary[]): DayResults => ({
  day,
  today: '2027-09-14',
  days: ['2027-09-13', '2027-09-14'],
  units: units.map((unit) => ({ unit, source: unit === RACE ? SOURCE : null })),
})
const IMPORT: ImportContent = {
  id: 4,
  kind: 'results',
  fileName: 'corridas.csv',
  rows: 8,
  added: 8,
  changed: 0,
  removed: 0,
  at: '2027-09-14T13:00:00Z',
  by: 'mesa',
  undone: false,
  action: 31,
  venueFile: null,
  units: [{ unit: RACE, isShown: true }],
  unitCount: 3,
  medals: [{ event: RACE.event.code, name: RACE.event.name }],
}
const SOURCES: UnitSources = {
  unit: RACE,
  results: [],
  sources: [SOURCE, { ...SOURCE, name: 'ontem.csv', importId: 3, message: 9, isShown: false }],
}
const answersOf = (over: Answers = {}): Answers => ({
  listDayResults: ({ query }) =>
    query?.day === '2027-09-13' ? dayOf('2027-09-13', [SWIM]) : dayOf('2027-09-14', [RACE, SWIM]),
  getImport: () => IMPORT,
  getUnitSources: () => SOURCES,
  ...over,
})

test('the results of a day are narrowed to a sport, which stays on a day without it (R12.5)', async () => {
  const { shown } = await openOffice('/results', answersOf())
  const contests = () => document.querySelectorAll('.results-units > li').length
  await expect.poll(contests).toBe(2)
  const sport = page.getByRole('combobox', { name: 'Modalidade' })
  await sport.selectOptions('ATH')
  await expect.poll(contests).toBe(1)
  await page.getByRole('combobox', { name: 'Dia' }).selectOptions('segunda-feira, 13 de setembro')
  await expect.element(page.getByText('Nenhuma disputa neste dia')).toBeVisible()
  await expect.element(sport).toHaveValue('ATH')
  await sport.selectOptions('')
  await expect.poll(contests).toBe(1)
  expect(shown()).toBe('/results?day=2027-09-13')
})

test('a result leads to the import that it came from, and from there to its other contests and back (R12.5)', async () => {
  const { shown } = await openOffice('/results', answersOf())
  await page.getByRole('link', { name: 'De onde veio a lista: corridas.csv' }).click()
  await expect.element(page.getByRole('heading', { name: '3 disputas vieram deste arquivo' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Medalhas de 1 prova' })).toBeVisible()
  await expect.element(page.getByText('Mais 2')).toBeVisible()
  page.getByText('O público vê esta lista').element().parentElement?.querySelector('a')?.click()
  await expect.element(page.getByText('Substituída por uma lista mais nova')).toBeVisible()
  await page.getByRole('link', { name: /ontem\.csv/ }).click()
  await expect.poll(shown).toBe('/imports/3')
  await page.getByRole('link', { name: 'Voltar às planilhas' }).click()
  await expect.poll(shown).toBe('/sheets')
})

test('the page of an import undoes it, and offers no second undo (R12.5)', NIGHTLY, async () => {
  let undone = false
  const { sent } = await openOffice(
    '/imports/4',
    answersOf({
      getImport: () => ({ ...IMPORT, undone }),
      undoOfficeAction: () => {
        undone = true
        return { action: 32 }
      },
    }),
  )
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByText(/Desfeito$/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Desfazer' }).elements()).toEqual([])
  expect(sent.map(({ name }) => name)).toEqual(['undoOfficeAction'])
})
