import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reads } from '../../db/reads.ts'
import { MOST_WAITING, Planner, Stopped, TooMany, type Turn, type Waiting } from './planner.ts'

let db: TestDatabase
/** Its thread takes a second to start, so the tests share it. */
const planner = new Planner()
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const waiting = (stopped = new AbortController().signal): Waiting => ({ stopped, onProgress: () => undefined })
const ABOUT = { about: { id: '', fileName: 'a.csv', action: null }, part: {} }
const PLANNING = { clock: { zone: null, minutes: -180 } }
const sheetOf = (contests: number) =>
  `Data;Hora;Modalidade;Prova;Fase;Jogo\n${Array.from({ length: contests }, (_, at) => `14/09/2027;08h00;Judô;Até 57 kg feminino;Repescagem;${at + 1}`).join('\n')}`
const opened = (turn: Turn, contests: number) =>
  turn.open({ fileName: 'a.csv', bytes: new TextEncoder().encode(sheetOf(contests)) })
const plan = async (turn: Turn, tx: Reads = db.pool) => (await turn.plan(tx, {}, PLANNING, ABOUT)).view.counts.rows

test('a statement that fails is the failure of who asked, and whoever comes next has an answer of their own (R3.4)', async () => {
  const gone: Reads = { query: () => Promise.reject(new Error('the database is gone')) }
  await expect(
    planner.turn(waiting(), async (turn) => {
      await opened(turn, 2)
      return plan(turn, gone)
    }),
  ).rejects.toThrow('the database is gone')
  const next = await planner.turn(waiting(), async (turn) => {
    expect(await opened(turn, 3)).toBeNull()
    return plan(turn)
  })
  expect(next).toBe(3)
})

test('what was planned of a file is gone with it: of the next one nothing is taken in before it is planned (R12.5)', async () => {
  const left = await planner.turn(waiting(), async (turn) => {
    await opened(turn, 2)
    await plan(turn)
    await opened(turn, 3)
    return turn.planned(db.pool)
  })
  expect(left).toEqual({ drafts: [], words: [] })
})

test('who stops while others are before them is answered at once, and those behind still wait for their turn (R12.5)', async () => {
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = planner.turn(waiting(), async () => {
    await gate.promise
    done.push('first')
  })
  const stopping = new AbortController()
  const second = planner.turn(waiting(stopping.signal), async () => void done.push('second'))
  const third = planner.turn(waiting(), async () => void done.push('third'))
  stopping.abort()
  await expect(second).rejects.toThrow(Stopped)
  await setImmediate()
  expect(done).toEqual([])
  gate.resolve()
  await Promise.all([first, third])
  expect(done).toEqual(['first', 'third'])
})

test('beyond so many that wait the next is refused; there is room again when one has gone (R4.7, R12.5)', async () => {
  const gate = Promise.withResolvers<void>()
  const first = planner.turn(waiting(), () => gate.promise)
  await setImmediate()
  const stopping = new AbortController()
  const others = Array.from({ length: MOST_WAITING }, (_, at) =>
    planner.turn(waiting(at === 0 ? stopping.signal : undefined), async () => at),
  )
  await expect(planner.turn(waiting(), async () => 'more')).rejects.toThrow(TooMany)
  stopping.abort()
  await expect(others[0]).rejects.toThrow(Stopped)
  const last = planner.turn(waiting(), async () => 'last')
  gate.resolve()
  expect(await Promise.all([first, last, ...others.slice(1)])).toEqual([undefined, 'last', 1, 2, 3, 4, 5, 6, 7])
})

test(
  'one that is stopped while it is read ends alone: the next one is read by a new thread (R12.5)',
  NIGHTLY,
  async () => {
    const stopping = new AbortController()
    const one = planner.turn(waiting(stopping.signal), (turn) => opened(turn, 90_000))
    const other = planner.turn(waiting(), (turn) => opened(turn, 1))
    await setImmediate()
    stopping.abort()
    await expect(one).rejects.toBeInstanceOf(Stopped)
    expect(await other).toBeNull()
  },
)

test('a file that cannot be read is a fault, and harms no other (R12.5)', async () => {
  const half = { fileName: 'a.xlsx', bytes: new TextEncoder().encode('%PDF-1.7') }
  expect(await planner.turn(waiting(), (turn) => turn.open(half))).toBe('damaged')
  expect(await planner.turn(waiting(), (turn) => opened(turn, 1))).toBeNull()
})

test('a file that takes too long is stopped with a fault, and the next file is read (R12.5)', async () => {
  const hasty = new Planner({ readWithinMs: 1 })
  expect(await hasty.turn(waiting(), (turn) => opened(turn, 90_000))).toBe('too-slow')
  expect(await planner.turn(waiting(), (turn) => opened(turn, 1))).toBeNull()
})

test('this thread answers others while a large file is read and planned (R12.5)', async () => {
  let turns = 0
  let isDone = false
  const done = planner
    .turn(waiting(), async (turn) => {
      expect(await opened(turn, 1_000)).toBeNull()
      return plan(turn)
    })
    .finally(() => {
      isDone = true
    })
  while (!isDone) {
    await setImmediate()
    turns += 1
  }
  expect(await done).toBe(1_000)
  expect(turns).toBeGreaterThan(200)
})

test('a row of 800,000 cells is read up to the last column that counts (R12.5)', NIGHTLY, async () => {
  const bytes = new TextEncoder().encode(`Modalidade;Prova;Atleta;UF;Lugar\n${'Judô;'.repeat(800_000)}`)
  const view = await planner.turn(waiting(), async (turn) => {
    expect(await turn.open({ fileName: 'a.csv', bytes })).toBeNull()
    return (await turn.plan(db.pool, {}, PLANNING, ABOUT)).view
  })
  expect(view).toMatchObject({ kind: 'results', notices: ['columns-left-out'] })
})

/** A PDF of one page with this content, packed. */
function packedPdf(content: Buffer, filters: string): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<<>>>>',
  ].map((object, at) => Buffer.from(`${at + 1} 0 obj\n${object}\nendobj\n`))
  const head = Buffer.from(`4 0 obj\n<</Length ${content.length}/Filter[${filters}]>>\nstream\n`)
  const tail = Buffer.from('\nendstream\nendobj\ntrailer\n<</Size 5/Root 1 0 R>>\nstartxref\n0\n%%EOF\n')
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects, head, content, tail])
}

test(
  'a PDF that unpacks to more memory than there is for one is a fault, and the next file is read (R12.5)',
  NIGHTLY,
  async () => {
    // 1 GB of spaces
    const part = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH })
    const whole = Buffer.concat([Buffer.of(0x78, 0x9c), ...Array.from({ length: 16 }, () => part)])
    const bomb = packedPdf(deflateSync(whole), '/FlateDecode/FlateDecode')
    expect(bomb.length).toBeLessThan(100_000)
    const before = process.memoryUsage().rss
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss)
    }, 50)
    expect(await planner.turn(waiting(), (turn) => turn.open({ fileName: 'a.pdf', bytes: bomb }))).toBe('too-large')
    clearInterval(watch)
    expect(most - before).toBeLessThan(2_000_000_000)
    expect(await planner.turn(waiting(), (turn) => opened(turn, 1))).toBeNull()
  },
)
