import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recognised } from './recognised.ts'

/** Of a user agent, what two of them may have different: what stands in the bracket, and versions, of few forms so that some are alike. */
const userAgents = fc
  .record({
    system: fc.constantFrom('Linux; Android 10; K', 'Linux; Android 11; K', 'Android 13; Mobile', 'Android 13; Tablet'),
    version: fc.integer({ min: 100, max: 139 }),
    end: fc.constantFrom(' Mobile Safari/537.36', ' Safari/537.36', ''),
  })
  .map(
    ({ system, version, end }) =>
      `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0${end}`,
  )

test('a user agent is what it is read as, however many others look like it, whatever its length and in any order (R8.1)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(userAgents, fc.string({ maxLength: 120 }), fc.string({ minLength: 500, maxLength: 530 })), {
        maxLength: 400,
      }),
      (texts) => {
        const recognise = recognised((text) => `read of ${text}`)
        for (const text of [...texts, ...texts]) expect(recognise(text)).toBe(`read of ${text}`)
      },
    ),
    { numRuns: 50 },
  )
})

test('user agents that differ where nothing is looked at are told apart, and all of them are given (R8.1)', () => {
  // from its 46th character to 42 before the end
  const alike = Array.from({ length: 50 }, (_, n) => `Mozilla/5.0 (${'x'.repeat(50)}${n + 10}${'y'.repeat(60)}`)
  const recognise = recognised((text) => text.slice(0, -60))
  for (const text of [...alike, ...alike]) expect(recognise(text)).toBe(text.slice(0, -60))
})

test('the same user agent is read once, and one too long to be kept each time (R8.1)', () => {
  const read: string[] = []
  const recognise = recognised((text) => read.push(text))
  const long = 'x'.repeat(513)
  for (const text of ['a phone', 'a phone', long, long, '', '']) recognise(text)
  expect(read).toEqual(['a phone', long, long, ''])
})
