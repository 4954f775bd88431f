import { describe, expect, test } from 'vitest'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'
import type { SportRow, SportUnit } from '../sport.ts'

describe('throws and jumps for distance', () => {
  const attempt = (pos: number, value: string, wind?: string, ...records: string[]) =>
    aValue('ATTEMPT', value, {
      pos: String(pos),
      extensions: [
        ...(wind === undefined ? [] : [{ code: 'WIND_SPEED', value: wind }]),
        ...records.map((record) => ({ code: 'RECORD', value: record })),
      ],
    })
  const unit = (rows: readonly SportRow[], given: Partial<SportUnit> = {}) =>
    aSportUnit('ATHMLJ----------------FNL-000100', { rows, ...given })

  test.each([
    ['a valid jump', attempt(1, '7.94', '-0.4'), { text: '7.94', note: '−0.4' }],
    ['a best of the season', attempt(1, '7.94', '0.8', '=SB'), { text: '7.94', note: '+0.8 =SB' }],
    ['the one that counts', attempt(1, '8.20', '0.0'), { text: '8.20', note: '0.0', mark: 'best' }],
    ['a failure, of which the wind is known', attempt(1, 'X', '1.0'), { text: 'X', note: '+1.0', mark: 'failed' }],
    ['a failure written small', attempt(1, 'x'), { text: 'X', mark: 'failed' }],
    ['a pass', attempt(1, '-'), { text: '–', mark: 'passed' }],
    ['a pass in letters', attempt(1, 'P'), { text: '–', mark: 'passed' }],
    ['a retirement', attempt(1, 'r'), { text: 'r', mark: 'passed' }],
    ['a throw without wind', attempt(1, '7.90'), { text: '7.90' }],
  ])('%s', (_, sent, cell) => {
    expect(sheetOf(unit([aSportRow({ result: '8.20', extended: [sent] })])).cells).toEqual([[cell]])
  })

  test('a column for each round that has begun; who is out after three has no cell', () => {
    const sheet = sheetOf(
      unit([
        aSportRow({ rank: '1', result: '8.22', extended: [attempt(1, '8.22'), attempt(2, 'X'), attempt(4, '8.10')] }),
        aSportRow({ rank: '9', result: '7.60', extended: [attempt(1, '7.60'), attempt(2, '7.50')] }),
      ]),
    )
    expect(sheet.columns.map(({ short }) => short)).toEqual(['1', '2', '4'])
    expect(sheet.cells[1]?.[2]).toBeNull()
  })

  test('only the first of two equal bests is the one that counts', () => {
    const [cells] = sheetOf(
      unit([aSportRow({ result: '8.20', extended: [attempt(1, '8.20'), attempt(2, '8.20')] })]),
    ).cells
    expect(cells?.map((cell) => cell?.mark)).toEqual(['best', undefined])
  })

  test('no mark has its failures and no best', () => {
    const row = aSportRow({ irm: 'NM', extended: [attempt(1, 'X'), attempt(2, 'X'), attempt(3, 'X')] })
    expect(sheetOf(unit([row])).cells[0]?.map((cell) => cell?.mark)).toEqual(['failed', 'failed', 'failed'])
  })

  test('the best of the winner is written with its wind when it is over', () => {
    const rows = [
      aSportRow({ rank: '1', result: '8.22', extended: [attempt(1, '8.00', '1.9'), attempt(2, '8.22', '0.8')] }),
      aSportRow({ rank: '2', result: '8.10', extended: [attempt(1, '8.10', '2.3')] }),
    ]
    expect(lineOf(unit(rows, { status: 'OFFICIAL' }))).toEqual({ por: '8.22 (+0.8)' })
    expect(lineOf(unit(rows))).toBeNull()
  })

  test('equal bests that are no shared place were parted by the second best', () => {
    const rows = [
      aSportRow({ rank: '1', result: '8.22', extended: [attempt(1, '8.22'), attempt(2, '8.10')] }),
      aSportRow({ rank: '2', result: '8.22', extended: [attempt(1, '8.22'), attempt(2, '8.05')] }),
    ]
    expect(lineOf(unit(rows, { status: 'OFFICIAL' }))?.eng).toBe('decided by the second best mark')
  })
})

describe('high jump and pole vault', () => {
  /** "2.20 O 2.25 XO" as heights of a row, in order. */
  const heights = (text: string) =>
    [...text.matchAll(/(\S+) (\S+)/g)].map(([, value = '', value2 = ''], i) =>
      aValue('HEIGHT', value, { pos: String(i + 1), value2 }),
    )
  const jumper = (rank: string | null, result: string | null, text: string, given: Partial<SportRow> = {}) =>
    aSportRow({ rank, result, extended: heights(text), ...given })
  const unit = (rows: readonly SportRow[], given: Partial<SportUnit> = {}) =>
    aSportUnit('ATHWHJ----------------FNL-000100', { rows, ...given })

  test('a column for each height whoever met it, the highest cleared being the one that counts', () => {
    const sheet = sheetOf(
      unit([
        jumper('1', '1.89', '1.80 O 1.84 - 1.89 XO 1.92 XX-'),
        jumper('2', '1.84', '1.75 XO 1.80 XXO 1.84 O 1.89 XXX'),
        jumper(null, null, '1.75 XXX', { irm: 'NM' }),
        jumper(null, null, '1.75 XR', { irm: 'NM' }),
        jumper(null, null, '', { irm: 'DNS' }),
      ]),
    )
    expect(sheet.form).toBe('height')
    expect(sheet.columns.map(({ short }) => short)).toEqual(['1.75', '1.80', '1.84', '1.89', '1.92'])
    expect(sheet.cells).toEqual([
      [
        null,
        { text: 'O' },
        { text: '–', mark: 'passed' },
        { text: 'XO', mark: 'best' },
        { text: 'XX–', mark: 'failed' },
      ],
      [{ text: 'XO' }, { text: 'XXO' }, { text: 'O', mark: 'best' }, { text: 'XXX', mark: 'failed' }, null],
      [{ text: 'XXX', mark: 'failed' }, null, null, null, null],
      [{ text: 'Xr', mark: 'failed' }, null, null, null, null],
      [null, null, null, null, null],
    ])
  })

  test('while it is on, the height of the bar is written', () => {
    const given = { extendedInfos: [{ type: 'UI', code: 'HEIGHT', value: '1.84' }] }
    expect(sheetOf(unit([], given)).facts).toEqual([
      { label: { por: 'Altura do sarrafo', eng: 'Height of the bar', spa: 'Altura del listón' }, value: '1.84 m' },
    ])
    expect(sheetOf(unit([], { ...given, status: 'OFFICIAL' })).facts).toEqual([])
  })

  test('a height without a figure and one without trials are left out', () => {
    const row = aSportRow({
      extended: [aValue('HEIGHT', 'J', { value2: 'O' }), aValue('HEIGHT', '1.80', { pos: '2' })],
    })
    expect(sheetOf(unit([row])).columns).toEqual([])
  })

  test('a jump-off is a column for each of its rounds, the bar going down and up', () => {
    const sheet = sheetOf(
      unit([
        jumper('1', '1.89', '1.84 O 1.89 O 1.92 XXX 1.92 X 1.89 O 1.92 O'),
        jumper('2', '1.89', '1.84 O 1.89 O 1.92 XXX 1.92 X 1.89 O 1.92 X'),
        jumper('3', '1.84', '1.84 O 1.89 XXX'),
      ]),
    )
    expect(sheet.columns.map(({ short, label }) => short ?? label.eng)).toEqual([
      '1.84',
      '1.89',
      '1.92',
      'Jump-off 1.92',
      'Jump-off 1.89',
      'Jump-off 1.92',
    ])
    expect(sheet.cells[0]?.slice(3)).toEqual([{ text: 'X', mark: 'failed' }, { text: 'O' }, { text: 'O' }])
    expect(sheet.cells[2]?.slice(3)).toEqual([null, null, null])
  })

  // The rows are in the source's order with the source's ranks; nothing here ranks them.
  test.each([
    [
      'the fewer failures at the height last cleared',
      [jumper('1', '1.89', '1.84 XXO 1.89 O 1.92 XXX'), jumper('2', '1.89', '1.84 O 1.89 XO 1.92 XXX')],
      'decided on countback',
    ],
    [
      'then the fewer failures up to and including that height',
      [jumper('1', '1.89', '1.84 O 1.89 XO 1.92 XXX'), jumper('2', '1.89', '1.84 XO 1.89 XO 1.92 XXX')],
      'decided on countback',
    ],
    [
      'still equal for first: a jump-off',
      [jumper('1', '1.89', '1.84 O 1.89 XO 1.92 XXX 1.92 O'), jumper('2', '1.89', '1.84 O 1.89 XO 1.92 XXX 1.92 X')],
      'decided in a jump-off',
    ],
    [
      'still equal and no further jumping: the place is shared',
      [
        jumper('1', '1.89', '1.84 O 1.89 XO 1.92 XXX', { rankEqual: true }),
        jumper('1', '1.89', '1.84 O 1.89 XO 1.92 XXX', { rankEqual: true }),
      ],
      'first place shared',
    ],
    ['the higher jump wins', [jumper('1', '1.92', '1.92 O'), jumper('2', '1.89', '1.89 O')], null],
    [
      'equal places behind the first are known by their ranks alone',
      [
        jumper('1', '1.92', '1.92 O'),
        jumper('2', '1.89', '1.89 O', { rankEqual: true }),
        jumper('2', '1.89', '1.89 O', { rankEqual: true }),
      ],
      null,
    ],
    ['without trials nobody knows why', [jumper('1', '1.89', ''), jumper('2', '1.89', '')], null],
  ])('%s', (_, rows, expected) => {
    expect(lineOf(unit(rows, { status: 'OFFICIAL' }))?.eng ?? null).toBe(expected)
    expect(lineOf(unit(rows))).toBeNull()
  })

  test.each([
    ['a qualification', 'ATHWHJ----------------QUAL000100'],
    ['a part of a combined event', 'ATHWHEPTATH-----------HJ--000100'],
  ])('%s parts no equal heights', (_, code) => {
    const line = (ranks: readonly [string, string]) =>
      lineOf(
        aSportUnit(code, {
          status: 'OFFICIAL',
          rows: [jumper(ranks[0], '1.89', '1.84 O 1.89 O'), jumper(ranks[1], '1.89', '1.84 XO 1.89 O')],
        }),
      )
    expect([line(['1', '1']), line(['1', '2'])]).toEqual([null, null])
  })

  test('the source’s rank stands against the trials', () => {
    const rows = [jumper('1', '1.89', '1.84 XXO 1.89 XXO'), jumper('2', '1.89', '1.84 O 1.89 O')]
    expect(sheetOf(unit(rows, { status: 'OFFICIAL' })).cells.map(([, at189]) => at189?.text)).toEqual(['XXO', 'O'])
  })
})
