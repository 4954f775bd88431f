import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOLLOW_KINDS, type FollowMark, followedOf, followKey, mergeMarks, readFollowKey, withMark } from './follow.ts'
import { MOST_MARKS, withoutOldest } from './most-marks.ts'

const key = fc.constantFrom(followKey('athlete', '1'), followKey('team', 'T-1'), followKey('delegation', 'AL'))
const marks: fc.Arbitrary<FollowMark[]> = fc.array(
  fc.record({ key, followed: fc.boolean(), at: fc.integer({ min: 0, max: 5 }) }),
)

test('marks of several devices are one list, whatever the order and however often each arrives (0094)', () => {
  fc.assert(
    fc.property(marks, marks, marks, (a, b, c) => {
      const one = mergeMarks(a, b, c)
      expect(mergeMarks(c, a, b)).toEqual(one)
      expect(mergeMarks(mergeMarks(b, c), one, a, a)).toEqual(one)
    }),
  )
})

test('two devices that were offline agree, and nothing that only one of them said is lost, whatever their clocks (0094)', () => {
  const words = fc.array(fc.record({ key, followed: fc.boolean(), now: fc.integer({ min: -1_000, max: 1_000 }) }))
  fc.assert(
    fc.property(marks, words, words, (known, first, second) => {
      const before = mergeMarks(known)
      const say = (said: typeof first) => said.reduce((all, word) => withMark(all, word, word.now), before)
      const [mine, yours] = [say(first), say(second)]
      const agreed = mergeMarks(mine, yours)
      expect(mergeMarks(yours, mine)).toEqual(agreed)
      const last = (said: typeof first, of: string) => said.findLast((word) => word.key === of)?.followed
      for (const { key: one, followed } of agreed) {
        const [here, there] = [last(first, one), last(second, one)]
        if (here !== undefined && (there === undefined || there === here)) expect(followed).toBe(here)
        else if (there !== undefined && here === undefined) expect(followed).toBe(there)
      }
    }),
  )
})

test('a word on a device whose clock is slow counts for who has seen what it replaces (0094)', () => {
  const seen: FollowMark[] = [{ key: followKey('athlete', '1'), followed: true, at: 9_000 }]
  const after = withMark(seen, { key: followKey('athlete', '1'), followed: false }, 10)
  expect(followedOf(mergeMarks(seen, after))).toEqual([])
})

test('a key names what it was made of, and nothing else is one (0094)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FOLLOW_KINDS), fc.stringMatching(/^[A-Za-z0-9_.-]{1,40}$/), (kind, code) => {
      expect(readFollowKey(followKey(kind, code))).toEqual({ kind, code })
    }),
  )
  for (const text of ['', 'athlete', 'athlete.', 'person.1', 'athlete.a b', `athlete.${'x'.repeat(41)}`, 'ATHLETE.1'])
    expect(readFollowKey(text)).toBeNull()
})

test('of too many marks the oldest of what is no longer followed go, and nothing that is (0094)', () => {
  const marks = Array.from(
    { length: MOST_MARKS + 3 },
    (_, at): FollowMark => ({ key: followKey('athlete', String(at)), followed: at % 3 === 0, at }),
  )
  const gone = new Set([1, 2, 4])
  expect(withoutOldest(marks)).toEqual(marks.filter(({ at }) => !gone.has(at)))
  expect(withoutOldest(withoutOldest(marks))).toEqual(withoutOldest(marks))
  expect(withoutOldest(marks.slice(3))).toEqual(marks.slice(3))
})
