import { describe, expect, test } from 'vitest'
import { NO_COMPETITOR, NO_LIST, NO_RESULT } from '../absent.ts'
import type { OdfResult } from '../message.ts'
import { draftsOf, type InForce, NOTHING_IN_FORCE, readTableRows, stops } from './index.ts'

const RACE = 'ATHM100M--------------FNL-000100--'

/** What a table of results gives: `1 a 10.84` in the list's order, and what is told of its rows. */
function imported(header: string, rows: readonly string[], inForce: InForce = NOTHING_IN_FORCE, unit = RACE) {
  const text = [`unit;${header}`, ...rows.map((row) => `${unit};${row}`)].join('\n')
  const read = readTableRows('results', new TextEncoder().encode(text))
  const { drafts, problems } = draftsOf('results', read.rows, inForce, () => '-03:00')
  const body = drafts[0]?.body
  if (body?.kind !== 'results') throw new Error('no results')
  const list = body.results.map(
    ({ rank, rankEqual, competitor, result, irm }) =>
      `${rank ?? '-'}${rankEqual ? '=' : ''} ${competitor.code} ${result ?? irm}`,
  )
  expect(body.results.map(({ sortOrder }) => sortOrder)).toEqual(list.map((_, at) => at + 1))
  expect(problems.some(stops)).toBe(false)
  return { list, told: problems.map(({ row, problem, value }) => `${row} ${problem} ${value}`) }
}

/** A list in force: `'1 a 10.84'`. */
const inForce = (...rows: readonly string[]): InForce => ({
  ...NOTHING_IN_FORCE,
  list: () => ({ status: 'OFFICIAL', results: { ...NO_LIST, results: rows.map(row) } }),
})
function row(written: string, at: number): OdfResult {
  const [rank = '', code = '', result = ''] = written.split(' ')
  return {
    ...NO_RESULT,
    rank: rank === '-' ? null : rank,
    result,
    resultType: 'TIME',
    sortOrder: at + 1,
    competitor: { ...NO_COMPETITOR, code, type: 'A' },
  }
}

describe('a table of results without ranks has those of the rules (R12.5, 0104)', () => {
  test('in order, shared where the rule shares, those with an IRM last', () => {
    expect(imported('competitor;result;irm', ['a;11.02;', 'b;;DNS', 'c;10.84;', 'd;10.96;'])).toEqual({
      list: ['1 c 10.84', '2 d 10.96', '3 a 11.02', '- b DNS'],
      told: [],
    })
    const swimmers = imported(
      'competitor;result',
      ['a;51.20', 'b;51.30', 'c;51.20'],
      NOTHING_IN_FORCE,
      'SWMM100MFR------------FNL-000100--',
    )
    expect(swimmers).toEqual({ list: ['1= a 51.20', '1= c 51.20', '3 b 51.30'], told: [] })
  })

  test('a column of ranks that is empty throughout is none', () => {
    expect(imported('competitor;rank;result', ['a;;11.02', 'b;;10.84']).list).toEqual(['1 b 10.84', '2 a 11.02'])
  })

  test('places that the results do not decide are shared and told by row', () => {
    expect(imported('competitor;result', ['a;10.84', 'b;10.90', 'c;10.84'])).toEqual({
      list: ['1= a 10.84', '1= c 10.84', '3 b 10.90'],
      told: ['2 rank-undecided 1', '4 rank-undecided 1'],
    })
  })

  test('what the table says against the rule wins, and is told', () => {
    expect(imported('competitor;rank;result', ['a;1;10.90', 'b;2;10.84'])).toEqual({
      list: ['1 a 10.90', '2 b 10.84'],
      told: ['2 rank-against-the-rule 1', '3 rank-against-the-rule 2'],
    })
  })

  test('ranks of the table that part what the results leave open are no offence', () => {
    expect(imported('competitor;rank;result', ['a;2;10.84', 'b;1;10.84']).told).toEqual([])
  })
})

describe('ranks in force', () => {
  test('follow a corrected result where the rule had given them', () => {
    const before = inForce('1 a 10.84', '2 b 10.90')
    expect(imported('competitor;result', ['a;10.95', 'b;10.90'], before).list).toEqual(['1 b 10.90', '2 a 10.95'])
  })

  test('follow a corrected result that parts a shared place', () => {
    const before = inForce('1 a 10.84', '1 b 10.84', '3 c 10.90')
    expect(imported('competitor;result', ['a;10.84', 'b;10.86', 'c;10.90'], before).list).toEqual([
      '1 a 10.84',
      '2 b 10.86',
      '3 c 10.90',
    ])
  })

  test('are replaced by those of the rule if the table empties its column of ranks', () => {
    const byHand = inForce('1 b 10.90', '2 a 10.84')
    expect(imported('competitor;rank;result', ['a;;10.84', 'b;;10.90'], byHand).list).toEqual([
      '1 a 10.84',
      '2 b 10.90',
    ])
  })

  test('go with the last result of a list', () => {
    expect(imported('competitor;result', ['a;'], inForce('1 a 10.84')).list).toEqual(['- a null'])
  })

  test('stay where somebody decided otherwise; what no longer fits is told', () => {
    const byPhoto = inForce('1 b 10.84', '2 a 10.84')
    expect(imported('competitor;result', ['a;10.84', 'b;10.84'], byPhoto)).toEqual({
      list: ['1 b 10.84', '2 a 10.84'],
      told: [],
    })
    expect(imported('competitor;result', ['a;10.80', 'b;10.84'], byPhoto).told).toEqual([
      '2 rank-against-the-rule 2',
      '3 rank-against-the-rule 1',
    ])
  })
})

describe('left as the table has it', () => {
  test.each<[string, string, string[], string, string[]]>([
    [
      'a match',
      'competitor;result;wlt',
      ['a;80;L', 'b;92;W'],
      'BKBMTEAM5-------------FNL-000100--',
      ['- a 80', '- b 92'],
    ],
    [
      'a match without a winner',
      'competitor;result',
      ['a;80', 'b;92'],
      'BKBMTEAM5-------------FNL-000100--',
      ['- a 80', '- b 92'],
    ],
    [
      'a discipline without rules',
      'competitor;result',
      ['b;2', 'a;1'],
      'ROWMSCULL1------------FNL-000100--',
      ['- b 2', '- a 1'],
    ],
    ['a list without results', 'competitor;irm', ['b;DNS', 'a;DNS'], RACE, ['- b DNS', '- a DNS']],
  ])('%s', (_, header, rows, unit, list) => {
    expect(imported(header, rows, NOTHING_IN_FORCE, unit)).toEqual({ list, told: [] })
  })

  test('somebody without a result in a list that is not over is no problem; in one that is, they are told', () => {
    expect(imported('competitor;result;status', ['a;10.84;LIVE', 'b;;LIVE']).told).toEqual([])
    expect(imported('competitor;result', ['a;10.84', 'b;']).told).toEqual(['3 rank-undecided 1'])
  })
})
