import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEDALS, medalTable } from './medal-table.ts'
import { type RankOrder, rankReason } from './rank-reason.ts'

const row = (organisation: string, gold: number, silver: number, bronze: number) => ({
  organisation,
  gold,
  silver,
  bronze,
  total: gold + silver + bronze,
})
const SP = row('SP', 4, 0, 0)
const PR = row('PR', 3, 2, 4)
const MT = row('MT', 3, 2, 4)
const CE = row('CE', 3, 1, 9)
const BA = row('BA', 3, 1, 2)
const TABLE = [SP, PR, MT, CE, BA]
const because = (one: (typeof TABLE)[number], order: RankOrder = 'gold', table = TABLE) => {
  const reason = rankReason(one, table, order)
  if (reason.kind === 'alone') return 'alone'
  if (reason.kind === 'tied') return `tied ${reason.with.map((r) => r.organisation).join()}`
  return [reason.kind, reason.column, `(${reason.level.join()})`, reason.with.organisation].join(' ')
}

describe('a rank explains itself (R5.6)', () => {
  test.each([
    ['more golds than the best below', SP, 'more gold () PR'],
    ['a shared rank names whom it is shared with', PR, 'tied MT'],
    ['as many golds and silvers, more bronzes', CE, 'more bronze (gold,silver) BA'],
    ['the last is compared with the one above it', BA, 'fewer bronze (gold,silver) CE'],
  ])('%s', (_what, one, expected) => expect(because(one)).toBe(expected))

  test('as many golds, more silvers', () => expect(because(MT, 'gold', [MT, CE])).toBe('more silver (gold) CE'))
  test('by total only the total counts', () => {
    expect(because(CE, 'total')).toBe('more total () PR')
    expect(because(PR, 'total')).toBe('tied MT')
  })
  test('one delegation alone has nobody to be compared with', () => expect(because(SP, 'gold', [SP])).toBe('alone'))
})

const medals = fc.array(
  fc.record({ organisation: fc.constantFrom('AC', 'AL', 'BA', 'CE'), medal: fc.constantFrom(...MEDALS) }),
)
test('the reason always agrees with the ranks of the table (R5.6)', () =>
  fc.assert(
    fc.property(medals, fc.constantFrom<RankOrder[]>('gold', 'total'), (list, order) => {
      const { rows } = medalTable(list)
      const rankOf = (one: (typeof rows)[number]) => (order === 'gold' ? one.rank : one.rankTotal)
      for (const one of rows) {
        const reason = rankReason(one, rows, order)
        const equal = order === 'gold' ? one.rankEqual : one.rankTotalEqual
        expect(reason.kind === 'tied').toBe(equal)
        if (reason.kind === 'alone') expect(rows).toHaveLength(1)
        else if (reason.kind === 'tied') {
          const shared = rows.filter((other) => other !== one && rankOf(other) === rankOf(one))
          expect(new Set(reason.with)).toEqual(new Set(shared))
        } else {
          const isBetter = reason.kind === 'more'
          expect(rankOf(one) < rankOf(reason.with)).toBe(isBetter)
          expect(one[reason.column] > reason.with[reason.column]).toBe(isBetter)
          for (const column of reason.level) expect(one[column]).toBe(reason.with[column])
        }
      }
    }),
  ))
