import type { Api } from '@games/contract'
import { trimRsc } from '@games/domain'
import { expect, test } from 'vitest'
import { aUnit } from '../../units/unit.factory.ts'
import { commonTitle } from './common-title.ts'
import { filterReports } from './filter-reports.ts'
import { groupReports } from './group-reports.ts'
import { languageTag, otherLanguage } from './language-name.ts'
import { isNarrowed, reportsAddress } from './report-address.ts'
import { reportSearchOf } from './report-search.ts'
import { about, aDecision, aProtest, aReport, aReportsPage } from './reports.factory.ts'
import { narrowedReportsQuery, reportsQuery } from './reports.query.ts'

test.each([
  ['POR', 'por', null],
  ['por', 'por', null],
  ['pt-BR', 'por', null],
  [null, 'por', null],
  ['not a language', 'por', null],
  ['ENG', 'por', { tag: 'en', name: 'inglês' }],
  ['FRA', 'eng', { tag: 'fr', name: 'French' }],
] as const)('a document in %s is distinguished on a page in %s', (sent, locale, expected) => {
  expect(otherLanguage(sent, locale)).toEqual(expected)
})

test('a language’s tag is that of the web, whatever the source’s case', () => {
  expect(['POR', 'eng', 'SPA', ''].map(languageTag)).toEqual(['pt', 'en', 'es', null])
})

test('reports stand by event and kind, in the order they came', () => {
  const reports = [
    aReport('JUD', { kind: 'C08' }),
    aReport('JUDW57KG', { kind: 'C73' }),
    aReport('JUDW57KG--------------FNL-000100--', { kind: 'C73' }),
    aReport('JUDW57KG', { kind: null, title: 'Sorteio' }),
    aReport('JUDM60KG', { kind: 'C73' }),
  ]
  expect(
    groupReports(reports).map((g) => [g.event?.code, g.count, g.kinds.map((k) => [k.key, k.reports.length])]),
  ).toEqual([
    [undefined, 1, [['C08', 1]]],
    [
      'JUDW57KG',
      3,
      [
        ['C73', 2],
        ['Sorteio', 1],
      ],
    ],
    ['JUDM60KG', 1, [['C73', 1]]],
  ])
})

test.each([
  [['Resultados', 'Resultados'], 'Resultados'],
  [['Resultados: 100 m, final', 'Resultados: 200 m, final'], 'Resultados'],
  [['Lista de largada 100 m', 'Lista de largada 200 m'], 'Lista de largada'],
  [['Calendário', 'Resultados'], null],
  [['Ata 1', 'Ata 2'], null],
  [[], null],
])('%j are together called %j', (titles, expected) => {
  expect(commonTitle(titles)).toBe(expected)
})

const FINAL = 'JUDW57KG--------------FNL-000100--'
const list = aReportsPage({
  reports: [
    aReport('JUD', { kind: 'C08', produced: '2027-09-12T08:00:00' }),
    aReport('JUDM60KG', { kind: 'C51', language: 'ENG' }),
    aReport(FINAL, { status: 'UNOFFICIAL' }),
  ],
  communications: [aDecision(), aProtest()],
  books: [
    { kind: 'medals', event: null, day: null, address: '/api/books/medals/discipline:JUD.pdf' },
    { kind: 'final-rank', event: about('JUDW57KG').event, day: null, address: '/api/books/final-rank/JUDW57KG.pdf' },
  ],
  units: [aUnit(FINAL, { day: '2027-09-15' })],
})
test.each([
  [{}, ['JUD', 'JUDM60KG', FINAL]],
  [{ kind: 'C51' }, ['JUDM60KG']],
  [{ event: 'JUDW57KG' }, [FINAL]],
  [{ event: 'JUDW57KG--------------' }, [FINAL]],
  [{ event: 'JUDW57' }, []],
  // the day of its unit, else the day it was made
  [{ day: '2027-09-15' }, [FINAL]],
  [{ day: '2027-09-12' }, ['JUD']],
  [{ language: 'ENG' }, ['JUDM60KG']],
  [{ official: 1 }, ['JUD', 'JUDM60KG']],
  [{ kind: 'C51', event: 'JUDW57KG' }, []],
] as const)('of a list of reports %j lets through %j (R5.9)', (search, codes) => {
  const { reports, count } = filterReports(list, search)
  expect(reports.map(({ about: { code } }) => trimRsc(code))).toEqual(codes.map(trimRsc))
  expect(count).toBe(codes.length)
})

test('an event’s communications and books are its own, as the server has them; a kind’s are the discipline’s', () => {
  const beside = (search: Parameters<typeof filterReports>[1]) => {
    const { communications, books } = filterReports(list, search)
    return [communications.map(({ kind }) => kind), books.map(({ kind }) => kind)]
  }
  expect(beside({ event: 'JUDW57KG' })).toEqual([['protest'], ['final-rank']])
  expect(beside({ kind: 'C99' })).toEqual([
    ['decision', 'protest'],
    ['medals', 'final-rank'],
  ])
})

test('what the server has narrowed is let through whole, with the number of all pages', () => {
  const page = aReportsPage({ reports: [aReport(FINAL)], units: list.units, count: 250, next: 'on' })
  expect(filterReports(page, { kind: 'C73', event: 'JUDW57KG', day: '2027-09-15' })).toEqual(page)
})

test.each([
  ['a list that is cached whole is narrowed on the page', aReportsPage(), {}],
  ['a longer one by the server', aReportsPage({ next: 'on' }), { kind: 'C73' }],
  ['one that is not there by the server', undefined, { kind: 'C73' }],
] as const)('%s', (_how, existing, search) => {
  const api = {} as Api
  const views = { peek: <View>() => existing as View | undefined }
  expect(narrowedReportsQuery(api, views, 'JUD', { kind: 'C73' }).key).toEqual(reportsQuery(api, 'JUD', search).key)
})

test('an address of reports is understood, and comes back the same', () => {
  const search = {
    kind: 'C73',
    event: 'JUDW57KG',
    day: '2027-09-14',
    language: 'POR',
    official: 1,
    cursor: 'on',
  } as const
  const address = new URL(reportsAddress('/reports/JUD', search), 'https://games.example')
  expect(reportSearchOf(Object.fromEntries(address.searchParams))).toEqual(search)
  expect(reportSearchOf({ kind: '<b>', event: 'x', day: 'today', official: 'yes', language: 7 })).toEqual({})
  expect(reportsAddress('/reports/JUD', {})).toBe('/reports/JUD')
})

test('where a list begins does not narrow it', () => {
  expect([isNarrowed({}), isNarrowed({ cursor: 'on' }), isNarrowed({ official: 1 })]).toEqual([false, false, true])
})
