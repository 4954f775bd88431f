import { expect, test } from 'vitest'
import type { DrawUnit } from '../draw/linked-brackets.ts'
import { linkedBrackets } from '../draw/linked-brackets.ts'
import type { Outcome } from './match-outcome.ts'
import { because } from './reason.ts'
import type { Bronzes } from './rule-set.ts'
import { drawnBracket, type Entrant, seededDraw } from './seeded-draw.ts'
import { movesOf, repechageOfFinalists, settledDraw } from './settled-draw.ts'

const EVENT = 'JUDM60KG'
const entrants = (many: number): Entrant[] =>
  Array.from({ length: many }, (_, at) => ({ code: String(at + 1), type: 'A', organisation: null }))
const short = (code: string): string => `${code.slice(22, 26).replace(/-+$/, '')}.${Number(code.slice(26, 30))}`
const written = (units: readonly DrawUnit[]): string[] =>
  units.map(({ code, medal, sides }) => {
    const [one, other] = sides.map(
      (side) => side.code ?? (side.from ? `${side.from.wlt} ${short(side.from.unit)}` : '?'),
    )
    return `${short(code)}${medal ? `*${medal}` : ''} ${one} v ${other}`
  })
const draw = (many: number, bronzes: Bronzes = 'both-semifinalists') => seededDraw(EVENT, entrants(many), bronzes)
const won = (winner: string, loser: string): Outcome => ({ kind: 'won', winner, loser, why: because('wlt-sent') })
const outcomes = (units: readonly DrawUnit[], results: Readonly<Record<string, Outcome>>): Map<string, Outcome> =>
  new Map(units.flatMap(({ code }) => (results[short(code)] ? [[code, results[short(code)] as Outcome] as const] : [])))

test('eight seeds: first and second meet in the final at the earliest, the first four in the semifinals', () => {
  expect(written(draw(8))).toEqual([
    'QFNL.1 1 v 8',
    'QFNL.2 5 v 4',
    'QFNL.3 3 v 6',
    'QFNL.4 7 v 2',
    'SFNL.1 W QFNL.1 v W QFNL.2',
    'SFNL.2 W QFNL.3 v W QFNL.4',
    'FNL.1*1 W SFNL.1 v W SFNL.2',
  ])
})

test('five: the three best have a bye, and there is no unit for it', () => {
  expect(written(draw(5))).toEqual([
    'QFNL.2 5 v 4',
    'SFNL.1 1 v W QFNL.2',
    'SFNL.2 3 v 2',
    'FNL.1*1 W SFNL.1 v W SFNL.2',
  ])
})

test('a bout for bronze, or the quarterfinalists’ repechage against the other half’s loser (IJF 2025)', () => {
  expect(written(draw(4, 'bronze-bout')).at(-1)).toBe('FNL.2*3 L SFNL.1 v L SFNL.2')
  expect(written(draw(8, 'repechage-of-quarterfinalists')).slice(7)).toEqual([
    'REP1.1 L QFNL.1 v L QFNL.2',
    'REP1.2 L QFNL.3 v L QFNL.4',
    'REPF.1*3 W REP1.1 v L SFNL.2',
    'REPF.2*3 W REP1.2 v L SFNL.1',
  ])
})

test('with one quarterfinal its loser meets the other half’s loser without a bout before', () => {
  expect(written(draw(5, 'repechage-of-quarterfinalists')).slice(4)).toEqual(['REPF.1*3 L QFNL.2 v L SFNL.2'])
})

test('one entrant needs no draw, and more than 256 are none', () => {
  expect(draw(1)).toEqual([])
  expect(draw(0)).toEqual([])
  expect(draw(257)).toEqual([])
  expect(draw(2)).toHaveLength(1)
  expect(draw(256)).toHaveLength(255)
  expect(drawnBracket(EVENT, [null, null, null], 'bronze-bout')).toEqual([])
})

test.each([2, 3, 5, 8, 11, 16, 33])(
  '%i entrants: everybody stands once, and one match fewer than entrants decides',
  (many) => {
    const units = draw(many)
    const drawn = units.flatMap(({ sides }) => sides.flatMap(({ code }) => code ?? []))
    expect(drawn.toSorted()).toEqual(
      entrants(many)
        .map(({ code }) => code)
        .toSorted(),
    )
    expect(units).toHaveLength(many - 1)
  },
)

test('what is drawn is drawn as a bracket by its links (R5.7)', () => {
  const [main] = linkedBrackets(draw(8))
  expect(main?.phases.map(({ code, matches }) => `${code} ${matches.length}`)).toEqual(['QFNL 4', 'SFNL 2', 'FNL 1'])
})

const EIGHT = draw(8, 'repechage-of-quarterfinalists')
const QUARTERS = { 'QFNL.1': won('1', '8'), 'QFNL.2': won('4', '5'), 'QFNL.3': won('3', '6'), 'QFNL.4': won('2', '7') }

test('winners and losers stand where the draw sends them', () => {
  expect(written(settledDraw(EIGHT, outcomes(EIGHT, QUARTERS)).units).slice(4)).toEqual([
    'SFNL.1 1 v 4',
    'SFNL.2 3 v 2',
    'FNL.1*1 W SFNL.1 v W SFNL.2',
    'REP1.1 8 v 5',
    'REP1.2 6 v 7',
    'REPF.1*3 W REP1.1 v L SFNL.2',
    'REPF.2*3 W REP1.2 v L SFNL.1',
  ])
})

test('a result tells beforehand what it moves; taken back, all that came of it is taken back', () => {
  const before = outcomes(EIGHT, { 'QFNL.2': QUARTERS['QFNL.2'] })
  const unit = EIGHT[0]?.code ?? ''
  expect(movesOf(EIGHT, before, unit, won('1', '8')).map((move) => [short(move.unit), move.was, move.is])).toEqual([
    ['SFNL.1', null, '1'],
    ['REP1.1', null, '8'],
  ])
  const after = outcomes(EIGHT, QUARTERS)
  expect(movesOf(EIGHT, after, unit, null).map((move) => [short(move.unit), move.was, move.is])).toEqual([
    ['SFNL.1', '1', null],
    ['REP1.1', '8', null],
  ])
  after.delete(unit)
  expect(settledDraw(EIGHT, after)).toEqual(
    settledDraw(EIGHT, outcomes(EIGHT, { ...QUARTERS, 'QFNL.1': undefined as never })),
  )
})

test('a winner who is changed after the next match: told as played, and that match sends nobody on', () => {
  const results = outcomes(EIGHT, { ...QUARTERS, 'SFNL.1': won('1', '4') })
  const unit = EIGHT[0]?.code ?? ''
  expect(movesOf(EIGHT, results, unit, won('8', '1'))).toContainEqual({
    unit: EIGHT[4]?.code,
    side: 0,
    was: '1',
    is: '8',
    played: true,
  })
  results.set(unit, won('8', '1'))
  const settled = settledDraw(EIGHT, results)
  expect(settled.stale.map(short)).toEqual(['SFNL.1'])
  expect(written(settled.units)[6]).toBe('FNL.1*1 W SFNL.1 v W SFNL.2')
})

test('a loser who is another one now: the match before was not theirs, and sends nobody on', () => {
  const results = outcomes(EIGHT, { ...QUARTERS, 'SFNL.1': won('1', '4'), 'QFNL.2': won('5', '4') })
  const settled = settledDraw(EIGHT, results)
  expect(settled.stale.map(short)).toEqual(['SFNL.1'])
  expect(written(settled.units)[6]).toBe('FNL.1*1 W SFNL.1 v W SFNL.2')
})

test('both out of a semifinal: nobody comes, somebody has to decide, and taking it back mends the draw (UWW)', () => {
  const both: Outcome = { kind: 'no-winner', why: because('both-out', { irm: 'DSQ DSQ' }) }
  const results = outcomes(EIGHT, { ...QUARTERS, 'SFNL.1': both })
  const settled = settledDraw(EIGHT, results)
  expect(settled.nobody.map(({ unit, side, why }) => [short(unit), side, why.rule])).toEqual([
    ['FNL.1', 0, 'both-out'],
    ['REPF.2', 1, 'both-out'],
  ])
  results.delete(EIGHT[4]?.code ?? '')
  expect(settledDraw(EIGHT, results).nobody).toEqual([])
})

test('links in a circle stay open', () => {
  const [one, other] = draw(8)
  if (!one || !other) throw new Error('eight')
  const circle = [
    { ...one, sides: one.sides.map((side) => ({ ...side, code: null, from: { unit: other.code, wlt: 'W' } })) },
    { ...other, sides: other.sides.map((side) => ({ ...side, code: null, from: { unit: one.code, wlt: 'W' } })) },
  ]
  const results = new Map([
    [one.code, won('1', '8')],
    [other.code, won('4', '5')],
  ] as const)
  expect(settledDraw(circle, results).units.every(({ sides }) => sides.every(({ code }) => code === null))).toBe(true)
})

test('the repechage of those whom the finalists have beaten: of the same half (UWW) or crossed (World Taekwondo)', () => {
  const units = draw(8)
  const results = outcomes(units, { ...QUARTERS, 'SFNL.1': won('1', '4'), 'SFNL.2': won('2', '3') })
  const settled = settledDraw(units, results).units
  expect(written(repechageOfFinalists(settled, results, false))).toEqual(['REPF.1*3 8 v 4', 'REPF.2*3 7 v 3'])
  expect(written(repechageOfFinalists(settled, results, true))).toEqual(['REPF.1*3 8 v 3', 'REPF.2*3 7 v 4'])
  expect(repechageOfFinalists(units, new Map(), false)).toEqual([])
})

test('beaten in more rounds they meet in the order in which they were beaten', () => {
  const units = draw(16)
  const eighths = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `8FNL.${number}`)
  const first = outcomes(units, Object.fromEntries(eighths.map((name) => [name, firstOf(units, name)])))
  let results = first
  for (const phase of ['QFNL', 'SFNL']) {
    const now = settledDraw(units, results).units
    results = new Map([
      ...results,
      ...outcomes(
        now,
        Object.fromEntries(
          now
            .filter(({ code }) => short(code).startsWith(phase))
            .map(({ code }) => [short(code), firstOf(now, short(code))]),
        ),
      ),
    ])
  }
  expect(written(repechageOfFinalists(settledDraw(units, results).units, results, false))).toEqual([
    'REP1.1 16 v 8',
    'REPF.1*3 W REP1.1 v 4',
    'REP1.2 15 v 7',
    'REPF.2*3 W REP1.2 v 3',
  ])
})

/** The better seed wins. */
function firstOf(units: readonly DrawUnit[], name: string): Outcome {
  const sides = units.find(({ code }) => short(code) === name)?.sides.map(({ code }) => Number(code)) ?? []
  return won(String(Math.min(...sides)), String(Math.max(...sides)))
}
