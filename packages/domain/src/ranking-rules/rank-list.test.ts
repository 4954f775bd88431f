import { describe, expect, test } from 'vitest'
import { AGAINST_THE_RULES, RANK_RULES, type RankedList } from '../sports/rank-rules.fixture.ts'
import { aValue } from '../sports/sport.factory.ts'
import type { SportRow, SportUnit } from '../sports/sport.ts'
import { againstTheRule, rankHeats, rankList } from './rank-list.ts'
import { aList, aResult, attempts, exercise, heights, ranksOf, rules } from './ranking-rules.factory.ts'

const ranked = (unit: SportUnit, id?: string): string[] => ranksOf(rankList(unit, rules(unit.code, id)))

const time = (competitor: string, result: string | null, extended: SportRow['extended'] = [], irm?: string) =>
  aResult(competitor, result, { type: 'TIME', extended, ...(irm ? { irm } : {}) })
const out = (competitor: string, irm: string) => aResult(competitor, null, { irm })
const distance = (competitor: string, result: string, extended: SportRow['extended']) =>
  aResult(competitor, result, { type: 'DISTANCE', extended })
const finish = (place: string) => [aValue('FINISH_ORDER', place)]
const thousandth = (written: string) => [aValue('THOUSANDTHS', written)]

const RACE = 'ATHM100M--------------FNL-000100--'
const CASES: readonly (readonly [rulebook: string, rule: string, unit: SportUnit, expected: string[]])[] = [
  [
    'WA TR 2024, 19.24',
    'a time to the thousandth counts as the next longer hundredth',
    aList('ATHM400M--------------FNL-000100--', time('A', '46.321'), time('B', '46.33'), time('C', '46.34')),
    ['1= A?', '1= B?', '3 C'],
  ],
  [
    'WA TR 2024, 21',
    'equal hundredths are parted by thousandths',
    aList(RACE, time('A', '10.84', thousandth('10.838')), time('B', '10.84', thousandth('10.834')), time('C', '10.91')),
    ['1 B', '2 A', '3 C'],
  ],
  [
    'WA TR 2024, 21',
    'equal in thousandths too is a dead heat: two winners and no second',
    aList(RACE, time('A', '10.84', thousandth('10.834')), time('B', '10.84', thousandth('10.834')), time('C', '10.9')),
    ['1= A', '1= B', '3 C'],
  ],
  [
    'WA TR 2024, 21',
    'equal hundredths without thousandths are left open',
    aList(RACE, time('A', '10.84'), time('B', '10.84'), time('C', '10.90')),
    ['1= A?', '1= B?', '3 C'],
  ],
  [
    'WA TR 2024, 25.22',
    'equal distances are parted by the second best, then the third best',
    aList(
      'ATHWLJ----------------FNL-000100--',
      distance('A', '6.50', attempts('6.50', '6.20', 'X')),
      distance('B', '6.50', attempts('X', '6.30', '6.50')),
      distance('C', '6.50', attempts('6.50', '6.30', '6.10')),
    ),
    ['1 C', '2 B', '3 A'],
  ],
  [
    'WA TR 2024, 25.22',
    'equal in all attempts shares the place, the first too',
    aList(
      'ATHMSP----------------FNL-000100--',
      distance('A', '14.02', attempts('14.02', 'X')),
      distance('B', '14.02', attempts('X', '14.02')),
      distance('C', '13.00', attempts('13.00', '-')),
    ),
    ['1= A', '1= B', '3 C'],
  ],
  [
    'WA TR 2024, 26.8',
    'trials that are not those of the result decide nothing',
    aList(
      'ATHWHJ----------------FNL-000100--',
      distance('A', '1.89', heights('1.84 O 1.89 XXX')),
      distance('B', '1.89', heights('1.84 O 1.89 O')),
    ),
    ['1= A?', '1= B?'],
  ],
  [
    'WA TR 2024, 39',
    'equal points of a combined event share the rank',
    aList('ATHMDECATHLON---------FNL-000100--', aResult('A', '8100'), aResult('B', '7950'), aResult('C', '7950')),
    ['1 A', '2= B', '2= C'],
  ],
  [
    'World Aquatics SW 2025',
    'equal hundredths are equal: no thousandths in swimming',
    aList(
      'SWMM100MFR------------FNL-000100--',
      time('A', '51.20'),
      time('B', '51.20'),
      time('C', '51.30'),
      out('D', 'DSQ'),
    ),
    ['1= A', '1= B', '3 C', '- D'],
  ],
  [
    'World Aquatics OWS 2025',
    'the order of touch parts equal times',
    aList(
      'OWSW5KM---------------FNL-000100--',
      time('A', '58:20.1', finish('2')),
      time('B', '58:20.1', finish('1')),
      out('C', 'OTL'),
      out('D', 'DNF'),
    ),
    ['1 B', '2 A', '- C', '- D'],
  ],
  [
    'UCI 2025, part 2',
    'a bunch has one time and the order in which it crossed the line',
    aList(
      'CRDMRR----------------FNL-000100--',
      time('A', '1:20:05', finish('3')),
      time('B', '1:20:05', finish('2')),
      time('C', '1:19:58', finish('1')),
    ),
    ['1 C', '2 B', '3 A'],
  ],
  [
    'UCI 2025, part 4',
    'who was lapped keeps a place behind those who were not',
    aList('MTBWXCTRY-------------FNL-000100--', time('A', '1:26:02'), out('B', 'LAP'), out('C', 'DNF')),
    ['1 A', '2 B', '- C'],
  ],
  [
    'UCI 2025, part 6',
    'who falls and who does not start is placed in a BMX race',
    aList('BMXMINDVRACE----------SFNL000101--', time('A', '31.6'), out('B', 'DNS'), out('C', 'DNF')),
    ['1 A', '2 C', '3 B'],
  ],
  [
    'World Triathlon 2025',
    'the order of finish decides where the clock does not',
    aList(
      'TRIWSPRINT------------FNL-000100--',
      time('A', '31:05', finish('1')),
      time('B', '31:05', finish('2')),
      out('C', 'LAP'),
    ),
    ['1 A', '2 B', '- C'],
  ],
  [
    'FIG TR 2025',
    'an apparatus: execution, then difficulty, then shared',
    aList(
      'GARMFX----------------FNL-000100--',
      aResult('A', '13.900', { extended: [exercise('FX', '13.900', { EXECUTION: '8.400', DIFFICULTY: '5.5' })] }),
      aResult('B', '13.900', { extended: [exercise('FX', '13.900', { EXECUTION: '8.600', DIFFICULTY: '5.3' })] }),
      aResult('C', '13.800', { extended: [exercise('FX', '13.800', { EXECUTION: '8.0', DIFFICULTY: '5.8' })] }),
      aResult('D', '13.800', { extended: [exercise('FX', '13.800', { EXECUTION: '8.000', DIFFICULTY: '5.8' })] }),
      aResult('E', null, { type: 'NOT_COMPETING' }),
    ),
    ['1 B', '2 A', '3= C', '3= D', '- E'],
  ],
  [
    'FIG TR 2025',
    'the all-around: the sum without the worst apparatus, then without the two worst',
    aList(
      'GARW1AA---------------FNL---------',
      aResult('A', '40.000', {
        extended: [exercise('VT', '12.000'), exercise('UB', '14.000'), exercise('BB', '14.000')],
      }),
      aResult('B', '40.000', {
        extended: [exercise('VT', '12.000'), exercise('UB', '13.500'), exercise('BB', '14.500')],
      }),
    ),
    ['1 B', '2 A'],
  ],
  [
    'FIG TR 2025',
    'rhythmic: execution, then artistry',
    aList(
      'GRYW1AA---------------FNL---------',
      aResult('A', '30.000', {
        extended: [exercise('HOOP', '30.000', { EXECUTION: '8', ARTISTRY: '7.9', DIFFICULTY: '14' })],
      }),
      aResult('B', '30.000', {
        extended: [exercise('HOOP', '30.000', { EXECUTION: '8', ARTISTRY: '8.1', DIFFICULTY: '13' })],
      }),
    ),
    ['1 B', '2 A'],
  ],
  [
    'World Archery 2025, book 2',
    'equal totals by tens and Xs, then by Xs, else shared',
    aList(
      'ARCMINDIVID-----------QUAL000100--',
      aResult('A', '660', { extended: [aValue('TENS', '30'), aValue('XS', '10')] }),
      aResult('B', '660', { extended: [aValue('TENS', '31'), aValue('XS', '8')] }),
      aResult('C', '660', { extended: [aValue('TENS', '30'), aValue('XS', '11')] }),
      aResult('D', '650', { extended: [aValue('TENS', '30'), aValue('XS', '11')] }),
      aResult('E', '650', { extended: [aValue('TENS', '30'), aValue('XS', '11')] }),
    ),
    ['1 B', '2 C', '3 A', '4= D', '4= E'],
  ],
]

describe('ranks of a list by the rules (R12.5)', () => {
  test.each(CASES)('%s: %s', (_book, _rule, unit, expected) => {
    expect(ranked(unit)).toEqual(expected)
  })
})

const unitOf = ({ code, rows }: RankedList): SportUnit =>
  aList(
    code,
    ...rows.map(({ competitor, result, irm, heights: met }) => ({
      ...aResult(competitor, result, { ...(irm ? { irm } : {}), type: typeOf(code) }),
      extended: met.map(([height, trials], at) => aValue('HEIGHT', height, { pos: String(at + 1), value2: trials })),
    })),
  )
const typeOf = (code: string): string =>
  /^ATH.(HJ|PV)/.test(code) ? 'DISTANCE' : /^(GAR|ATH.DEC|HBL|WLF|JUD)/.test(code) ? 'POINTS' : 'TIME'

describe('lists as sources rank them by the rules: computed the same, or said to be open', () => {
  const known = RANK_RULES.filter(
    ({ code, rows }) => /^(ATH|SWM|GAR)/.test(code) && rows.some(({ rank }) => rank === '1'),
  )
  test.each(known.map((list) => [list.rule, list] as const))('%s', (_rule, list) => {
    const unit = unitOf(list)
    const ranking = rankList(unit, rules(list.code))
    const sent = list.rows.map(({ competitor, rank }) => ({
      competitor: { ...aResult(competitor, null).competitor },
      rank,
    }))
    expect(againstTheRule(sent, ranking)).toEqual([])
  })

  test.each([
    ['a better time behind a worse one', ['A', 'B']],
    ['different times with one rank', ['B']],
    ['a countback that the trials contradict', ['A', 'B']],
    ['a shared first place though the trials part them', ['B']],
    ['a jump-off that the other one won', ['A', 'B']],
  ])('%s: told, with the rule that says otherwise', (rule, against) => {
    const list = AGAINST_THE_RULES.find((other) => other.rule === rule)
    if (!list) throw new Error(rule)
    const sent = list.rows.map(({ competitor, rank }) => ({
      competitor: { ...aResult(competitor, null).competitor },
      rank,
    }))
    expect(againstTheRule(sent, rankList(unitOf(list), rules(list.code))).map(({ competitor }) => competitor)).toEqual(
      against,
    )
  })
})

test('why: the rule that decided, with both figures; the first against the one behind', () => {
  const unit = aList(RACE, time('B', '10.91'), time('A', '10.84'), out('C', 'DQ'))
  expect(rankList(unit, rules('ATH')).rows.map(({ why }) => why)).toEqual([
    { rule: 'time-to-the-hundredth', values: { own: '10.84', other: '10.91', than: 'B' } },
    { rule: 'time-to-the-hundredth', values: { own: '10.91', other: '10.84', than: 'A' } },
    { rule: 'irm', values: { irm: 'DQ' } },
  ])
})

test('IRMs stand in the sport’s order, unknown ones behind', () => {
  const unit = aList(RACE, out('A', 'DQ'), out('B', 'XYZ'), out('C', 'DNS'), out('D', 'DNF'), time('E', '10.84'))
  expect(ranked(unit)).toEqual(['1 E', '- D', '- C', '- A', '- B'])
})

test('a result that cannot be read leaves the whole list open: nobody has a rank', () => {
  const ranking = rankList(aList(RACE, time('A', '10,84'), time('B', '10.91')), rules('ATH'))
  expect(ranksOf(ranking)).toEqual(['- A?', '- B?'])
  expect(ranking.undecided[0]?.why).toEqual({
    rule: 'not-sent',
    values: { needs: 'time-to-the-hundredth', from: 'A' },
  })
})

test('while a list is on, those without a result wait; once it is over they are told', () => {
  const rows = [time('A', '10.84'), time('B', null)]
  expect(rankList({ ...aList(RACE, ...rows), status: 'RUNNING' }, rules('ATH')).undecided).toEqual([])
  expect(ranked(aList(RACE, ...rows))).toEqual(['1 A', '- B?'])
})

const heat = (number: number, ...rows: SportRow[]) => aList(`SWMM100MFR------------HEAT000${number}00--`, ...rows)

test('heats are ranked as one list by time; who swam again after an IRM counts with the result', () => {
  const units = [
    heat(1, out('A', 'DNS'), time('B', '54.00')),
    heat(2, time('C', '54.50'), time('A', '53.90'), out('D', 'DNS')),
  ]
  expect(ranksOf(rankHeats(units, rules('SWM')))).toEqual(['1 A', '2 B', '3 C', '- D'])
})

test('units in which the same people have results are parts of something longer: nothing is ranked', () => {
  const ranking = rankHeats(
    [heat(1, time('A', '54.00'), time('B', '53.00')), heat(2, time('A', '53.00'))],
    rules('SWM'),
  )
  expect(ranking.rows.every(({ rank }) => rank === null)).toBe(true)
  expect(ranking.undecided[0]?.why).toEqual({ rule: 'several-results', values: {} })
})

test('a thousandth that only one of two has decides nothing, nor does what would be asked next', () => {
  const rows = [time('A', '10.84', [...thousandth('10.838'), ...finish('2')]), time('B', '10.84', finish('1'))]
  expect(rankList(aList(RACE, ...rows), rules('ATH')).undecided[0]?.why.values).toEqual({
    needs: 'thousandth',
    from: 'B',
  })
})

test.each([
  ['retires in it', '1.80 O 1.83 XXX', '1.80', '1.80 O 1.83 XXX 1.83 R', '1.80'],
  ['retired in the contest', '1.80 O 1.83 XXX', '1.80', '1.80 O 1.83 R', '1.80'],
  ['clears less than the other', '1.80 O 1.83 XXX 1.83 O 1.85 O', '1.85', '1.80 O 1.83 XXX 1.83 O 1.85 X', '1.83'],
  [
    'fails at a height that both cleared',
    '1.80 O 1.83 XXX 1.83 O 1.85 X 1.83 O',
    '1.83',
    '1.80 O 1.83 XXX 1.83 O 1.85 X 1.83 X',
    '1.83',
  ],
])('an athlete who %s has lost the jump-off (WA TR 25.21, 26.9.5)', (_, won, best, lost, other) => {
  const event = aList(
    'ATHWHJ----------------FNL-000100',
    distance('A', other, heights(lost)),
    distance('B', best, heights(won)),
  )
  expect(ranksOf(rankList(event, rules('ATH')))).toEqual(['1 B', '2 A'])
})

test('lapped riders are ranked by laps behind, then as they were pulled (UCI 4.2)', () => {
  const lapped = (code: string, laps: string, order: string) =>
    aResult(code, null, { irm: 'LAP', extended: [aValue('LAPS', laps), aValue('FINISH_ORDER', order)] })
  const winner = aResult('A', '1:06:40', { type: 'TIME' })
  const race = (...rows: SportRow[]) => ranked(aList('MTBMXC----------------FNL-000100', winner, ...rows))
  expect(race(lapped('B', '-2', '2'), lapped('C', '-1', '4'), lapped('D', '-1', '3'))).toEqual([
    '1 A',
    '2 D',
    '3 C',
    '4 B',
  ])
  expect(race(lapped('B', '-2', '2'), aResult('C', null, { irm: 'LAP' }))).toEqual(['1 A', '2= B?', '2= C?'])
})

test.each([
  ['OWS', 'open water', 'World Aquatics OWS 7.2.1', 'OWSM5KM---------------FNL-000'],
  ['TRI', 'triathlon', 'World Triathlon 6.2', 'TRIMSPRINT------------FNL-000'],
])('%s: the order of the judges comes before the time in %s (%s)', (_, _sport, _clause, code) => {
  const [a, b] = [time('A', '1:00:00.4', finish('2')), time('B', '1:00:00.6', finish('1'))]
  expect(ranked(aList(`${code}100--`, a, b))).toEqual(['1 B', '2 A'])
  const equal = [time('A', '1:00:00.4', finish('1')), time('B', '1:00:00.6', finish('1'))]
  expect(ranked(aList(`${code}100--`, ...equal))).toEqual(['1= A', '1= B'])
  // without the order of all, the time decides; orders of several races are not compared
  expect(ranked(aList(`${code}100--`, a, time('B', '1:00:00.6')))).toEqual(['1 A', '2 B'])
  const heats = [aList(`${code}100--`, a), aList(`${code}200--`, b)]
  expect(ranksOf(rankHeats(heats, rules(code.slice(0, 3))))).toEqual(['1 A', '2 B'])
})

test('a jump-off is for the first place only (WA TR 2024, 26.8)', () => {
  const jumped = (last: string) => heights(`1.84 O 1.89 XXX 1.89 ${last}`)
  const unit = aList(
    'ATHWHJ----------------FNL-000100--',
    distance('A', '1.92', heights('1.84 O 1.92 O')),
    distance('B', '1.84', jumped('O')),
    distance('C', '1.84', jumped('X')),
  )
  expect(ranked(unit)).toEqual(['1 A', '2= B', '2= C'])
})

test('without a jump-off the first place is open, and shared if all level athletes have retired (WA TR 26.8, 26.9.5)', () => {
  const level = (trials: string) =>
    aList(
      'ATHWHJ----------------FNL-000100--',
      ...['A', 'B'].map((code) => distance(code, '1.84', heights(`1.84 O 1.87 ${trials}`))),
    )
  expect(rankList(level('XXX'), rules('ATH')).undecided.map(({ why }) => why.values['needs'])).toEqual(['jump-off'])
  expect(rankList(level('XR'), rules('ATH')).undecided).toEqual([])
  const qualification = { ...level('XXX'), code: 'ATHWHJ----------------QFN-000100--' }
  expect(rankList(qualification, rules('ATH')).undecided).toEqual([])
})

test('a final for places begins at its first place', () => {
  const unit = aList('SWMM100MFR------------FNL-000200--', time('A', '55.10'), time('B', '55.00'))
  expect(ranksOf(rankList(unit, rules('SWM'), 9))).toEqual(['9 B', '10 A'])
})

test('a match has no ranks, and a list no rule knows says so', () => {
  const match = {
    ...aList('BKBMTEAM5-------------FNL-000100--', aResult('A', '80'), aResult('B', '70')),
    headToHead: true,
  }
  expect(rankList(match, rules('BKB')).undecided[0]?.why.rule).toBe('head-to-head')
  expect(rankList({ ...match, headToHead: false }, rules('BKB')).undecided[0]?.why.rule).toBe('no-rule')
  expect(rankList(aList(RACE), rules('ATH'))).toEqual({ rows: [], undecided: [] })
})
