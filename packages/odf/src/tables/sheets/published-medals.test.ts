import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { aboutTable, medalCountOf } from './published-medals.ts'
import { readSheet } from './read-sheet.ts'

test.each([
  ['8', 8],
  ['0', 0],
  ['8.0', 8],
  ['8,00', 8],
  ['–', 0],
  ['-', 0],
  ['-8', undefined],
  ['8,5', undefined],
  // one, or one thousand
  ['1.000', undefined],
  ['oito', undefined],
])('the cell %s has %s medals', (cell, count) => {
  expect(medalCountOf(cell)).toBe(count)
})

test.each([
  [['Publicado por: Comitê Inventado'], 'Comitê Inventado', null],
  [['Fonte: Comitê Inventado, 19/09/2027'], 'Comitê Inventado', '2027-09-19'],
  [['Published by Invented Committee on 2027-09-19'], 'Invented Committee', '2027-09-19'],
  [['Fuente Comité Inventado', 'Actualizado el 19 de septiembre de 2027'], 'Comité Inventado', '2027-09-19'],
  // the days of the games, not of the table
  [['Jogos Inventados, 8 a 19 de setembro de 2027'], null, null],
  [['Jogos Inventados, 08/09/2027 a 19/09/2027'], null, null],
])('the lines %j are by %s, of %s', (lines, publisher, day) => {
  expect(aboutTable([], lines)).toMatchObject({ publisher, day })
})

test('the title is a line above the table that names neither publisher nor day', () => {
  const above = ['Atualizado em 19/09/2027', 'Fonte: Comitê Inventado', 'Quadro geral']
  expect(aboutTable(above, above).title).toBe('Quadro geral')
})

test('rows before and after a repeated header are one table', () => {
  const lines = ['Delegação|Ouro|Prata|Bronze', 'SP|3|0|0', 'Delegação|Ouro|Prata|Bronze', 'RJ|2|0|0', 'Total|5|0|0']
  const rows = lines.map((line, at) => ({ row: at + 1, cells: line.split('|') }))
  const { published, problems } = readSheet({ name: 'Plan1', rows }, { known: NOTHING_KNOWN })
  expect(problems).toEqual([])
  expect(published?.rows.map(({ cells: { organisation, total } }) => [organisation, total])).toEqual([
    ['SP', 3],
    ['RJ', 2],
  ])
})

test('a delegation without any number is a problem, not a heading', () => {
  const lines = ['Delegação|Ouro|Prata|Bronze', 'SP|3|0|0', 'Acre|||', 'RJ|2|0|0']
  const rows = lines.map((line, at) => ({ row: at + 1, cells: line.split('|') }))
  const { problems } = readSheet({ name: 'Plan1', rows }, { known: NOTHING_KNOWN })
  expect(problems).toMatchObject([{ problem: 'missing-value', row: 3, field: 'gold' }])
})
