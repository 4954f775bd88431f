import { NIGHTLY, randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUARTER_MS } from '../count-accesses.ts'
import { routeOf } from '../route-of.ts'
import { type BadLine, createLineParser, unescaped } from './parse-line.ts'

const NOW = Date.parse('2026-11-24T12:00Z')
const parser = createLineParser(NOW)

/** What is read of a line: when, what and with which status, as whom; or why nothing is. */
function read(line: string): BadLine | readonly [at: string, target: string, status: number, agent: string | null] {
  const bytes = Buffer.from(line, 'latin1')
  const why = parser.parse(bytes, 0, bytes.length)
  if (why !== null) return why
  const { quarter, targetStart, targetEnd, status, agentStart, agentEnd } = parser.parts
  return [
    new Date(quarter * QUARTER_MS).toISOString().slice(0, 16),
    unescaped(bytes.toString('latin1', targetStart, targetEnd)),
    status,
    agentStart === null ? null : unescaped(bytes.toString('latin1', agentStart, agentEnd)),
  ]
}
const AT = '[24/Nov/2026:08:07:59 -0300]'
const line = (request: string, { at = AT, status = '200', size = '5316', rest = ' "-" "Agent/1"' } = {}) =>
  `192.0.2.1 - - ${at} "${request}" ${status} ${size}${rest}`

test.each([
  ['Common', line('GET /medals/all HTTP/1.0', { rest: '' }), ['2026-11-24T11:00', '/medals/all', 200, null]],
  ['Combined', line('GET /medals/all?lang=eng HTTP/1.1'), ['2026-11-24T11:00', '/medals/all', 200, 'Agent/1']],
  [
    'nginx with a field more',
    line('GET / HTTP/2.0', { rest: ' "-" "Agent/1" "198.51.100.7"' }),
    ['2026-11-24T11:00', '/', 200, 'Agent/1'],
  ],
  ['a virtual host in front', `games.example:443 ${line('GET / HTTP/3')}`, ['2026-11-24T11:00', '/', 200, 'Agent/1']],
  ['IPv6', line('GET / HTTP/3.0').replace('192.0.2.1', '2001:db8::7'), ['2026-11-24T11:00', '/', 200, 'Agent/1']],
  [
    'a virtual host that is IPv6',
    `[2001:db8::1]:443 ${line('GET / HTTP/1.1')}`,
    ['2026-11-24T11:00', '/', 200, 'Agent/1'],
  ],
  ['a user', line('GET / HTTP/1.1').replace('- -', 'ident ana maria'), ['2026-11-24T11:00', '/', 200, 'Agent/1']],
  [
    'a user called like a time',
    line('GET / HTTP/1.1').replace('- -', '- [01/Jan/2020:00:00:00 +0000] x\\"GET'),
    ['2026-11-24T11:00', '/', 200, 'Agent/1'],
  ],
  ['no size', line('GET / HTTP/1.1', { status: '304', size: '-' }), ['2026-11-24T11:00', '/', 304, 'Agent/1']],
  [
    'escaped quotes',
    line('GET /\\"a\\x22\\\\ HTTP/1.1', { rest: ' "\\"" "A\\"g \\x22e\\\\"' }),
    ['2026-11-24T11:00', '/"a"\\', 200, 'A"g "e\\'],
  ],
  [
    'an absolute target',
    line('GET http://games.example/medals/all HTTP/1.1'),
    ['2026-11-24T11:00', 'http://games.example/medals/all', 200, 'Agent/1'],
  ],
  [
    'percents and blanks',
    line('GET /a b/%00%ff%2e%2e/ HTTP/1.1'),
    ['2026-11-24T11:00', '/a b/%00%ff%2e%2e/', 200, 'Agent/1'],
  ],
  ['no protocol', line('GET /medals/all'), ['2026-11-24T11:00', '/medals/all', 200, 'Agent/1']],
  ['an unknown method', line('PROPFIND /x HTTP/1.1', { status: '405' }), ['2026-11-24T11:00', '/x', 405, 'Agent/1']],
  ['no request', line('-', { status: '408' }), ['2026-11-24T11:00', '', 408, 'Agent/1']],
  ['an empty request', line('', { status: '400', size: '0' }), ['2026-11-24T11:00', '', 400, 'Agent/1']],
  [
    'TLS where HTTP is expected',
    line('\\x16\\x03\\x01\\x02\\x00\\x01 \\xFC', { status: '400' }),
    ['2026-11-24T11:00', '\xfc', 400, 'Agent/1'],
  ],
  ['the same, not escaped', line('\x16\x03\x01\x00\xff', { status: '400' }), ['2026-11-24T11:00', '', 400, 'Agent/1']],
  ['who is gone', line('GET / HTTP/1.1', { status: '499', size: '0' }), ['2026-11-24T11:00', '/', 499, 'Agent/1']],
  ['no user agent', line('GET / HTTP/1.1', { rest: ' "-" "-"' }), ['2026-11-24T11:00', '/', 200, '-']],
  [
    'an offset of quarters',
    line('GET / HTTP/1.1', { at: '[24/Nov/2026:23:59:59 +1245]' }),
    ['2026-11-24T11:00', '/', 200, 'Agent/1'],
  ],
  [
    'an offset westwards',
    line('GET / HTTP/1.1', { at: '[23/Nov/2026:23:59:59 -0930]' }),
    ['2026-11-24T09:15', '/', 200, 'Agent/1'],
  ],
  [
    'a leap second',
    line('GET / HTTP/1.1', { at: '[31/Dec/2016:23:59:60 +0000]' }),
    ['2016-12-31T23:45', '/', 200, 'Agent/1'],
  ],
  [
    'a leap day',
    line('GET / HTTP/1.1', { at: '[29/Feb/2024:12:00:00 +0000]' }),
    ['2024-02-29T12:00', '/', 200, 'Agent/1'],
  ],
])('a line with %s is read (R8.1)', (_what, text, found) => {
  expect(read(text)).toEqual(found)
})

test.each<readonly [BadLine, string, string]>([
  ['no-time', 'no time', '192.0.2.1 - - "GET / HTTP/1.1" 200 1'],
  ['no-time', 'another format of times', line('GET / HTTP/1.1', { at: '[2026-11-24T08:07:59-03:00]' })],
  ['no-time', 'two fields before the time', line('GET / HTTP/1.1').replace('- - ', '- ')],
  ['no-time', 'JSON', '{"remote_addr":"192.0.2.1","status":200}'],
  ['no-time', 'nothing behind the time', `192.0.2.1 - - ${AT}`],
  ['no-such-time', 'a day that there is not', line('GET / HTTP/1.1', { at: '[31/Feb/2026:08:07:59 -0300]' })],
  ['no-such-time', 'the day before', line('GET / HTTP/1.1', { at: '[00/Mar/2026:08:07:59 -0300]' })],
  ['no-such-time', 'a month in another language', line('GET / HTTP/1.1', { at: '[24/Fev/2026:08:07:59 -0300]' })],
  ['no-such-time', 'an hour that there is not', line('GET / HTTP/1.1', { at: '[24/Nov/2026:24:07:59 -0300]' })],
  ['no-such-time', 'an offset that there is not', line('GET / HTTP/1.1', { at: '[24/Nov/2026:08:07:59 -1503]' })],
  ['no-such-time', 'letters for digits', line('GET / HTTP/1.1', { at: '[24/Nov/2026:08:0x:59 -0300]' })],
  ['wrong-time', 'a clock that was never set', line('GET / HTTP/1.1', { at: '[01/Jan/1970:00:00:07 +0000]' })],
  ['wrong-time', 'a day still to come', line('GET / HTTP/1.1', { at: '[26/Nov/2026:12:00:00 +0000]' })],
  ['wrong-time', 'a year of 0', line('GET / HTTP/1.1', { at: '[24/Nov/0000:12:00:00 +0000]' })],
  ['open-request', 'no end of the request', `192.0.2.1 - - ${AT} "GET / HTTP/1.1 200 5`],
  ['open-request', 'an escape at its end', `192.0.2.1 - - ${AT} "GET /\\`],
  ['no-status', 'no status', line('GET / HTTP/1.1', { status: '-' })],
  ['no-status', 'a status of 0', line('GET / HTTP/1.1', { status: '000' })],
  ['no-status', 'a status of 600', line('GET / HTTP/1.1', { status: '600' })],
  ['no-status', 'half a status', `192.0.2.1 - - ${AT} "GET / HTTP/1.1" 20`],
  ['no-size', 'no size', `192.0.2.1 - - ${AT} "GET / HTTP/1.1" 200`],
  ['no-size', 'a size in words', line('GET / HTTP/1.1', { size: 'none' })],
  ['no-agent', 'another field behind the size', line('GET / HTTP/1.1', { rest: ' 0.003 "-" "Agent/1"' })],
  ['no-agent', 'half a referrer', line('GET / HTTP/1.1', { rest: ' "https://gam' })],
  ['no-agent', 'no user agent', line('GET / HTTP/1.1', { rest: ' "-"' })],
  ['no-agent', 'half a user agent', line('GET / HTTP/1.1', { rest: ' "-" "Agent/' })],
])('%s is the word for a line with %s (R8.1)', (why, _what, text) => {
  expect(read(text)).toBe(why)
})

test(
  'whatever bytes a line has, it is read within its own bounds, and its address has a pattern (R8.1)',
  NIGHTLY,
  () => {
    const piece = fc.oneof(
      fc.constantFrom('"', '\\', ' ', '[', ']', '-', '/', '?', '%', '\0', '\xff', AT, '" 200 5', 'HTTP/1.1', '" "'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, isPlain) => {
        const text = isPlain ? pieces.join('') : line(pieces.join(''))
        const bytes = Buffer.from(text, 'utf8')
        // what follows is another line's
        const beside = Buffer.concat([Buffer.from('"x"\n'), bytes, Buffer.from(`\n${line('GET / HTTP/1.1')}`)])
        const alone = parser.parse(bytes, 0, bytes.length)
        const parts = { ...parser.parts }
        expect(parser.parse(beside, 4, 4 + bytes.length)).toBe(alone)
        if (alone !== null) return
        const { targetStart, targetEnd, agentStart, agentEnd, quarter } = parser.parts
        expect([targetStart - 4, targetEnd - 4, quarter]).toEqual([parts.targetStart, parts.targetEnd, parts.quarter])
        expect(targetStart).toBeLessThanOrEqual(targetEnd)
        expect(targetEnd).toBeLessThanOrEqual(4 + bytes.length)
        if (agentStart !== null) expect(agentEnd).toBeLessThan(4 + bytes.length)
        expect(routeOf(unescaped(bytes.toString('latin1', parts.targetStart, parts.targetEnd))).route).not.toBe('')
      }),
      { numRuns: randomCases(1_000) },
    )
  },
)
