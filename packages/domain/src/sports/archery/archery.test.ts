import { describe, expect, test } from 'vitest'
import type { UnitStatus } from '../../units/status.ts'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'

const RANKING = 'ARCWINDIV-------------QUAL000100'
const MATCH = 'ARCWINDIV-------------8FNL000100'
const TEAM = 'ARCXTEAM2-------------FNL-000100'

describe('a ranking round', () => {
  const end = (pos: string, value: string, arrows?: string) =>
    aValue('END', value, { pos, ...(arrows === undefined ? {} : { value2: arrows }) })
  const rows = [
    aSportRow({
      rank: '1',
      rankEqual: true,
      result: '112',
      extended: [end('1', '57', 'X 10 10 9 9 9'), end('2', '55'), aValue('TENS', '5'), aValue('XS', '2')],
    }),
    aSportRow({
      rank: '1',
      rankEqual: true,
      result: '112',
      extended: [end('1', '56', 'X X 9 9 9 9'), aValue('TENS', '5'), aValue('GOLDS', '9')],
    }),
    aSportRow({ irm: 'DNS' }),
  ]

  test('has a column for each end with its arrows, then tens and Xs, which distinguish equal totals (R5.5)', () => {
    const { form, columns, cells, statistics } = sheetOf(aSportUnit(RANKING, { rows }))
    expect([form, statistics]).toEqual(['ranking-round', []])
    expect(columns.map(({ short }) => short)).toEqual(['1', '2', '10+X', 'X'])
    expect(cells).toEqual([
      [{ text: '57', note: 'X 10 10 9 9 9' }, { text: '55' }, { text: '5' }, { text: '2' }],
      [{ text: '56', note: 'X X 9 9 9 9' }, null, { text: '5' }, null],
      [null, null, null, null],
    ])
  })

  test('a start list has no ends', () => {
    const unit = aSportUnit(RANKING, { status: 'START_LIST', started: false, rows })
    expect(sheetOf(unit).columns).toEqual([])
    expect(lineOf(unit)).toBeNull()
  })

  test.each<[UnitStatus, string | undefined]>([
    ['RUNNING', 'após 2 séries'],
    ['INTERRUPTED', 'após 2 séries'],
    ['FINISHED', undefined],
    ['PROTESTED', undefined],
  ])('says how far the leader is until the end: %s', (status, expected) => {
    expect(lineOf(aSportUnit(RANKING, { status, rows }))?.por).toBe(expected)
  })

  test('nothing is shown before the first end', () => {
    expect(lineOf(aSportUnit(RANKING, { rows: [aSportRow(), aSportRow(), aSportRow()] }))).toBeNull()
  })
})

describe('a match', () => {
  const set = (pos: string, value: string, arrows?: string) =>
    aValue('SET', value, { pos, ...(arrows === undefined ? {} : { value2: arrows }) })
  const periods = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      code: `E${i + 1}`,
      homeScore: null,
      awayScore: null,
      homePeriodScore: null,
      awayPeriodScore: null,
    }))
  const rows = [
    aSportRow({ result: '5', extended: [set('1', '28', 'X 9 9'), set('2', '27')] }),
    aSportRow({ result: '5', extended: [set('1', '28', '10 9 9')] }),
  ]
  const shotOff = (home: string, away: string, closest: boolean) => [
    aSportRow({
      extended: [
        aValue('SO', home, { value2: home === '10' ? 'X' : home }),
        ...(closest ? [aValue('CLOSEST', 'Y')] : []),
      ],
    }),
    aSportRow({ extended: [aValue('SO', away, { value2: away })] }),
  ]

  test('shows the arrows of each set, and the points of one sent without them; a set not shot is missing', () => {
    const { form, columns, cells } = sheetOf(aSportUnit(MATCH, { rows }))
    expect(form).toBe('match')
    expect(columns.map(({ key }) => key)).toEqual(['set-1', 'set-2'])
    expect(cells).toEqual([
      [{ text: 'X 9 9' }, { text: '27' }],
      [{ text: '10 9 9' }, null],
    ])
  })

  test('of teams is a team match', () => {
    expect(sheetOf(aSportUnit(TEAM, { rows })).form).toBe('team-match')
  })

  test('the shoot-off arrow has a column; the one nearer to the centre is distinguished', () => {
    const { columns, cells } = sheetOf(aSportUnit(MATCH, { rows: shotOff('10', '10', true) }))
    expect(columns.map(({ short }) => short)).toEqual(['SO'])
    expect(cells).toEqual([[{ text: 'X', mark: 'best' }], [{ text: '10' }]])
  })

  test.each([
    ['10', '9', false, 'desempate 10–9'],
    ['10', '10', true, 'desempate 10–10, mais perto do centro'],
  ])('a shoot-off %s–%s, measured: %s', (home, away, closest, expected) => {
    expect(lineOf(aSportUnit(MATCH, { status: 'OFFICIAL', rows: shotOff(home, away, closest) }))?.por).toBe(expected)
  })

  test.each<[UnitStatus, number, string | undefined]>([
    ['RUNNING', 0, undefined],
    ['RUNNING', 1, 'após 1 set'],
    ['INTERRUPTED', 3, 'após 3 sets'],
    ['OFFICIAL', 4, undefined],
  ])('%s after %i sets: “%s”', (status, count, expected) => {
    expect(lineOf(aSportUnit(MATCH, { status, rows, periods: periods(count) }))?.por).toBe(expected)
  })

  test.each([
    ['DNS', 'por ausência do adversário'],
    ['DSQ', 'por desclassificação'],
    ['NOPE', undefined],
  ])('a side out with %s: “%s”', (irm, expected) => {
    const out = [aSportRow({ wlt: 'W' }), aSportRow({ wlt: 'L', irm })]
    expect(lineOf(aSportUnit(MATCH, { status: 'OFFICIAL', rows: out }))?.por).toBe(expected)
  })
})
