import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitText, type Room } from './fit-text.ts'

const ROOM: Room = { width: 20, height: 6, largest: 4, smallest: 1, leading: 1 }

/** Letters as wide as they are in a book, and how many were measured. */
function measuring() {
  let letters = 0
  const widthOf = (letter: string) => (letter === '\u0301' ? 0 : letter === ' ' || letter === 'i' ? 0.25 : 0.5)
  const measure = (text: string) => {
    letters += text.length
    return Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0)
  }
  return { measure, letters: () => letters }
}

test('a text is as large as its room allows, its words whole', () => {
  const { measure } = measuring()
  expect(fitText('Judô', ROOM, measure)).toEqual({ size: 4, lines: ['Judô'] })
  const { size, lines } = fitText('golpes e regras do tatame', ROOM, measure)
  expect(lines.join(' ')).toBe('golpes e regras do tatame')
  expect(size).toBeLessThan(4)
  expect(lines.length * size).toBeLessThanOrEqual(ROOM.height)
  expect(fitText(' \n ', ROOM, measure).lines).toEqual([])
})

test('at the smallest size a word wider than a line is broken, and what goes beyond is cut', () => {
  const { measure } = measuring()
  const { size, lines } = fitText('A'.repeat(1_000), ROOM, measure)
  expect(size).toBe(1)
  expect(lines).toEqual([...Array.from({ length: 5 }, () => 'A'.repeat(40)), `${'A'.repeat(39)}…`])
  expect(fitText('A'.repeat(240), ROOM, measure).lines).toEqual(Array.from({ length: 6 }, () => 'A'.repeat(40)))
})

test.each([
  ['one word', 'A'.repeat(100_000)],
  ['many words', 'Ana e '.repeat(20_000)],
  ['narrow words', 'i '.repeat(50_000)],
  ['a word before a long one', `Ana ${'A'.repeat(100_000)}`],
])('a text of a hundred thousand letters costs no more than one of a thousand: %s (R10)', (_what, text) => {
  const [short, long] = [measuring(), measuring()]
  const cutShort = fitText(text.slice(0, 1_000), ROOM, short.measure)
  expect(fitText(text, ROOM, long.measure)).toEqual(cutShort)
  expect(long.letters()).toBeLessThan(short.letters() * 2)
})

test('letters without a width are measured a few times each, not as often as there are of them (R10)', () => {
  const { measure, letters } = measuring()
  const marks = '\u0301'.repeat(10_000)
  fitText(`a${marks}${'b'.repeat(300)}`, ROOM, measure)
  expect(letters()).toBeLessThan(marks.length * 1_000)
})

test('whatever the text, no line is wider than its room nor are there more than stand in it, and nothing is lost that is not cut', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('A', 'i', 'ł', 'é', '😀'), maxLength: 60 })), (words) => {
      const { measure } = measuring()
      const { size, lines } = fitText(words.join(' '), ROOM, measure)
      expect(lines.length * size).toBeLessThanOrEqual(ROOM.height + 1e-9)
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(ROOM.width + 1e-9)
      const set = lines.join('').replaceAll(' ', '')
      const whole = words.join('')
      if (set.endsWith('…')) expect(whole.startsWith(set.slice(0, -1))).toBe(true)
      else expect(set).toBe(whole)
    }),
  )
})
