import { describe, expect, test } from 'vitest'
import { AGAINST_THE_RULES, RANK_RULES, type RankedList } from './rank-rules.fixture.ts'
import { lineOf, sheetOf } from './sheet.ts'
import { aSportRow, aSportUnit, aValue } from './sport.factory.ts'
import type { SportRow, SportUnit } from './sport.ts'

/**
 * Ranks are the source's: a sport draws what was sent beside them and never makes, moves or changes one. That pages show them as sent is
 * tested with the same tables in the server's audit; the medal table, the one rank that is ours, in medals/medal-table.test.ts.
 */
const unitOf = ({ code, rows }: RankedList): SportUnit =>
  aSportUnit(code, {
    status: 'OFFICIAL',
    headToHead: false,
    rows: rows.map(({ competitor, heights, ...row }) =>
      aSportRow({
        ...row,
        extended: heights.map(([height, trials], i) =>
          aValue('HEIGHT', height, { pos: String(i + 1), value2: trials }),
        ),
        competitor: { code: competitor, entries: [], athletes: [] },
      }),
    ),
  })

const withRows = (unit: SportUnit, rows: readonly SportRow[]): SportUnit => ({ ...unit, rows })

describe.each([
  ['as the rules rank', RANK_RULES],
  ['against the rules', AGAINST_THE_RULES],
])('%s', (_, lists) => {
  test.each(lists.map((list) => [list.rule, list] as const))('%s: nothing is ranked here', (_rule, list) => {
    const unit = unitOf(list)
    const before = structuredClone(unit)
    const sheet = sheetOf(unit)
    lineOf(unit)
    expect(unit).toEqual(before)
    // each line of the sheet is its own row's, wherever that stands
    expect(sheetOf(withRows(unit, unit.rows.toReversed())).cells).toEqual(sheet.cells.toReversed())
    // and says the same whatever the ranks
    const unranked = unit.rows.map((row) => ({ ...row, rank: null, rankEqual: false }))
    expect(sheetOf(withRows(unit, unranked))).toEqual(sheet)
  })
})

test.each(
  [...RANK_RULES, ...AGAINST_THE_RULES].flatMap((list) =>
    list.rows.some(({ heights }) => heights.length > 0) ? [[list.rule, list] as const] : [],
  ),
)('%s: every trial stands in its own row, in the order jumped', (_rule, list) => {
  const { cells } = sheetOf(unitOf(list))
  expect(cells.map((row) => row.flatMap((cell) => (cell ? [cell.text] : [])))).toEqual(
    list.rows.map(({ heights }) => heights.map(([, trials]) => trials.replaceAll('-', '–'))),
  )
})

describe('what is written of a first place follows the ranks sent', () => {
  const wordsOf = (rule: string) => {
    const list = [...RANK_RULES, ...AGAINST_THE_RULES].find((other) => other.rule === rule)
    if (!list) throw new Error(`there is no list "${rule}"`)
    return lineOf(unitOf(list))?.eng ?? null
  }
  test.each([
    ['a dead heat for first: two winners and no second', 'first place shared'],
    ['high jump: who do not jump off share the first place', 'first place shared'],
    ['different times with one rank', 'first place shared'],
    ['a shared first place though the trials part them', 'first place shared'],
    ['a countback that the trials contradict', 'decided on countback'],
    ['a jump-off that the other one won', 'decided in a jump-off'],
    ['equal times with ranks of their own', null],
    ['nobody is ranked', null],
    ['a disqualification above the winner', null],
  ])('%s: %s', (rule, words) => {
    expect(wordsOf(rule)).toBe(words)
  })
})
