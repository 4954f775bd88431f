import type { Tap } from '@games/domain/scoring/index'
import { expect, test } from 'vitest'
import { groupOf, isOverElsewhere } from './group-of.ts'
import type { KeptTap } from './kept.ts'

const aTap = (seq: number, stored?: number): KeptTap => {
  const tap: Tap = { id: `tap-${seq}`, unit: 'UNIT', device: 'phone', seq, deviceTime: 0, kind: 'start' }
  return { tap: stored === undefined ? tap : { ...tap, stored } }
}

test('an official unit that a second phone was sent without its taps is over there, and is not begun again (R12.6)', () => {
  const official = { state: 'official', head: 2 } as const
  expect(groupOf(official, [], 'list')).toBe('over')
  expect(groupOf(official, [aTap(1, 1)], 'running')).toBe('over')
  expect(isOverElsewhere(official, [])).toBe(true)
  expect(isOverElsewhere(official, [aTap(1, 1), aTap(2, 2)])).toBe(false)
})

test('where the device has every tap, or some that wait, the unit stands as they have it (R12.6)', () => {
  expect(groupOf({ state: 'list-ready', head: 0 }, [aTap(1)], 'running')).toBe('open')
  expect(groupOf({ state: 'official', head: 2 }, [aTap(1, 1), aTap(2, 2), aTap(3)], 'running')).toBe('open')
  expect(groupOf({ state: 'playing', head: 1 }, [aTap(1, 1)], 'finished')).toBe('over')
  expect(groupOf({ state: 'abandoned', head: 1 }, [], 'list')).toBe('coming')
})
