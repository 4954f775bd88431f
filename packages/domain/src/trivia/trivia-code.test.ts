import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTriviaCode, SHORT_CODE_LETTERS, writtenShortCode } from './trivia-code.ts'

const HOST = 'games.example'
const CODE = '0.abcdefghijklmnopqrstuv'
const read = (text: string) => readTriviaCode(text, HOST)

describe('a code that was read or typed (R7.2)', () => {
  test.each([
    `https://games.example/trivia/judo-golpes?code=${CODE}`,
    `http://games.example/trivia/judo-golpes/?code=${CODE}`,
    `  HTTPS://Games.Example/trivia/judo-golpes?code=${CODE}\n`,
    `games.example/trivia/judo-golpes?code=${CODE}`,
    `/trivia/judo-golpes?utm=x&code=${CODE}`,
  ])('%s is an address of ours', (text) => {
    expect(read(text)).toEqual({ kind: 'signed', trivia: 'judo-golpes', code: CODE })
  })

  test.each(['BCDF2345', 'bcdf-2345', ' bcdf 2345 ', 'B-C-D-F-2-3-4-5'])('%s is a short code', (text) => {
    expect(read(text)).toEqual({ kind: 'short', code: 'BCDF2345' })
  })

  test.each([
    ['', 'unreadable'],
    ['BCDF-234', 'unreadable'],
    ['BCDF-23456', 'unreadable'],
    // letters that no code has
    ['ABCD-0123', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://games.example/tri', 'unreadable'],
    ['https://games.example/trivia/judo-golpes', 'unreadable'],
    ['https://games.example/trivia/judo-golpes?code=0.abc', 'unreadable'],
    ['x'.repeat(4_096), 'unreadable'],
    [`https://games.example/trivia/judo?code=${'x'.repeat(4_096)}`, 'unreadable'],
    ['https://games.example/medals/all', 'unknown'],
    ['https://games.example/trivia/../../etc/passwd', 'unknown'],
    ['WIFI:T:WPA;S:rede;P:senha;;', 'unknown'],
    ['javascript:alert(1)', 'unknown'],
    ['tel:+5582999999999', 'unknown'],
  ])('%s is %s', (text, kind) => {
    expect(read(text)).toEqual({ kind })
  })

  test.each([
    ['https://evil.example/trivia/judo', 'evil.example'],
    [`https://evil.example/trivia/judo?code=${CODE}`, 'evil.example'],
    [`https://games.example.evil.example/trivia/judo?code=${CODE}`, 'games.example.evil.example'],
    [`https://games.example@evil.example/trivia/judo?code=${CODE}`, 'evil.example'],
    [`https://games.example:8443/trivia/judo?code=${CODE}`, 'games.example:8443'],
    ['//evil.example/trivia/judo', 'games.example'],
  ])('%s is of another host', (text, host) => {
    const answer = read(text)
    if (host === HOST) expect(answer.kind).toBe('unknown')
    else expect(answer).toEqual({ kind: 'other-host', host })
  })

  test('whatever is read, there is an answer', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constant(`https://${HOST}/trivia/`)),
        (text) => {
          expect(['short', 'signed', 'unreadable', 'unknown', 'other-host']).toContain(read(text).kind)
        },
      ),
    )
  })

  test('what is written under a QR is read as the same code', () => {
    const letter = fc.constantFrom(...SHORT_CODE_LETTERS.split(''))
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 8, maxLength: 8 }), (code) => {
        expect(read(writtenShortCode(code).toLowerCase())).toEqual({ kind: 'short', code })
      }),
    )
  })
})
