import type { OdfResult } from '@games/odf'
import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openRoster, single } from '../people.ts'
import { random } from '../random.ts'
import { playMatch } from './play.ts'
import type { MatchRules } from './rules.ts'

const roster = openRoster(1, '2027-09-08')
const ability = random('match-statistics.test')
const side = () => single(roster, 'BKB', roster.recruit('SP', 'F'), ability)
const sides = [side(), side()] as const
const seeds = fc.integer({ min: 0, max: 1_000_000 })

const BASKETBALL: MatchRules = {
  play: 'timed',
  periods: ['Q1', 'Q2', 'Q3', 'Q4'],
  minutes: 10,
  overtimeMinutes: 5,
  clock: 'down',
  pace: 1.65,
  possession: 15,
  scoring: 0.42,
  points: [1, 2, 2, 2, 2, 3],
  tieAllowed: false,
  tally: 'PTS',
}
const HANDBALL: MatchRules = {
  ...BASKETBALL,
  periods: ['H1', 'H2'],
  minutes: 25,
  clock: 'up',
  pace: 1.2,
  possession: 28,
  scoring: 0.5,
  points: [1],
  tally: 'GOALS',
}
const VOLLEYBALL: MatchRules = {
  play: 'sets',
  period: 'S',
  bestOf: 5,
  to: 25,
  lastTo: 15,
  cap: null,
  rally: 25,
  every: 6,
}
const BADMINTON: MatchRules = { ...VOLLEYBALL, period: 'G', bestOf: 3, to: 21, lastTo: 21, cap: 30 }

const sent = (row: OdfResult, code: string) => row.extended.find((value) => value.code === code)
const made = (row: OdfResult, code: string) => Number(sent(row, code)?.value)
const tried = (row: OdfResult, code: string) => Number(sent(row, code)?.value2)

/** Every standing of a match, the last one included. */
function standings(rules: MatchRules, seed: number) {
  const played = playMatch(rules, sides, random(seed))
  return [...played.beats.keys()].map((beat) => played.live(beat)).concat(played.closing())
}
const always = (rules: MatchRules, holds: (standing: ReturnType<typeof standings>[number]) => void) =>
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const standing of standings(rules, seed)) holds(standing)
    }),
    { numRuns: randomCases(15) },
  )

test('basketball: shots made add up to the score at every moment, and nobody makes more than they try', () => {
  always(BASKETBALL, ({ results }) => {
    for (const row of results) {
      expect(2 * made(row, 'FG2') + 3 * made(row, 'FG3') + made(row, 'FT')).toBe(Number(row.result))
      for (const code of ['FG2', 'FG3', 'FT']) expect(tried(row, code)).toBeGreaterThanOrEqual(made(row, code))
      expect(made(row, 'OREB') + made(row, 'DREB')).toBe(made(row, 'REB'))
      expect(made(row, 'AST')).toBeLessThanOrEqual(made(row, 'FG2') + made(row, 'FG3'))
    }
    const [home, away] = results as [OdfResult, OdfResult]
    expect(made(home, 'STL')).toBeLessThanOrEqual(made(away, 'TO'))
    expect(made(home, 'BLK')).toBeLessThanOrEqual(tried(away, 'FG2') - made(away, 'FG2'))
  })
})

test('handball: goals are the score, saves are the other side’s missed shots, seven-metre goals are goals', () => {
  always(HANDBALL, ({ results }) => {
    const [home, away] = results as [OdfResult, OdfResult]
    for (const [own, other] of [
      [home, away],
      [away, home],
    ] as const) {
      expect(made(own, 'GOALS')).toBe(Number(own.result))
      expect(made(own, 'SAVES')).toBeLessThanOrEqual(tried(other, 'GOALS') - made(other, 'GOALS'))
      expect(made(own, 'M7')).toBeLessThanOrEqual(made(own, 'GOALS'))
      expect(made(own, 'YC')).toBeLessThanOrEqual(3)
    }
  })
})

const pointsOf = (periods: ReturnType<typeof standings>[number]['periods']) =>
  (['homePeriodScore', 'awayPeriodScore'] as const).map((score) =>
    periods.reduce((sum, period) => sum + Number(period[score]), 0),
  )

test('volleyball: attack, block, serve and the opponent’s errors add up to the points of all sets', () => {
  always(VOLLEYBALL, ({ results, periods }) => {
    const points = results.map((row) => ['ATT', 'BLK', 'ACE', 'OE'].reduce((sum, code) => sum + made(row, code), 0))
    expect(points).toEqual(pointsOf(periods))
  })
})

test('badminton: points won are those of all games, and each game won is one game point converted', () => {
  always(BADMINTON, ({ results, periods }) => {
    expect(results.map((row) => made(row, 'PTS'))).toEqual(pointsOf(periods))
    for (const row of results) {
      expect(made(row, 'GAMEPTS')).toBe(Number(row.result))
      expect(tried(row, 'GAMEPTS')).toBeGreaterThanOrEqual(made(row, 'GAMEPTS'))
      expect(made(row, 'STREAK')).toBeLessThanOrEqual(made(row, 'PTS'))
    }
  })
})

test('statistics only grow while a match is played', () => {
  for (const rules of [BASKETBALL, HANDBALL, VOLLEYBALL, BADMINTON]) {
    const rows = standings(rules, 7).map(({ results }) =>
      results.flatMap((row) => row.extended.map((value) => Number(value.value))),
    )
    for (const [i, figures] of rows.entries())
      for (const [at, figure] of figures.entries()) expect(figure).toBeGreaterThanOrEqual(rows[i - 1]?.[at] ?? 0)
  }
})
