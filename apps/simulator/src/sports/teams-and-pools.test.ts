import type { OdfResult } from '@games/odf'
import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openRoster, single, squad } from '../people.ts'
import type { Entrant, PlannedUnit } from '../plan.ts'
import { random } from '../random.ts'
import { VENUES } from '../venues.ts'
import { fencingPoolRows, playFencingPool } from './fencing-pool.ts'
import { playFencingTeam } from './fencing-team.ts'
import { playJudgedTeam } from './judged-team.ts'

const STATES = ['SP', 'AL', 'CE', 'RJ', 'PR', 'BA', 'PE', 'AM'] as const
const roster = openRoster(1, '2027-09-08')
const abilities = random('teams-and-pools.test')
const seeds = fc.integer({ min: 0, max: 1_000_000 })
const weapons = fc.constantFrom('foil' as const, 'epee' as const, 'sabre' as const)
const teamsOf = (event: string, size: number): Entrant[] =>
  STATES.map((state) => {
    const members = Array.from({ length: size }, () => roster.recruit(state, 'F'))
    return squad(roster, event, members, abilities)
  })

const values = ({ extended }: Pick<OdfResult, 'extended'>, code: string) =>
  extended.filter((value) => value.code === code)
const figure = (row: OdfResult, code: string) => Number(values(row, code)[0]?.value)
const thousandths = (text: string | null | undefined) => Math.round(Number(text) * 1000)

describe('a pool of fencing', () => {
  const fencers = STATES.slice(0, 6).map((state) => single(roster, 'FEN', roster.recruit(state, 'F'), abilities))

  it('is fifteen bouts to five, everybody against everybody once, and one of the two wins', () => {
    fc.assert(
      fc.property(seeds, weapons, (seed, weapon) => {
        const { bouts } = playFencingPool(weapon, fencers, random(seed))
        const pairs = bouts.map(({ fencers: two }) =>
          two
            .map(({ code }) => code)
            .sort()
            .join(),
        )
        expect([bouts.length, new Set(pairs).size]).toEqual([15, 15])
        for (const { score } of bouts) {
          expect(Math.max(...score)).toBeLessThanOrEqual(5)
          expect(score[0]).not.toBe(score[1])
        }
      }),
    )
  })

  it('gives nobody a third bout without a rest', () => {
    const { bouts } = playFencingPool('foil', fencers, random(1))
    for (const fencer of fencers)
      for (let i = 2; i < bouts.length; i++)
        expect(bouts.slice(i - 2, i + 1).every(({ fencers: two }) => two.includes(fencer))).toBe(false)
  })

  it('is ranked by victories, then touches given less received, then given; its sheet and its table say the same', () => {
    fc.assert(
      fc.property(seeds, weapons, (seed, weapon) => {
        const pool = playFencingPool(weapon, fencers, random(seed))
        const { results } = pool.closing()
        const unit = { code: 'FENWFOIL--------------GPA-000100--', venue: VENUES.CONVENTION } as unknown as PlannedUnit
        const table = fencingPoolRows(pool, unit, pool.bouts.length)
        const keys = results.map((row) => [figure(row, 'VM'), figure(row, 'IND'), figure(row, 'TD')])
        for (const [i, row] of results.entries()) {
          const bouts = values(row, 'BOUT').map(({ value }) => value ?? '')
          const won = bouts.filter((bout) => bout.startsWith('V')).length
          expect(row.result).toBe(String(won))
          expect(figure(row, 'TD')).toBe(bouts.reduce((sum, bout) => sum + Number(bout.slice(1)), 0))
          expect(figure(row, 'IND')).toBe(figure(row, 'TD') - figure(row, 'TR'))
          const line = table[i]
          expect([line?.competitor.code, line?.rank, line?.won, line?.for, line?.against]).toEqual([
            row.competitor.code,
            row.rank,
            String(won),
            String(figure(row, 'TD')),
            String(figure(row, 'TR')),
          ])
          const above = results[i - 1]
          if (!above) continue
          const order = [0, 1, 2].map((key) => {
            const victories = (of: OdfResult) => Number(of.result)
            return key === 0 ? victories(above) - victories(row) : (keys[i - 1]?.[key] ?? 0) - (keys[i]?.[key] ?? 0)
          })
          const decisive = order.find((difference) => difference !== 0) ?? 0
          expect(decisive).toBeGreaterThanOrEqual(0)
          expect(above.rank === row.rank).toBe(decisive === 0)
        }
      }),
    )
  })

  it('has no place for who has not fenced yet', () => {
    const first = playFencingPool('sabre', fencers, random(3)).live(0).results
    expect(first.map(({ rank, result }) => [rank, result])).toEqual([
      ['1', '1'],
      ['2', '0'],
      ...Array.from({ length: 4 }, () => [null, null]),
    ])
  })
})

describe('a team match of fencing', () => {
  const [home, away] = teamsOf('FENWTEAMEPEE----------', 3)
  if (!home || !away) throw new Error('no teams')

  it('is nine legs whose touches add up, to no more than five times the leg, and ends at 45 or with time', () => {
    fc.assert(
      fc.property(seeds, weapons, (seed, weapon) => {
        const { results, clock } = playFencingTeam(weapon, [home, away], random(seed)).closing()
        const final = results.map((row) => Number(row.result))
        expect(final[0]).not.toBe(final[1])
        expect(results.find(({ wlt }) => wlt === 'W')?.result).toBe(String(Math.max(...final)))
        for (const row of results) {
          const legs = values(row, 'LEG')
          expect(legs.map(({ pos }) => pos)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
          let running = 0
          for (const [i, { value, value2 }] of legs.entries()) {
            running += Number(value2)
            expect(running).toBe(Number(value))
            expect(running).toBeLessThanOrEqual(5 * (i + 1))
          }
          expect(row.result).toBe(String(running))
        }
        if (Math.max(...final) < 45) expect(weapon).not.toBe('sabre')
        expect(['P9', 'OT']).toContain(clock?.period)
      }),
    )
  })

  it('lets every fencer meet each of the other team once', () => {
    const fencers = new Map<string, Set<number | null>>()
    for (let seed = 0; seed < 20; seed++)
      for (const { period, side, member } of playFencingTeam('epee', [home, away], random(seed)).report?.().plays ?? [])
        if (period !== 'OT') {
          const key = `${period} ${side}`
          fencers.set(key, (fencers.get(key) ?? new Set()).add(member))
        }
    const legs = Array.from({ length: 9 }, (_, i) =>
      ([0, 1] as const).map((side) => [...(fencers.get(`P${i + 1} ${side}`) ?? [])].join()),
    )
    expect(new Set(legs.map((leg) => leg.join('-')))).toEqual(
      new Set(['0-0', '0-1', '0-2', '1-0', '1-1', '1-2', '2-0', '2-1', '2-2']),
    )
  })
})

describe('a team final of artistic gymnastics', () => {
  const teams = teamsOf('GARWTEAM--------------', 4)
  const apparatus = ['VT', 'UB', 'BB', 'FX']
  const play = (seed: number) =>
    playJudgedTeam({ play: 'judged-team', apparatus, base: 11.2, every: 60, counting: 3 }, teams, random(seed))

  it('adds up the best three of four scores on each apparatus, and the apparatus', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const row of play(seed).closing().results) {
          for (const { code, value } of row.extended) {
            const scores = row.competitor.athletes.flatMap((athlete) => values(athlete, code))
            const counts = (counting: string) =>
              scores
                .filter(({ extensions }) =>
                  extensions?.some((one) => one.code === 'COUNTING' && one.value === counting),
                )
                .map((score) => thousandths(score.value))
            const [counting, others] = [counts('Y'), counts('N')]
            expect([counting.length, others.length]).toEqual([3, 1])
            expect(counting.reduce((sum, score) => sum + score, 0)).toBe(thousandths(value))
            expect(Math.min(...counting)).toBeGreaterThanOrEqual(others[0] ?? 0)
          }
          expect(row.extended.map(({ code }) => code)).toEqual(apparatus)
          expect(row.extended.reduce((sum, { value }) => sum + thousandths(value), 0)).toBe(thousandths(row.result))
        }
      }),
      { numRuns: randomCases(30) },
    )
  })

  it('never takes points away while it goes on', () => {
    const played = play(7)
    const before = new Map<string, number>()
    for (const beat of played.beats.keys())
      for (const { result, competitor } of played.live(beat).results) {
        expect(thousandths(result)).toBeGreaterThanOrEqual(before.get(competitor.code) ?? 0)
        before.set(competitor.code, thousandths(result))
      }
  })
})
