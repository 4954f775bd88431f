import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN, readSheet } from '../tables/sheets/index.ts'
import { isTrf, rankingOfTrf } from './index.ts'
import { TRF_PLAYERS, type TrfPlayer, trfFile } from './trf.fixture.ts'

const cellsOf = (text: string) =>
  rankingOfTrf(text)
    .sheet.rows.slice(1)
    .map(({ cells }) => cells)
const remarksOf = (text: string) => rankingOfTrf(text).remarks
const NEW_NAMES = new Map([
  ['discipline|*', 'new'],
  ['organisation|*', 'new'],
])
const withPlayer = (at: number, changed: Partial<TrfPlayer>) =>
  TRF_PLAYERS.map((player, index) => (index === at ? { ...player, ...changed } : player))

test('a finished tournament is an official ranking in the order of the file (R12.5)', () => {
  const text = trfFile(TRF_PLAYERS)
  expect([isTrf(text), remarksOf(text)]).toEqual([true, []])
  const [event, born] = ['Torneio Inventado Sub-18 Feminino', '2010-05-05']
  expect(cellsOf(text)).toEqual([
    ['Chess', event, 'Final', '2', 'Inventada', 'Ana', 'AL', born, '1.5', 'Official'],
    ['Chess', event, 'Final', '1', 'Inventada', 'Bia', 'PR', born, '1.5', 'Official'],
    ['Chess', event, 'Final', '3', 'Inventada', 'Cris', 'AL', born, '1.0', 'Official'],
    ['Chess', event, 'Final', '4', 'Inventada', 'Dora', 'AL', born, '0.0', 'Official'],
  ])
  expect(rankingOfTrf(text).sheet.rows.map(({ row }) => row)).toEqual([3, 4, 5, 6, 7])
})

test('the sheet has ranks and points of one list without problems (R12.5)', () => {
  const read = readSheet(rankingOfTrf(trfFile(TRF_PLAYERS)).sheet, {
    known: NOTHING_KNOWN,
    answers: NEW_NAMES,
  })
  expect([read.kind, read.problems, read.questions]).toEqual(['results', [], []])
  expect(read.batches.find(({ kind }) => kind === 'results')?.rows.map(({ cells }) => cells)).toMatchObject([
    { rank: '2', result: '1.5', organisation: 'AL', status: 'OFFICIAL' },
    { rank: '1', result: '1.5', organisation: 'PR' },
    { rank: '3' },
    { rank: '4' },
  ])
})

describe('an order that is not final makes the list intermediate (R12.5)', () => {
  test.each([
    ['a round without games', trfFile(TRF_PLAYERS, { days: 3 }), 'rounds-open'],
    ['a game without a result', trfFile(withPlayer(0, { games: ['   3 w 1', '   2 b  '] })), 'rounds-open'],
    ['an unknown number of rounds', trfFile(TRF_PLAYERS, { days: 0 }), 'rounds-unknown'],
    ['teams', trfFile(TRF_PLAYERS).replace('Individual', 'Team'), 'team-tournament'],
    ['a file without its last players', trfFile(TRF_PLAYERS.slice(0, 3)), 'unread-records'],
    ['fewer players than stated', trfFile(TRF_PLAYERS, { more: ['062 5'] }), 'unread-records'],
    ['a starting rank twice', trfFile(withPlayer(1, { number: 1 })), 'unread-records'],
    ['a player without a rank', trfFile(withPlayer(3, { rank: '' })), 'unread-records'],
  ])('%s', (_, text, remark) => {
    expect(remarksOf(text)).toContain(remark)
    const read = readSheet(rankingOfTrf(text).sheet, {
      known: NOTHING_KNOWN,
      answers: NEW_NAMES,
    })
    const lists = read.batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
    expect(new Set(lists.map(({ cells }) => cells.status))).toEqual(new Set(['INTERMEDIATE']))
  })
  test('the stated number of rounds has precedence over the days', () => {
    expect(remarksOf(trfFile(TRF_PLAYERS, { days: 0, more: ['XXR 2'] }))).toEqual([])
    expect(remarksOf(trfFile(TRF_PLAYERS, { more: ['XXR 5'] }))).toEqual(['rounds-open'])
  })
})

test('the team of a player is the delegation, else the federation (R12.5)', () => {
  const text = trfFile(TRF_PLAYERS, { more: [`013 ${'Escola Inventada'.padEnd(32)}   1    3`] })
  expect(cellsOf(text).map((cells) => cells[6])).toEqual(['Escola Inventada', 'PR', 'Escola Inventada', 'AL'])
})

test('a rank that cannot be read is a problem at its line (R12.5)', () => {
  const { sheet } = rankingOfTrf(trfFile(withPlayer(3, { rank: '' })))
  expect(readSheet(sheet, { known: NOTHING_KNOWN }).problems).toMatchObject([
    { problem: 'error-cell', row: 7, field: 'rank' },
  ])
})

test.each([
  ['a table', 'Nome;UF\nAna;AL'],
  ['a tournament without players', '012 Torneio Inventado\r\n'],
])('%s is no tournament report', (_, text) => {
  expect(isTrf(text)).toBe(false)
})
