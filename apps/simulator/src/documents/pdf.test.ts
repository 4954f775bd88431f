import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onePage } from './pdf.ts'

/** Any code points, lone surrogates too. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
  .map((codes) => String.fromCodePoint(...codes))

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test('every entry of the cross-reference table points at its object, whatever the texts are (ISO 32000-1, 7.5.4)', () => {
  fc.assert(
    fc.property(anyText, fc.array(anyText, { maxLength: 12 }), (title, texts) => {
      const file = text(
        onePage(
          title,
          texts.map((line, i) => ({ text: line, size: i === 0 ? 18 : 10 })),
        ),
      )
      expect(file.startsWith('%PDF-1.4\n')).toBe(true)
      const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
      expect(file.slice(start, start + 9)).toBe('xref\n0 8\n')
      const entries = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
      expect(entries).toHaveLength(7)
      for (const [i, offset] of entries.entries()) expect(file.slice(offset).startsWith(`${i + 1} 0 obj\n`)).toBe(true)
    }),
    { numRuns: randomCases(25) },
  )
})

test('the stream is as long as it says', () => {
  const file = text(onePage('Resultados', [{ text: 'Júri (apelação) \\ “nota”', size: 12 }]))
  const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(file) ?? []
  expect(stream).toHaveLength(Number(length))
  expect(stream).toContain('(J\u00fari \\(apela\u00e7\u00e3o\\) \\\\ \u0093nota\u0094)')
})

test('a character that WinAnsiEncoding does not have is a question mark, and lines past the page are left out', () => {
  const file = text(
    onePage(
      'x',
      Array.from({ length: 90 }, (_, i) => ({ text: `列 ${i}`, size: 10 })),
    ),
  )
  expect(file).toContain('(? 0)')
  expect(file).not.toContain('(? 60)')
})
