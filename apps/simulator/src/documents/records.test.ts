import { describe, expect, it } from 'vitest'
import { planGames } from '../games.ts'
import type { Entrant, PlannedUnit } from '../plan.ts'
import { NO_CLOCK, row, type Standing } from '../sports/standing.ts'
import { openRecordBook, withIndicators } from './records.ts'

const games = planGames({ seed: 1, startDate: '2027-09-08' })
const [heat, final] = games.units.filter((unit) => /^SWMW100MFR-+(HEAT|FNL)/.test(unit.code)) as [
  PlannedUnit,
  PlannedUnit,
]
const event = heat.event as NonNullable<PlannedUnit['event']>
const [fast, other] = event.entrants as [Entrant, Entrant]

const standing = (who: Entrant, result: string, wind?: string): Standing => ({
  ...NO_CLOCK,
  extendedInfos: wind === undefined ? [] : [{ type: 'UI', code: 'WIND_SPEED', value: wind }],
  results: [row(who, 1, { rank: '1', resultType: 'TIME', result })],
})
const placing = (who: Entrant, mark: number) => ({ entrant: who, rank: 1, irm: null, mark, wlt: null })
const marksIn = (book: ReturnType<typeof openRecordBook>) =>
  book.body(event).records[0]?.types.map(({ recordType, marks }) => [recordType, ...marks.map(({ result }) => result)])

describe('the book of records', () => {
  it('takes what is better than what stands, and marks the winner’s row with it', () => {
    const book = openRecordBook(games)
    const broken = book.enter(heat, placing(fast, 50_010), standing(fast, '50.01'))
    expect(broken).toEqual([
      { type: 'NR', equalled: false },
      { type: 'GR', equalled: false },
    ])
    expect(marksIn(book)).toEqual([
      ['NR', '50.01'],
      ['GR', '50.01'],
    ])
    const [marked] = withIndicators(standing(fast, '50.01'), event, broken).results
    expect(marked?.recordIndicators.map(({ order, recordType }) => [order, recordType])).toEqual([
      [1, 'NR'],
      [2, 'GR'],
    ])
  })

  it('lets an equal mark share the record', () => {
    const book = openRecordBook(games)
    book.enter(heat, placing(fast, 50_010), standing(fast, '50.01'))
    expect(book.enter(final, placing(other, 50_010), standing(other, '50.01'))).toEqual([
      { type: 'NR', equalled: true },
      { type: 'GR', equalled: true },
    ])
    expect(marksIn(book)?.[0]).toEqual(['NR', '50.01', '50.01'])
  })

  it('leaves what is slower, blown by the wind or without a rank', () => {
    const book = openRecordBook(games)
    const before = marksIn(book)
    expect(book.enter(heat, placing(fast, 90_000), standing(fast, '1:30.00'))).toEqual([])
    expect(book.enter(heat, placing(fast, 50_010), standing(fast, '50.01', '2.1'))).toEqual([])
    expect(book.enter(heat, { ...placing(fast, 50_010), rank: null }, standing(fast, '50.01'))).toEqual([])
    expect(marksIn(book)).toEqual(before)
  })

  it('goes back to what stood before when a record is struck out, unless it has fallen again since', () => {
    const book = openRecordBook(games)
    const before = marksIn(book)
    book.enter(heat, placing(fast, 50_010), standing(fast, '50.01'))
    expect(book.strike(heat, other.code)).toBe(false)
    expect(book.strike(heat, fast.code)).toBe(true)
    expect(marksIn(book)).toEqual(before)
    book.enter(heat, placing(fast, 50_010), standing(fast, '50.01'))
    book.enter(final, placing(other, 49_990), standing(other, '49.99'))
    expect(book.strike(heat, fast.code)).toBe(false)
    expect(marksIn(book)?.[0]).toEqual(['NR', '49.99'])
  })
})
