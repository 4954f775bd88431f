import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aValue } from '../sports/sport.factory.ts'
import type { SportRow } from '../sports/sport.ts'
import { poolRulesOf, poolStanding } from './pool-standing.ts'
import { type Placed, rankList } from './rank-list.ts'
import { aList, aMatch, aResult, attempts, heights, rules } from './ranking-rules.factory.ts'
import { RULE_SETS } from './rule-sets/rule-sets.ts'

const IRMS = ['DNF', 'DNS', 'DQ', 'LAP', 'XYZ']
const irm = fc.option(fc.constantFrom(...IRMS), { freq: 5, nil: undefined })
const few = <T>(...values: T[]) => fc.constantFrom(...values)

/** Lists of each kind whose figures are few, so that many are equal. */
const LISTS: readonly (readonly [
  code: string,
  type: string,
  result: fc.Arbitrary<string>,
  extended: fc.Arbitrary<SportRow['extended']>,
])[] = [
  [
    'ATHM100M--------------FNL-000100--',
    'TIME',
    few('10.84', '10.85', '10.841'),
    few([], [aValue('THOUSANDTHS', '10.834')], [aValue('THOUSANDTHS', '10.838')]),
  ],
  ['SWMM100MFR------------FNL-000100--', 'TIME', few('51.2', '51.20', '1:02.10'), fc.constant([])],
  [
    'ATHWLJ----------------FNL-000100--',
    'DISTANCE',
    few('6.50', '6.40'),
    few(attempts('6.50', '6.40'), attempts('6.50', 'X'), []),
  ],
  [
    'ATHWHJ----------------FNL-000100--',
    'DISTANCE',
    fc.constant('1.89'),
    few(heights('1.84 O 1.89 XO'), heights('1.84 XO 1.89 O'), heights('1.89 O')),
  ],
  ['MTBWXCTRY-------------FNL-000100--', 'TIME', few('1:26:02', '1:27:00'), few([], [aValue('FINISH_ORDER', '1')])],
  [
    'ARCMINDIVID-----------QUAL000100--',
    'POINTS',
    few('660', '650'),
    few([aValue('TENS', '30'), aValue('XS', '9')], [aValue('TENS', '30'), aValue('XS', '8')]),
  ],
]

const list = fc.constantFrom(...LISTS).chain(([code, type, result, extended]) =>
  fc.array(fc.record({ result, extended, irm }), { minLength: 1, maxLength: 9 }).map((rows) => ({
    code,
    rows: rows.map((row, at) =>
      row.irm === undefined
        ? aResult(`C${at}`, row.result, { type, extended: row.extended })
        : aResult(`C${at}`, null, { irm: row.irm }),
    ),
  })),
)
const rankedOnly = (rows: readonly Placed[]) => rows.filter(({ rank }) => rank !== null)
const of = (code: string, rows: readonly SportRow[]) => rankList(aList(code, ...rows), rules(code))

test('the order of the rows does not matter', () => {
  fc.assert(
    fc.property(
      list.chain((one) =>
        fc.tuple(fc.constant(one), fc.shuffledSubarray([...one.rows], { minLength: one.rows.length })),
      ),
      ([{ code, rows }, shuffled]) => {
        expect(of(code, shuffled)).toEqual(of(code, rows))
      },
    ),
  )
})

test('each row stands once, SortOrder counts from 1, ranks never fall and those without one come last', () => {
  fc.assert(
    fc.property(list, ({ code, rows }) => {
      const ranking = of(code, rows)
      expect(ranking.rows.map(({ sortOrder }) => sortOrder)).toEqual(rows.map((_, at) => at + 1))
      expect(new Set(ranking.rows.map(({ competitor }) => competitor)).size).toBe(rows.length)
      const ranks = ranking.rows.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY)
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    }),
  )
})

test('a shared rank is marked and leaves out the next: the rank is how many are ahead, and one', () => {
  fc.assert(
    fc.property(list, ({ code, rows }) => {
      const ranked = rankedOnly(of(code, rows).rows)
      for (const row of ranked) {
        expect(row.rank).toBe(1 + ranked.filter(({ rank }) => (rank ?? 0) < (row.rank ?? 0)).length)
        expect(row.rankEqual).toBe(ranked.filter(({ rank }) => rank === row.rank).length > 1)
      }
    }),
  )
})

test('somebody with an IRM who is added moves nobody ranked', () => {
  fc.assert(
    fc.property(list, fc.constantFrom('DNS', 'DQ', 'XYZ'), ({ code, rows }, letters) => {
      const ranksOf = (given: readonly SportRow[]) =>
        rankedOnly(of(code, given).rows).map(({ competitor, rank }) => `${rank} ${competitor}`)
      expect(ranksOf([...rows, aResult('Z', null, { irm: letters })])).toEqual(ranksOf(rows))
    }),
  )
})

test('whoever is told as undecided shares the places between; nobody else is between them', () => {
  fc.assert(
    fc.property(list, ({ code, rows }) => {
      const ranking = of(code, rows)
      for (const { competitors, from, to } of ranking.undecided) {
        const concerned = ranking.rows.filter(({ competitor }) => competitors.includes(competitor))
        expect(concerned).toHaveLength(competitors.length)
        for (const { rank } of concerned) if (rank !== null) expect(rank).toBe(from)
        expect(to).toBeGreaterThanOrEqual(from)
      }
    }),
  )
})

const POOLS = RULE_SETS.flatMap((ruleSet) => {
  const pool = poolRulesOf(ruleSet)
  return pool ? [[ruleSet.id, pool] as const] : []
})
const score = fc.integer({ min: 0, max: 3 })
const MEMBERS = ['A', 'B', 'C', 'D'] as const
const PAIRS = MEMBERS.flatMap((home, at) => MEMBERS.slice(at + 1).map((away) => [home, away] as const))

test.each(POOLS)(
  '%s: a table has everybody once, whatever the order of matches, and its ranks leave out the next',
  (_id, pool) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(score, score), { minLength: PAIRS.length, maxLength: PAIRS.length }),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
        (scores, order) => {
          const matches = PAIRS.map(([home, away], at) => {
            const [one, other] = scores[at] ?? [0, 0]
            return aMatch(`HBLMTEAM7-------------GPA-000${at + 1}00--`, `${home} ${one} ${away} ${other}`)
          })
          const table = poolStanding(matches, MEMBERS, pool)
          const again = poolStanding(
            order.flatMap((at) => matches[at] ?? []),
            MEMBERS.toReversed(),
            pool,
          )
          expect(again).toEqual(table)
          expect(table.rows.map(({ competitor }) => competitor).toSorted()).toEqual([...MEMBERS])
          for (const row of table.rows)
            expect(row.rank).toBe(1 + table.rows.filter(({ rank }) => (rank ?? 9) < (row.rank ?? 0)).length)
        },
      ),
      { numRuns: 40 },
    )
  },
)
