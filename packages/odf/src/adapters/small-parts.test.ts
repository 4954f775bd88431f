import { describe, expect, test } from 'vitest'
import { parseListCell } from './list-cell.ts'
import { inListOrder } from './list-order.ts'
import { splitName } from './person-name.ts'
import { parsePerformance } from './rio2016-athletics/performance.ts'

describe('names written with the family name in capitals', () => {
  test.each([
    ['SILVA Ana', 'SILVA', 'Ana'],
    ['SILVA SOUZA Ana Maria', 'SILVA SOUZA', 'Ana Maria'],
    ['van der BERG Ana', 'van der BERG', 'Ana'],
    ["D'ÁVILA Ana", "D'ÁVILA", 'Ana'],
    ['McDONALD Ana', 'McDONALD', 'Ana'],
    ['KIM Na Ra', 'KIM', 'Na Ra'],
    ['O Na Ra', 'O', 'Na Ra'],
    ['SILVA Ana II', 'SILVA', 'Ana II'],
    ['MONONYM', 'MONONYM', null],
  ])('%s', (name, familyName, givenName) => {
    expect(splitName(name)).toEqual({ familyName, givenName })
  })
})

describe('a list in one cell', () => {
  test.each([
    ["['A 1', 'B']", ['A 1', 'B']],
    [`["D'ÁVILA Ana", 'SOUZA']`, ["D'ÁVILA Ana", 'SOUZA']],
    [String.raw`['D\'ÁVILA "Ana"']`, [`D'ÁVILA "Ana"`]],
    ['[]', []],
    ['', []],
    ['A, B', null],
    ["['A' 'B']", null],
    ["['A", null],
  ])('%s', (cell, list) => {
    expect(parseListCell(cell)).toEqual(list)
  })
})

describe('the order of a result list (ODF §8)', () => {
  const order = (ranks: readonly (string | null)[]) =>
    inListOrder(ranks.map((rank, at) => ({ rank, at }))).map((r) => r.at)

  test('is the order of the source', () => {
    expect(order(['1', '2', '2', '4', null, null])).toEqual([0, 1, 2, 3, 4, 5])
    expect(order([null, null])).toEqual([0, 1])
  })
  test('stays so when a row without rank stands in the middle', () => {
    expect(order(['1', null, '2'])).toEqual([0, 1, 2])
  })
  test('is by rank when the source contradicts its own ranks', () => {
    expect(order([null, '2', '1', '2'])).toEqual([2, 1, 3, 0])
  })
  test('a rank that is no number neither orders nor breaks the list', () => {
    expect(order(['2', 'A', '1'])).toEqual([2, 0, 1])
  })
  test('marks shared ranks and numbers from 1', () => {
    expect(inListOrder([{ rank: '1' }, { rank: '2' }, { rank: '2' }])).toEqual([
      { rank: '1', sortOrder: 1, rankEqual: false },
      { rank: '2', sortOrder: 2, rankEqual: true },
      { rank: '2', sortOrder: 3, rankEqual: true },
    ])
  })
})

describe('performances (ODF §8 ResultType, IRM)', () => {
  test.each([
    ['9.81', { result: '9.81', resultType: 'TIME', irm: null, rule: null, known: true }],
    ['DNF', { result: null, resultType: 'IRM', irm: 'DNF', rule: null, known: true }],
    ['37.62DQ', { result: '37.62', resultType: 'IRM_TIME', irm: 'DQ', rule: null, known: true }],
    ['8:21.67DQ 8:21.67', { result: '8:21.67', resultType: 'IRM_TIME', irm: 'DQ', rule: null, known: true }],
    ['DQ 8:08.47', { result: '8:08.47', resultType: 'IRM_TIME', irm: 'DQ', rule: null, known: true }],
    ['DQ R 163.3a', { result: null, resultType: 'IRM', irm: 'DQ', rule: 'R 163.3a', known: true }],
    ['fast', { result: 'fast', resultType: null, irm: null, rule: null, known: false }],
  ])('%s', (text, performance) => {
    expect(parsePerformance(text, 'TIME')).toEqual(performance)
  })
})
