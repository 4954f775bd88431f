import { describe, expect, test } from 'vitest'
import { codesOf, fileOf, HAND_OVER, tapsIn } from './hand-over.ts'
import type { KeptTap } from './kept.ts'

const kept = (at: number, more: Partial<KeptTap> = {}): KeptTap => ({
  tap: {
    id: `0f8fad5b-d9cb-469f-a165-70867728${String(at).padStart(4, '0')}`,
    unit: 'HBLWTEAM7-------------FNL-000100--',
    device: 'a1b2',
    seq: at,
    deviceTime: 1_789_000_000_000 + at * 7_919,
    kind: 'goal',
    side: at % 3 === 0 ? 1 : 0,
    clockTime: at * 7_919,
  },
  list: 'v3',
  ...more,
})
const queue = Array.from({ length: 200 }, (_, at) => kept(at + 1))

describe('a queue that is handed over (R12.6)', () => {
  test('every code stands for itself, is read by a phone at once, and all of them are the queue', async () => {
    const codes = await codesOf(queue)
    expect(codes.length).toBeGreaterThan(1)
    for (const code of codes) expect(code.length).toBeLessThanOrEqual(900)
    const read = await Promise.all(
      codes.toReversed().map((code) => tapsIn(`https://games.example/desk/#${HAND_OVER}${code}`)),
    )
    const taps = read.flatMap((one) => one ?? [])
    expect(taps.toSorted((a, b) => a.tap.seq - b.tap.seq)).toEqual(queue)
  })

  test('a file is the same queue', async () => {
    expect(await tapsIn(fileOf(queue))).toEqual(queue)
  })

  test('what the server has, what it refused and practice stay where they are', async () => {
    const others = [
      kept(1, { refused: 'malformed' }),
      kept(2, { practice: true }),
      { tap: { ...kept(3).tap, stored: 9 } },
    ]
    expect(await codesOf(others)).toEqual([])
    expect(await codesOf([...others, kept(4)])).toHaveLength(1)
  })

  test('who sent a tap and its number at the server are never taken from another phone', async () => {
    const forged = JSON.stringify([[{ ...kept(1).tap, by: 'somebody', stored: 7 }, null]])
    expect((await tapsIn(forged))?.[0]?.tap).toEqual(kept(1).tap)
  })

  test.each([
    ['nothing', ''],
    ['another text', 'https://games.example/desk/'],
    ['an empty list', '[]'],
    ['a list of something else', '[1]'],
    ['a tap without its number', '[[{"id":"a","unit":"b","device":"c","kind":"d","deviceTime":1},null]]'],
    ['a code that is cut', `${HAND_OVER}zq1Yq`],
    ['a code that is no code', `${HAND_OVER}j!!!`],
    ['broken JSON', '[[{'],
  ])('%s is no queue', async (_, text) => {
    expect(await tapsIn(text)).toBeNull()
  })

  test('without the browser’s means to squeeze it is longer, and the same', async () => {
    const { CompressionStream: own } = globalThis
    Reflect.deleteProperty(globalThis, 'CompressionStream')
    try {
      const codes = await codesOf(queue.slice(0, 5))
      expect(codes.every((code) => code.startsWith('j'))).toBe(true)
      expect((await Promise.all(codes.map(tapsIn))).flatMap((one) => one ?? [])).toEqual(queue.slice(0, 5))
    } finally {
      globalThis.CompressionStream = own
    }
  })
})
