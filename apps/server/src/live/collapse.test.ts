import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Announcement, collapse } from './collapse.ts'
import type { NumberedEvent } from './event-log.ts'

const correction = { at: '2026-07-16T10:00:00-03:00', note: null }
const event = (seq: number, topic: string, ref: string | null = null, corrects = false): NumberedEvent => ({
  seq,
  topic,
  ref,
  correction: corrects ? correction : null,
})

test.each<[string, NumberedEvent[], [number, string, string][]]>([
  [
    'of several changes of a whole topic the last is announced',
    [event(1, 'm'), event(2, 'u'), event(3, 'm')],
    [
      [2, 'u', ''],
      [3, 'm', ''],
    ],
  ],
  [
    'rows changed one after the other are announced together',
    [event(1, 's', 'a'), event(2, 's', 'b'), event(3, 's', 'a')],
    [[3, 's', 'a b']],
  ],
  [
    'rows are not gathered over another topic',
    [event(1, 's', 'a'), event(2, 'm'), event(3, 's', 'b')],
    [
      [1, 's', 'a'],
      [2, 'm', ''],
      [3, 's', 'b'],
    ],
  ],
  [
    'a change of the whole covers rows before it',
    [event(1, 's', 'a'), event(2, 'm'), event(3, 's')],
    [
      [2, 'm', ''],
      [3, 's', ''],
    ],
  ],
  [
    'a correction is never left out',
    [event(1, 'm', null, true), event(2, 'u'), event(3, 'm')],
    [
      [1, 'm', ''],
      [2, 'u', ''],
      [3, 'm', ''],
    ],
  ],
])('%s', (_, events, expected) => {
  expect(collapse(events).map(({ seq, topic, refs }) => [seq, topic, refs.join(' ')])).toEqual(expected)
})

const histories = fc
  .array(
    fc.record({
      topic: fc.constantFrom('m', 's', 'u'),
      ref: fc.constantFrom(null, 'a', 'b', 'c'),
      corrects: fc.boolean(),
    }),
    {
      maxLength: 30,
    },
  )
  .map((changes) => changes.map(({ topic, ref, corrects }, at) => event(at + 1, topic, ref, corrects && at % 3 === 0)))

const announces = (collapsed: Announcement, { seq, topic, ref }: NumberedEvent): boolean =>
  collapsed.topic === topic &&
  collapsed.seq >= seq &&
  (collapsed.refs.length === 0 || (ref !== null && collapsed.refs.includes(ref)))

test('whoever is cut off after any announcement and reconnects with its number receives everything, and every correction', () => {
  fc.assert(
    fc.property(histories, fc.nat(), (events, cut) => {
      const collapsed = collapse(events)
      expect(collapsed.map(({ seq }) => seq)).toEqual(
        [...new Set(collapsed.map(({ seq }) => seq))].sort((a, b) => a - b),
      )
      const received = collapsed.slice(0, collapsed.length === 0 ? 0 : cut % (collapsed.length + 1))
      const cursor = received.at(-1)?.seq ?? 0
      const all = [...received, ...collapse(events.filter(({ seq }) => seq > cursor))]
      for (const one of events) {
        expect(all.some((announcement) => announces(announcement, one))).toBe(true)
        if (one.correction) expect(all.some((other) => announces(other, one) && other.correction !== null)).toBe(true)
      }
    }),
    { numRuns: randomCases(500) },
  )
})
