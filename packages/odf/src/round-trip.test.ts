import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMessage, anyMessageOf } from './arbitrary.ts'
import { readOdf, UNDERSTOOD_TYPES, writeOdf } from './index.ts'

describe('writing and reading', () => {
  test.each(UNDERSTOOD_TYPES)('%s is read back as it was written (R12.1)', (documentType) => {
    fc.assert(
      fc.property(anyMessageOf(documentType), (message) => {
        expect(readOdf(writeOdf(message))).toEqual({ ok: true, value: message })
      }),
      { numRuns: randomCases(60) },
    )
  })

  test('a message of any type, understood or not, is read back as it was written', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        expect(readOdf(writeOdf(message))).toEqual({ ok: true, value: message })
      }),
      { numRuns: randomCases(100) },
    )
  })

  test('the same message is always the same bytes', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        expect(writeOdf(structuredClone(message))).toEqual(writeOdf(message))
      }),
      { numRuns: randomCases(30) },
    )
  })

  test('characters that XML cannot hold do not make a message unreadable', () => {
    fc.assert(
      fc.property(anyMessage, fc.string({ minLength: 1, unit: 'binary' }), (message, text) => {
        const source = `x${text}\0\u{1}\ud800\uffff`
        const read = readOdf(writeOdf({ ...message, header: { ...message.header, source } }))
        expect(read.ok && read.value.header.source.endsWith('\ufffd'.repeat(4))).toBe(true)
      }),
      { numRuns: randomCases(50) },
    )
  })

  test('a body that its type cannot hold is a mistake of the program', () => {
    const [message] = fc.sample(anyMessageOf('DT_RESULT'), 1)
    if (!message) throw new Error('nothing was generated')
    expect(() => writeOdf({ ...message, body: { kind: 'teams', teams: [] } })).toThrow(
      'DT_RESULT holds results, not teams',
    )
    expect(() => writeOdf({ ...message, body: { kind: 'other' } })).toThrow(TypeError)
  })
})

describe('whatever is sent', () => {
  test('is read or refused with a reason, never thrown', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const read = readOdf(bytes)
        expect(read.ok).toBe(false)
        if (!read.ok) expect(read.error.reason).toMatch(/\.$/)
      }),
    )
  })

  test('a message with damaged bytes is read or refused, never thrown', () => {
    const damage = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...Buffer.from('<>&"/=; \0A9-é'))), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(anyMessage, damage, (message, places) => {
        const bytes = writeOdf(message)
        for (const [at, byte] of places) bytes[at % bytes.length] = byte
        expect(typeof readOdf(bytes).ok).toBe('boolean')
      }),
      { numRuns: randomCases(300) },
    )
  })

  test('a message cut off anywhere is refused', () => {
    fc.assert(
      fc.property(anyMessage, fc.double({ min: 0, max: 1, noNaN: true }), (message, share) => {
        const bytes = writeOdf(message)
        // The last byte is the line's end, which nobody misses.
        const read = readOdf(bytes.subarray(0, Math.floor(share * (bytes.length - 2))))
        expect(read.ok).toBe(false)
      }),
      { numRuns: randomCases(200) },
    )
  })
})
