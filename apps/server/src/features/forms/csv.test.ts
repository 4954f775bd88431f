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

test.each(['=1+1', '+SUM(A1)', '-2+3', '@cmd', '\tx', '\r=1', '＝1', '-', '+'])(
  'a cell that a spreadsheet could run is only shown: %j',
  (text) => {
    expect(written(text)).toContain(`'${text}`)
  },
)

test.each(['+2.04', '-0.35', '+1:02.5', '−66 kg', 'a=b', '3-1', '10.23'])('a figure stays as it is: %s', (text) => {
  expect(written(text)).toBe(`\uFEFFNome;Fim\r\n${text};x\r\n`)
})

test('separators, quotes and line ends within a cell part nothing', () => {
  expect(written('a;b "c"\nd')).toBe('\uFEFFNome;Fim\r\n"a;b ""c""\nd";x\r\n')
})

test('nothing is an empty cell', () => {
  expect(written(null)).toBe('\uFEFFNome;Fim\r\n;x\r\n')
})
