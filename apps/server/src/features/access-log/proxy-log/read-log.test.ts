import { appendFileSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { NIGHTLY } from '@games/testing/suite'
import { afterAll, describe, expect, test } from 'vitest'
import { QUARTER_MS } from '../count-accesses.ts'
import { cellOf } from './held-lines.ts'
import { type LogOptions, type LogPart, type LogReport, readLog } from './read-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'games-log-'))
afterAll(() => rmSync(folder, { recursive: true }))

const NOW = Date.parse('2026-11-24T12:00Z')
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const two = (n: number) => String(n).padStart(2, '0')
const line = (minute: number, path = '/medals/all', agent = PHONE) =>
  `192.0.2.${minute % 250} - - [24/Nov/2026:${two(Math.floor(minute / 60))}:${two(minute % 60)}:00 +0000] "GET ${path} HTTP/1.1" 200 ${minute} "-" "${agent}"`
const lines = (count: number) => Array.from({ length: count }, (_, minute) => line(minute % 700, `/x/${minute}`))

let files = 0
function file(content: string | Buffer): string {
  const path = join(folder, `${files++}.log`)
  writeFileSync(path, content)
  return path
}
async function readAll(
  path: string,
  options: Pick<LogOptions, 'mostHeld' | 'partLines'> = {},
  /** Once some of it was given. */
  meanwhile = () => {},
): Promise<{ report: LogReport; parts: LogPart[] }> {
  const reading = readLog(path, { key: new Uint8Array(64), now: NOW, ...options })
  const parts: LogPart[] = []
  let next = await reading.next()
  for (; next.done !== true; next = await reading.next()) {
    if (parts.push({ ...next.value, cells: [...next.value.cells] }) === 1) meanwhile()
  }
  return { report: next.value, parts }
}
/** Lines as they are told of: quarter, digest and what they are counted as; sorted. */
const toldIn = (parts: readonly LogPart[]): string[] =>
  parts
    .flatMap(({ quarters, cells }) =>
      quarters.flatMap(({ quarter, words }) =>
        Array.from({ length: words.length / 2 }, (_, at) => {
          const [lower, first] = [words[at * 2] ?? 0, words[at * 2 + 1] ?? 0]
          return `${new Date(quarter * QUARTER_MS).toISOString()} ${first} ${lower >>> 16} ${JSON.stringify(cells[cellOf(lower)])}`
        }),
      ),
    )
    .sort()
const told = async (content: string | Buffer): Promise<string[]> => toldIn((await readAll(file(content))).parts)
const reportOf = async (content: string | Buffer): Promise<LogReport> => (await readAll(file(content))).report

const PLAIN = `${lines(500).join('\n')}\n`

describe('a log is the same lines', () => {
  test.each<readonly [string, () => string | Buffer]>([
    ['packed by gzip', () => gzipSync(PLAIN)],
    [
      'packed in two members, cut within a line',
      () => Buffer.concat([gzipSync(PLAIN.slice(0, 3_333)), gzipSync(PLAIN.slice(3_333))]),
    ],
    ['with carriage returns', () => PLAIN.replaceAll('\n', '\r\n')],
    ['with a byte order mark', () => `\uFEFF${PLAIN}`],
    ['with blank lines', () => `\n\n${PLAIN.replaceAll('\n', '\n\n')}`],
    ['without its last line feed', () => PLAIN.slice(0, -1)],
    ['in another order', () => `${lines(500).reverse().join('\n')}\n`],
    ['with a line of 10 MB in it', () => PLAIN.replace('\n', `\n${line(3, '/'.padEnd(10_000_000, 'x'))}\n`)],
  ])('%s (R8.1)', async (_what, content) => {
    const expected = await told(PLAIN)
    expect(expected).toHaveLength(500)
    expect(await told(content())).toEqual(expected)
  })

  test('of which no more is held than is said: a longer file is read several times (R8.1)', async () => {
    const path = file(gzipSync(PLAIN))
    const { parts, report } = await readAll(path, { mostHeld: 100 })
    expect(parts.length).toBeGreaterThan(4)
    expect(report.lines).toBe(500)
    expect(toldIn(parts)).toEqual(await told(PLAIN))
    // a quarter is never in two parts: its counts and digests are stored at once
    const quarters = parts.flatMap((part) => part.quarters.map(({ quarter }) => quarter))
    expect(new Set(quarters).size).toBe(quarters.length)
  })

  test('whatever becomes of its name while it is read, and read again (R8.1)', async () => {
    const rotated = file(PLAIN)
    const turn = () => {
      renameSync(rotated, `${rotated}.1`)
      writeFileSync(rotated, PLAIN.replaceAll('/x/', '/y/'))
    }
    const removed = file(PLAIN)
    for (const [path, meanwhile] of [
      [rotated, turn],
      [removed, () => rmSync(removed)],
    ] as const) {
      const { parts, report } = await readAll(path, { mostHeld: 100 }, meanwhile)
      expect(report).toMatchObject({ lines: 500, fault: null })
      expect(toldIn(parts)).toEqual(await told(PLAIN))
    }
  })

  test('of which quarters that are over are given while it is read, and once more whole where lines came late (R8.1)', async () => {
    const late = lines(500)
    // a line of the first quarter and an equal one, as another process of the proxy writes them
    const path = file(`${[...late, late[0], late[1]].join('\n')}\n`)
    const { parts } = await readAll(path, { partLines: 100 })
    const ofQuarter = Map.groupBy(
      parts.flatMap((part) => part.quarters),
      ({ quarter }) => quarter,
    )
    const [first = [], ...others] = [...ofQuarter.values()]
    expect(others.every((given) => given.length === 1)).toBe(true)
    expect(first.map(({ given }) => given)).toEqual([0, (first[0]?.words.length ?? 0) / 2])
    expect(first.map(({ words }) => words.length)).toEqual([first[0]?.words.length, (first[0]?.words.length ?? 0) + 4])
    expect(parts.slice(0, -1).flatMap(({ quarters }) => quarters).length).toBeGreaterThan(ofQuarter.size / 2)
    const whole = parts.map((part) => ({
      ...part,
      quarters: part.quarters.filter((one) => ofQuarter.get(one.quarter)?.at(-1) === one),
    }))
    expect(toldIn(whole)).toEqual(toldIn((await readAll(path)).parts))
  })
})

test('a line is told by quarter, pattern, status and device, and by nothing that says whose it was (R8.1)', async () => {
  const { parts } = await readAll(
    file(
      `${line(61, '/medals/all?lang=eng')}\n${line(62, '/participants/profile/4711', 'Googlebot/2.1')}\n${line(63, '\\x2Fapi/medals/all', '-')}\n`,
    ),
  )
  expect(parts.map(({ cells }) => cells)).toEqual([
    [
      { kind: 'page', route: '/medals/{tabs}', status: 200, device: 'mobile' },
      { kind: 'page', route: '/participants/profile/{id}', status: 200, device: 'bot' },
      { kind: 'api', route: '/api/medals/{scope}', status: 200, device: 'bot' },
    ],
  ])
  expect(
    parts.flatMap(({ quarters }) => quarters.map(({ quarter }) => new Date(quarter * QUARTER_MS).toISOString())),
  ).toEqual(['2026-11-24T01:00:00.000Z'])
})

test('a log without user agents says so, and its requests are those of desktops (R8.1)', async () => {
  const common = line(1).replace(/ "-" ".*"$/, '')
  const { parts, report } = await readAll(file(`${common}\n${line(2)}\n`))
  expect([report.withoutAgent, parts[0]?.cells.map(({ device }) => device)]).toEqual([1, ['desktop', 'mobile']])
})

test('equal lines of a file are as many, and the same ones when they are read again (R8.1)', async () => {
  const equal = `${Array.from({ length: 5 }, () => line(1)).join('\n')}\n`
  const found = await told(`${equal}${line(2)}\n`)
  expect(new Set(found).size).toBe(6)
  const more = await told(`${line(2)}\n${equal}${line(1)}\n`)
  expect(found.filter((one) => more.includes(one))).toEqual(found)
})

test('bad lines are counted, and the first of them told by number and reason, never by what they say (R8.1)', async () => {
  const report = await reportOf(
    [
      line(1),
      'ana@games.example',
      line(2),
      ...Array.from({ length: 9 }, () => '192.0.2.77 - - [x] "GET /ana HTTP/1.1"'),
      line(3),
      '',
    ].join('\n'),
  )
  expect(report).toMatchObject({
    lines: 13,
    bad: 10,
    firstBad: [2, 4, 5, 6, 7].map((n) => ({ line: n, why: 'no-time' })),
  })
  expect(JSON.stringify(report)).not.toMatch(/ana|192/)
})

describe('a log that is still written', () => {
  test('gives its last line once that has an end, and once (R8.1)', NIGHTLY, async () => {
    const common = (minute: number) => line(minute).replace(/ "-" ".*"$/, '')
    for (const write of [line, common, (minute: number) => `${line(minute)} "198.51.100.7"`]) {
      const [first, second] = [`${write(100)}\n`, write(101)]
      const whole = await told(`${first}${second}\n`)
      for (let cut = 0; cut <= second.length; cut += cut > second.length - 25 ? 1 : 7) {
        const { parts, report } = await readAll(file(first + second.slice(0, cut)))
        const found = toldIn(parts)
        // never anything that the whole file has not
        expect(whole).toEqual(expect.arrayContaining(found))
        expect([cut, found.length + (report.isLastOpen ? 1 : 0)]).toEqual([cut, cut === 0 ? 1 : 2])
      }
    }
  })

  test.each([100, 1_000])(
    'made shorter while it is read gives what was read, and says so (R8.1): held %i',
    async (mostHeld) => {
      const path = file(PLAIN)
      const { parts, report } = await readAll(path, { mostHeld, partLines: 50 }, () => truncateSync(path, 10_000))
      expect(report).toMatchObject({ bad: 0, fault: 'it was made shorter while it was read' })
      expect(parts.length).toBeGreaterThan(0)
    },
  )

  test('is read as far as it reached when it was opened (R8.1)', async () => {
    const path = file(PLAIN)
    const reading = readLog(path, { key: new Uint8Array(64), now: NOW, mostHeld: 100 })
    const parts: LogPart[] = []
    let next = await reading.next()
    for (; next.done !== true; next = await reading.next()) {
      parts.push({ ...next.value, cells: [...next.value.cells] })
      appendFileSync(path, `${line(5, '/later')}\n`)
    }
    expect(toldIn(parts)).toEqual(await told(PLAIN))
  })
})

describe('gzip that is broken', () => {
  const text = `${lines(40).join('\n')}\n`
  const packed = gzipSync(text)

  test('at any place gives what is whole before it, and says so (R8.1)', async () => {
    const whole = await told(text)
    for (let cut = 700; cut < packed.length; cut += 41) {
      const read = await readAll(file(packed.subarray(0, cut))).catch((error: unknown) => error)
      if (read instanceof Error) {
        expect(read.name).toBe('NoLog')
        continue
      }
      const { parts, report } = read as Awaited<ReturnType<typeof readAll>>
      expect(whole).toEqual(expect.arrayContaining(toldIn(parts)))
      expect(report.fault).toBe('its gzip ends before its end')
    }
    const { parts } = await readAll(file(packed.subarray(0, packed.length - 1)))
    expect(toldIn(parts)).toEqual(whole)
  })

  test('in a large file loses no more than the last lines (R8.1)', NIGHTLY, async () => {
    const many = `${lines(60_000).join('\n')}\n`
    const { report } = await readAll(file(gzipSync(many).subarray(0, -9)))
    expect(report).toMatchObject({ lines: 60_000, bad: 0, fault: 'its gzip ends before its end' })
  })

  test('in its middle is told as damaged (R8.1)', async () => {
    const damaged = Buffer.from(gzipSync(`${lines(20_000).join('\n')}\n`))
    damaged.fill(0xff, damaged.length - 2_000, damaged.length - 1_000)
    const { report } = await readAll(file(damaged))
    expect(report.fault).toMatch(/^its gzip is damaged \(/)
    expect(report.lines).toBeGreaterThan(1_000)
  })
})

describe('what is no log is refused in words', () => {
  test.each<readonly [string, string | Buffer, RegExp]>([
    [
      'a text',
      'Dear diary\n'.repeat(1_000),
      /^is no log in Common or Combined format: none of its first 1,000 lines is a request \(line 1: no time in brackets/,
    ],
    ['JSON in one line', `{"a":[${'1,'.repeat(10_000)}1]}`, /none of its first 1 lines is a request/],
    ['bytes without a line', Buffer.alloc(20_000_000, 'x'), /line 1: longer than 256 kB/],
    ['zeros', Buffer.alloc(100_000), /none of its first 1 lines/],
    ['UTF-16', Buffer.from(`\uFEFF${PLAIN}`, 'utf16le'), /^is UTF-16/],
    ['UTF-16 without a mark', Buffer.from(PLAIN, 'utf16le'), /^is UTF-16/],
    [
      'xz',
      Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 1, 2]),
      /^is packed as xz: xzcat FILE \| npm run access-log -- -$/,
    ],
    [
      'a picture in gzip',
      gzipSync(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 3, 7])),
      /none of its first 3 lines/,
    ],
  ])('%s (R8.1)', async (_what, content, words) => {
    await expect(readAll(file(content))).rejects.toThrow(words)
  })

  test('an empty file is a log without lines (R8.1)', async () => {
    expect(await readAll(file(''))).toMatchObject({
      parts: [{ quarters: [] }],
      report: { lines: 0, bad: 0, fault: null },
    })
    expect(await reportOf(gzipSync(''))).toMatchObject({ lines: 0, bad: 0 })
  })
})

test('a line without an end takes no more memory than the longest one has (R8.1)', NIGHTLY, async () => {
  const part = gzipSync(Buffer.alloc(40_000_000, 'x'))
  const path = file(Buffer.concat([gzipSync(PLAIN), ...Array.from({ length: 10 }, () => part)]))
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  const reading = readLog(path, { key: new Uint8Array(64), now: NOW }, () => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  })
  await reading.next()
  // a third of it: what was read lies there until it is collected
  expect(most).toBeLessThan(130_000_000)
})
