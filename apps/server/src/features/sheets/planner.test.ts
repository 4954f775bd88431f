import { expect, test } from 'vitest'
import { Planner, Stopped, type Waiting } from './planner.ts'

const sheet = (rows: number) => ({
  fileName: 'a.csv',
  bytes: new TextEncoder().encode(`Nome;UF\n${'Ana Inventada;AL\n'.repeat(rows)}`),
})
const waiting = (name: string, told: string[], stopped = new AbortController().signal): Waiting => ({
  stopped,
  onProgress: ({ stage }) => told.push(`${name} ${stage}`),
})

test('sheets are read one after the other, whoever comes second is told to wait (R12.5)', async () => {
  const [planner, told] = [new Planner(), [] as string[]]
  const faults = await Promise.all([
    planner.turn(waiting('one', told), (turn) => turn.open(sheet(20_000))),
    planner.turn(waiting('other', told), (turn) => turn.open(sheet(1))),
  ])
  expect(faults).toEqual([null, null])
  expect(told).toEqual(['one waiting', 'other waiting', 'one reading', 'other reading'])
})
test('one that is stopped ends alone: the next one is read by a new thread (R12.5)', async () => {
  const [planner, told, stopping] = [new Planner(), [] as string[], new AbortController()]
  const one = planner.turn(waiting('one', told, stopping.signal), (turn) => turn.open(sheet(90_000)))
  const other = planner.turn(waiting('other', told), (turn) => turn.open(sheet(1)))
  stopping.abort()
  await expect(one).rejects.toBeInstanceOf(Stopped)
  expect(await other).toBeNull()
})
test('a file that cannot be read is a fault, and harms no other (R12.5)', async () => {
  const planner = new Planner()
  const told: string[] = []
  const pdf = { fileName: 'a.xlsx', bytes: new TextEncoder().encode('%PDF-1.7') }
  expect(await planner.turn(waiting('one', told), (turn) => turn.open(pdf))).toBe('not-a-sheet')
  expect(await planner.turn(waiting('one', told), (turn) => turn.open(sheet(1)))).toBeNull()
})
