import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { VenueFileReader } from './venue-file-reader.ts'

/** A heat of FinishLynx with this many rows. */
const heat = (rows: number) =>
  new TextEncoder().encode(
    `1,1,1,100 m,0.5\r\n${Array.from({ length: rows }, (_, at) => `${at + 1},${at + 1},4,Inventada,Ana,AL,11.${100 + (at % 900)}`).join('\r\n')}`,
  )

test('this thread answers others while a large file of a timing system is read (R12.5)', async () => {
  const reader = new VenueFileReader()
  let turns = 0
  let isDone = false
  const read = reader.read('lif', heat(20_000)).finally(() => {
    isDone = true
  })
  while (!isDone) {
    await setImmediate()
    turns += 1
  }
  expect((await read).heats.map(({ rows }) => rows.length)).toEqual([20_000])
  expect(turns).toBeGreaterThan(100)
})

test('a file of a timing system that takes too long has a fault, and the next one is read (R12.5)', async () => {
  const reader = new VenueFileReader({ withinMs: 1 })
  const [large, small] = await Promise.all([reader.read('lif', heat(40_000)), reader.read('lif', heat(2))])
  expect(large).toMatchObject({ fault: { kind: 'too-large' }, heats: [] })
  expect(small.heats.map(({ rows }) => rows.length)).toEqual([2])
})
