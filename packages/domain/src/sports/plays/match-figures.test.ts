import { expect, test } from 'vitest'
import { padRsc } from '../../rsc.ts'
import { figureOf, figureOrder, figuresOf, isBetterWithMore } from './match-figures.ts'

const HBL = padRsc('HBLWTEAM7-------------SFNL000100')
const BKB = padRsc('BKBWTEAM5-------------SFNL000100')
const FBL = padRsc('FBLWTEAM11------------SFNL000100')

test('figures come in the sport’s order and words, whatever order they were sent in (R5.11)', () => {
  const home = [
    { code: 'SAVES', value: '11' },
    { code: 'GOALS', value: '21', attempt: '40' },
  ]
  expect(figuresOf(HBL, [home, [{ code: 'GOALS', value: '19' }]])).toEqual([
    { key: 'goals', label: expect.objectContaining({ por: 'Gols/arremessos' }), values: ['21/40', '19'] },
    { key: 'saves', label: expect.objectContaining({ por: 'Defesas' }), values: ['11', null] },
  ])
})

test('a share that was sent is written beside what it is of', () => {
  const [shots] = figuresOf(BKB, [[{ code: 'FG3', value: '12', attempt: '25', percent: '48' }]])
  expect(shots?.values).toEqual(['12/25 (48%)'])
})

test('codes the sport has no word for follow by their codes, in the order sent; one of several has its Pos', () => {
  const sent = [
    { code: 'FANS', value: '300' },
    { code: 'GOALS', value: '21' },
    { code: 'GOALS', pos: '1', value: '11' },
    { code: 'RANKED' },
  ]
  expect(figuresOf(HBL, [sent, []]).map(({ key, label, values }) => [key, label.por, values[0]])).toEqual([
    ['goals', 'Gols/arremessos', '21'],
    ['FANS', 'FANS', '300'],
    ['GOALS 1', 'GOALS 1', '11'],
  ])
})

test('a share of the time is one of the sport’s figures, not read twice', () => {
  expect(figuresOf(FBL, [[{ code: 'POSS', value: '48' }]]).map(({ key }) => key)).toEqual(['possession'])
})

test('nothing sent, nothing there', () => {
  expect(figuresOf(HBL, [[], []])).toEqual([])
})

test('a key the sport does not know comes after all it knows', () => {
  const order = figureOrder(HBL)
  expect(order('goals')).toBeLessThan(order('saves'))
  expect(order('saves')).toBeLessThan(order('FANS'))
})

test.each([
  ['21', 21],
  ['48%', 48],
  ['12/25 (48%)', 12],
  ['3/4', 3],
  ['7.5', 7.5],
  ['0:41', null],
  ['P', null],
  ['', null],
  [null, null],
])('%s is the length %s', (text, figure) => {
  expect(figureOf(text)).toBe(figure)
})

test('of goals more is better, of fouls and cards it is not, of possession nobody can say', () => {
  expect(['goals', 'fouls', 'yellow-cards', 'possession', 'FANS'].map(isBetterWithMore)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
