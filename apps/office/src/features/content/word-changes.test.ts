import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

const written = (before: string, after: string): string =>
  wordChanges(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'gone' ? '-' : '+'}[${text}]`))
    .join('')

test.each([
  ['até sexta à noite', 'até quinta à noite', 'até -[sexta]+[quinta] à noite'],
  ['portão 1', 'portão 1', 'portão 1'],
  ['', 'novo', '+[novo]'],
  ['velho', '', '-[velho]'],
  ['a b c', 'a c', 'a -[b ]c'],
  ['Água, sombra', 'Água e sombra', 'Água-[,]+[ e] sombra'],
])('the words that changed from %j to %j are told (R6.1)', (before, after, told) => {
  expect(written(before, after)).toBe(told)
})

test('what is told is both texts, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', ' ', 'é', ',', '\n'), { maxLength: 40 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordChanges(before, after)
      const of = (...kinds: string[]) =>
        pieces
          .filter(({ kind }) => kinds.includes(kind))
          .map((piece) => piece.text)
          .join('')
      expect([of('same', 'gone'), of('same', 'new')]).toEqual([before, after])
    }),
  )
})
