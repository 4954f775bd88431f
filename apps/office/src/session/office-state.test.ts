import { expect, test } from 'vitest'
import { MENU } from '../menu.ts'
import { endedState, nextState, type OfficeState } from './office-state.ts'

const MESA = { id: '1', username: 'mesa', role: 'operator' } as const
const CHEFIA = { id: '2', username: 'chefia', role: 'admin' } as const
const STARTING: OfficeState = { kind: 'starting' }
const OPEN: OfficeState = { kind: 'open', worker: MESA }
const ENDED: OfficeState = { kind: 'ended', worker: MESA, other: null }

test('the office opens for the staff only (R4.4, R4.7)', () => {
  expect(nextState(MESA, STARTING)).toEqual(OPEN)
  expect(nextState(null, STARTING)).toEqual({ kind: 'nobody' })
  expect(nextState({ ...MESA, role: null }, STARTING)).toEqual({ kind: 'forbidden', username: 'mesa' })
})

test('pages stay when the session ends, and open again for the same person only (R4.7)', () => {
  expect(endedState(OPEN)).toEqual(ENDED)
  expect(nextState(null, OPEN)).toEqual(ENDED)
  expect(nextState(CHEFIA, ENDED)).toEqual({ ...ENDED, other: 'chefia' })
  expect(nextState(MESA, { ...ENDED, other: 'chefia' })).toEqual(OPEN)
  expect(endedState({ kind: 'nobody' })).toEqual({ kind: 'nobody' })
})

test('a role that is removed closes open pages, and a changed one is taken over (R4.7)', () => {
  expect(nextState({ ...MESA, role: null }, OPEN)).toEqual({ ...ENDED, lostRole: true })
  expect(nextState({ ...MESA, role: 'admin' }, OPEN)).toEqual({ kind: 'open', worker: { ...MESA, role: 'admin' } })
})

test('each place of the menu has its own letter, name and path, and a phone shows four of them (R4.7)', () => {
  for (const part of ['letter', 'key', 'path'] as const)
    expect(new Set(MENU.map((place) => place[part])).size).toBe(MENU.length)
  expect(MENU.filter((place) => 'onPhone' in place).length).toBe(4)
})
