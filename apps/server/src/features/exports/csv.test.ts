import { LOCALES } from '@games/domain'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const written = (text: string | number | null, style: Partial<Parameters<typeof csvOf>[2]> = {}) =>
  csvOf(
    [
      { head: { por: 'Nome', eng: 'Name' }, of: () => text },
      { head: { por: 'Fim' }, of: () => 'x' },
    ],
    [0],
    { locale: 'por', separator: undefined, ...style },
  )

test('a table begins with a byte order mark, and its lines end as RFC 4180 has it', () => {
  expect(written('Ana')).toBe('\uFEFFNome;Fim\r\nAna;x\r\n')
})

test.each([
  ['por', undefined, 'Nome;Fim'],
  ['spa', undefined, 'Nome;Fim'],
  ['eng', undefined, 'Name,Fim'],
  ['por', 'comma', 'Nome,Fim'],
  ['eng', 'semicolon', 'Name;Fim'],
  ['eng', 'tab', 'Name\tFim'],
] as const)('in %s with separator %s the heads are %s', (locale, separator, heads) => {
  expect(written('', { locale, separator }).split('\r\n')[0]).toBe(`\uFEFF${heads}`)
})

const ANY_SEPARATOR = { separator: 'tab' } as const

test.each(['=1+1', '+SUM(A1)', '-2+3', '@cmd', '\tx', '\r=1', '\n=1', '＝1', '- Silva', '+Ana', '-XO'])(
  'a cell that a spreadsheet could run is only shown: %j',
  (text) => {
    for (const locale of LOCALES) expect(written(text, { locale })).toContain(`'${text}`)
  },
)

test.each([
  ['por', '13.350', '13,350'],
  ['spa', '13.350', '13,350'],
  ['eng', '13.350', '13.350'],
  ['por', '1:43.33', '1:43,33'],
  ['eng', '1:43.33', '1:43.33'],
  ['por', '+2.04', '+2,04'],
  ['por', '-0.35', '-0,35'],
  ['spa', '+1:02.5', '+1:02,5'],
  ['por', '85.40%', '85,40%'],
  ['por', '(1.500)', '(1,500)'],
  ['por', '3', '3'],
  ['por', '-', '-'],
  ['por', '--', '--'],
] as const)('in %s the figure %s is written %s, which its spreadsheets read as meant', (locale, text, figure) => {
  expect(written(text, { locale, ...ANY_SEPARATOR }).split('\r\n')[1]).toBe(`${figure}\tx`)
})

test.each(['−66 kg', 'a=b', "D'Ávila", 'Ana-Maria', '66.5 kg', 'Dr. Silva', 'BKBWTEAM3.1', 'W2', '007', 'Marina 2'])(
  'a text stays as it is in every language: %s',
  (text) => {
    for (const locale of LOCALES)
      expect(written(text, { locale, ...ANY_SEPARATOR }).split('\r\n')[1]).toBe(`${text}\tx`)
  },
)

test.each(['3-2', '10/12', '1 - 2', '1/8', '3/2/1', 'Set 1', '5 set', 'Mar 5', '12-dez', 'mayo 3'])(
  'what a spreadsheet would take for a date begins with a word joiner, which nobody sees: %s',
  (text) => {
    for (const locale of LOCALES)
      expect(written(text, { locale, ...ANY_SEPARATOR }).split('\r\n')[1]).toBe(`\u2060${text}\tx`)
  },
)

test('a head is written as a cell is: Set 1 is a day of September where people speak Portuguese', () => {
  const table = csvOf([{ head: { por: 'Set 1' }, of: () => 1 }], [0], { locale: 'por', separator: undefined })
  expect(table).toBe('\uFEFF\u2060Set 1\r\n1\r\n')
})

test('a day stays one', () => {
  const table = csvOf([{ head: { por: 'Dia' }, of: () => '2027-09-14', kind: 'day' }], [0], {
    locale: 'por',
    separator: undefined,
  })
  expect(table).toBe('\uFEFFDia\r\n2027-09-14\r\n')
})

test('separators, quotes and line ends within a cell part nothing', () => {
  expect(written('a;b "c"\nd')).toBe('\uFEFFNome;Fim\r\n"a;b ""c""\nd";x\r\n')
})

test('nothing is an empty cell', () => {
  expect(written(null)).toBe('\uFEFFNome;Fim\r\n;x\r\n')
})
