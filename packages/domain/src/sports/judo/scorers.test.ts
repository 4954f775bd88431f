import { describe, expect, test } from 'vitest'
import { aDesk, type TestDesk } from '../../scoring/scoring.factory.ts'

const begun = (ruleSet = 'judo-ijf-2025', options = {}): TestDesk =>
  aDesk(ruleSet, { members: 1, ...options })
    .tap('start')
    .tap('clock-start')
const timeUp = (desk: TestDesk, seconds = 240): TestDesk => desk.after(seconds).tap('clock-stop')

test('the score is a figure of each: ippon, waza-ari and, since 2025, yuko (IJF SOR 2025-28, R12.6)', () => {
  expect(begun().tap('waza-ari', 0).tap('yuko', 1).tap('yuko', 1).score).toBe('010–002')
  expect(begun('judo-ijf-2018').tap('waza-ari', 0).score).toBe('01–00')
  expect(begun('judo-ijf-2018').tap('yuko', 0).refusal).toBe('not-allowed-here')
})

test.each<[string, (desk: TestDesk) => TestDesk, string | undefined]>([
  ['ippon', (d) => d.tap('ippon', 0), 'IPPON'],
  ['two waza-ari make ippon', (d) => d.times(2, 'waza-ari', 0), 'WAZA-ARI AWASETE IPPON'],
  ['the third shido of the other', (d) => d.times(3, 'shido', 1), 'HANSOKU-MAKE'],
  ['direct hansoku-make of the other', (d) => d.tap('hansoku-make', 1), 'HANSOKU-MAKE'],
  ['more waza-ari when the time is over', (d) => timeUp(d.tap('waza-ari', 0).times(3, 'yuko', 1)), 'WAZA-ARI'],
  ['then more yuko', (d) => timeUp(d.times(2, 'yuko', 0).tap('yuko', 1)), 'YUKO'],
  ['yuko never adds up to a waza-ari', (d) => timeUp(d.times(9, 'yuko', 1).tap('waza-ari', 0)), 'WAZA-ARI'],
])('%s wins (IJF SOR 2025-28)', (_, played, decision) => {
  const desk = played(begun())
  expect(desk.scoring.verdict).toEqual({ decided: true, winner: 0, decision })
  // it proposes the end and does not end by itself
  expect([desk.outcome.scheduleStatus, desk.proposed.at(-1)]).toEqual(['RUNNING', 'end 0'])
  desk.tap('end')
  expect([desk.wlt, desk.decision()]).toEqual(['WL', decision])
})

test('golden score counts up, carries the shidos over, and ends with the first score or the third shido', () => {
  const desk = timeUp(begun().times(2, 'shido', 0))
  expect(desk.proposed).toEqual(['golden-score'])
  desk.tap('golden-score').tap('clock-start').after(72)
  expect(desk.scoring.board(desk.now).clock).toMatchObject({ text: '1:12', running: true, length: null })
  expect(desk.tap('yuko', 1).tap('end').line).toBe('yuko in golden score, at 1:12')
  expect(desk.undo('end').undo('yuko').tap('shido', 0).tap('end').decision()).toBe('HANSOKU-MAKE')
})

test('a level bout waits for golden score: it cannot end', () => {
  expect(timeUp(begun()).tap('end').refusal).toBe('tie-unanswered')
})

test('the time shown is left of four minutes, the time sent is fought: “ippon at 2:41”', () => {
  const desk = begun().after(161).tap('ippon', 1).tap('clock-stop').tap('end')
  expect(desk.scoring.board(desk.now).clock?.text).toBe('1:19')
  expect(desk.line).toBe('ippon at 2:41')
  expect(desk.sheet.statistics.map(({ key, home, away }) => [key, home, away])).toEqual([
    ['ippon', '0', '1'],
    ['waza-ari', '0', '0'],
    ['yuko', '0', '0'],
    ['shido', '0', '0'],
  ])
})

test.each([
  [4, []],
  [6, ['yuko 0']],
  [12, ['waza-ari 0']],
  [21, ['ippon 0']],
])('a hold of %i seconds is proposed as what it is worth, and never given by itself', (seconds, proposed) => {
  const desk = begun().tap('osaekomi', 0).after(seconds).tap('toketa')
  expect([desk.proposed, desk.score]).toEqual([proposed, '000–000'])
})

test('of a hold that goes on only ippon is certain', () => {
  const desk = begun().tap('osaekomi', 1).after(12)
  expect(desk.proposed).toEqual([])
  expect(desk.after(9).proposed).toEqual(['ippon 1'])
})

test('a hold that runs when the time is over is held out before anything is decided', () => {
  const desk = timeUp(begun().tap('waza-ari', 0).after(235).tap('osaekomi', 1), 5)
  expect([desk.scoring.verdict.decided, desk.proposed]).toEqual([false, []])
  desk.after(6).tap('toketa')
  expect([desk.scoring.verdict.decided, desk.proposed]).toEqual([false, ['waza-ari 1']])
  expect(desk.tap('waza-ari', 1).proposed).toEqual(['golden-score'])
  expect(desk.undo('waza-ari').tap('no-score').scoring.verdict.winner).toBe(0)
})

test('whether a hold goes on in golden score is the event’s setting', () => {
  const held = (holdGoesOn: boolean) =>
    timeUp(begun('judo-ijf-2025', { limits: { holdGoesOn } }))
      .tap('golden-score')
      .tap('clock-start')
      .tap('osaekomi', 0)
      .tap('yuko', 0)
  expect(held(false).scoring.verdict.decided).toBe(true)
  expect(held(true).scoring.verdict.decided).toBe(false)
  expect(held(true).tap('toketa').scoring.verdict.decided).toBe(true)
})

test('after what decided nothing is scored, but both may be hansoku-make: nobody wins', () => {
  const desk = begun().tap('ippon', 0).tap('waza-ari', 1)
  expect(desk.refusal).toBe('decided')
  const both = begun().tap('hansoku-make', 0).tap('hansoku-make', 1)
  expect(both.tap('end').outcome.rows.map(({ wlt }) => wlt)).toEqual(['L', 'L'])
})

test.each([
  ['no-show', 'FUSEN-GACHI', 'DNS', 'walkover'],
  ['withdrawn', 'KIKEN-GACHI', null, 'by withdrawal'],
])('%s before the start is a win without a bout: %s', (how, decision, irm, line) => {
  const desk = aDesk('judo-ijf-2025', { members: 1 })
    .tap('list-confirm')
    .out(1, how, { reason: 'injured at the weigh-in' })
    .tap('end')
  expect([desk.refusal, desk.wlt, desk.decision(), desk.outcome.rows[1]?.irm, desk.line]).toEqual([
    null,
    'WL',
    decision,
    irm,
    line,
  ])
  expect(desk.outcome.clock).toBeNull()
  // only the neutral code is public
  expect(JSON.stringify(desk.outcome.rows)).not.toContain('weigh-in')
  expect(desk.outcome.staffOnly).toEqual([{ competitor: 'B', how, reason: 'injured at the weigh-in' }])
})

test('a school bout of limited golden score that stays level is decided by the referees, with the reason', () => {
  const desk = timeUp(begun('judo-school-2025'), 180)
    .tap('golden-score')
    .tap('clock-start')
    .after(180)
    .tap('clock-stop')
  expect(desk.proposed).toEqual(['winner-by-decision'])
  desk.tap('winner', { side: 1, value: { reason: 'hantei' } }).tap('end')
  expect([desk.wlt, desk.outcome.typed]).toEqual([
    'LW',
    [{ competitor: 'B', what: 'winner', typed: 'W', ruled: null, reason: 'hantei' }],
  ])
})

describe('taking back', () => {
  test('the end, the ippon and the decision are taken back one by one', () => {
    const desk = begun().after(30).tap('ippon', 0).tap('end').tap('unofficial')
    expect(desk.undo('ippon').refusal).toBe('reopen-first')
    desk.undo('unofficial').undo('end').undo('ippon')
    expect([desk.score, desk.scoring.verdict.decided, desk.outcome.resultStatus]).toEqual(['000–000', false, 'LIVE'])
  })

  test('a matte that is taken back was none: the clock has run on', () => {
    const desk = begun().after(10).tap('clock-stop').after(5)
    expect(desk.scoring.board(desk.now).clock).toMatchObject({ played: 10_000, running: false })
    expect(desk.undo('clock-stop').scoring.board(desk.now).clock).toMatchObject({ played: 15_000, running: true })
  })

  test('what was refused stays refused when what stood in its way is taken back', () => {
    const desk = begun().tap('ippon', 0).tap('waza-ari', 1).undo('ippon')
    expect([desk.score, desk.scoring.taps.map(({ is }) => is)]).toEqual([
      '000–000',
      ['counted', 'counted', 'undone', 'refused', 'counted'],
    ])
  })

  test('rules changed by the referee hold for the whole bout, and are taken back like any tap', () => {
    const desk = begun()
      .tap('yuko', 0)
      .tap('waza-ari', 0)
      .tap('rules', { value: { ruleSet: 'judo-ijf-2018', reason: 'under 13' } })
    expect([desk.score, desk.scoring.ruleSet]).toEqual(['01–00', 'judo-ijf-2018'])
    expect(desk.scoring.taps[2]).toMatchObject({ is: 'refused', why: 'not-allowed-here' })
    expect(desk.undo('rules').score).toBe('011–000')
    expect(desk.tap('rules', { value: { ruleSet: 'handball-ihf-2025', reason: 'none' } }).refusal).toBe('bad-rules')
  })
})

test('what happened is told with the clock: hajime, the scores, the golden score', () => {
  const desk = begun().after(41).tap('waza-ari', 0).after(11).tap('clock-stop')
  expect(desk.outcome.actions.map(({ action, when, side, score }) => [action, when, side, score?.join('–')])).toEqual([
    ['HAJIME', '0:00', null, '000–000'],
    ['WAZA', '0:41', 0, '010–000'],
    ['MATTE', '0:52', null, '010–000'],
  ])
})

test('a mixed team match: first to four, at three all one bout is drawn again (IJF SOR)', () => {
  const desk = aDesk('judo-team-ijf-2025').tap('start')
  desk
    .tap('match-won', { side: 0, value: { home: '100', away: '000' } })
    .times(2, 'match-won', 0)
    .times(3, 'match-won', 1)
  expect([desk.score, desk.tap('end').refusal]).toEqual(['3–3', 'tie-unanswered'])
  desk.tap('match-won', 1).tap('end')
  expect([desk.score, desk.wlt, desk.line]).toEqual(['3–4', 'LW', 'in the deciding bout'])
  expect(desk.sheet.cells[0]?.[0]).toEqual({ text: '100', mark: 'best' })
})
