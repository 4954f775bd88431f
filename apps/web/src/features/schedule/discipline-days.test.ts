import { expect, test } from 'vitest'
import { dayOfDiscipline, daysOfDiscipline, isPartOf } from './discipline-days.ts'

const NONE = {
  units: 0,
  golds: 0,
  training: 0,
  weighting: 0,
  broadcast: 0,
  meeting: 0,
  arrival: 0,
  departure: 0,
  others: 0,
}
const DAYS = [
  { ...NONE, day: '2027-09-10', training: 2 },
  { ...NONE, day: '2027-09-12', units: 3, golds: 1 },
  { ...NONE, day: '2027-09-14', units: 1, others: 1 },
]

test('a discipline shows its own days: those with competition, or those with anything else (R2.2)', () => {
  expect(daysOfDiscipline(DAYS, 'days').map(({ day }) => day)).toEqual(['2027-09-12', '2027-09-14'])
  expect(daysOfDiscipline(DAYS, 'event')).toEqual([{ day: '2027-09-10' }, { day: '2027-09-14' }])
})

test.each([
  ['2027-09-12', 'days', '2027-09-12'],
  ['2027-09-13', 'days', '2027-09-14'],
  ['2027-09-20', 'days', '2027-09-14'],
  ['2027-09-01', 'event', '2027-09-10'],
] as const)('on %s its tab %s opens at %s: today, else the next day, else the last (R2.2)', (today, tab, day) => {
  expect(dayOfDiscipline(DAYS, tab, today)).toBe(day)
})

test.each([
  [{}, 'training', 'SWM', true],
  [{ part: 'event' }, 'training', 'JUD', true],
  [{ part: 'event' }, 'competition-medal', 'JUD', false],
  [{ part: 'competition' }, 'competition-medal', 'JUD', true],
  [{ discipline: 'JUD' }, 'competition', 'SWM', false],
] as const)('of the part %o a unit of %s in %s is: %s (R2.5)', (part, eventType, code, is) => {
  expect(isPartOf(part)({ eventType, discipline: { code, name: null } })).toBe(is)
})

test('without any day it opens at today', () => {
  expect(dayOfDiscipline([], 'days', '2027-09-14')).toBe('2027-09-14')
})
