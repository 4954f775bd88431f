import { describe, expect, test } from 'vitest'
import { aSportRow, aValue } from '../sports/sport.factory.ts'
import type { SportUnit } from '../sports/sport.ts'
import { acrossPools, poolRulesOf, poolStanding } from './pool-standing.ts'
import { aMatch, aResult, ranksOf, rules } from './ranking-rules.factory.ts'

const standing = (discipline: string, matches: readonly (string | SportUnit)[], id?: string) => {
  const pool = poolRulesOf(rules(discipline, id))
  if (!pool) throw new Error(`${discipline} has no pools`)
  const units = matches.map((match, at) =>
    typeof match === 'string' ? aMatch(`${`${discipline}MTEAM`.padEnd(22, '-')}GPA-000${at + 1}00--`, match) : match,
  )
  const members = [...new Set(units.flatMap(({ rows }) => rows.map(({ competitor }) => competitor.code)))]
  return poolStanding(units, members, pool)
}
const table = (discipline: string, matches: readonly (string | SportUnit)[], id?: string): string[] =>
  ranksOf(standing(discipline, matches, id))
const points = (discipline: string, matches: readonly string[], id?: string): string[] =>
  standing(discipline, matches, id).rows.map(({ competitor, tablePoints }) => `${competitor} ${tablePoints}`)

describe('tables of a pool by each sport’s rules (R12.5)', () => {
  test('FIBA 2024, app. D: of two level the winner between them is ahead, whatever the difference in all', () => {
    const matches = ['A 80 B 79', 'B 90 C 50', 'A 60 C 70', 'A 71 D 70', 'B 90 D 50', 'C 70 D 71']
    expect(table('BKB', matches)).toEqual(['1 A', '2 B', '3 D', '4 C'])
  })
  test('FIBA 2024, app. D: three level by difference between them; those still level begin again', () => {
    expect(table('BKB', ['A 70 B 60', 'B 70 C 60', 'C 80 A 70', 'A 90 D 50', 'B 90 D 50', 'C 90 D 50'])).toEqual([
      '1 C',
      '2 A',
      '3 B',
      '4 D',
    ])
  })
  test('FIBA 2024: a match lost gives 1 point, one that was forfeited none', () => {
    expect(points('BKB', ['A 20 B 0 DNS', 'A 80 C 70', 'C 20 B 0 DNS'])).toEqual(['A 4', 'C 3', 'B 0'])
  })
  test('IHF 2025: points between the level before the difference in all', () => {
    const matches = ['A 25 B 24', 'B 40 C 20', 'A 20 C 21', 'A 25 D 20', 'B 30 D 10', 'C 20 D 24']
    expect(table('HBL', matches)).toEqual(['1 A', '2 B', '3 D', '4 C'])
  })
  test('IHF 2025: a draw is a point each; level in everything is drawn by lot', () => {
    expect(table('HBL', ['A 25 B 25', 'A 30 C 20', 'B 30 C 20'])).toEqual(['1= A?', '1= B?', '3 C'])
  })
  test('FIVB 2025: more wins stand before more points', () => {
    const matches = ['A 3 B 2', 'A 3 C 2', 'B 3 C 0', 'A 0 D 3', 'B 3 D 0', 'C 3 D 0']
    const rows = standing('VVO', matches).rows
    expect(rows.slice(0, 2).map(({ competitor, won, tablePoints }) => [competitor, won, tablePoints])).toEqual([
      ['B', 2, 7],
      ['A', 2, 4],
    ])
  })
  test('FIVB 2025: 3-0 and 3-1 give 3:0, 3-2 gives 2:1', () => {
    expect(points('VVO', ['A 3 B 1', 'A 3 C 2', 'B 3 C 0'])).toEqual(['A 5', 'B 3', 'C 1'])
  })
  test('school games: matches of three sets give 2 for a win, 1 for a match lost and 0 for one not played', () => {
    expect(points('VVO', ['A 2 B 1', 'A 2 C 0 DNS', 'B 2 C 0 DNS'], 'VVO-SCHOOL-2025')).toEqual(['A 4', 'B 3', 'C 0'])
  })
  test('FIVB 2025: level on sets, the points of the sets decide; where they were not sent the table is open', () => {
    const rotation = ['A 3 B 0', 'B 3 C 0', 'C 3 A 0']
    expect(table('VVO', rotation)).toEqual(['1= A?', '1= B?', '1= C?'])
    const sets = ['25-10 25-10 25-10', '25-20 25-20 25-20', '25-23 25-23 25-23']
    expect(
      table(
        'VVO',
        rotation.map((match, at) => `${match} | ${sets[at]}`),
      ),
    ).toEqual(['1 A', '2 C', '3 B'])
  })
  test('no set conceded is the best ratio there is', () => {
    expect(table('VVO', ['C 3 B 1', 'A 3 B 0'])).toEqual(['1 A', '2 C', '3 B'])
  })
  test('FIVB beach 2025: points won between the level over points lost', () => {
    expect(
      table('VBV', [
        'A 2 B 0 | 21-10 21-10',
        'B 2 C 0 | 21-19 21-19',
        'C 2 A 0 | 21-19 21-19',
        'A 2 D 0 | 21-1 21-1',
        'B 2 D 0 | 21-1 21-1',
        'C 2 D 0 | 21-1 21-1',
      ]),
    ).toEqual(['1 A', '2 C', '3 B', '4 D'])
  })
  test('BWF 2025: two level by their match; three by games, and when two are left by their match', () => {
    expect(table('BDM', ['A 2 B 1', 'B 2 C 0', 'A 2 C 0'])).toEqual(['1 A', '2 B', '3 C'])
    expect(table('BDM', ['A 2 B 0', 'B 2 C 0', 'C 2 A 1'])).toEqual(['1 A', '2 B', '3 C'])
  })
  test('BWF 2025: who retires loses all matches of the group, which count for nobody', () => {
    const found = standing('BDM', ['A 2 B 0', 'B 2 C 0 RET', 'A 0 C 2'])
    expect(ranksOf(found)).toEqual(['1 A', '2 B', '- C'])
    expect(found.rows.map(({ played }) => played)).toEqual([1, 1, 0])
  })
  test('ITTF 2025: ratios of games between the level', () => {
    expect(table('TTE', ['A 3 B 0', 'B 3 C 1', 'C 3 A 2', 'A 3 D 0', 'B 3 D 0', 'C 3 D 0'])).toEqual([
      '1 A',
      '2 C',
      '3 B',
      '4 D',
    ])
  })
  test('FIE 2025: victories over bouts, indicator, touches given; who is level is drawn', () => {
    expect(table('FEN', ['A 5 B 4', 'B 5 C 1', 'C 5 A 3'])).toEqual(['1 B', '2 A', '3 C'])
    expect(table('FEN', ['A 5 B 3', 'B 5 C 3', 'C 5 A 3'])).toEqual(['1= A?', '1= B?', '1= C?'])
  })
  test.each(['DNS', 'DNF', 'DSQ', 'WDR', 'RET', 'EXC'])(
    'a fencer with %s is struck out of the pool (FIE o.74)',
    (irm) => {
      const bouts = ['A 5 B 4', 'B 5 C 1', 'A 5 C 2', 'D 5 A 0', `D ${irm} B`]
      expect(table('FEN', bouts)).toEqual(['1 A', '2 B', '3 C', '- D'])
      const toPlay = aMatch('FENWFOIL--------------GPA-000700--', 'D C', { status: 'SCHEDULED' })
      expect(standing('FEN', [...bouts, toPlay]).toPlay).toEqual([])
    },
  )

  test('FIE 2025: bouts of somebody excluded are annulled', () => {
    expect(table('FEN', ['A 5 B 4', 'B 5 C 1', 'C 0 EXC A 5'])).toEqual(['1 A', '2 B', '- C'])
  })
  test('IJF 2025: wins, then points of quality: 100 for ippon, 10 for waza-ari; then the bout between two', () => {
    expect(table('JUD', ['A 10 B 0', 'B 1 C 0', 'C 10 A 0'])).toEqual(['1 C', '2 A', '3 B'])
  })
  test('IJF 2025: a win by yuko is worth more than a bout lost, and less than one by waza-ari', () => {
    const matches = ['A 001 B 000', 'B 010 C 000', 'C 001 A 000', 'A 100 D 000', 'B 100 D 000', 'C 100 D 000']
    expect(table('JUD', matches)).toEqual(['1 B', '2 C', '3 A', '4 D'])
  })
  test('IJF: a judoka with direct hansoku-make has no rank, and the contests before it count', () => {
    const contests = ['A 100 B 000', 'A 000 C 100', 'B 010 C 000', 'D 100 B 000', 'D 100 C 000', 'A 000 DQB D 100']
    expect(table('JUD', contests)).toEqual(['1 D', '2 C', '3 B', '- A'])
  })
  test('UWW 2025, Nordic: the match between two level; three by classification points', () => {
    const bout = (one: string, other: string, classPoints: readonly [string, string]): SportUnit => ({
      ...aMatch('WREMFS57KG------------GPA-000100--', ''),
      rows: [
        aResult(one, '6', { wlt: 'W', extended: [aValue('CLASS_PTS', classPoints[0])] }),
        aResult(other, '2', { wlt: 'L', extended: [aValue('CLASS_PTS', classPoints[1])] }),
      ],
    })
    expect(table('WRE', [bout('A', 'B', ['5', '0']), bout('B', 'C', ['3', '1']), bout('C', 'A', ['4', '0'])])).toEqual([
      '1 C',
      '2 A',
      '3 B',
    ])
  })
  test.each([
    [
      ['9', '9', '6'],
      ['1 B', '2 A', '3 C', '4 D'],
    ],
    [
      ['9', '6', '9'],
      ['1 A', '2 C', '3 B', '4 D'],
    ],
    [
      ['8', '7', '6'],
      ['1 A', '2 B', '3 C', '4 D'],
    ],
  ])(
    'two wrestlers level on class points %j of three with two wins are parted by their bout (UWW 8)',
    (given, expected) => {
      const bout = (one: string, other: string, classPoints: readonly [string, string]): SportUnit => ({
        ...aMatch('WREMFS57KG------------GPA-000100--', ''),
        rows: [
          aResult(one, '6', { wlt: 'W', extended: [aValue('CLASS_PTS', classPoints[0])] }),
          aResult(other, '2', { wlt: 'L', extended: [aValue('CLASS_PTS', classPoints[1])] }),
        ],
      })
      // each of the three has 4, 4 and 3 class points from the bouts between them
      const rest = given.map((points, at) => String(Number(points) - (at < 2 ? 4 : 3)))
      const inPairs = [bout('B', 'A', ['4', '1']), bout('A', 'C', ['3', '0']), bout('C', 'B', ['3', '0'])]
      const against = ['A', 'B', 'C'].map((code, at) => bout(code, 'D', [rest[at] ?? '', '0']))
      expect(table('WRE', [...inPairs, ...against])).toEqual(expected)
    },
  )
  test('FIVB: three level on the ratio of points are ranked by a new table between them, two of them by their match', () => {
    const parted = ['A 3 B 0 | 25-20 25-20 25-20', 'B 3 C 0 | 25-20 25-20 25-20', 'C 3 A 0 | 25-20 25-25 25-25']
    const rest = ['A 3 D 0 | 25-20 25-20 25-20', 'B 3 D 0 | 35-20 25-20 25-20', 'C 3 D 0 | 35-20 25-20 25-10']
    expect(table('VVO', [...parted, ...rest])).toEqual(['1 A', '2 B', '3 C', '4 D'])
    const twoLevel = ['A 3 B 0 | 25-15 25-15 25-15', 'B 3 C 0 | 25-9 25-8 25-8', 'C 3 A 0 | 25-23 25-23 25-23']
    const others = ['A 3 D 0 | 26-20 25-20 25-20', 'B 3 D 0 | 40-27 30-27 30-26', 'C 3 D 0 | 40-12 40-12 40-12']
    expect(table('VVO', [...twoLevel, ...others])).toEqual(['1 A', '2 B', '3 C', '4 D'])
  })
  test('FIVB beach: of three level, the two that the ratio leaves level are parted by their match', () => {
    const three = ['A 2 B 0 | 40-20 35-25', 'B 2 C 0 | 40-10 35-15', 'C 2 A 0 | 40-39 35-30']
    const rest = ['A 2 D 0 | 21-19 21-19', 'B 2 D 0 | 21-1 21-1', 'C 2 D 0 | 21-19 21-19']
    expect(table('VBV', [...three, ...rest])).toEqual(['1 A', '2 B', '3 C', '4 D'])
  })
  test('FIBA D.1.1: a match lost by default gives 1 point, a forfeited one none', () => {
    expect(points('BKB', ['A 2 B 0 RET', 'A 20 C 0 DNS', 'B 20 C 0 WO'])).toEqual(['A 4', 'B 3', 'C 0'])
  })
})

test('while matches are to be played the table says which', () => {
  const open = { ...aMatch('HBLMTEAM7-------------GPA-000200--', 'A B'), status: 'SCHEDULED' as const }
  expect(standing('HBL', ['B 20 C 25', open]).toPlay).toEqual([open.code])
})

test('a member without a match is in the table, a match of somebody else is not', () => {
  const pool = poolRulesOf(rules('HBL'))
  if (!pool) throw new Error('handball has pools')
  const stranger = aMatch('HBLMTEAM7-------------GPA-000200--', 'A 1 B 9', {})
  const found = poolStanding([stranger], ['A', 'C'], pool)
  expect(ranksOf(found)).toEqual(['1= A?', '1= C?'])
  expect(found.rows.every(({ played }) => played === 0)).toBe(true)
})

test('why: the criterion, what it counts and between whom', () => {
  const { rows } = standing('BKB', ['A 70 B 60', 'B 70 C 60', 'C 80 A 70'])
  expect(rows.map(({ competitor, why }) => [competitor, why])).toEqual([
    ['C', { rule: 'table-points', values: { among: 'tied', own: '2', other: '1', than: 'A' } }],
    ['A', { rule: 'table-points', values: { among: 'tied', own: '1', other: '2', than: 'C' } }],
    ['B', { rule: 'scored', values: { among: 'tied', of: 'score', own: '130', other: '140', than: 'C' } }],
  ])
})

test('a row that is no match of two is passed over', () => {
  expect(
    standing('HBL', [{ ...aMatch('HBLMTEAM7-------------GPA-000100--', ''), rows: [aSportRow()] }]).rows,
  ).toHaveLength(1)
})

describe('the best of one place in several pools', () => {
  const pool = poolRulesOf(rules('BKB'))
  if (!pool) throw new Error('basketball has pools')
  const match = (group: string, number: number, written: string) =>
    aMatch(`BKBMTEAM5-------------GP${group}-000${number}00--`, written)

  test('by points, difference and goals of all their matches', () => {
    const units = [match('A', 1, 'A 80 B 70'), match('B', 1, 'C 80 D 75'), match('C', 1, 'E 80 F 79')]
    expect(ranksOf(acrossPools(units, ['A', 'B', 'C', 'D', 'E', 'F'], ['B', 'D', 'F'], pool))).toEqual([
      '1 F',
      '2 D',
      '3 B',
    ])
  })

  test('who has played more often is not compared: how many matches count is the regulation’s', () => {
    const units = [match('A', 1, 'A 80 B 70'), match('A', 2, 'A 80 C 70'), match('B', 1, 'D 80 E 75')]
    const found = acrossPools(units, ['A', 'B', 'C', 'D', 'E'], ['A', 'D'], pool)
    expect(ranksOf(found)).toEqual(['- A?', '- D?'])
    expect(found.undecided[0]?.why).toEqual({ rule: 'no-rule', values: { list: 'pools-of-different-size' } })
  })
})

describe('tables of football and futsal (rows 103 and 104)', () => {
  const direct = ['A 1 B 0', 'B 5 C 0', 'B 1 D 0', 'A 0 C 1', 'A 1 D 0', 'C 0 D 1']
  test.each([
    ['football, FIFA 2026: the match between two level teams', 'FBL', undefined, ['1 A', '2 B', '3 D', '4 C']],
    ['football, FIFA 2022: the difference of all matches', 'FBL', 'FBL-FIFA-2022', ['1 B', '2 A', '3 D', '4 C']],
    ['futsal, FIFA 2024: the difference of all matches', 'FSL', undefined, ['1 B', '2 A', '3 D', '4 C']],
    ['futsal, by a setting: the match between two level teams', 'FSL', 'FSL-DIRECT-2026', ['1 A', '2 B', '3 D', '4 C']],
  ])('%s decides first', (_, discipline, id, expected) => {
    expect(table(discipline, direct, id)).toEqual(expected)
  })
  test.each(['FBL', 'FSL'])('%s: a win gives 3 points, a draw 1, a match lost or forfeited none', (discipline) => {
    expect(points(discipline, ['A 2 B 2', 'A 1 C 0', 'B 3 C 0 WO'])).toEqual(['B 4', 'A 4', 'C 0'])
  })
  test('football: two that the matches between three leave level begin again with their match (article 13)', () => {
    const matches = ['A 3 B 0', 'B 2 C 0', 'C 1 A 0', 'A 1 D 0', 'B 1 D 0', 'C 9 D 0']
    expect(table('FBL', matches)).toEqual(['1 A', '2 B', '3 C', '4 D'])
  })
  test('football: two that the difference of all matches leaves level are parted by their goals (article 13)', () => {
    const matches = ['A 1 B 0', 'B 1 C 0', 'C 1 A 0', 'A 3 D 0', 'B 2 D 0', 'C 3 D 1']
    expect(table('FBL', matches)).toEqual(['1 A', '2 C', '3 B', '4 D'])
  })
  test.each(['FBL', 'FSL'])(
    '%s: the cards decide between teams level in all goals, and nothing is guessed',
    (discipline) => {
      const matches = ['A 1 B 1', 'A 2 C 0', 'B 2 C 0']
      expect(table(discipline, matches)).toEqual(['1= A?', '1= B?', '3 C'])
      expect(standing(discipline, matches).undecided).toMatchObject([{ why: { values: { decides: 'conduct' } } }])
    },
  )
})
