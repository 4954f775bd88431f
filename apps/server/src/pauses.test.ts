import { expect, test } from 'vitest'
import { createPauses } from './pauses.ts'

/** Keeps the thread busy. */
function work(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('a long calculation lets others be answered before it ends, and a short one is not interrupted', async () => {
  let isAnswered = false
  const pause = createPauses()
  setImmediate(() => {
    isAnswered = true
  })
  await pause()
  expect(isAnswered).toBe(false)
  work(100)
  await pause()
  expect(isAnswered).toBe(true)
})
