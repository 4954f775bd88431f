import { describe, expect, test } from 'vitest'
import { keyedTime, timeText } from '../times.ts'
import { aDesk, type TestDesk } from '../scoring.factory.ts'
import { disqualificationRules, isExclusion } from './disqualification-rules.ts'
import { officialOf } from './race-taps.ts'

const time = (desk: TestDesk, competitor: string, ms: number, again = false): TestDesk =>
  desk.enter('time', competitor, { ms, again })

test.each([
  ['1084', 2, 10_840, '10.84'],
  ['124', 1, 12_400, '12.4'],
  ['14333', 2, 103_330, '1:43.33'],
  ['1052744', 2, 3_927_440, '1:05:27.44'],
  ['14333', 0, 6_213_000, '1:43:33'],
  ['7000', 2, null, ''],
  ['12a', 2, null, ''],
])('keyed from right to left %s with %i decimals is %s ms (R12.6)', (digits, decimals, ms, text) => {
  expect(keyedTime(digits, decimals)).toBe(ms)
  if (ms !== null) expect(timeText(ms, decimals)).toBe(text)
})

describe('running (WA TR 2024-26)', () => {
  const desk = (id = 'athletics-wa-2024-wind', options = {}) => aDesk(id, { members: 1, ...options }).tap('start')

  test('ranks by the time, the difference to the first, the wind of all (R12.6)', () => {
    const race = time(time(time(desk(), 'C', 12_020), 'A', 11_970), 'B', 12_410)
      .tap('wind', { value: 0.8 })
      .out('D', 'no-show')
      .tap('end')
    expect(race.score).toBe('1 A 11.97, 2 C 12.02, 3 B 12.41, - D DNS')
    expect(race.outcome.rows.map(({ diff }) => diff)).toEqual([null, '+0.05', '+0.44', null])
    expect(race.line).toBe('11.97 (+0.8)')
  })

  test('times by hand are rounded up to tenths (TR19.24)', () => {
    const race = time(time(desk('athletics-wa-2024-hand'), 'A', 12_010), 'B', 12_100)
    expect(race.score).toBe('1= A 12.1, 1= B 12.1, - C, - D')
  })

  test('a tie is asked about: dead heat, or parted by the photo', () => {
    const race = time(time(time(desk(), 'A', 12_330), 'B', 12_330), 'C', 12_410)
    expect([race.score, race.proposed]).toEqual(['1= A 12.33, 1= B 12.33, 3 C 12.41, - D', ['answer-tie A,B']])
    const parted = race.tap('tie', { value: { codes: ['B', 'A'], equal: false } })
    expect([parted.score, parted.outcome.rows[0]?.photoFinish, parted.proposed]).toEqual([
      '1 B 12.33, 2 A 12.33, 3 C 12.41, - D',
      'E',
      [],
    ])
    const heat = race.undo('tie').tap('tie', { value: { codes: ['A', 'B'], equal: true } })
    expect([heat.score.slice(0, 24), heat.proposed]).toEqual(['1= A 12.33, 1= B 12.33, ', []])
    expect(race.tap('tie', { value: { codes: ['A', 'C'], equal: true } }).refusal).toBe('no-tie')
  })

  test('thousandths that were typed part by themselves; the published time has none', () => {
    expect(time(time(desk(), 'A', 12_328), 'B', 12_323).score).toBe('1 B 12.33, 2 A 12.33, - C, - D')
  })

  test('a new time voids the answer to a tie', () => {
    const race = time(time(desk(), 'A', 12_330), 'B', 12_330).tap('tie', { value: { codes: ['B', 'A'], equal: false } })
    expect(time(race, 'B', 12_330, true).proposed).toEqual(['answer-tie A,B'])
  })

  test('three in a dead heat for gold, and the next is fourth', () => {
    const race = ['A', 'B', 'C'].reduce((d, code) => time(d, code, 12_000), desk())
    expect(time(race, 'D', 12_010).score).toBe('1= A 12.00, 1= B 12.00, 1= C 12.00, 4 D 12.01')
  })

  test('what is there is never written over by mistake', () => {
    const race = time(time(desk(), 'A', 12_330), 'A', 11_000)
    expect([race.refusal, race.score.slice(0, 9)]).toEqual(['entered-already', '1 A 12.33'])
    expect(time(race, 'A', 11_000, true).score.slice(0, 9)).toBe('1 A 11.00')
  })

  test('a disqualification names its rule, which the list shows', () => {
    const race = time(desk(), 'A', 12_330).out('B', 'disqualified')
    expect(race.refusal).toBe('rule-needed')
    race.out('B', 'disqualified', { rule: 'TR17.3' }).out('C', 'not-finished').out('D', 'no-show')
    expect(race.score).toBe('1 A 12.33, - C DNF, - D DNS, - B DQ')
    expect(race.sheet.columns.map(({ key }) => key)).toContain('rule')
    expect(disqualificationRules(race.unit.code).map(({ rule }) => rule)).toContain('TR16.8')
  })

  test('a rank against the rule is typed with a reason, and marked', () => {
    const race = time(time(desk(), 'A', 12_330), 'B', 12_400)
      .enter('rank', 'B', { rank: 1, reason: 'jury of appeal' })
      .enter('rank', 'A', { rank: 2, reason: 'jury of appeal' })
    expect(race.score).toBe('1 B 12.40, 2 A 12.33, - C, - D')
    expect(race.outcome.typed).toContainEqual({
      competitor: 'B',
      what: 'rank',
      typed: '1',
      ruled: '2',
      reason: 'jury of appeal',
    })
    expect(race.enter('rank', 'A', { rank: 2, reason: '' }).refusal).toBe('reason-needed')
  })

  test('advanced by the referee: qR', () => {
    expect(
      time(desk(), 'A', 12_330).enter('qualify', 'A', { mark: 'qR', reason: 'was hindered' }).outcome.rows[0]
        ?.qualificationMark,
    ).toBe('qR')
  })

  test('a list is completed after its end, and tells who is missing', () => {
    const race = time(desk('athletics-wa-2024'), 'A', 12_330).tap('end')
    expect(race.proposed[0]).toBe('results-missing B,C,D')
    expect(time(race, 'B', 12_300).refusal).toBeNull()
    expect(time(race.tap('unofficial'), 'C', 12_300).refusal).toBe('reopen-first')
  })

  test('a lane that was changed stands in the list; it is the painted one', () => {
    expect(desk().enter('lane', 'A', '7').outcome.rows[0]?.startOrder).toBe('7')
  })

  test('a relay: the four in their order', () => {
    const race = aDesk('athletics-wa-2024-relay', { members: 6 })
      .tap('start')
      .enter('relay-order', 'A', ['A3', 'A1', 'A2', 'A6'])
    expect(race.outcome.rows[0]?.competitor.athletes.map(({ code, order }) => `${order} ${code}`)).toEqual([
      '1 A3',
      '2 A1',
      '3 A2',
      '4 A6',
    ])
    expect(race.enter('relay-order', 'A', ['A3', 'A1', 'A2']).refusal).toBe('bad-value')
  })
})

describe('swimming (World Aquatics SW 2025)', () => {
  const desk = (options = {}) => aDesk('swimming-wa-2025', { members: 1, ...options }).tap('start')

  test('equal to the hundredth is equal, and nobody is asked', () => {
    const race = time(time(desk(), 'A', 57_700), 'B', 57_700)
    expect([race.score, race.proposed]).toEqual(['1= A 57.70, 1= B 57.70, - C, - D', []])
  })

  test.each([
    [[57_700, 57_640, 57_810], 57_700],
    [[57_700, 57_650], 57_670],
    [[57_700], 57_700],
  ])('watches %j give %i: the middle of three, the mean of two without thousandths (SW 11)', (watches, official) => {
    expect(officialOf(watches)).toBe(official)
    expect(desk().enter('watches', 'A', watches).score.slice(0, 9)).toBe(`1 A ${timeText(official, 2)}`)
  })

  test('thousandths are not read: cut off, and parting nobody', () => {
    expect(time(time(desk(), 'A', 57_709), 'B', 57_701).score).toBe('1= A 57.70, 1= B 57.70, - C, - D')
  })

  test('splits are cumulative with the length; the last is the time', () => {
    const race = desk({ limits: { points: 2 } }).enter('split', 'A', { point: 1, ms: 27_110 })
    time(race, 'A', 57_700)
    expect(race.sheet.columns.map(({ short }) => short)).toEqual(['50 m', '100 m'])
    expect(race.sheet.cells[0]).toEqual([{ text: '27.11' }, { text: '57.70', note: '(30.59)' }])
  })

  test('a relay’s legs and take-overs are its members’', () => {
    const race = aDesk('swimming-wa-2025-relay', { members: 4 })
      .tap('start')
      .tap('leg-time', { competitor: 'A', athlete: 'A1', value: 57_700 })
      .tap('take-over', { competitor: 'A', athlete: 'A1', value: 210 })
    expect(race.sheet.columns[0]?.key).toBe('leg-1')
    expect(race.sheet.cells[0]?.[0]).toEqual({ text: '57.70', note: 'RT\u00a00.21' })
  })
})

describe('open water (World Aquatics OWS 2025)', () => {
  const desk = () => aDesk('open-water-wa-2025', { members: 1 }).tap('start')

  test('the order of touch decides, the time is second (R12.6)', () => {
    const race = desk()
      .after(3600)
      .enter('finish', 'B')
      .after(0.8)
      .enter('finish', 'A')
      .after(1900)
      .enter('finish', 'C')
    expect(race.score).toBe('1 B 1:00:00.0, 2 A 1:00:00.8, 3 C 1:31:40.8, - D')
    expect(race.proposed).toEqual(['out-of-time C'])
    expect(race.out('C', 'out-of-time').score).toContain('- C OTL')
  })

  test('whose finish nobody tapped stands where the time puts it, behind those who were seen', () => {
    const race = time(time(desk().after(3600).enter('finish', 'B'), 'D', 3_700_000), 'C', 3_650_000)
    expect(race.score).toBe('1 B 1:00:00.0, 2 C 1:00:50.0, 3 D 1:01:40.0, - A')
  })

  test('a finish tapped in the wrong order is moved', () => {
    const race = desk().after(3600).enter('finish', 'B').enter('finish', 'A').enter('move-finish', 'A', { before: 'B' })
    expect(race.score.slice(0, 26)).toBe('1 A 1:00:00.0, 2 B 1:00:00')
  })

  test('it does not end before somebody has said that all are out of the water', () => {
    const race = desk()
    for (const code of ['A', 'B', 'C']) race.after(3600).enter('finish', code)
    race.out('D', 'not-finished')
    expect([race.tap('end').refusal, race.proposed.at(-1)]).toEqual(['all-clear-needed', 'all-out-of-the-water'])
    expect(race.tap('all-clear').tap('end').refusal).toBeNull()
  })
})

describe('cycling (UCI 2025)', () => {
  test('a time trial: everybody from their own start; a late start counts', () => {
    const race = aDesk('cycling-uci-2025-time-trial', { members: 1 }).tap('start')
    race.enter('go', 'A').after(60).enter('go', 'B').after(540).enter('finish', 'A').after(30).enter('finish', 'B')
    expect(race.score).toBe('1 B 9:30.00, 2 A 10:00.00, - C, - D')
    expect(race.enter('finish', 'C').refusal).toBe('not-started')
    race.enter('go', 'C', race.now - 570_000).enter('finish', 'C')
    expect(race.score).toBe('1= B 9:30.00, 1= C 9:30.00, 3 A 10:00.00, - D')
  })

  test('a bunch has the time of its first; a gap of a second or more is a new time', () => {
    const race = aDesk('cycling-uci-2025-road-race', { members: 1 })
      .tap('start')
      .after(5000)
      .enter('finish', 'B')
      .after(0.4)
      .enter('finish', 'A')
      .after(0.9)
      .enter('finish', 'D')
      .after(1.2)
      .enter('finish', 'C')
    expect(race.score).toBe('1 B 1:23:20, 2 A 1:23:20, 3 D 1:23:20, 4 C 1:23:22')
    expect(race.tap('end').line).toBe('bunch finish')
    const second = aDesk('cycling-uci-2025-road-race', { members: 1 }).tap('start').after(5000).enter('finish', 'B')
    expect(second.after(1).enter('finish', 'A').score).toBe('1 B 1:23:20, 2 A 1:23:21, - C, - D')
  })

  test('a criterium: sprints 5-3-2-1, the last doubled, laps twenty; equal points by the last sprint', () => {
    const race = aDesk('cycling-uci-2025-criterium', { members: 1 }).tap('start')
    race
      .tap('sprint', { value: { codes: ['A', 'B', 'C'], isLast: false } })
      .tap('sprint', { value: { codes: ['B', 'A'], isLast: true } })
    expect(race.score).toBe('1 B 13, 2 A 11, 3 C 2, - D')
    race.enter('lap', 'D', 1)
    expect(race.score).toBe('1 D 20, 2 B 13, 3 A 11, 4 C 2')
  })

  test('who is lapped has a place behind who finished, where the rules say so', () => {
    const race = aDesk('cycling-uci-2025-cross-country', { members: 1 })
      .tap('start')
      .after(4000)
      .enter('finish', 'A')
      .enter('place', 'C', 2)
      .out('C', 'lapped')
      .out('B', 'not-finished')
      .out('D', 'no-show')
    expect(race.score).toBe('1 A 1:06:40, 2 C LAP, - B DNF, - D DNS')
    expect(race.outcome.rows[1]?.resultType).toBe('RANK')
  })
})

describe('riders pulled out of a lapped race (UCI 4.2)', () => {
  const desk = () =>
    aDesk('cycling-uci-2025-cross-country', { members: 1, count: 5 }).tap('start').after(4000).enter('finish', 'A')
  const pulled = (race: TestDesk, code: string, laps: number) =>
    race.after(60).enter('finish', code).out(code, 'lapped').enter('lap', code, laps)

  test.each([1, -1])('fewer laps behind is better, whatever the order of the taps (%i)', (sign) => {
    const race = pulled(pulled(desk(), 'B', 2 * sign), 'C', sign)
    expect(race.score).toBe('1 A 1:06:40, 2 C LAP, 3 B LAP, - D, - E')
    expect([1, 2].map((row) => race.value(row, 'LAPS'))).toEqual(['-1', '-2'])
  })

  test('riders of the same lap are ranked as they were pulled', () => {
    const race = pulled(pulled(pulled(desk(), 'E', 2), 'D', 1), 'B', 1)
    expect(race.score).toBe('1 A 1:06:40, 2 D LAP, 3 B LAP, 4 E LAP, - C')
    expect([1, 2, 3].map((row) => race.value(row, 'FINISH_ORDER'))).toEqual(['2', '3', '4'])
  })

  test('a pulled rider without a finish is ranked by the time of the tap', () => {
    const race = desk().after(60).out('E', 'lapped').after(60).out('B', 'lapped')
    expect(race.score).toBe('1 A 1:06:40, 2 E LAP, 3 B LAP, - C, - D')
    expect(race.scoring.keys.find(({ id }) => id === 'lap')?.why).toBeNull()
  })
})

describe('triathlon (World Triathlon 2025)', () => {
  const finishing = (id: string, ...after: readonly number[]) => {
    const race = aDesk(id, { members: 1, count: after.length }).tap('start').after(3600)
    for (const [at, seconds] of after.entries()) race.after(seconds).enter('finish', 'ABCD'[at] ?? '')
    return race
  }

  test('the corrected time of a penalty changes the order (World Triathlon 3.3)', () => {
    const race = finishing('triathlon-wt-2025', 0, 5, 5).enter('penalty', 'A', 15_000)
    expect(race.score).toBe('1 B 1:00:05, 2 C 1:00:10, 3 A 1:00:15')
    expect(race.outcome.rows.map(({ diff }) => diff)).toEqual([null, '+0:05', '+0:10'])
    expect(race.enter('penalty', 'A', 7_000).score).toBe('1 B 1:00:05, 2 A 1:00:07, 3 C 1:00:10')
  })

  test('athletes without a penalty keep the order of the finish', () => {
    const race = finishing('triathlon-wt-2025', 0, 5, 1).enter('move-finish', 'C', { before: 'B' })
    expect(race.enter('penalty', 'A', 15_000).score).toBe('1 C 1:00:06, 2 B 1:00:05, 3 A 1:00:15')
  })

  test('a rider with a penalty is behind the bunch of which the rider has the time', () => {
    const race = finishing('cycling-uci-2025-road-race', 0, 0.5, 0.5, 20).enter('penalty', 'B', 10_000)
    expect(race.score).toBe('1 A 1:00:00, 2 C 1:00:00, 3 B 1:00:10, 4 D 1:00:21')
  })

  test('a tap for each passage; the legs stand beside each other (R12.6)', () => {
    const race = aDesk('triathlon-wt-2025', { members: 1, count: 2 }).tap('start')
    for (const [seconds, kind] of [
      [300, 'passage'],
      [45, 'passage'],
      [900, 'passage'],
      [30, 'passage'],
      [480, 'finish'],
    ] as const)
      race.after(seconds).enter(kind, 'A').after(2).enter(kind, 'B')
    race.tap('end')
    expect(race.score).toBe('1 A 29:23, 2 B 29:25')
    expect(race.sheet.columns.map(({ label }) => label.eng)).toEqual([
      'Swim',
      'Transition 1',
      'Bike',
      'Transition 2',
      'Run',
    ])
    expect(race.sheet.cells[1]?.map((cell) => cell?.text)).toEqual(['5:02', '0:47', '15:02', '0:32', '8:02'])
    expect(race.line).toBe('by 0:02')
  })

  test('lapped on the bike is out', () => {
    expect(aDesk('triathlon-wt-2025', { members: 1, count: 2 }).tap('start').out('B', 'lapped').score).toBe(
      '- A, - B LAP',
    )
  })

  test('a penalty that was not served is added', () => {
    const race = aDesk('triathlon-wt-2025', { members: 1, count: 2 })
      .tap('start')
      .after(1700)
      .enter('finish', 'A')
      .enter('penalty', 'A', 10_000)
    expect(race.score).toBe('1 A 28:30, - B')
  })
})

describe('prompts that other contests and the judges lead to', () => {
  test('an exclusion for conduct leads to a prompt at later events of the athlete, relays too (WA TR 7.3, row 38)', () => {
    const individual = aDesk('athletics-wa-2024', { members: 1, earlier: { B: { excluded: ['B'] } } })
    expect(individual.proposed).toContain('excluded-earlier B')
    expect(individual.tap('start').out('B', 'disqualified', { rule: 'TR7.3' }).proposed).not.toContain(
      'excluded-earlier B',
    )
    const relay = aDesk('athletics-wa-2024-relay', { members: 6, earlier: { A: { excluded: ['A5'] } } })
    expect(relay.proposed).toContain('excluded-earlier A')
    expect(relay.tap('athlete-out', { athlete: 'A5', value: 'excluded' }).proposed).not.toContain('excluded-earlier A')
  })
  test.each([
    ['ATHM100M', 'DQ', 'TR7.1', true],
    ['ATHM100M', 'DQ', 'TR16.8', false],
    ['ATHM100M', null, 'TR7.1', false],
    ['JUDM60KG', 'DQB', null, true],
    ['JUDM60KG', 'DSQ', null, false],
  ])('%s %s by %s excludes from later contests: %s', (event, irm, rule, excludes) => {
    expect(isExclusion(event.padEnd(34, '-'), irm, rule)).toBe(excludes)
  })

  test('a finalist who withdraws before the start leads to a prompt for the reserves (World Aquatics SW 3, row 15)', () => {
    const unit = (phase: string) => `SWMM100MFR------------${phase}000100--`
    const race = (phase: string) => aDesk('swimming-wa-2025', { members: 1, unit: unit(phase) })
    expect(race('FNL-').proposed).not.toContain('reserve-may-start B')
    expect(race('FNL-').out('B', 'no-show').proposed).toContain('reserve-may-start B')
    expect(race('HEAT').out('B', 'no-show').proposed).not.toContain('reserve-may-start B')
    expect(race('FNL-').tap('start').out('B', 'disqualified').proposed).not.toContain('reserve-may-start B')
  })

  const card = (race: TestDesk, competitor: string) => race.enter('card', competitor, 'yellow')
  test('two yellow cards of any members of a relay team in the event are a red one (WA TR 7, row 39)', () => {
    const heat = card(aDesk('athletics-wa-2024-relay', { members: 6 }).tap('start'), 'A')
    expect(heat.proposed).not.toContain('two-yellow-cards A')
    expect(card(heat, 'A').proposed).toContain('two-yellow-cards A')
    const final = aDesk('athletics-wa-2024-relay', { members: 6, earlier: { A: { cautions: 1 } } }).tap('start')
    expect(final.proposed).not.toContain('two-yellow-cards A')
    expect(card(final, 'A').proposed).toContain('two-yellow-cards A')
  })

  test('the order of a relay can be declared before the start, and its absence leads to a prompt (WA TR 24, row 40)', () => {
    const race = aDesk('athletics-wa-2024-relay', { members: 6, count: 2 })
    expect(race.proposed).toContain('relay-order-missing A,B')
    race.enter('relay-order', 'A', ['A1', 'A2', 'A3', 'A4'])
    expect([race.refusal, race.proposed]).toEqual([null, ['relay-order-missing B', 'confirm-start-list']])
    expect(race.enter('relay-order', 'A', ['A1', 'A2', 'A3', 'B4']).refusal).toBe('no-such-athlete')
    expect(race.enter('time', 'A', { ms: 45_000, again: false }).refusal).toBe('not-started')
  })
  test.each([
    ['triathlon-wt-2025-mixed-relay', 4],
    ['athletics-wa-2024-relay', 6],
    ['swimming-wa-2025-relay', 6],
  ])(
    'a member who is out leads to a prompt for the whole team, unless a substitute replaces it: %s (row 50)',
    (id, members) => {
      const race = aDesk(id, { members, count: 2 })
      const order = (...athletes: string[]) => race.enter('relay-order', 'A', athletes)
      if (members > 4) order('A1', 'A2', 'A3', 'A4')
      race.tap('start')
      expect(race.proposed).not.toContain('relay-member-out A')
      race.tap('athlete-out', { athlete: 'A2', value: 'disqualified' })
      expect([race.refusal, race.proposed.includes('relay-member-out A')]).toEqual([null, true])
      if (members > 4) expect(order('A1', 'A5', 'A3', 'A4').proposed).not.toContain('relay-member-out A')
      else expect(race.out('A', 'disqualified').proposed).not.toContain('relay-member-out A')
    },
  )

  test('a relay team has four substitutes over the rounds (WA TR 24, row 40)', () => {
    const before = { A: { members: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'] } }
    const race = (order: string[]) =>
      aDesk('athletics-wa-2024-relay', { members: 9, earlier: before }).tap('start').enter('relay-order', 'A', order)
    expect(race(['A1', 'A2', 'A3', 'A8']).proposed).not.toContain('too-many-substitutes A')
    expect(race(['A1', 'A2', 'A8', 'A9']).proposed).toContain('too-many-substitutes A')
  })

  test('relay-only members who have not swum by the final lead to a prompt, if the games have this rule (row 18)', () => {
    const race = (limits: object, order: string[], unit = 'SWMM4X100MFR----------FNL-000100--') =>
      aDesk('swimming-wa-2025-relay', {
        members: 6,
        limits: { ...limits },
        unit,
        earlier: { A: { members: ['A1', 'A2', 'A3', 'A4'], relayOnly: ['A4', 'A6'] } },
      })
        .tap('start')
        .enter('relay-order', 'A', order).proposed
    const set = { relayOnlyMustCompete: true }
    expect(race(set, ['A1', 'A2', 'A3', 'A5'])).toContain('relay-only-idle A')
    expect(race(set, ['A1', 'A2', 'A3', 'A6'])).not.toContain('relay-only-idle A')
    expect(race(set, ['A1', 'A2', 'A3', 'A5'], 'SWMM4X100MFR----------HEAT000100--')).not.toContain('relay-only-idle A')
    expect(race({}, ['A1', 'A2', 'A3', 'A5'])).not.toContain('relay-only-idle A')
  })

  test('two finishes within half a second lead to a prompt: both are disqualified if it was on purpose (TRI 2.11 f, row 47)', () => {
    const race = aDesk('triathlon-wt-2025', { members: 1 }).tap('start').after(3600.1)
    race.enter('finish', 'A').after(0.3).enter('finish', 'B').after(5).enter('finish', 'C')
    expect(race.proposed).toContain('finished-together A,B')
    expect(race.proposed.filter((one) => one.startsWith('finished-together'))).toHaveLength(1)
    expect(disqualificationRules(race.unit.code).map(({ word }) => word)).toContain('finished-together')
    const answered = race.tap('tie', { value: { codes: ['A', 'B'], equal: false } })
    expect(answered.proposed).not.toContain('finished-together A,B')
    expect(answered.score).toBe('1 A 1:00:00, 2 B 1:00:00, 3 C 1:00:05, - D')
  })

  test('a place without a time of the transponder leads to a prompt (OWS 7.2.2, row 21)', () => {
    const race = time(aDesk('open-water-wa-2025', { members: 1 }).tap('start'), 'A', 3_600_000)
    expect(race.enter('place', 'B', 2).proposed).toContain('no-transponder B')
    expect(disqualificationRules(race.unit.code).map(({ rule }) => rule)).toEqual(['OWS 7.2.2'])
    expect(race.out('B', 'disqualified', { rule: 'OWS 7.2.2' }).proposed).not.toContain('no-transponder B')
  })
})
