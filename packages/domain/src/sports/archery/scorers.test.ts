import { describe, expect, test } from 'vitest'
import { aDesk, type TestDesk } from '../../scoring/scoring.factory.ts'

describe('a ranking round (World Archery 2025)', () => {
  const desk = () => aDesk('archery-wa-2025-ranking-round', { members: 1 }).tap('start')
  const end = (round: TestDesk, code: string, number: number, arrows: string, again = false) =>
    round.enter('end-of-arrows', code, { end: number, arrows: arrows.split(' '), again })

  test('arrows from high to low; sum, then tens with Xs, then Xs; else shared (R12.6)', () => {
    const round = desk()
    end(end(end(round, 'A', 1, '9 X 10 8 9 M'), 'B', 1, '10 9 9 9 9 M'), 'C', 1, '10 9 X 8 9 M')
    end(round, 'D', 1, '10 10 9 8 9 M')
    expect(round.score).toBe('1= A 46, 1= C 46, 3 D 46, 4 B 46')
    expect(round.sheet.cells[0]).toEqual([{ text: '46', note: 'X 10 9 9 8 M' }, { text: '2' }, { text: '1' }])
    expect(round.line).toBe('after 1 end')
  })

  test('arrow by arrow, and taken back by the arrow before they are pulled', () => {
    const round = desk().enter('arrow', 'A', 'X').enter('arrow', 'A', '9').undo().enter('arrow', 'A', '10')
    expect(round.score).toBe('1 A 20, - B, - C, - D')
  })

  test('both scorers’ totals are compared', () => {
    const round = end(desk(), 'A', 1, 'X 10 9 9 8 M').enter('total-check', 'A', 47)
    expect(round.proposed).toEqual(['totals-differ A'])
    expect(end(round, 'A', 1, 'X 10 9 9 9 M').refusal).toBe('entered-already')
    expect(end(round, 'A', 1, 'X 10 9 9 9 M', true).proposed).toEqual([])
  })
})

describe('a match (World Archery 2025)', () => {
  const set = (match: TestDesk, home: string, away: string): TestDesk => {
    for (const [side, arrows] of [
      [0, home],
      [1, away],
    ] as const)
      for (const value of arrows.split(' ')) match.tap('arrow', { side, value })
    return match.tap('set-end')
  }
  const desk = (id = 'archery-wa-2025-recurve') => aDesk(id, { members: 1 }).tap('start')

  test('set points: two for a set, one each when level, first to six (R12.6)', () => {
    const match = set(set(set(desk(), 'X 10 9', '9 9 9'), '9 9 9', '10 9 8'), '10 10 10', '9 9 9')
    expect([match.score, match.proposed]).toEqual(['5–1', []])
    set(match, '10 9 9', '9 9 9').tap('end')
    expect([match.score, match.wlt, match.outcome.rows[0]?.resultType]).toEqual(['7–1', 'WL', 'SETS'])
    expect(match.periods).toEqual(['E1 29–27', 'E2 27–27', 'E3 30–27', 'E4 28–27'])
    expect(match.sheet.cells[0]?.[0]).toEqual({ text: 'X 10 9' })
  })

  const level = () => {
    const match = desk()
    for (let i = 0; i < 5; i++) set(match, '9 9 9', '9 9 9')
    return match
  }

  test('five all: one arrow, and the nearer one where it is equal', () => {
    const match = level()
    expect([match.score, match.proposed, match.tap('end').refusal]).toEqual(['5–5', ['shoot-off'], 'tie-unanswered'])
    match.tap('shoot-off').tap('arrow', { side: 0, value: '10' }).tap('arrow', { side: 1, value: '10' })
    expect(match.proposed).toEqual(['closest-to-centre 0', 'closest-to-centre 1'])
    match.tap('closest', 1).tap('end')
    expect([match.score, match.wlt, match.line]).toEqual(['5–6', 'LW', 'shoot-off 10–10, closest to the centre'])
  })

  test('equal and nobody nearer: another arrow', () => {
    const match = level()
      .tap('shoot-off')
      .tap('arrow', { side: 0, value: 'X' })
      .tap('arrow', { side: 1, value: '10' })
      .tap('shoot-off')
    expect(
      match.tap('arrow', { side: 0, value: '9' }).tap('arrow', { side: 1, value: '8' }).scoring.verdict.winner,
    ).toBe(0)
  })

  test('a set does not close before all arrows are shot', () => {
    expect(desk().tap('arrow', { side: 0, value: '9' }).tap('set-end').refusal).toBe('period-not-over')
  })

  test('compound: the sum of the arrows', () => {
    const match = desk('archery-wa-2025-compound')
    for (let i = 0; i < 5; i++) set(match, '10 10 9', i === 0 ? '10 9 9' : '10 10 9')
    expect([match.score, match.tap('end').wlt, match.outcome.rows[0]?.resultType]).toEqual(['145–144', 'WL', 'POINTS'])
  })
})
