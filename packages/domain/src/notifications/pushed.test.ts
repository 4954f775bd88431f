import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf, channelOf, hasNews, isVoidedBy, type Revision, type ShownRevisions, withShown } from './pushed.ts'

const revision: fc.Arbitrary<Revision> = fc.record({
  about: fc.constantFrom('result.A', 'result.B', 'start.A', 'medal.A'),
  revision: fc.integer({ min: 1, max: 4 }),
})
const one = revision.map((told) => ({ tells: [told] }))
const several = fc.array(revision, { minLength: 1, maxLength: 4 }).map((tells) => ({ tells }))

/** What a device shows of what comes, in its order. */
function shownOf(pushes: readonly { readonly tells: readonly Revision[] }[]): Revision[][] {
  let shown: ShownRevisions = {}
  return pushes.flatMap((push) => {
    if (!hasNews(push, shown)) return []
    shown = withShown(shown, push)
    return [[...push.tells]]
  })
}

test('whatever the order and however often each comes, a device never shows a lower revision after a higher one (0095)', () => {
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), (pushes) => {
      const last: Record<string, number> = {}
      for (const { about, revision: shown } of shownOf(pushes).flat()) {
        expect(shown).toBeGreaterThan(last[about] ?? 0)
        last[about] = shown
      }
    }),
  )
})

test('a revision is news once, and the highest is shown in the end (0095)', () => {
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 30 }), (pushes) => {
      const told = shownOf(pushes).flat()
      expect(new Set(told.map(({ about, revision: shown }) => `${about} ${shown}`)).size).toBe(told.length)
      for (const { tells } of pushes)
        for (const { about } of tells) {
          const highest = (all: readonly Revision[]) =>
            Math.max(...all.filter((any) => any.about === about).map(({ revision: any }) => any))
          expect(highest(told)).toBe(highest(pushes.flatMap((push) => push.tells)))
        }
    }),
  )
})

test('of several things told at once one that is newer is news, and what was shown already is not told again by itself (0095)', () => {
  fc.assert(
    fc.property(fc.array(several, { maxLength: 20 }), several, (before, push) => {
      const shown = before.reduce(withShown, {} as ShownRevisions)
      expect(hasNews(push, shown)).toBe(push.tells.some(({ about, revision: told }) => told > (shown[about] ?? 0)))
      expect(hasNews(push, withShown(shown, push))).toBe(false)
      for (const told of before) expect(hasNews(told, withShown(shown, push))).toBe(false)
    }),
  )
})

test('of more than 2,000 things the oldest are forgotten, and what was told again is not old (0095)', () => {
  const first = { tells: [{ about: 'result.first', revision: 1 }] }
  const second = { tells: [{ about: 'result.second', revision: 1 }] }
  const others = { tells: Array.from({ length: 1_999 }, (_, n) => ({ about: `start.${n}`, revision: 1 })) }
  const shown = [second, first, others].reduce(withShown, withShown({}, first))
  expect(Object.keys(shown)).toHaveLength(2_000)
  expect([hasNews(first, shown), hasNews(second, shown)]).toEqual([false, true])
})

test('a summary of which one line has been shown by a newer revision shows no lines (0095)', () => {
  const summary = {
    tells: [
      { about: 'result.A', revision: 1 },
      { about: 'result.B', revision: 1 },
    ],
    body: 'A\nB',
  }
  expect(bodyOf(summary, {})).toBe('A\nB')
  expect(bodyOf(summary, { 'result.A': 1 })).toBe('A\nB')
  expect(bodyOf(summary, { 'result.A': 2 })).toBe('')
})

test('what a push corrects is void on the screen, and so is the start of what has another time (0095)', () => {
  const shown = [{ about: 'result.A', revision: 1 }]
  const by = (about: string, to: number) => ({ tells: [{ about, revision: to }] })
  expect(isVoidedBy(shown, by('result.A', 2))).toBe(true)
  expect(isVoidedBy(shown, by('result.A', 1))).toBe(false)
  expect(isVoidedBy(shown, by('result.B', 2))).toBe(false)
  expect(isVoidedBy([{ about: 'start.JUD1.15', revision: 1 }], by('plan.JUD1', 1))).toBe(true)
  expect(isVoidedBy([{ about: 'start.JUD11.15', revision: 1 }], by('plan.JUD1', 1))).toBe(false)
})

test('every case that Android’s half of the native app runs too is as there (0111)', () => {
  const read = (written: string) => ({
    tells: written.split(' ').map((one) => {
      const [about = '', revision] = one.split('=')
      return { about, revision: Number(revision) }
    }),
    body: 'lines',
  })
  const lines = readFileSync(join(import.meta.dirname, '../../../../fixtures/notifications/shown-cases.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  let shown: ShownRevisions = {}
  for (const line of lines) {
    if (line === 'new') {
      shown = {}
      continue
    }
    const [asked = '', expected] = line.split(' : ')
    const [first = '', by] = asked.split(' by ')
    const push = read(first)
    const found =
      by !== undefined
        ? isVoidedBy(push.tells, read(by))
          ? 'void'
          : 'stays'
        : !hasNews(push, shown)
          ? 'old'
          : bodyOf(push, shown) === ''
            ? 'bare'
            : 'whole'
    expect([line, found]).toEqual([line, expected])
    if (by === undefined && found !== 'old') shown = withShown(shown, push)
  }
  expect(lines.length).toBeGreaterThan(20)
})

test.each<[tells: readonly string[], channel: string]>([
  [['start.A.15'], 'starts'],
  [['start.A.15', 'plan.B'], 'starts'],
  [['message.7'], 'messages'],
  [['result.A'], 'results'],
  [['start.A.15', 'medal.A.1'], 'results'],
  [['trial'], 'results'],
])('a notification of %o is of the channel %s (0111)', (tells, channel) => {
  expect(channelOf({ tells: tells.map((about) => ({ about, revision: 1 })) })).toBe(channel)
})
