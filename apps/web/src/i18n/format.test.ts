import { expect, test } from 'vitest'
import { calendarDay, dayLabel, minutesUntil, shortDay, timeOfDay, weekday } from './format.ts'

test('times are read as they are written in the instant', () => {
  expect(timeOfDay('2027-09-14T14:02:00-03:00')).toBe('14:02')
  expect(calendarDay('2027-09-14T23:59:59-03:00')).toBe('2027-09-14')
})

test('a day is named in each language, the same in every zone', () => {
  expect(dayLabel('2027-09-14', 'por')).toBe('terça-feira, 14 de setembro')
  expect(dayLabel('2027-09-14', 'spa')).toBe('martes, 14 de septiembre')
  expect(dayLabel('2027-09-14', 'eng')).toBe('Tuesday, September 14')
  expect(weekday('2027-09-14', 'por')).toBe('ter')
  expect(shortDay('2027-09-04', 'eng')).toBe('Sat 4')
})

test('minutes are whole and rounded up, so that "in 1 min" is not "now"', () => {
  const start = '2027-09-14T14:14:00-03:00'
  expect(minutesUntil(start, Date.parse('2027-09-14T17:02:00Z'))).toBe(12)
  expect(minutesUntil(start, Date.parse('2027-09-14T17:13:30Z'))).toBe(1)
  expect(minutesUntil(start, Date.parse('2027-09-14T17:20:00Z'))).toBe(-6)
})
