import { expect, it } from 'vitest'
import { openRoster, single } from '../people.ts'
import { random } from '../random.ts'
import { playHeight } from './field.ts'

const chance = random('field.test')
const roster = openRoster(3, '2027-09-08')
const jumpers = Array.from({ length: 14 }, () => single(roster, 'ATH', roster.recruit('SP', 'F'), chance))
const rows = playHeight({ play: 'height', base: 1.64, step: 0.03 }, jumpers, random(5)).closing().results
const cards = rows.map((row) => row.extended.map(({ value, value2 }) => ({ height: Number(value), trials: value2 })))

it('every height has its trials: cleared, failed or passed', () => {
  const trials = cards.flat().map((met) => met.trials)
  for (const trial of trials) expect(trial).toMatch(/^(X{0,2}O|XXX|-)$/)
  expect(trials).toContain('-')
})

it('an athlete’s card rises without a gap and ends with three failures in a row', () => {
  const all = [...new Set(cards.flat().map(({ height }) => height))].sort((a, b) => a - b)
  for (const card of cards.filter((met) => met.length > 0)) {
    expect(card.map(({ height }) => height)).toEqual(all.slice(0, card.length))
    expect(card.findIndex(({ trials }) => trials === 'XXX')).toBe(card.length - 1)
  }
})

it('the result is the highest bar cleared', () => {
  for (const [i, { result }] of rows.entries()) {
    const cleared = cards[i]?.filter(({ trials }) => trials?.endsWith('O')).map(({ height }) => height) ?? []
    expect(result === null ? undefined : Number(result)).toBe(cleared.at(-1))
  }
})
