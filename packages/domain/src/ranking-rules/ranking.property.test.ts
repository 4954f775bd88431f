import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aValue } from '../sports/sport.factory.ts'
import type { SportRow } from '../sports/sport.ts'
import { whoGoesOn } from './going-on.ts'
import type { Outcome } from './match-outcome.ts'
import { poolRulesOf, poolStanding } from './pool-standing.ts'
import { type Placed, rankHeats, rankList } from './rank-list.ts'
import { aList, aMatch, aResult, attempts, heights, rules } from './ranking-rules.factory.ts'
import { RULE_SETS } from './rule-sets/rule-sets.ts'
import { seededDraw } from './seeded-draw.ts'
import { movesOf, settledDraw } from './settled-draw.ts'

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
      { numRuns: randomCases(40) },
    )
  },
)

const heats = fc.array(fc.array(few('10.80', '10.90', '11.00', '11.10', '11.20'), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 4,
})

test('never more go on than there are places; all places are filled but for those that are undecided', () => {
  fc.assert(
    fc.property(
      heats,
      fc.nat({ max: 3 }),
      fc.nat({ max: 4 }),
      few('SWM', 'ATH'),
      (times, byPlace, byResult, discipline) => {
        const units = times.map((heat, at) =>
          aList(
            `${discipline}M100M`.padEnd(22, '-') + `HEAT000${at + 1}00--`,
            ...heat.map((time, row) => aResult(`${at}-${row}`, time, { type: 'TIME' })),
          ),
        )
        const rule = { byPlace, byResult, reserves: 2, perDelegation: null, levelForLast: 'draw-of-lots' } as const
        const through = whoGoesOn(
          units.map((unit) => rankList(unit, rules(discipline))),
          rankHeats(units, rules(discipline)),
          rule,
        )
        const marked = (mark: string) => through.rows.filter((row) => row.mark === mark).length
        const byPlaces = times.reduce((sum, heat) => sum + Math.min(heat.length, byPlace), 0)
        const open = new Set(through.undecided.flatMap(({ competitors }) => competitors))
        expect(marked('Q')).toBeLessThanOrEqual(byPlaces)
        expect(marked('q')).toBeLessThanOrEqual(byResult)
        expect(marked('Q') + marked('q') + open.size).toBeGreaterThanOrEqual(
          Math.min(byPlaces + byResult, times.flat().length),
        )
        for (const { competitor, mark } of through.rows) if (open.has(competitor)) expect(mark).toBeNull()
        const again = whoGoesOn(
          units.toReversed().map((unit) => rankList(unit, rules(discipline))),
          rankHeats(units.toReversed(), rules(discipline)),
          rule,
        )
        expect(again.rows.map(({ competitor, mark }) => [competitor, mark])).toEqual(
          through.rows.map(({ competitor, mark }) => [competitor, mark]),
        )
      },
    ),
  )
})

test('a draw that is played through has one champion, and a result that is taken back and given again changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.infiniteStream(fc.boolean()), fc.nat(), (many, homeWins, which) => {
      const entrants = Array.from({ length: many }, (_, at) => ({
        code: `C${at}`,
        type: 'A' as const,
        organisation: null,
      }))
      const drawn = seededDraw('JUDM60KG', entrants, 'repechage-of-quarterfinalists')
      const outcomes = new Map<string, Outcome>()
      for (const { code } of drawn) {
        const [home, away] = settledDraw(drawn, outcomes).units.find((unit) => unit.code === code)?.sides ?? []
        const [one, other] = [home?.code ?? '', away?.code ?? '']
        expect([one, other]).not.toContain('')
        const [winner, loser] = homeWins.next().value ? [one, other] : [other, one]
        outcomes.set(code, { kind: 'won', winner, loser, why: { rule: 'wlt-sent', values: {} } })
      }
      const settled = settledDraw(drawn, outcomes)
      expect([settled.nobody, settled.stale]).toEqual([[], []])
      const taken = drawn[which % drawn.length]?.code ?? ''
      const outcome = outcomes.get(taken) ?? null
      const without = new Map([...outcomes].filter(([code]) => code !== taken))
      for (const { unit, is } of movesOf(drawn, outcomes, taken, null))
        expect([unit !== taken, is]).toEqual([true, null])
      expect(settledDraw(drawn, new Map([...without, ...(outcome ? [[taken, outcome] as const] : [])]))).toEqual(
        settled,
      )
    }),
  )
})
