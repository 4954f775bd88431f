import { MENU } from '@games/domain/access/menu'
import { expect, test } from 'vitest'
import { BAR_STEPS, barPlan } from './bar-plan.ts'
import { bottomPlaces } from './bottom-places.ts'
import { currentEntry } from './current-entry.ts'

test.each([
  ['/', 'home'],
  ['/schedule/grid', 'grid'],
  ['/schedule/days', 'results'],
  ['/schedule/disciplines', 'disciplines'],
  ['/schedule/blocks', 'disciplines'],
  ['/schedule/event', 'grid'],
  ['/schedule/classification', 'grid'],
  ['/participants', 'athletes'],
  ['/participants/profile/12', 'athletes'],
  ['/medals/all', 'medals'],
  ['/discipline/JUD/schedule/days', 'disciplines'],
  ['/discipline/JUD/results/JUDW57KG', 'results'],
  ['/places/hotel', 'hotels'],
  ['/hotels', 'hotels'],
  ['/places/other', null],
  ['/secure-sport', 'secure'],
  ['/settings', null],
  ['/medalsworth', null],
])('%s is part of %s (R1.3)', (pathname, key) => {
  expect(currentEntry(pathname)).toBe(key)
})

test('every entry of the menu leads to a page of its own (R1.3)', () => {
  for (const { key, address } of MENU) expect(currentEntry(address)).toBe(key)
})

test.each([
  ['web', ['grid', 'medals', 'results', 'athletes']],
  ['pwa', ['home', 'grid', 'medals', 'results']],
  ['ios', ['home', 'grid', 'medals', 'results']],
  ['android', ['home', 'grid', 'medals', 'results']],
] as const)('the bottom bar on %s, beside the menu (look.md)', (platform, keys) => {
  expect(bottomPlaces(platform).map(({ key }) => key)).toEqual(keys)
})

const SHORT = ['Agenda', 'Atletas', 'Medalhas']
const MANY = Array.from({ length: 20 }, (_, i) => `Modalidades ${i}`)

test('what fits stands in the bar from the narrowest width on', () => {
  expect(barPlan(SHORT, false)).toEqual([1024, 1024, 1024])
})

test('the wider the window, the more stands in the bar, and what never fits stays under "more"', () => {
  const plan = barPlan(MANY, false)
  const widths = plan.filter((width) => width !== undefined)
  expect(widths).toEqual([...widths].sort((a, b) => a - b))
  expect(plan.at(-1)).toBeUndefined()
  expect(new Set(widths)).toEqual(new Set(BAR_STEPS))
})

test('the account takes its place from the entries', () => {
  const inBar = (hasAccount: boolean) => barPlan(MANY, hasAccount).filter((width) => width === 1024).length
  expect(inBar(true)).toBeLessThanOrEqual(inBar(false))
})
