import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ReleasedRow, resultChanges } from './result-changes.ts'

const row = (competitor: string, rank: string | null, given: Partial<ReleasedRow> = {}): ReleasedRow => ({
  competitor,
  rank,
  result: '10.84',
  irm: null,
  qualificationMark: null,
  ...given,
})

describe('what a new release of a result changed (odf.md §2)', () => {
  test.each<[string, ReleasedRow[], ReleasedRow[], unknown[]]>([
    [
      'nothing, where only the order of the list differs',
      [row('A', '1'), row('B', '1')],
      [row('B', '1'), row('A', '1')],
      [],
    ],
    [
      'first and second exchanged after a protest',
      [row('A', '1'), row('B', '2')],
      [row('B', '1'), row('A', '2')],
      [
        { competitor: 'B', what: 'rank', from: '2', to: '1' },
        { competitor: 'A', what: 'rank', from: '1', to: '2' },
      ],
    ],
    [
      'a disqualification: the rank and the result go, the reason comes',
      [row('A', '1')],
      [row('A', null, { result: null, irm: 'DSQ' })],
      [
        { competitor: 'A', what: 'rank', from: '1', to: null },
        { competitor: 'A', what: 'result', from: '10.84', to: null },
        { competitor: 'A', what: 'irm', from: null, to: 'DSQ' },
      ],
    ],
    [
      'a mark that is upper case now: Q and q differ',
      [row('A', '1', { qualificationMark: 'q' })],
      [row('A', '1', { qualificationMark: 'Q' })],
      [{ competitor: 'A', what: 'qualification', from: 'q', to: 'Q' }],
    ],
    [
      'somebody is there now, and somebody is not any more',
      [row('A', '1')],
      [row('B', '1')],
      [
        { competitor: 'B', what: 'added', from: null, to: '1' },
        { competitor: 'A', what: 'removed', from: '1', to: null },
      ],
    ],
  ])('%s', (_, before, after, changes) => {
    expect(resultChanges(before, after)).toEqual(changes)
  })

  const lists = fc.uniqueArray(
    fc.record({
      competitor: fc.constantFrom('A', 'B', 'C', 'D'),
      rank: fc.constantFrom('1', '2', null),
      result: fc.constantFrom('9.9', null),
      irm: fc.constantFrom('DNS', null),
      qualificationMark: fc.constantFrom('Q', 'q', null),
    }),
    { selector: ({ competitor }) => competitor },
  )

  test('a release changes nothing in itself, and going back names the same competitors', () => {
    fc.assert(
      fc.property(lists, lists, (one, other) => {
        expect(resultChanges(one, one)).toEqual([])
        const who = (changes: readonly { competitor: string }[]) => new Set(changes.map(({ competitor }) => competitor))
        expect(who(resultChanges(one, other))).toEqual(who(resultChanges(other, one)))
      }),
    )
  })
})
