import { describe, expect, test } from 'vitest'
import { aDesk, type TestDesk } from '../scoring.factory.ts'
import { panelMean } from './judged.ts'

const score = (
  desk: TestDesk,
  competitor: string,
  apparatus: string,
  d: number,
  e: number | readonly number[],
  more: { penalty?: number; vault?: number; again?: boolean; athlete?: string } = {},
) => {
  const { athlete, ...rest } = more
  const value = { apparatus, vault: 1, d, e: typeof e === 'number' ? [e] : e, penalty: 0, again: false, ...rest }
  return desk.tap('score', { competitor, value, ...(athlete ? { athlete } : {}) })
}

test.each([
  [[8.2, 8.3, 8.4, 9.9], 8350],
  [[8.2, 8.2, 8.3, 8.3, 8.5], 8266],
  [[8.2, 8.4], 8300],
  [[8.2], 8200],
])('the panel %j gives %i thousandths: without the highest and the lowest', (judges, mean) => {
  expect(panelMean(judges)).toBe(mean)
})

describe('artistic gymnastics (FIG CoP 2025-28)', () => {
  test('the score is D and E less the penalty, and is reckoned; the list is the sum (R12.6)', () => {
    const event = score(
      score(
        score(aDesk('gymnastics-fig-2025-women-all-around', { members: 1 }).tap('start'), 'A', 'VT', 4.8, 9.1),
        'A',
        'UB',
        5.4,
        8.2,
        { penalty: 0.1 },
      ),
      'B',
      'VT',
      4.6,
      9,
    )
    expect(event.score).toBe('1 A 27.400, 2 B 13.600, - C, - D')
    expect(event.outcome.rows[1]?.diff).toBe('-13.800')
    expect(event.sheet.cells[0]?.map((cell) => [cell?.text, cell?.note])).toEqual([
      ['13.900', 'D\u00a04.8 E\u00a09.100 (1)'],
      ['13.500', 'D\u00a05.4 E\u00a08.200 −0.100 (1)'],
    ])
  })

  test('an all-around tie goes by the sum without the worst apparatus', () => {
    const event = aDesk('gymnastics-fig-2025-women-all-around', { members: 1, count: 2 }).tap('start')
    score(score(event, 'A', 'VT', 5, 9), 'A', 'UB', 5, 8)
    score(score(event, 'B', 'VT', 5, 8.5), 'B', 'UB', 5, 8.5)
    expect(event.score).toBe('1 A 27.000, 2 B 27.000')
  })

  test('a tie of the all-around that the apparatus leave goes by E, then D', () => {
    const event = aDesk('gymnastics-fig-2025-women-all-around', { members: 1, count: 2 }).tap('start')
    score(score(event, 'A', 'VT', 5, 8), 'A', 'UB', 5.2, 8)
    score(score(event, 'B', 'VT', 5.2, 8), 'B', 'UB', 4.9, 8.1)
    expect(event.score).toBe('1 B 26.200, 2 A 26.200')
  })

  test('a tie of teams goes by the sum without the worst apparatus', () => {
    const event = aDesk('gymnastics-fig-2025-women-team', { members: 4, count: 2 }).tap('start')
    score(score(event, 'A', 'VT', 5, 8, { athlete: 'A1' }), 'A', 'UB', 5, 8, { athlete: 'A1' })
    score(score(event, 'B', 'VT', 5, 9, { athlete: 'B1' }), 'B', 'UB', 4, 8, { athlete: 'B1' })
    expect(event.score).toBe('1 B 26.000, 2 A 26.000')
  })

  test('an apparatus tie goes by E, then D; else it is shared', () => {
    const event = (d: number, e: number) =>
      score(
        score(aDesk('gymnastics-fig-2025-fx-final', { members: 1, count: 2 }).tap('start'), 'A', 'FX', 5, 8),
        'B',
        'FX',
        d,
        e,
      )
    expect(event(4.9, 8.1).score).toBe('1 B 13.000, 2 A 13.000')
    expect(event(5, 8).score).toBe('1= A 13.000, 1= B 13.000')
  })

  test('two vaults: their mean, each beside it', () => {
    const event = score(
      score(aDesk('gymnastics-fig-2025-vt-final', { members: 1, count: 1 }).tap('start'), 'A', 'VT', 5, 9),
      'A',
      'VT',
      4.6,
      9,
      { vault: 2 },
    )
    expect(event.score).toBe('1 A 13.800')
    expect(event.sheet.cells[0]?.map((cell) => cell?.text)).toEqual(['14.000', '13.600', '13.800'])
    expect(event.line).toBe('vaults of 14.000 and 13.600')
  })

  test('a vault that was not jumped counts nought', () => {
    const event = score(aDesk('gymnastics-fig-2025-vt-final', { members: 1, count: 1 }).tap('start'), 'A', 'VT', 5, 9)
    expect(event.score).toBe('1 A 7.000')
  })

  test('a team: the best three on each apparatus count, the others are shown', () => {
    const event = aDesk('gymnastics-fig-2025-women-team', { members: 4, count: 1 }).tap('start')
    for (const [i, e] of [8, 9, 7, 8.5].entries()) score(event, 'A', 'VT', 5, e, { athlete: `A${i + 1}` })
    expect(event.score).toBe('1 A 40.500')
    expect(event.sheet.cells[0]?.[0]).toMatchObject({ text: '40.500', note: '13.000 + 14.000 + 13.500 (12.000)' })
    expect(score(event, 'A', 'VT', 5, 9).refusal).toBe('no-such-athlete')
  })

  test('an inquiry reopens the score; it is not written over by mistake', () => {
    const event = score(aDesk('gymnastics-fig-2025-fx-final', { members: 1, count: 2 }).tap('start'), 'A', 'FX', 5, 8)
    expect(score(event, 'A', 'FX', 5.1, 8).refusal).toBe('entered-already')
    event.enter('inquiry', 'A', { apparatus: 'FX' })
    expect(event.proposed).toEqual(['inquiry A'])
    expect(score(event, 'A', 'FX', 5.1, 8, { again: true }).proposed).toEqual(['results-missing B'])
    expect(event.score).toBe('1 A 13.100, - B')
  })

  test('the rotation is told while it is on', () => {
    const event = score(
      aDesk('gymnastics-fig-2025-women-all-around', { members: 1 }).tap('start').tap('rotation', { value: 2 }),
      'A',
      'VT',
      5,
      9,
    )
    expect(event.line).toBe('rotation 2')
  })
})

describe('rhythmic gymnastics (FIG CoP 2025-28)', () => {
  const routine = (
    desk: TestDesk,
    competitor: string,
    apparatus: string,
    [db, da, a, e, penalty]: readonly [number, number, number, number, number],
  ) => desk.enter('score', competitor, { apparatus, db, da, a, e, penalty, again: false })

  test('difficulty of body and apparatus, artistry, execution, less the penalty (R12.6)', () => {
    const event = routine(
      aDesk('rhythmic-fig-2025-hoop-final', { members: 1, count: 2 }).tap('start'),
      'A',
      'HOOP',
      [5.6, 2.8, 8.15, 7.9, 0.05],
    )
    expect(event.score).toBe('1 A 24.400, - B')
    expect(event.sheet.cells[0]?.map((cell) => [cell?.text, cell?.note])).toEqual([
      ['8.400', 'DB\u00a05.600 DA\u00a02.800'],
      ['8.150', undefined],
      ['7.900', undefined],
      ['−0.050', undefined],
    ])
  })

  test('ties go by E, then A, then D', () => {
    const event = aDesk('rhythmic-fig-2025-hoop-final', { members: 1, count: 3 }).tap('start')
    routine(event, 'A', 'HOOP', [5, 3, 8, 8, 0])
    routine(event, 'B', 'HOOP', [5, 3, 7.9, 8.1, 0])
    routine(event, 'C', 'HOOP', [5, 2.9, 8.1, 8, 0])
    expect(event.score).toBe('1 B 24.000, 2 C 24.000, 3 A 24.000')
  })
})
