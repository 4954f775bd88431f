import { padRsc } from '@games/domain'
import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventByRule } from './by-rule/event-drafts.ts'
import { type EventFacts, factsWith, NO_FACTS } from './by-rule/event-facts.ts'
import { draftsOf, NOTHING_IN_FORCE, readTableRows, stops } from './index.ts'

/** A table of results is the whole list of its units: imported over an earlier table it gives what it gives without one. */

const UNITS = ['ATHM100M', 'SWMM100MFR', 'ATHMLONGJUMP'].flatMap((event) =>
  ['FNL-000100', 'HEAT000100'].map((phase) => padRsc(event.padEnd(22, '-') + phase)),
)
const REQUIRED = ['unit', 'competitor', 'organisation', 'result', 'irm']
const OPTIONAL = ['rank', 'qualification', 'difference', 'goes_on', 'status']

/** A table of a unit; the number who advance and the status are the same in all of its rows. */
const table = (unit: string, columns: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.record({
        goes_on: fc.constantFrom('2', '1+1'),
        status: fc.constantFrom('', 'OFFICIAL', 'UNOFFICIAL', 'LIVE'),
      }),
      fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 1 }).chain((codes) =>
        fc.tuple(
          ...codes.map((competitor) =>
            fc.record({
              competitor: fc.constant(competitor),
              rank: fc.constantFrom('', '1', '2', '3'),
              result: fc.constantFrom('7.90', '8.1', '8.25', '8', ''),
              irm: fc.constantFrom('', '', '', 'DNS', 'DSQ'),
              qualification: fc.constantFrom('', '', '', 'Q'),
              difference: fc.constantFrom('', '', '0.20'),
            }),
          ),
        ),
      ),
    )
    .map(([list, rows]) =>
      [
        columns,
        ...rows.map((cells) => {
          const all = new Map(Object.entries({ unit, organisation: 'AL', ...list, ...cells }))
          return columns.map((column) => all.get(column) ?? '')
        }),
      ]
        .map((cells) => cells.join(';'))
        .join('\n'),
    )

/** Tables of one unit with the same columns. */
const tables = fc
  .tuple(fc.constantFrom(...UNITS), fc.subarray(OPTIONAL))
  .chain(([unit, optional]) =>
    fc.tuple(fc.constant(unit), fc.array(table(unit, [...REQUIRED, ...optional]), { minLength: 2, maxLength: 3 })),
  )

/** The facts of an event after a table. */
function imported(event: string, facts: EventFacts, text: string): EventFacts {
  const read = readTableRows('results', new TextEncoder().encode(text))
  const inForce = {
    ...NOTHING_IN_FORCE,
    list: (unit: string) => facts.lists.get(unit) ?? null,
    medals: () => facts.medals,
  }
  const { drafts, problems } = draftsOf('results', read.rows, inForce, () => '-03:00')
  expect([...read.problems, ...problems].filter(stops)).toEqual([])
  const after = factsWith(facts, event, eventByRule(event, facts, drafts).drafts)
  return { ...after, medals: after.medals && { ...after.medals, origin: 'rules' as const } }
}

const shown = ({ lists, medals }: EventFacts) => ({
  lists: [...lists].map(([code, { status, results }]) => [code, status, results.results]),
  medals: medals?.medals ?? [],
})

test('a table over an earlier one gives what it gives without one (R12.7)', () => {
  fc.assert(
    fc.property(tables, ([unit, texts]) => {
      const event = padRsc(unit.slice(0, 22))
      const corrected = texts.reduce((facts, text) => imported(event, facts, text), NO_FACTS)
      expect(shown(corrected)).toEqual(shown(imported(event, NO_FACTS, texts.at(-1) ?? '')))
    }),
    { numRuns: randomCases(1_000) },
  )
})
