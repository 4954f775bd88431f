import { expect, test } from 'vitest'
import { padRsc } from '../rsc.ts'
import { bracketKindOf } from './bracket-kind.ts'
import { type DrawUnit, linkedBrackets } from './linked-brackets.ts'
import { inPlayingOrder } from './phase-order.ts'
import { type DrawnSide, type DrawSide, overlaidSides } from './sides.ts'

const EVENT = 'JUDW57KG--------------'
const rsc = (unit: string): string => {
  const [phase = '', number = '1'] = unit.split('.')
  return padRsc(`${EVENT}${phase.padEnd(4, '-')}000${number}00`)
}
const SIDE: DrawSide = {
  code: null,
  type: 'A',
  organisation: null,
  name: null,
  from: null,
  result: null,
  irm: null,
  wlt: null,
}
const side = (given: Partial<DrawnSide>): DrawnSide => ({ ...SIDE, seed: null, ...given })

/** `W QFNL.1` winner of, `L …` loser of, `?` nothing said, else a competitor, `7+` who won it, `7-` who lost it. */
const unit = (code: string, sides: readonly string[], medal = 0): DrawUnit => ({
  code: rsc(code),
  medal,
  sides: sides.map((written): DrawSide => {
    const [wlt, from] = written.split(' ')
    if (from) return { ...SIDE, from: { unit: rsc(from), wlt: wlt ?? null } }
    if (written === '?') return SIDE
    const won = written.endsWith('+') ? 'W' : written.endsWith('-') ? 'L' : null
    return { ...SIDE, code: written.replace(/[+-]$/, ''), wlt: won }
  }),
})
/** Brackets as `code kind: PHASE 1=unit 2=unit / …`. */
const drawn = (units: readonly DrawUnit[]) =>
  linkedBrackets(units).map(
    ({ code, kind, phases }) =>
      `${code} ${kind}: ${phases
        .map((phase) =>
          [phase.code, ...phase.matches.map(({ position, unit: u }) => `${position}=${short(u)}`)].join(' '),
        )
        .join(' / ')}`,
  )
const short = (code: string): string => `${code.slice(22, 26).replace(/-+$/, '')}.${code.slice(29, 30)}`

const QUARTERS = [1, 2, 3, 4].map((n) => unit(`QFNL.${n}`, [`${2 * n - 1}`, `${2 * n}`]))
const SEMIS = [unit('SFNL.1', ['W QFNL.1', 'W QFNL.2']), unit('SFNL.2', ['W QFNL.3', 'W QFNL.4'])]
const FINAL = unit('FNL.1', ['W SFNL.1', 'W SFNL.2'], 1)
const MAIN = 'FNL main: QFNL 1=QFNL.1 2=QFNL.2 3=QFNL.3 4=QFNL.4 / SFNL 1=SFNL.1 2=SFNL.2 / FNL 1=FNL.1'

test('eight players: rounds by distance from the final, matches that meet stand next to each other (ODF §6)', () => {
  expect(drawn([...QUARTERS, ...SEMIS, FINAL])).toEqual([MAIN])
})

test('a semifinal fed crosswise puts its quarterfinals beside each other', () => {
  const crossed = [unit('SFNL.1', ['W QFNL.1', 'W QFNL.4']), unit('SFNL.2', ['W QFNL.3', 'W QFNL.2'])]
  expect(drawn([...QUARTERS, ...crossed, FINAL])[0]).toContain('QFNL 1=QFNL.1 2=QFNL.4 3=QFNL.3 4=QFNL.2 /')
})

test('two bronzes with repechage are one bracket of their own', () => {
  const repechage = [
    unit('REP.1', ['L QFNL.1', 'L QFNL.2']),
    unit('REP.2', ['L QFNL.3', 'L QFNL.4']),
    unit('REPF.1', ['W REP.1', 'L SFNL.2'], 3),
    unit('REPF.2', ['W REP.2', 'L SFNL.1'], 3),
  ]
  expect(drawn([...QUARTERS, ...SEMIS, ...repechage, FINAL])).toEqual([
    MAIN,
    'REP repechage: REP 1=REP.1 3=REP.2 / REPF 1=REPF.1 2=REPF.2',
  ])
})

test('a match for bronze and matches for places are brackets of their own', () => {
  const bronze = unit('FNL.2', ['L SFNL.1', 'L SFNL.2'], 3)
  const places = [
    unit('CL58.1', ['L QFNL.1', 'L QFNL.2']),
    unit('CL58.2', ['L QFNL.3', 'L QFNL.4']),
    unit('CL56.1', ['W CL58.1', 'W CL58.2']),
    unit('CL78.1', ['L CL58.1', 'L CL58.2']),
  ]
  expect(drawn([...QUARTERS, ...SEMIS, ...places, bronze, FINAL])).toEqual([
    MAIN,
    'BRN bronze: FNL 1=FNL.2',
    'CL56000100 placement: CL58 1=CL58.1 2=CL58.2 / CL56 1=CL56.1',
    'CL78000100 placement: CL78 1=CL78.1',
  ])
})

test('beside a bye the round has a gap', () => {
  const semi = unit('SFNL.1', ['1', 'W QFNL.2'])
  expect(drawn([...QUARTERS.slice(1), semi, SEMIS[1] ?? semi, FINAL])).toEqual([
    'FNL main: QFNL 2=QFNL.2 3=QFNL.3 4=QFNL.4 / SFNL 1=SFNL.1 2=SFNL.2 / FNL 1=FNL.1',
  ])
})

test('a match whose link is missing takes the open place of its round, with what leads to it', () => {
  const eighth = unit('8FNL.5', ['8', '9'])
  const third = unit('QFNL.3', ['W 8FNL.5', '6'])
  const semi = unit('SFNL.2', ['?', 'W QFNL.4'])
  const [first, second, , fourth] = QUARTERS
  if (!first || !second || !fourth || !SEMIS[0]) throw new Error('eight players')
  expect(drawn([eighth, first, second, third, fourth, SEMIS[0], semi, FINAL])).toEqual([
    'FNL main: 8FNL 5=8FNL.5 / QFNL 1=QFNL.1 2=QFNL.2 3=QFNL.3 4=QFNL.4 / SFNL 1=SFNL.1 2=SFNL.2 / FNL 1=FNL.1',
  ])
})

test('a start list that names the competitor in place of the link stands where the link had stood', () => {
  const quarters = [1, 2, 3, 4].map((n) => unit(`QFNL.${n}`, [`${2 * n - 1}+`, `${2 * n}-`]))
  const semis = [unit('SFNL.1', ['1-', '3+']), unit('SFNL.2', ['5+', '7-'])]
  const bronze = unit('FNL.2', ['1', '7'], 3)
  expect(drawn([...quarters, ...semis, bronze, unit('FNL.1', ['3', '5'], 1)])).toEqual([
    MAIN,
    'BRN bronze: FNL 1=FNL.2',
  ])
})

test('without links the rounds’ codes say what comes first, whatever order the units stand in', () => {
  const final = unit('FNL.1', ['1', '3'], 1)
  const fifth = unit('FNL.3', ['2', '6'])
  const units = [final, fifth, unit('QFNL.1', ['1+', '2-']), unit('QFNL.3', ['5+', '6-']), unit('SFNL.1', ['1+', '5-'])]
  expect(drawn([...units, unit('SF5.1', ['2+', '6-'])])).toEqual([
    'FNL main: QFNL 1=QFNL.1 2=QFNL.3 / SFNL 1=SFNL.1 / FNL 1=FNL.1',
    'FNL-000300 placement: SF5 1=SF5.1 / FNL 1=FNL.3',
  ])
})

test('a semifinal whose winner was excluded stands beside the final its loser went to', () => {
  const semis = [unit('SFNL.1', ['1+', '2-']), unit('SFNL.2', ['3+', '4-'])]
  expect(drawn([...semis, unit('FNL.1', ['1', '4'], 1)])).toEqual(['FNL main: SFNL 1=SFNL.1 2=SFNL.2 / FNL 1=FNL.1'])
})

test('nothing linked: no bracket, nor of pool matches in which the same people meet', () => {
  expect(drawn([unit('GPA.1', ['1+', '2-']), unit('GPA.2', ['1+', '3-']), unit('FNL.1', ['?', '?'], 1)])).toEqual([])
  expect(drawn([unit('GPA.1', ['1+', '2-']), unit('FNL.1', ['1', '3'], 1)])).toEqual([])
})

test('the bouts of a team match are no bracket', () => {
  const bout = (phase: string, sides: readonly string[]): DrawUnit => ({
    ...unit(`${phase}.1`, sides),
    code: `${rsc(`${phase}.1`).slice(0, 32)}01`,
  })
  const units = [
    unit('SFNL.1', ['A+', 'B-']),
    bout('SFNL', ['1+', '2-']),
    unit('FNL.1', ['A', 'C'], 1),
    bout('FNL', ['1', '3']),
  ]
  expect(drawn(units)).toEqual(['FNL main: SFNL 1=SFNL.1 / FNL 1=FNL.1'])
})

test('without a match for gold the greatest tree is the main one', () => {
  expect(drawn([...QUARTERS, ...SEMIS, { ...FINAL, medal: 0 }])).toEqual([MAIN])
})

test.each([
  ['two matches that lead to each other', [unit('SFNL.1', ['W SFNL.2', '1']), unit('SFNL.2', ['W SFNL.1', '2'])]],
  ['a match that leads to itself', [unit('SFNL.1', ['W SFNL.1', '1']), unit('FNL.1', ['W SFNL.1', '2'], 1)]],
  ['a winner that goes to two matches', [unit('SFNL.1', ['1', '2']), unit('FNL.1', ['W SFNL.1', 'W SFNL.1'], 1)]],
  ['a unit nobody knows', [unit('SFNL.1', ['1', '2']), unit('FNL.1', ['W SFNL.1', 'W SFNL.9'], 1)]],
])('%s: every match stands once', (_, units) => {
  const placed = linkedBrackets(units).flatMap(({ phases }) =>
    phases.flatMap(({ matches }) => matches.map((m) => m.unit)),
  )
  expect(placed.toSorted()).toEqual(units.map(({ code }) => code).toSorted())
})

test.each([
  ['FNL', 'main'],
  ['BRN', 'bronze'],
  ['REP', 'repechage'],
  ['REPF', 'repechage'],
  ['CLA', 'placement'],
  ['P5-8', 'placement'],
  ['X', 'placement'],
])('a bracket %s is %s', (code, kind) => {
  expect(bracketKindOf(code)).toBe(kind)
})

test('phases stand in the order they are played: by their starts, else by their codes, else as sent', () => {
  const of = (...phases: [string, number | null][]) =>
    inPlayingOrder(phases.map(([code, start]) => ({ code, start }))).map(({ code }) => code)
  expect(of(['FNL', 3], ['XX', 1], ['SFNL', 2])).toEqual(['XX', 'SFNL', 'FNL'])
  expect(of(['FNL', 1], ['SFNL', null], ['8FNL', null])).toEqual(['8FNL', 'SFNL', 'FNL'])
  expect(of(['FNL', 1], ['XX', null], ['SFNL', null])).toEqual(['FNL', 'XX', 'SFNL'])
})

test('a result of the unit stands above what the bracket had, in the order of the bracket', () => {
  const bracket = [side({ code: '1', seed: '4' }), side({ code: '2', result: '0' })]
  const now = [side({ code: '2', result: '10', wlt: 'W' }), side({ code: '1', irm: 'DSQ', wlt: 'L' })]
  expect(overlaidSides(bracket, now, false)).toEqual([
    side({ code: '1', seed: '4', irm: 'DSQ', wlt: 'L' }),
    side({ code: '2', result: '10', wlt: 'W' }),
  ])
})

test('a unit without a result leaves the bracket’s', () => {
  const bracket = [side({ code: '1', result: '10', wlt: 'W' }), side({ code: '2', result: '0', wlt: 'L' })]
  expect(overlaidSides(bracket, [side({ code: '1' }), side({ code: '2' })], true)).toEqual(bracket)
})

test('a side the bracket does not know is taken from the unit, and keeps where it came from', () => {
  const from = { unit: rsc('SFNL.1'), wlt: 'W' }
  const bracket = [side({ from }), side({ code: 'TBD' })]
  expect(overlaidSides(bracket, [side({ code: '1' }), side({ code: '2' })], false)).toEqual([
    side({ code: '1', from }),
    side({ code: '2' }),
  ])
  expect(overlaidSides([], [side({ code: '1' }), side({ code: '2' })], false).map(({ code }) => code)).toEqual([
    '1',
    '2',
  ])
})

test('where both know somebody and not the same, the newer message is believed', () => {
  const bracket = [side({ code: '1', result: '5' }), side({ code: '2' })]
  const now = [side({ code: '3' }), side({ code: '2' })]
  expect(overlaidSides(bracket, now, false).map(({ code }) => code)).toEqual(['1', '2'])
  expect(overlaidSides(bracket, now, true)).toEqual([side({ code: '3' }), side({ code: '2' })])
})

test('a bye stays one, whatever the unit says', () => {
  const bracket = [side({ code: '1' }), side({ code: 'BYE' })]
  expect(
    overlaidSides(bracket, [side({ code: '1', wlt: 'W' }), side({})], true).map(({ code, wlt }) => [code, wlt]),
  ).toEqual([
    ['1', 'W'],
    ['BYE', null],
  ])
})
