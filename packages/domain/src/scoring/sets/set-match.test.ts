import { describe, expect, test } from 'vitest'
import { aDesk, type TestDesk } from '../scoring.factory.ts'

/** A set by its points, alternating until the loser has all. */
function set(desk: TestDesk, home: number, away: number): TestDesk {
  if (desk.outcome.periods.length > 0 && desk.proposed.includes('set-start')) desk.tap('set-start')
  const both = Math.min(home, away)
  for (let i = 0; i < both; i++) desk.tap('point', home > away ? 1 : 0).tap('point', home > away ? 0 : 1)
  return desk.times(Math.abs(home - away), 'point', home > away ? 0 : 1).tap('set-end')
}

describe('volleyball (FIVB 2025-28)', () => {
  const desk = (id = 'volleyball-fivb-2025', options = {}) => aDesk(id, options).tap('start')

  test('sets to 25 with two points between, the decider to 15; the result is the sets (R12.6)', () => {
    const match = desk()
    set(set(set(set(match, 25, 21), 23, 25), 27, 25), 20, 25)
    expect([match.score, match.proposed]).toEqual(['2–2', ['set-start']])
    set(match, 15, 12)
    expect([match.proposed, match.tap('end').wlt, match.score]).toEqual([['end 0'], 'WL', '3–2'])
    expect(match.line).toBe('25–21, 23–25, 27–25, 20–25, 15–12')
  })

  test('a set closes by the rule and asks: it does not end by itself, and takes no more points', () => {
    const match = desk().times(24, 'point', 0).times(24, 'point', 1).tap('point', 0)
    expect(match.tap('set-end').refusal).toBe('period-not-over')
    match.tap('point', 0)
    expect([match.proposed, match.score, match.tap('point', 0).refusal]).toEqual([['set-end 0'], '0–0', 'period-over'])
    expect(match.tap('set-end').score).toBe('1–0')
    expect(match.outcome.scheduleStatus).toBe('SCHEDULED_BREAK')
  })

  test('taking back goes over the end of a set', () => {
    const match = set(desk(), 25, 20)
    match.undo('set-end').undo('point')
    expect([match.score, match.periods]).toEqual(['0–0', ['S1 24–20']])
  })

  test('who wins the rally serves; a side that wins the serve back turns on by one, and turns back when it is taken back', () => {
    const six = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6']
    const match = desk().tap('line-up', { side: 0, value: six }).tap('server', 1)
    const court = () => match.scoring.board(0).sides[0].find(({ word }) => word === 'on-court')?.value
    match.tap('point', 0)
    expect([match.scoring.board(0).serving, court()]).toEqual([0, 'A2 A3 A4 A5 A6 A1'])
    match.tap('substitution', { side: 0, athlete: 'A7', value: { out: 'A2' } })
    expect(court()).toBe('A7 A3 A4 A5 A6 A1')
    match.undo('point')
    expect([match.scoring.board(0).serving, court()]).toEqual([1, 'A1 A7 A3 A4 A5 A6'])
    match.undo('substitution')
    expect(court()).toBe('A1 A2 A3 A4 A5 A6')
  })

  test.each<[string, (d: TestDesk) => TestDesk, string]>([
    ['a third time-out in a set', (d) => d.times(3, 'time-out', 0), 'no-more-time-outs'],
    ['a line-up of five', (d) => d.tap('line-up', { side: 0, value: ['A1', 'A2', 'A3', 'A4', 'A5'] }), 'bad-value'],
    ['somebody twice', (d) => d.tap('line-up', { side: 0, value: ['A1', 'A1', 'A3', 'A4', 'A5', 'A6'] }), 'bad-value'],
    [
      'somebody of the other side',
      (d) => d.tap('line-up', { side: 0, value: ['B1', 'A2', 'A3', 'A4', 'A5', 'A6'] }),
      'no-such-athlete',
    ],
    [
      'a seventh substitution',
      (d) => {
        for (let i = 0; i < 7; i++) d.tap('substitution', { side: 0, athlete: 'A7', value: { out: 'A1' } })
        return d
      },
      'no-more-substitutions',
    ],
    ['a score that nobody reaches', (d) => d.tap('set-score', { value: { home: 27, away: 20 } }), 'bad-value'],
  ])('%s is refused', (_, done, why) => {
    expect(done(desk()).refusal).toBe(why)
  })

  test('ends are changed at eight in the decider', () => {
    const match = set(set(desk('volleyball-school-2025'), 25, 0), 0, 25)
      .tap('set-start')
      .times(8, 'point', 0)
    expect([match.proposed, match.tap('change-ends').proposed]).toEqual([['change-ends'], []])
  })

  test('how the points were made is counted where it is said', () => {
    const match = desk()
      .tap('point', { side: 0, value: 'ACE' })
      .tap('point', { side: 0, value: 'BLK' })
      .tap('point', { side: 1, value: 'OE' })
    expect(match.sheet.statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
      ['attack', '0', '0'],
      ['block', '1', '0'],
      ['ace', '1', '0'],
      ['opponent-errors', '0', '1'],
    ])
    expect(match.outcome.actions.map(({ action, period }) => [action, period])).toEqual([
      ['ACE', 'S1'],
      ['BLK', 'S1'],
      ['OE', 'S1'],
    ])
  })

  test('who does not come loses 0–3, each set 0–25', () => {
    const match = aDesk('volleyball-fivb-2025').out(1, 'no-show').tap('end')
    expect([match.periods, match.outcome.rows.map(({ result, irm, wlt }) => [result, irm, wlt])]).toEqual([
      ['S1 25–0', 'S2 25–0', 'S3 25–0'],
      [
        ['3', null, 'W'],
        ['0', 'WO', 'L'],
      ],
    ])
  })

  test('an incomplete team keeps its points, the rest is the other’s (FIVB 6.4.3)', () => {
    const match = set(desk(), 25, 20)
    match.tap('set-start').times(10, 'point', 0).times(24, 'point', 1).out(0, 'retired').tap('end')
    expect(match.periods).toEqual(['S1 25–20', 'S2 10–25', 'S3 0–25', 'S4 0–25'])
    expect(match.outcome.rows.map(({ result, irm }) => [result, irm])).toEqual([
      ['1', 'RET'],
      ['3', null],
    ])
  })

  test('a set from paper', () => {
    const match = desk()
      .tap('set-score', { value: { home: 25, away: 18 } })
      .tap('set-end')
    expect([match.score, match.periods]).toEqual(['1–0', ['S1 25–18']])
  })
})

describe('beach volleyball (FIVB 2025-28)', () => {
  test('to 21, ends changed every seven points, in the third every five', () => {
    const match = aDesk('beach-volleyball-fivb-2025').tap('start').times(7, 'point', 0)
    expect(match.proposed).toEqual(['change-ends'])
    match.undo('point').tap('change-ends')
    set(match.undo('change-ends'), 15, 0)
    const third = set(set(aDesk('beach-volleyball-fivb-2025').tap('start'), 21, 19), 20, 22)
      .tap('set-start')
      .times(5, 'point', 1)
    expect([third.score, third.proposed]).toEqual(['1–1', ['change-ends']])
  })

  test('no cap: it goes on until two points are between', () => {
    const match = set(set(aDesk('beach-volleyball-fivb-2025').tap('start'), 21, 10), 31, 29).tap('end')
    expect([match.score, match.wlt]).toEqual(['2–0', 'WL'])
  })

  test('a pair that is injured ends with INJ, the rest filled', () => {
    const match = aDesk('beach-volleyball-fivb-2025')
      .tap('start')
      .times(3, 'point', 1)
      .times(21, 'point', 0)
      .tap('set-end')
      .tap('set-start')
      .out(1, 'injured')
      .tap('end')
    expect([match.periods, match.line]).toEqual([['S1 21–3', 'S2 21–0'], '21–3, 21–0, retired injured'])
  })
})

describe('badminton (BWF 2025)', () => {
  const desk = () => aDesk('badminton-bwf-2025', { members: 1 }).tap('start')

  test.each([
    [21, 19, true],
    [21, 20, false],
    [22, 20, true],
    [29, 28, false],
    [30, 29, true],
  ])('%i–%i ends a game: %s', (home, away, isOver) => {
    const match = desk().tap('set-score', { value: { home, away } })
    expect(match.tap('set-end').refusal).toBe(isOver ? null : 'period-not-over')
  })

  test('the winner of a game serves first in the next; the court is right at even points', () => {
    const match = set(desk().tap('server', 0), 5, 21).tap('set-start')
    expect(match.scoring.board(0).serving).toBe(1)
    expect(match.scoring.board(0).sides[1].at(-1)?.word).toBe('right-service-court')
    expect(match.tap('point', 1).scoring.board(0).sides[1].at(-1)?.word).toBe('left-service-court')
  })

  test('a retirement keeps the points played and fills nothing in', () => {
    const match = set(desk(), 21, 15)
      .tap('set-start')
      .times(8, 'point', 1)
      .times(3, 'point', 0)
      .out(0, 'retired')
      .tap('end')
    expect(match.outcome.rows.map(({ result, resultType, irm, wlt }) => [result, resultType, irm, wlt])).toEqual([
      ['1', 'IRM_POINTS', 'RET', 'L'],
      ['0', 'POINTS', null, 'W'],
    ])
    expect(match.line).toBe('21–15, 3–8, retired')
  })

  test('a walkover has no games', () => {
    const match = aDesk('badminton-bwf-2025', { members: 1 }).out(1, 'no-show').tap('end')
    expect([match.periods, match.score, match.wlt]).toEqual([[], '–W/O', 'WL'])
  })

  test('points won, the longest run and game points are counted from the rallies', () => {
    const match = desk().times(20, 'point', 0).times(2, 'point', 1).tap('point', 0)
    expect(match.sheet.statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
      ['points-won', '21', '2'],
      ['streak', '20', '2'],
      ['game-points', '1/3', null],
    ])
  })
})

describe('table tennis (ITTF 2025)', () => {
  const desk = () => aDesk('table-tennis-ittf-2025', { members: 1 }).tap('start').tap('server', 0)

  test('two serves each, from ten all one each', () => {
    const match = desk()
    const served: (number | null)[] = []
    for (let i = 0; i < 24; i++) {
      served.push(match.scoring.board(0).serving)
      match.tap('point', i % 2 === 0 ? 0 : 1)
    }
    expect(served.join('')).toBe('001100110011001100110101')
  })

  test('expedite: one serve each from then on', () => {
    const match = desk().tap('expedite').tap('point', 0)
    expect([match.scoring.board(0).serving, match.tap('point', 0).scoring.board(0).serving]).toEqual([1, 0])
  })

  test('best of seven, two points between; who served second serves first next', () => {
    const match = desk()
    set(match, 11, 9)
    expect(match.tap('set-start').scoring.board(0).serving).toBe(1)
    set(set(set(match, 11, 3), 10, 12), 11, 7)
    set(match, 11, 5).tap('end')
    expect([match.score, match.wlt]).toEqual(['4–1', 'WL'])
  })

  test('one time-out in a match', () => {
    expect(desk().tap('time-out', 1).tap('time-out', 1).refusal).toBe('no-more-time-outs')
  })

  test('a team match: first to three', () => {
    const match = aDesk('table-tennis-team-ittf-2025').tap('start').times(3, 'match-won', 1).tap('end')
    expect([match.score, match.wlt, match.sheet.form]).toEqual(['0–3', 'LW', 'team-match'])
  })
})
