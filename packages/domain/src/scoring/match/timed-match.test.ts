import { describe, expect, test } from 'vitest'
import { aDesk, type TestDesk } from '../scoring.factory.ts'

const period = (desk: TestDesk, seconds: number, goals: readonly [number, number] = [0, 0], kind = 'goal'): TestDesk =>
  desk.tap('period-start').times(goals[0], kind, 0).times(goals[1], kind, 1).after(seconds).tap('period-end')

describe('handball (IHF 2025)', () => {
  const desk = (id = 'handball-ihf-2025', options = {}) => aDesk(id, options).tap('start')

  test('goals by player or by nobody in particular; who scored may be said later (R12.6)', () => {
    const game = desk().tap('period-start').after(61).tap('goal', { side: 0, athlete: 'A4' }).tap('goal', 1)
    const goal = game.taps.at(-1)?.id ?? ''
    expect(game.proposed).toEqual(['who-scored 1'])
    game.tap('credit', { athlete: 'B7', value: { tap: goal, kind: 'goal-7m' } })
    expect([game.refusal, game.score, game.periods]).toEqual([null, '1–1', ['H1 1–1']])
    expect(game.sheet.statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
      ['goals', '1', '1'],
      ['seven-metre', null, '1'],
      ['yellow-cards', '0', '0'],
      ['suspensions', '0', '0'],
      ['red-cards', '0', '0'],
    ])
    expect(game.outcome.rows[1]?.competitor.athletes[6]?.extended).toMatchObject([
      { code: 'GOALS', value: '1' },
      { code: 'M7', value: '1' },
    ])
    expect(game.outcome.clock).toEqual({ period: 'H1', running: true, time: '1:01' })
  })

  test('a goal never touches the clock, and taking back the start of the half stops it', () => {
    const game = desk().tap('period-start').after(600).tap('goal', 0)
    expect(game.scoring.board(game.now).clock).toMatchObject({ played: 600_000, running: true })
    game.undo('goal').undo('period-start')
    expect(game.scoring.board(game.now).clock).toMatchObject({ played: 0, running: false })
    expect(game.scoring.board(game.now).period).toBeNull()
  })

  test('a draw is a result in a pool: WLT T', () => {
    const game = period(period(desk(), 1800, [14, 13]), 1800, [10, 11]).tap('end')
    expect([game.score, game.wlt, game.line]).toEqual(['24–24', 'TT', 'draw, 14–13 at half-time'])
  })

  test('a knock-out goes into overtimes of two halves, then throws that are in no score', () => {
    const game = period(period(desk('handball-ihf-2025-knockout'), 1800, [12, 10]), 1800, [10, 12])
    expect(game.proposed).toEqual(['period-start'])
    period(period(game, 300, [2, 1]), 300, [0, 1])
    period(period(game, 300), 300)
    expect([game.periods.map((one) => one.split(' ')[0]), game.proposed]).toEqual([
      ['H1', 'H2', 'OT1', 'OT2'],
      ['shootout-7m'],
    ])
    game.tap('period-start')
    for (let i = 0; i < 5; i++) game.tap('shootout-goal', 0).tap(i === 2 ? 'shootout-miss' : 'shootout-goal', 1)
    expect([game.score, game.periods.at(-1)]).toEqual(['24–24', 'PSO 5–3'])
    expect([game.tap('end').refusal, game.wlt]).toEqual([null, 'WL'])
    expect(game.line).toBe('5–3 on 7-metre throws, 12–10 at half-time')
  })

  test('the second half of an overtime is played though it is no longer level', () => {
    const game = period(period(period(desk('handball-ihf-2025-knockout'), 1800), 1800), 300, [1, 0])
    expect([game.tap('end').refusal, game.proposed]).toEqual(['tie-unanswered', ['period-start']])
  })

  test('a third suspension, a red and a blue card send off: the key of the player is locked', () => {
    const game = desk().tap('period-start')
    for (let i = 0; i < 3; i++) game.tap('two-minutes', { side: 0, athlete: 'A5' })
    expect(game.tap('goal', { side: 0, athlete: 'A5' }).refusal).toBe('is-out')
    expect(game.tap('blue-card', { side: 1, athlete: 'B2' }).tap('goal', { side: 1, athlete: 'B2' }).refusal).toBe(
      'is-out',
    )
    expect(game.undo('blue-card').tap('goal', { side: 1, athlete: 'B2' }).refusal).toBeNull()
  })

  test('a suspension runs with the game clock, over half-time too', () => {
    const game = desk()
      .tap('period-start')
      .after(1750)
      .tap('two-minutes', 0)
      .after(50)
      .tap('period-end')
      .after(600)
      .tap('period-start')
      .after(20)
    expect(game.scoring.board(game.now).sides[0]).toContainEqual({ word: 'suspension', value: '0:50' })
  })

  test('at most two time-outs in a half, three in all', () => {
    const game = desk().tap('period-start').times(2, 'time-out', 0)
    expect(game.tap('time-out', 0).refusal).toBe('no-more-time-outs')
    game.tap('period-end').tap('period-start').tap('time-out', 0)
    expect([game.refusal, game.tap('time-out', 0).refusal]).toEqual([null, 'no-more-time-outs'])
  })

  test('who does not come loses by the score of the regulation, and only the neutral code is public', () => {
    const game = aDesk('handball-ihf-2025').out(0, 'no-show', { reason: 'bus' }).tap('end')
    expect(game.outcome.rows.map(({ result, resultType, irm, wlt }) => [result, resultType, irm, wlt])).toEqual([
      ['0', 'IRM_POINTS', 'WO', 'L'],
      ['10', 'POINTS', null, 'W'],
    ])
  })

  test('a half from paper', () => {
    const game = desk()
      .tap('period-start')
      .tap('period-score', { value: { home: 12, away: 9 } })
    expect([game.score, game.tap('period-score', { value: { home: -1, away: 9 } }).refusal]).toEqual([
      '12–9',
      'bad-value',
    ])
  })

  test('nothing is scored before the start, in the break or after the end', () => {
    expect(aDesk('handball-ihf-2025').tap('goal', 0).refusal).toBe('not-started')
    const game = period(desk(), 1800)
    expect([game.tap('goal', 0).refusal, game.outcome.scheduleStatus]).toEqual(['period-over', 'SCHEDULED_BREAK'])
    period(game, 1800, [1, 0]).tap('end')
    expect(game.tap('goal', 0).refusal).toBe('already-over')
    expect(game.tap('reopen', { value: 'a goal was forgotten' }).undo('period-end').tap('goal', 1).score).toBe('1–1')
  })
})

describe('basketball (FIBA 2024)', () => {
  const desk = (options = {}) => aDesk('basketball-fiba-2024', options).tap('start')
  const quarters = (game: TestDesk, count: number) => {
    for (let i = 0; i < count; i++) period(game, 600)
    return game
  }

  test('baskets of one, two and three; attempts where the failures were entered too', () => {
    const game = desk()
      .tap('period-start')
      .tap('three-points', { side: 0, athlete: 'A1' })
      .tap('two-points', 1)
      .tap('free-throw', 1)
      .tap('free-throw-missed', 1)
    expect(game.score).toBe('3–3')
    expect(game.sheet.statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
      ['two-point', '0', '1'],
      ['three-point', '1', '0'],
      ['free-throws', '0', '1/2'],
      ['fouls', '0', '0'],
    ])
  })

  test('the clock counts down, with tenths in the last minute', () => {
    const game = desk().tap('period-start').after(567.3)
    expect(game.scoring.board(game.now).clock?.text).toBe('0:32.7')
    expect(game.after(40).proposed).toEqual(['time-is-up'])
    expect(game.scoring.board(game.now).clock).toMatchObject({ text: '0:00.0', running: false })
  })

  test('never a draw: overtimes until there is a winner', () => {
    const game = quarters(desk(), 4)
    period(period(game, 300, [2, 2], 'two-points'), 300, [1, 0], 'three-points')
    expect(game.periods.at(-1)).toBe('OT2 3–0')
    expect([game.tap('end').wlt, game.line]).toEqual(['WL', 'in overtime 2, 0–0 at half-time'])
  })

  test('team fouls are the quarter’s, those of an overtime are with the fourth’s', () => {
    const game = desk().tap('period-start').times(5, 'personal-foul', 0)
    const fouls = () => game.scoring.board(game.now).sides[0].find(({ word }) => word === 'team-fouls')
    expect(fouls()).toEqual({ word: 'team-fouls', value: '5', of: '5' })
    period(period(game.tap('period-end'), 600), 600)
    game.tap('period-start').tap('personal-foul', 0).tap('period-end').tap('period-start')
    expect(fouls()?.value).toBe('1')
  })

  test.each([
    ['five fouls', Array.from({ length: 5 }, () => 'personal-foul')],
    ['two unsportsmanlike fouls', ['unsportsmanlike-foul', 'unsportsmanlike-foul']],
    ['a technical and an unsportsmanlike one', ['technical-foul', 'unsportsmanlike-foul']],
    ['a disqualifying one', ['disqualifying-foul']],
  ])('%s lock the player', (_, fouls) => {
    const game = desk().tap('period-start')
    for (const foul of fouls) game.tap(foul, { side: 1, athlete: 'B3' })
    expect(game.tap('two-points', { side: 1, athlete: 'B3' }).refusal).toBe('is-out')
  })

  test.each([
    ['leads: the score stands', 0, '0–2'],
    ['trails: two to nothing', 1, '2–0'],
    ['is level: two to nothing', 2, '2–0'],
  ])('a side that cannot go on while the other %s (FIBA art. 21)', (_, lead, score) => {
    const game = desk().tap('period-start')
    if (lead === 0) game.tap('two-points', 1).out(0, 'retired')
    if (lead === 1) game.tap('two-points', 1).out(1, 'retired')
    if (lead === 2) game.out(1, 'retired')
    expect(game.outcome.rows.map(({ result }) => result).join('–')).toBe(score)
  })

  test('who does not come loses by twenty', () => {
    expect(aDesk('basketball-fiba-2024').out(1, 'no-show').tap('end').outcome.rows[0]?.result).toBe('20')
  })

  test('the possession arrow', () => {
    expect(desk().tap('possession', 1).scoring.board(0).facts).toEqual([{ word: 'possession', value: '1' }])
  })
})

describe('a side leaves the match or is disqualified: the forfeit score counts, or the played one if it is larger (row 105)', () => {
  test.each([
    ['football-ifab-2025', 'goal', [3, 0], 'disqualified', '3–0'],
    ['football-ifab-2025', 'goal', [2, 1], 'retired', '3–0'],
    ['football-ifab-2025', 'goal', [0, 1], 'disqualified', '3–0'],
    ['football-ifab-2025', 'goal', [5, 1], 'retired', '5–1'],
    ['futsal-fifa-2025', 'goal', [3, 0], 'disqualified', '5–0'],
    ['handball-ihf-2025', 'goal', [4, 2], 'disqualified', '10–0'],
    ['basketball-fiba-2024', 'two-points', [2, 1], 'disqualified', '20–0'],
    ['basketball-fiba-2024', 'two-points', [2, 1], 'retired', '4–2'],
  ])('%s, %s %j, %s: %s', (ruleSet, deed, [home = 0, away = 0], how, score) => {
    const game = aDesk(ruleSet).tap('start').tap('period-start').times(home, deed, 0).times(away, deed, 1).out(1, how)
    expect(game.outcome.rows.map(({ result }) => result).join('–')).toBe(score)
    expect(game.scoring.verdict.winner).toBe(0)
  })
  test('a regulation counts the forfeit in every case', () => {
    const limits = { forfeitKeepsLead: false }
    const game = aDesk('football-ifab-2025', { limits }).tap('start').tap('period-start').times(5, 'goal', 0)
    expect(game.out(1, 'disqualified').outcome.rows.map(({ result }) => result)).toEqual(['3', '0'])
  })
})

describe('futsal (FIFA 2025-26, row 104)', () => {
  const desk = (id = 'futsal-fifa-2025-knockout') => aDesk(id).tap('start')

  test('extra time is two halves of five minutes, then kicks decide', () => {
    const game = period(period(desk(), 1200, [1, 1]), 1200)
    period(period(game, 300, [1, 0]), 300, [0, 1])
    expect([game.score, game.periods, game.tap('end').refusal]).toEqual([
      '2–2',
      ['H1 1–1', 'H2 0–0', 'OT1 1–0', 'OT2 0–1'],
      'tie-unanswered',
    ])
    game.tap('period-start')
    for (let i = 0; i < 3; i++) game.tap('shootout-goal', 1).tap('shootout-miss', 0)
    expect([game.scoring.verdict.winner, game.tap('end').wlt, game.line]).toEqual([
      1,
      'LW',
      '0–3 on penalties, 1–1 at half-time',
    ])
  })

  test('a draw is a result in a pool, and a side that did not come has lost 0:5', () => {
    const game = period(period(desk('futsal-fifa-2025'), 1200, [2, 1]), 1200, [0, 1]).tap('end')
    expect([game.score, game.wlt]).toEqual(['2–2', 'TT'])
    expect(
      aDesk('futsal-fifa-2025')
        .out(0, 'no-show')
        .tap('end')
        .outcome.rows.map(({ result }) => result),
    ).toEqual(['0', '5'])
  })

  test('fouls of a team count in each half, and each half has one time-out', () => {
    const game = desk().tap('period-start').times(5, 'foul', 0).tap('time-out', 1)
    const facts = (side: 0 | 1) =>
      game.scoring.board(game.now).sides[side].map(({ word, value, of }) => `${word} ${value} ${of}`)
    expect([facts(0), facts(1)]).toEqual([
      ['time-outs-left 1 1', 'team-fouls 5 6'],
      ['time-outs-left 0 1', 'team-fouls 0 6'],
    ])
    expect(game.tap('time-out', 1).refusal).toBe('no-more-time-outs')
    game.after(1200).tap('period-end').tap('period-start')
    expect(facts(0)).toEqual(['time-outs-left 1 1', 'team-fouls 0 6'])
  })
})

describe('football (IFAB 2025-26)', () => {
  const desk = (id = 'football-ifab-2025') => aDesk(id).tap('start')

  test('an own goal counts for the side it is tapped on, and is of a player of the other', () => {
    const game = desk().tap('period-start').tap('own-goal', { side: 0, athlete: 'B4' })
    expect([game.refusal, game.score, game.tap('own-goal', { side: 0, athlete: 'A4' }).refusal]).toEqual([
      null,
      '1–0',
      'no-such-athlete',
    ])
  })

  test('the clock runs on over the end until the half is ended', () => {
    const game = desk().tap('period-start').after(2780).tap('goal', 0)
    expect([game.proposed, game.outcome.actions.at(-1)?.when]).toEqual([['who-scored 0', 'time-is-up'], '46:20'])
    expect(game.tap('period-end').outcome.clock).toEqual({ period: 'H1', running: false, time: '46:20' })
  })

  test('a second yellow card sends off', () => {
    const game = desk()
      .tap('period-start')
      .tap('yellow-card', { side: 0, athlete: 'A6' })
      .tap('yellow-card', { side: 0, athlete: 'A6' })
    expect(game.outcome.actions.map(({ action }) => action)).toEqual(['PSTART', 'YC', 'Y2C'])
    expect(game.tap('goal', { side: 0, athlete: 'A6' }).refusal).toBe('is-out')
  })

  test('extra time of two halves, then penalties, which are in no score', () => {
    const game = period(period(desk('football-ifab-2025-knockout'), 2700, [1, 1]), 2700)
    period(period(game, 900, [1, 0]), 900, [0, 1]).tap('period-start')
    for (let i = 0; i < 3; i++) game.tap('shootout-goal', 0).tap('shootout-miss', 1)
    expect([game.score, game.scoring.verdict.winner, game.tap('shootout-goal', 0).refusal]).toEqual([
      '2–2',
      0,
      'decided',
    ])
    expect([game.tap('end').wlt, game.line]).toEqual(['WL', '3–0 on penalties, 1–1 at half-time'])
  })

  test('after five each the first pair that parts them decides', () => {
    const game = period(period(desk('football-school-2025-knockout'), 1500), 1500).tap('period-start')
    for (let i = 0; i < 5; i++) game.tap('shootout-goal', 0).tap('shootout-goal', 1)
    game.tap('shootout-goal', 0)
    expect([game.scoring.verdict.decided, game.tap('shootout-goal', 0).refusal]).toEqual([false, 'not-their-turn'])
    expect(game.tap('shootout-miss', 1).scoring.verdict.winner).toBe(0)
  })
})
