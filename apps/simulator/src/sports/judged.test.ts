import type { OdfExtended } from '@games/odf'
import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openRoster, single } from '../people.ts'
import { random } from '../random.ts'
import { playJudged } from './judged.ts'

const roster = openRoster(1, '2027-09-08')
const gymnasts = Array.from({ length: 8 }, (_, i) =>
  single(roster, 'GAR', roster.recruit(i % 2 ? 'SP' : 'AL', 'F'), random('judged.test', i)),
)
const seeds = fc.integer({ min: 0, max: 1_000_000 })
const play = (apparatus: readonly string[], base: number, seed: number) =>
  playJudged({ play: 'judged', apparatus, base, every: 60 }, gymnasts, random(seed))

const thousandths = (text: string | undefined) => Math.round(Number(text ?? 0) * 1000)
const part = (exercise: OdfExtended, code: string) =>
  thousandths(exercise.extensions?.find((extension) => extension.code === code)?.value)
const made = (exercise: OdfExtended) =>
  part(exercise, 'DIFFICULTY') + part(exercise, 'ARTISTRY') + part(exercise, 'EXECUTION') - part(exercise, 'PENALTY')

describe('gymnastics', () => {
  it.each([
    ['artistic', ['VT', 'UB', 'BB', 'FX'], 11.2],
    ['rhythmic', ['HOOP', 'BALL', 'CLUBS', 'RIBBON'], 22.5],
    ['on one apparatus', ['BB'], 12.1],
    ['with one apparatus', ['BALL'], 24],
  ])(
    '%s: a score is what the panels gave less the penalty, the result their sum, no panel gives more than ten',
    (_of, apparatus, base) => {
      fc.assert(
        fc.property(seeds, (seed) => {
          for (const { result, extended } of play(apparatus, base, seed).closing().results) {
            for (const exercise of extended) {
              expect(made(exercise)).toBe(thousandths(exercise.value))
              for (const panel of ['ARTISTRY', 'EXECUTION']) expect(part(exercise, panel)).toBeLessThanOrEqual(10_000)
              if (apparatus.includes('BALL'))
                expect(part(exercise, 'DIFFICULTY_BODY') + part(exercise, 'DIFFICULTY_APPARATUS')).toBe(
                  part(exercise, 'DIFFICULTY'),
                )
            }
            const sum = extended.reduce((total, { value }) => total + thousandths(value), 0)
            expect(thousandths(result ?? undefined)).toBe(sum)
          }
        }),
        { numRuns: randomCases(30) },
      )
    },
  )

  it('a vault final sends both vaults and their average, which is the result', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { result, extended } of play(['VT'], 12.1, seed).closing().results) {
          expect(extended.map(({ code }) => code)).toEqual(['VT1', 'VT2', 'VT'])
          const [first = 0, second = 0, average] = extended.map(({ value }) => thousandths(value))
          expect((first + second) / 2).toBe(average)
          expect(average).toBe(thousandths(result ?? undefined))
          for (const vault of extended.slice(0, 2)) expect(made(vault)).toBe(thousandths(vault.value))
        }
      }),
      { numRuns: randomCases(30) },
    )
  })

  it('a rotation is sent while it lasts, and not when all is over', () => {
    const played = play(['VT', 'UB', 'BB', 'FX'], 11.2, 5)
    const rotations = played.beats.map((_, beat) => played.live(beat).extendedInfos[0]?.value)
    expect([...new Set(rotations)]).toEqual(['1', '2', '3', '4'])
    expect(played.closing().extendedInfos).toEqual([])
  })

  it('the best on each apparatus of an all-around is first there', () => {
    const rows = play(['UB', 'BB'], 11.2, 5).closing().results
    for (const apparatus of ['UB', 'BB']) {
      const scores = rows.flatMap(({ extended }) => extended.filter(({ code }) => code === apparatus))
      const best = Math.max(...scores.map(({ value }) => thousandths(value)))
      for (const { value, rank } of scores) expect(rank === '1').toBe(thousandths(value) === best)
    }
  })
})
