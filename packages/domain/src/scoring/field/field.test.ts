import { describe, expect, test } from 'vitest'
import { aDesk, type TestDesk } from '../scoring.factory.ts'
import { combinedPoints } from './combined.ts'

/** Attempts of a round or several: `A 570 x -`, marks in centimetres. */
const tried = (desk: TestDesk, ...lines: readonly string[]): TestDesk => {
  for (const line of lines) {
    const [code = '', ...marks] = line.split(' ')
    for (const mark of marks)
      desk.enter('attempt', code, { mark: /^\d/.test(mark) ? Number(mark) : mark, wind: null, round: null })
  }
  return desk
}

describe('throws and horizontal jumps (WA TR25)', () => {
  const desk = (id = 'athletics-wa-2024-jumps', options = {}) => aDesk(id, { members: 1, ...options }).tap('start')

  test('the best counts, equal ones by the second best, then the third; else shared (R12.6)', () => {
    const event = tried(desk(), 'A 561 x 570', 'B 548 558 558', 'C 531 x 531', 'D x 558 -')
    expect(event.score).toBe('1 A 5.70, 2 B 5.58, 3 D 5.58, 4 C 5.31')
    expect(event.sheet.cells.map((row) => row.map((cell) => cell?.text).join(' '))).toEqual([
      '5.61 X 5.70',
      '5.48 5.58 5.58',
      'X 5.58 –',
      '5.31 X 5.31',
    ])
    expect(tried(desk(), 'A 558 540', 'B 540 558', 'C 530').score).toBe('1= A 5.58, 1= B 5.58, 3 C 5.30, - D')
  })

  test('the line says by what equal marks were parted, or the wind of the best', () => {
    expect(tried(desk(), 'A 558 540', 'B 558 530', 'C 500', 'D x').tap('end').line).toBe(
      'decided by the second best mark',
    )
    const windy = desk().enter('attempt', 'A', { mark: 570, wind: 0.4, round: null }).tap('end')
    expect(windy.line).toBe('5.70 (+0.4)')
  })

  test('after three rounds the best go on, and all who are level with the last of them', () => {
    const event = tried(
      desk('athletics-wa-2024-throws', { limits: { cut: 2 } }),
      'A 570 x x',
      'B 560 x x',
      'C 560 x x',
      'D 550 x x',
    )
    expect(tried(event, 'B 561').refusal).toBeNull()
    expect(tried(event, 'C 561').refusal).toBeNull()
    expect(tried(event, 'D 561').refusal).toBe('eliminated')
  })

  test('the cut stays as it was made when an athlete is disqualified after it (TR25.6, TR7.2)', () => {
    const event = desk('athletics-wa-2024-throws', { count: 9 })
    for (const [at, code] of 'ABCDEFGHI'.split('').entries()) tried(event, `${code} ${900 - 10 * at} x x`)
    for (const code of 'HGFEDCBA'.split('')) tried(event, `${code} x x`)
    event.out('A', 'disqualified', { rule: 'TR7.2' })
    expect(event.scoring.board(0)).toMatchObject({ turn: 'H', facts: [{ word: 'round', value: '6', of: '6' }] })
    expect(tried(event, 'I 905').refusal).toBe('eliminated')
    expect(event.score).toContain('1 B 8.90')
    expect(event.score).toContain('8 I 8.20, - A DQ')
  })

  test('an athlete who is out before the first trial after the cut leaves the place to the next', () => {
    const event = tried(
      desk('athletics-wa-2024-throws', { limits: { cut: 2 } }),
      'A 570 x x',
      'B 560 x x',
      'C 550 x x',
      'D x x x',
    )
    expect(tried(event.out('A', 'disqualified', { rule: 'TR7.2' }), 'C 551').refusal).toBeNull()
  })

  test('nobody has a fourth attempt before all have three', () => {
    expect(tried(desk(), 'A 570 x x 571').refusal).toBe('not-their-turn')
  })

  test('whose turn it is: round by round, after the cut the leader last', () => {
    const event = tried(desk('athletics-wa-2024-throws', { limits: { cut: 3 } }), 'A 570', 'B 580')
    expect(event.scoring.board(0).turn).toBe('C')
    tried(event, 'C 500 x x', 'D 400 x x', 'A x x', 'B x x')
    expect(event.scoring.board(0)).toMatchObject({ turn: 'C', facts: [{ word: 'round', value: '4', of: '6' }] })
    expect(tried(event, 'C x').scoring.board(0).turn).toBe('A')
    expect(tried(event, 'A x').scoring.board(0).turn).toBe('B')
  })

  test('school games have four attempts and no cut', () => {
    const event = tried(desk('athletics-school-jumps'), 'A 500 501 502 503')
    expect([event.score.slice(0, 8), tried(event, 'A 504').refusal]).toEqual(['1 A 5.03', 'no-more-attempts'])
  })

  test('an attempt that was entered is corrected by its round', () => {
    expect(tried(desk(), 'A 570').enter('attempt', 'A', { mark: 'x', wind: null, round: 1 }).score).toBe(
      '- A, - B, - C, - D',
    )
  })

  test('no valid attempt is no mark; who retires has no more', () => {
    const event = tried(desk(), 'A 570 x x', 'B x x x', 'C 500 r', 'D 400 x x')
    expect(tried(event, 'C 501').refusal).toBe('is-out')
    expect(event.tap('end').score).toBe('1 A 5.70, 2 C 5.00, 3 D 4.00, - B NM')
  })
})

describe('high jump and pole vault (WA TR26)', () => {
  const desk = (id = 'athletics-wa-2024-vertical-jumps', options = {}) =>
    aDesk(id, { members: 1, ...options }).tap('start')
  /** Heights with the trials at them: `1.84 A:xxo B:o`. */
  const jumped = (event: TestDesk, ...heights: readonly string[]): TestDesk => {
    for (const line of heights) {
      const [bar = '', ...trials] = line.split(' ')
      event.tap(bar.startsWith('J') ? 'jump-off' : 'bar', { value: Math.round(Number(bar.replace('J', '')) * 100) })
      for (const one of trials) {
        const [code = '', marks = ''] = one.split(':')
        for (const mark of marks) event.enter('trial', code, mark)
      }
    }
    return event
  }

  test.each([
    [
      'fewer failures at the height last cleared',
      ['1.84 A:xxo B:o', '1.89 A:o B:xo', '1.92 A:xxx B:xxx'],
      '1 A 1.89, 2 B 1.89',
    ],
    [
      'then fewer failures in all up to and including it',
      ['1.84 A:o B:xo', '1.89 A:xo B:xo', '1.92 A:xxx B:xxx'],
      '1 A 1.89, 2 B 1.89',
    ],
    [
      'what was missed above it does not count',
      ['1.84 A:o B:xo', '1.89 A:xo B:xo', '1.92 A:xxx B:x-', '1.95 B:xx'],
      '1 A 1.89, 2 B 1.89',
    ],
    ['equal after both is shared', ['1.84 A:o B:o', '1.89 A:xo B:xo', '1.92 A:xxx B:xxx'], '1= A 1.89, 1= B 1.89'],
    [
      'a jump-off parts those who are level for the first place',
      ['1.89 A:xo B:xo', '1.92 A:xxx B:xxx', 'J1.92 A:x B:x', 'J1.89 A:o B:x'],
      '1 A 1.89, 2 B 1.89',
    ],
    [
      'a height cleared in the jump-off is the result if it is better (TR25.21)',
      ['1.89 A:xo B:xo', '1.92 A:xxx B:xxx', 'J1.92 A:o B:o', 'J1.94 A:x B:o'],
      '1 B 1.94, 2 A 1.92',
    ],
    ['no height cleared is no mark', ['1.84 A:o B:xxx', '1.87 A:xxx'], '1 A 1.84, - B NM'],
  ])('%s (TR26.8, R12.6)', (_, heights, score) => {
    expect(jumped(desk(undefined, { count: 2 }), ...heights).tap('end').score).toBe(score)
  })

  test('what is sent is what the sport’s module draws, a jump-off apart', () => {
    const event = jumped(desk(undefined, { count: 2 }), '1.84 A:o', '1.89 A:xo B:xo', '1.92 A:xxx B:xxx')
    expect(event.proposed).toEqual(['jump-off A,B', 'share-first A,B'])
    jumped(event, 'J1.92 A:o B:x').tap('end')
    expect(event.sheet.columns.map(({ label, short }) => short ?? label.eng)).toEqual([
      '1.84',
      '1.89',
      '1.92',
      'Jump-off 1.92',
    ])
    expect(event.sheet.cells.map((row) => row.map((cell) => cell?.text))).toEqual([
      ['O', 'XO', 'XXX', 'O'],
      ['–', 'XO', 'XXX', 'X'],
    ])
  })

  test('level for first is asked: a jump-off, or shared by choice', () => {
    const level = () => jumped(desk(undefined, { count: 2 }), '1.89 A:xo B:xo', '1.92 A:xxx B:xxx')
    expect(level().proposed).toEqual(['jump-off A,B', 'share-first A,B'])
    expect(level().tap('share-first').proposed).toEqual(['end'])
    expect(level().tap('share-first').tap('end').line).toBe('first place shared')
    expect(jumped(level(), 'J1.92 A:o B:x').tap('end').line).toBe('decided in a jump-off')
    const school = jumped(desk('athletics-school-vertical-jumps', { count: 2 }), '1.30 A:o B:o', '1.35 A:xxx B:xxx')
    expect(school.proposed).toEqual(['end'])
    const stated = [level(), level().tap('share-first'), school].map((event) => event.tap('end').value(0, 'TIED_RANK'))
    expect(stated).toEqual([undefined, '1', '1'])
  })

  const LEVEL = ['1.80 A:o B:o', '1.83 A:xxx B:xxx']

  test.each([
    ['retires', 'r'],
    ['passes', '-'],
  ])('the athlete left has won without jumping when the other %s in the jump-off (TR26.9.5)', (_, mark) => {
    const event = jumped(desk(undefined, { count: 2 }), ...LEVEL, `J1.83 A:${mark}`)
    expect([event.refusal, event.score, event.proposed]).toEqual([null, '1 B 1.80, 2 A 1.80', ['end']])
    const tried = jumped(desk(undefined, { count: 2 }), ...LEVEL, `J1.83 B:x A:${mark}`)
    expect([tried.score, tried.proposed]).toEqual(['1 B 1.80, 2 A 1.80', ['end']])
  })

  test('of three in a jump-off the athlete who retires is last of them (TR26.9.5)', () => {
    const level = ['1.80 A:o B:o C:o', '1.83 A:xxx B:xxx C:xxx', 'J1.83 A:r B:x']
    const event = jumped(desk(undefined, { count: 3 }), ...level)
    expect([event.score, event.proposed]).toEqual(['1= B 1.80, 1= C 1.80, 3 A 1.80', ['next-attempt C']])
    event.enter('trial', 'C', 'x')
    expect(jumped(event, 'J1.81 B:x C:o').score).toBe('1 C 1.81, 2 B 1.80, 3 A 1.80')
  })

  test('the first place is shared when all decline the jump-off, at any stage (TR26.8.4)', () => {
    const event = jumped(desk(undefined, { count: 2 }), ...LEVEL, 'J1.83 A:x B:x', 'J1.81 A:r B:r')
    expect([event.score, event.proposed]).toEqual(['1= A 1.80, 1= B 1.80', ['end']])
  })

  test('an athlete who retired in the contest has no claim in a tie for first (TR25.6, TR26.9.5)', () => {
    const event = jumped(desk(undefined, { count: 2 }), '1.80 A:o B:o', '1.83 A:r B:xxx')
    expect([event.score, event.proposed]).toEqual(['1 B 1.80, 2 A 1.80', ['end']])
    const second = jumped(desk(undefined, { count: 3 }), '1.80 A:o B:o C:o', '1.83 A:r B:xxx C:o', '1.86 C:xxx')
    expect(second.score).toBe('1 C 1.83, 2= A 1.80, 2= B 1.80')
  })

  test('the jump-off begins at most at the height after the last one cleared (TR26.9.2)', () => {
    const event = jumped(desk(undefined, { count: 2 }), '1.80 A:o B:o', '1.83 A:xxx B:xx-', '1.86 B:x')
    expect(jumped(event, 'J1.86').refusal).toBe('bad-value')
    expect(jumped(event, 'J1.83').refusal).toBeNull()
  })

  describe('the next height of a jump-off is proposed (TR26.9.2 to 26.9.4, row 23)', () => {
    const proposed = (id: string, ...heights: readonly string[]) =>
      jumped(desk(id, { count: 2 }), ...heights).scoring.proposals(0)[0]?.value
    test.each([
      ['the height after the last one cleared', [], 183],
      ['higher after both have cleared', ['J1.83 A:o B:o'], 185],
      ['lower after both have failed', ['J1.83 A:x B:x'], 181],
      ['from round to round', ['J1.83 A:x B:x', 'J1.81 A:o B:o'], 183],
    ])('%s', (_, rounds, height) => {
      expect(proposed('athletics-wa-2024-vertical-jumps', ...LEVEL, ...rounds)).toBe(height)
    })
    test('by 5 cm with the pole', () => {
      const vault = ['4.80 A:o B:o', '4.90 A:xxx B:xxx', 'J4.90 A:x B:x']
      expect(proposed('athletics-wa-2024-pole-vault', ...vault)).toBe(485)
    })
  })

  test.each<[string, (d: TestDesk) => TestDesk, string]>([
    ['a trial before the bar lies', (d) => d.enter('trial', 'A', 'o'), 'bar-needed'],
    ['a bar that does not rise', (d) => jumped(d, '1.84', '1.84'), 'bar-must-rise'],
    ['a fourth failure in a row', (d) => jumped(d, '1.84 A:xxxx'), 'eliminated'],
    ['failures in a row over two heights', (d) => jumped(d, '1.84 A:xx-', '1.87 A:xx'), 'eliminated'],
    ['a trial at a height cleared', (d) => jumped(d, '1.84 A:oo'), 'entered-already'],
    ['a jump-off before all are out', (d) => jumped(d, '1.84 A:o B:o', 'J1.84'), 'period-not-over'],
    ['a jump-off without a tie', (d) => jumped(d, '1.84 A:o B:xo', '1.87 A:xxx B:xxx', 'J1.87'), 'no-tie'],
  ])('%s is refused', (_, done, why) => {
    expect(done(desk(undefined, { count: 2 })).refusal).toBe(why)
  })

  test('the bar and whose turn it is', () => {
    const event = jumped(desk(undefined, { count: 3 }), '1.84 A:x B:o')
    expect(event.scoring.board(0)).toMatchObject({ turn: 'C', facts: [{ word: 'bar', value: '1.84' }] })
    expect(jumped(event).enter('trial', 'C', 'x').scoring.board(0).turn).toBe('A')
    expect(event.outcome.extendedInfos).toEqual([{ type: 'UI', code: 'HEIGHT', value: '1.84' }])
  })

  test('a trial is taken back in the middle: what came after it is judged anew', () => {
    const event = jumped(desk(undefined, { count: 2 }), '1.84 A:o B:o', '1.87 A:xxx B:o')
    event.undo()
    expect(event.score).toBe('1= A 1.84, 1= B 1.84')
  })
})

describe('combined events (WA scoring tables)', () => {
  test.each([
    ['100', 'time', [25.4347, 18, 1.81], 10_550, 963],
    ['LJ', 'jump', [0.14354, 220, 1.4], 760, 960],
    ['SP', 'throw', [51.39, 1.5, 1.05], 1500, 790],
    ['1500', 'time', [0.03768, 480, 1.85], 270_000, 745],
  ] as const)('%s: %s', (code, kind, [a, b, c], mark, points) => {
    expect(combinedPoints({ code, kind, a, b, c, byHand: 0 }, mark, false)).toBe(points)
  })

  test('a time by hand is worth 0.24 s less; a mark below the table is nought', () => {
    const hundred = { code: '100', kind: 'time', a: 25.4347, b: 18, c: 1.81, byHand: 0.24 } as const
    expect(combinedPoints(hundred, 10_500, true)).toBe(combinedPoints(hundred, 10_740, false))
    expect(combinedPoints(hundred, 18_500, false)).toBe(0)
  })

  const part = (desk: TestDesk, competitor: string, number: number, mark: number | null, irm: string | null = null) =>
    desk.enter('part', competitor, { part: number, mark, hand: false, wind: null, irm, again: false })

  test('the parts stand beside each other, their points below; equal totals share the place (R12.6)', () => {
    const event = aDesk('athletics-wa-2024-heptathlon', { members: 1, count: 3 }).tap('start')
    part(part(part(event, 'A', 1, 13_850), 'B', 1, 13_850), 'C', 1, 14_500)
    part(event, 'A', 2, 180)
    expect(event.score.split(', ').map((row) => row.slice(0, 4))).toEqual(['1 A ', '2 B ', '3 C '])
    expect(event.sheet.cells[0]).toEqual([
      { text: '13.85', note: '1000' },
      { text: '1.80', note: '978' },
    ])
    const level = part(
      part(aDesk('athletics-wa-2024-heptathlon', { members: 1, count: 2 }).tap('start'), 'A', 1, 13_850),
      'B',
      1,
      13_850,
    )
    expect(level.score).toBe('1= A 1000, 1= B 1000')
  })

  test('who does not start in a part is out of the event', () => {
    const event = part(
      part(
        part(aDesk('athletics-wa-2024-decathlon', { members: 1, count: 2 }).tap('start'), 'A', 1, 11_000),
        'B',
        1,
        11_200,
      ),
      'A',
      2,
      null,
      'DNS',
    )
    expect([event.score, part(event, 'A', 3, 1200).refusal]).toEqual(['1 B 817, - A DNF', 'is-out'])
  })
})
