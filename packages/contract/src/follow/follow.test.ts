import { FOLLOW_KINDS, isFollowKey } from '@games/domain/follow/follow'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FollowMarks } from './follow.ts'

const accepts = (mark: object) =>
  FollowMarks.safeParse({ marks: [{ key: 'team.T-1', followed: true, at: 1, ...mark }] })

test('what is followed is written as the rule of keys has it (0094)', () => {
  const key = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom(...FOLLOW_KINDS, 'person'), fc.stringMatching(/^[A-Za-z0-9_.\- \n]{0,42}$/))
      .map(([kind, code]) => `${kind}.${code}`),
  )
  fc.assert(
    fc.property(key, (one) => {
      expect(accepts({ key: one }).success).toBe(isFollowKey(one))
    }),
  )
})

test.each([-1, 0.5, 2 ** 53, '1', null])('%j is not when something was said (0094)', (at) => {
  expect(accepts({ at }).success).toBe(false)
})
