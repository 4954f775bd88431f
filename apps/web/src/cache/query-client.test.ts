import { ApiFailure } from '@games/contract/failure'
import { expect, test } from 'vitest'
import { createQueryClient, retryDelay } from './query-client.ts'

const queries = (onServer: boolean) => createQueryClient(onServer).getDefaultOptions().queries

test('stale after 5 s, forgotten after 5 min, retried after 1 s doubling up to 30 s (spec §9)', () => {
  expect(queries(false)).toMatchObject({ staleTime: 5_000, gcTime: 300_000 })
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

test('three more tries (spec §9), but none for an answer that asking again will not change', () => {
  const retry = queries(false)?.retry
  if (typeof retry !== 'function') throw new Error('retry is a rule')
  const failing = (error: Error) => [0, 1, 2, 3].map((count) => retry(count, error))
  expect(failing(new TypeError('no network'))).toEqual([true, true, true, false])
  expect(failing(new ApiFailure(503, 'unavailable', ''))).toEqual([true, true, true, false])
  expect(failing(new ApiFailure(404, 'not-found', ''))).toEqual([false, false, false, false])
})

test('the server asks once', () => {
  expect(queries(true)?.retry).toBe(false)
})
