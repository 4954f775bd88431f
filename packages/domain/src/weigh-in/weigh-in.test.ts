import { expect, test } from 'vitest'
import type { Tap } from '../scoring/tap.ts'
import { readWeighInLimits, suggestedWeighIn, weighInRulesOf } from './rules.ts'
import { weighInCode, weighInNamed } from './weigh-in-code.ts'
import { outOf, weighInOf } from './weigh-in.ts'

const EVENTS = [
  'JUDW48KG',
  'JUDW52KG',
  'JUDW57KG',
  'JUDWO78KG',
  'JUDM55KG',
  'WREWFS50KG',
  'WREWFS46KG',
  'WREMGR48KG',
].map((event) => event.padEnd(22, '-'))
const LIMITS = { over: 52_000, upTo: 57_000, allowance: 0, tries: 2 }

test.each([
  ['JUDW57KG', 52_000, 57_000],
  ['JUDW48KG', null, 48_000],
  ['JUDWO78KG', 78_000, null],
  ['WREWFS50KG', 46_000, 50_000],
  ['WREMGR48KG', null, 48_000],
])('%s weighs more than the next lower class of its own scale and at most its own (R12.5)', (event, over, upTo) => {
  expect(suggestedWeighIn(event.padEnd(34, '-'), EVENTS)).toMatchObject({ over, upTo })
})

test('events without a class, and sports without a weigh-in, have none; rules have a name and a year (R12.5)', () => {
  for (const event of ['JUDXTEAM', 'ATHM100M', 'SWMW100MFR'])
    expect(suggestedWeighIn(event.padEnd(34, '-'), EVENTS)).toBeNull()
  expect(weighInRulesOf('TKWM58KG')).toMatchObject({ edition: '2022-2024', tries: 2 })
})

test('limits that contradict themselves, or are no weights, are none (R12.5)', () => {
  expect(readWeighInLimits(LIMITS)).toEqual(LIMITS)
  for (const bad of [
    { ...LIMITS, over: 57_000 },
    { ...LIMITS, tries: 0 },
    { ...LIMITS, upTo: 57 },
    { ...LIMITS, allowance: -1 },
    { over: null, upTo: null },
    'x',
    null,
  ])
    expect(readWeighInLimits(bad)).toBeNull()
})

let made = 0
const tap = (kind: string, over: Partial<Tap> = {}): Tap => {
  made += 1
  return { id: `t${made}`, unit: 'w', device: 'd', seq: made, deviceTime: made, kind, ...over }
}
const weigh = (competitor: string, value: unknown): Tap => tap('weigh', { competitor, value: value as number })
const states = (taps: readonly Tap[]) =>
  weighInOf(['A', 'B', 'C'], LIMITS, taps)
    .lines.map(({ competitor, state }) => `${competitor} ${state}`)
    .join(', ')

test.each([
  [52_001, 'within'],
  [57_000, 'within'],
  [57_001, 'again'],
  [52_000, 'again'],
])('%i grams of a class over 52 and up to 57 kg are %s (R12.5)', (grams, state) => {
  expect(states([weigh('A', grams)])).toBe(`A ${state}, B waits, C waits`)
})

test('a second try is given where the rule has one, and no third (R12.5)', () => {
  const tries = [weigh('A', 57_400), weigh('A', 57_200), weigh('A', 56_900)]
  expect(states(tries.slice(0, 1))).toContain('A again')
  expect(states(tries)).toContain('A outside')
  const { refused } = weighInOf(['A'], LIMITS, tries)
  expect(refused.get(tries[2]?.id ?? '')).toBe('no-try-left')
})

test('an undo takes back any weighing and the closing, and an undo of it brings it again (R12.5)', () => {
  const [first, close] = [weigh('A', 58_000), tap('close')]
  const undo = tap('undo', { value: first.id })
  expect(states([first, undo])).toContain('A waits')
  expect(states([first, undo, tap('undo', { value: undo.id })])).toContain('A again')
  const open = weighInOf(['A'], LIMITS, [first, close, tap('undo', { value: close.id })])
  expect([open.closedBy, open.undoable]).toEqual([null, first.id])
})

test('an undo that was stored before its tap takes nothing back (R12.5)', () => {
  const late = { ...weigh('A', 56_000), stored: 2 }
  const undo = { ...tap('undo', { value: late.id }), stored: 1 }
  const { refused, undoable } = weighInOf(['A'], LIMITS, [undo, late])
  expect([states([undo, late]), refused.get(undo.id), undoable]).toEqual([
    'A within, B waits, C waits',
    'nothing-to-undo',
    late.id,
  ])
})

test('a weight that does not count stays with its competitor and says why, until it is taken back or counts (R12.5)', () => {
  const [over, again, third] = [weigh('A', 58_000), weigh('A', 57_500), weigh('A', 56_000)]
  const [within, second] = [weigh('B', 55_000), weigh('B', 55_100)]
  const [close, late] = [tap('close'), weigh('C', 56_400)]
  const refusedOf = (taps: readonly Tap[]) =>
    weighInOf(['A', 'B', 'C'], LIMITS, taps).lines.flatMap(({ competitor, refused }) =>
      refused.map(({ grams, why }) => `${competitor} ${grams} ${why}`),
    )
  const all = [over, again, third, within, second, close, late]
  expect(refusedOf(all)).toEqual(['A 56000 no-try-left', 'B 55100 already-within', 'C 56400 closed'])
  expect(refusedOf([...all, tap('undo', { value: third.id })])).not.toContain('A 56000 no-try-left')
  const open = [...all, tap('undo', { value: close.id })]
  expect(refusedOf(open)).not.toContain('C 56400 closed')
  expect(states(open)).toContain('C within')
})

test('once the scales are closed, who was not weighed or is not in the class is out, and nobody before (R12.5)', () => {
  const taps = [weigh('A', 55_000), weigh('B', 58_000)]
  const before = weighInOf(['A', 'B', 'C'], LIMITS, taps)
  expect(outOf(before)).toEqual([])
  const closed = weighInOf(['A', 'B', 'C'], LIMITS, [...taps, tap('close')])
  expect(outOf(closed).map(({ competitor, state }) => `${competitor} ${state}`)).toEqual(['B again', 'C waits'])
})

test('whatever makes no sense is refused with a reason and changes nothing (R12.5)', () => {
  const within = weigh('A', 55_000)
  const nonsense = [
    [weigh('Z', 55_000), 'no-such-competitor'],
    [weigh('B', 55.5), 'bad-value'],
    [weigh('B', '55000'), 'bad-value'],
    [weigh('B', 5), 'bad-value'],
    [tap('weigh', { value: 55_000 }), 'no-such-competitor'],
    [weigh('A', 56_000), 'already-within'],
    [tap('ippon'), 'unknown-kind'],
    [tap('undo', { value: 'nobody' }), 'nothing-to-undo'],
    [tap('undo'), 'nothing-to-undo'],
  ] as const
  const { refused, lines } = weighInOf(['A', 'B'], LIMITS, [within, ...nonsense.map(([one]) => one)])
  expect(nonsense.map(([one]) => refused.get(one.id))).toEqual(nonsense.map(([, why]) => why))
  expect(lines.map(({ state }) => state)).toEqual(['within', 'waits'])
  const [close, late] = [tap('close'), weigh('B', 55_000)]
  expect(weighInOf(['A', 'B'], LIMITS, [close, late]).refused.get(late.id)).toBe('closed')
})

test('two scales come to one truth whatever was delivered when; sent twice counts once (R12.5)', () => {
  const [first, second] = [
    { ...weigh('A', 58_000), device: 'x', stored: 1 },
    { ...weigh('A', 56_000), device: 'y', stored: 2 },
  ]
  const both = states([first, second])
  expect(both).toContain('A within')
  expect(states([second, first, second])).toBe(both)
})

test('a weigh-in is named by its event and day, and no unit is taken for one (R12.5)', () => {
  const event = 'JUDW57KG--------------'
  expect(weighInNamed(weighInCode(event, '2027-07-16'))).toEqual({ event, day: '2027-07-16' })
  expect(weighInNamed('JUDW57KG--------------FNL-000100--')).toBeNull()
})
