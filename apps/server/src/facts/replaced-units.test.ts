import { padRsc } from '@games/domain'
import { expect, test } from 'vitest'
import { type PlannedUnit, replacedUnits } from './replaced-units.ts'

const unit = (code: string, more: Partial<PlannedUnit> = {}): PlannedUnit => ({
  code: padRsc(code),
  name: 'Jogo 1',
  status: 'SCHEDULED',
  start: '2027-09-14T10:00:00-03:00',
  venue: 'GYM',
  location: null,
  sides: ['1', '2'],
  ...more,
})
const POOL = 'HBLWTEAM7-------------GP01000100'
const GROUP = 'HBLWTEAM7-------------GPA-000100'
const replaced = (former: readonly PlannedUnit[], next: readonly PlannedUnit[]) =>
  replacedUnits(former, next).map(({ code, unit: successor }) => [code, successor])
const MOVED = [[padRsc(POOL), padRsc(GROUP)]]

test('a contest with the same event, name, start, place and sides is the same under another code', () => {
  expect(replaced([unit(POOL)], [unit(GROUP)])).toEqual(MOVED)
})

test('a start that is written with another offset is the same start', () => {
  expect(replaced([unit(POOL)], [unit(GROUP, { start: '2027-09-14T13:00:00Z' })])).toEqual(MOVED)
})

test('sides that are not known yet agree with those that are', () => {
  expect(replaced([unit(POOL, { sides: [] })], [unit(GROUP, { sides: ['2', '1'] })])).toEqual(MOVED)
})

test.each<[string, PlannedUnit]>([
  ['other sides', unit(GROUP, { sides: ['1', '3'] })],
  ['another start', unit(GROUP, { start: '2027-09-14T11:00:00-03:00' })],
  ['another place', unit(GROUP, { location: 'COURT2' })],
  ['another name', unit(GROUP, { name: 'Jogo 2' })],
  ['another event', unit('HBLMTEAM7-------------GPA-000100')],
])('a contest with %s is another one', (_, other) => {
  expect(replaced([unit(POOL)], [other])).toEqual([])
})

test('two contests that could be the same one have no successor', () => {
  expect(replaced([unit(POOL)], [unit(GROUP), unit('HBLWTEAM7-------------GPB-000100')])).toEqual([])
})

test('a contest without a start has no successor', () => {
  expect(replaced([unit(POOL, { start: null })], [unit(GROUP, { start: null })])).toEqual([])
})

test('a contest that remains is replaced by no other', () => {
  expect(replaced([unit(POOL)], [unit(POOL), unit(GROUP)])).toEqual([])
})
