import type { Bracket, BracketMatch } from '@games/contract'
import { describe, expect, test } from 'vitest'
import { firstMatch, matchAfter, roundOfInterest, roundsOf } from './bracket-rounds.ts'
import { aBracket, aBracketSide, aCompetitor, anOpenMatch, aRepechage, aWonMatch } from './events.factory.ts'

const places = (bracket: Bracket) => roundsOf(bracket).map((round) => round.places.length)
const withFirst = (bracket: Bracket, change: (matches: BracketMatch[]) => BracketMatch[]): Bracket => ({
  ...bracket,
  phases: bracket.phases.map((phase, index) => (index === 0 ? { ...phase, matches: change(phase.matches) } : phase)),
})

describe('rounds of a bracket (ODF §9)', () => {
  test('two matches lead into one, to the final', () => {
    const rounds = roundsOf(aBracket(16))
    expect(rounds.map(({ code }) => code)).toEqual(['8FNL', 'QFNL', 'SFNL', 'FNL'])
    expect(rounds.map(({ leads }) => leads)).toEqual(['pairs', 'pairs', 'pairs', null])
    expect(places(aBracket(128))).toEqual([64, 32, 16, 8, 4, 2, 1])
  })

  test('a match stands at its position, and where one is missing is a gap', () => {
    const bracket = withFirst(aBracket(8), (matches) => matches.filter(({ position }) => position !== 2).reverse())
    const [first] = roundsOf(bracket)
    expect(first?.places.map((match) => match?.position ?? null)).toEqual([1, null, 3, 4])
  })

  test('a first round whose last matches are missing keeps its places beside what it feeds', () => {
    expect(places(withFirst(aBracket(8), (matches) => matches.slice(0, 3)))).toEqual([4, 2, 1])
  })

  test('beside the main bracket one match may lead to one', () => {
    expect(roundsOf(aRepechage()).map(({ leads }) => leads)).toEqual(['straight', null])
  })

  test('a match for bronze in the phase of the final is joined to nothing', () => {
    const bracket = aBracket(4)
    const bronze = anOpenMatch('FNL', 2, 'SFNL', 'L', { medal: 'bronze' })
    const phases = bracket.phases.map((phase) =>
      phase.code === 'FNL' ? { ...phase, matches: [...phase.matches, bronze] } : phase,
    )
    expect(roundsOf({ ...bracket, phases }).map(({ leads }) => leads)).toEqual([null, null])
  })

  test.each([
    ['double', [1, 1, 2, 3]],
    ['from 0', [0, 1, 2, 3]],
    ['beyond reason', [1, 2, 3, 100_000]],
  ])('positions that are %s give way to the order sent, and no match is lost', (_how, positions) => {
    const bracket = withFirst(aBracket(8), (matches) =>
      matches.map((match, index) => ({ ...match, position: positions[index] ?? 0 })),
    )
    expect(roundsOf(bracket)[0]?.places.map((match) => match?.position)).toEqual(positions)
  })

  test('phases without matches are left out', () => {
    const bracket = aBracket(4)
    expect(places({ ...bracket, phases: [{ code: 'QFNL', name: null, matches: [] }, ...bracket.phases] })).toEqual([
      2, 1,
    ])
  })
})

describe('the round that is seen first', () => {
  const live = (bracket: Bracket, code: string): Bracket => ({
    ...bracket,
    phases: bracket.phases.map((phase) =>
      phase.code === code
        ? {
            ...phase,
            matches: phase.matches.map((match) => ({
              ...match,
              unit: match.unit && { ...match.unit, status: 'RUNNING' },
            })),
          }
        : phase,
    ),
  })
  const over = (): Bracket => ({
    ...aBracket(8),
    phases: aBracket(8).phases.map((phase) => ({
      ...phase,
      matches: phase.matches.map(({ position }) => aWonMatch(phase.code, position, 0, 1)),
    })),
  })

  test.each([
    ['the first with matches to come', aBracket(16), 1],
    ['the one that is on, before others to come', live(aBracket(16), 'SFNL'), 2],
    ['never the last alone', live(aBracket(16), 'FNL'), 2],
    ['the last two when all is over', over(), 1],
    ['the only one', { ...aBracket(4), phases: aBracket(4).phases.slice(1) }, 0],
  ])('is %s', (_what, bracket, expected) => expect(roundOfInterest(roundsOf(bracket))).toBe(expected))
})

describe('keys walk along the lines', () => {
  const bye: BracketMatch = {
    position: 1,
    number: null,
    unit: null,
    sides: [aBracketSide({ competitor: aCompetitor(0) }), aBracketSide({ bye: true })],
  }
  const rounds = roundsOf(withFirst(aBracket(8), ([, ...matches]) => [bye, ...matches]))

  test.each([
    ['right: to the match it leads to', { round: 0, place: 3 }, 'ArrowRight', { round: 1, place: 1 }],
    ['right from the final: nowhere', { round: 2, place: 0 }, 'ArrowRight', null],
    ['left: to the upper of the two that feed it', { round: 1, place: 1 }, 'ArrowLeft', { round: 0, place: 2 }],
    ['left past a bye: to the one that has a page', { round: 1, place: 0 }, 'ArrowLeft', { round: 0, place: 1 }],
    ['left from the first round: nowhere', { round: 0, place: 1 }, 'ArrowLeft', null],
    ['down: the next of the round', { round: 0, place: 1 }, 'ArrowDown', { round: 0, place: 2 }],
    ['up: never onto a bye', { round: 0, place: 1 }, 'ArrowUp', null],
    ['home: the first of the round with a page', { round: 0, place: 3 }, 'Home', { round: 0, place: 1 }],
    ['end: the last of the round', { round: 0, place: 1 }, 'End', { round: 0, place: 3 }],
  ] as const)('%s', (_what, at, key, expected) => expect(matchAfter(rounds, at, key)).toEqual(expected))

  test('Tab stops at the first match from the round shown on', () => {
    expect(firstMatch(rounds, 0)).toEqual({ round: 0, place: 1 })
    expect(firstMatch(rounds, 1)).toEqual({ round: 1, place: 0 })
    expect(firstMatch([], 0)).toBeNull()
  })
})
