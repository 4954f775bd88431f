import { aDesk } from '@games/domain/scoring/scoring.factory'
import { NIGHTLY } from '@games/testing/suite'
import { describe, expect, test } from 'vitest'
import { MOST_HERE, createReplayer, workOf } from './replayer.ts'
import { replayed, type ToReplay } from './replayed.ts'

/** A match of so many goals, and so many undos of its first one and of these undos. */
function aMatch(goals: number, undos = 0): ToReplay {
  const desk = aDesk('handball-ihf-2025', { members: 2 }).tap('start').tap('period-start')
  for (let n = 0; n < goals; n += 1) desk.tap('goal', { side: (n % 2) as 0 | 1 })
  let target = desk.taps[2]?.id ?? ''
  for (let n = 0; n < undos; n += 1) {
    desk.tap('undo', { value: target })
    target = desk.taps.at(-1)?.id ?? ''
  }
  const { unit, taps } = desk
  return { unit, ruleSet: 'handball-ihf-2025', limits: {}, secondPerson: true, taps, now: desk.now }
}

describe('units that are played again (R12.5)', () => {
  test('weigh what is played: their taps, and for each undo those since the deed', () => {
    expect(workOf(aMatch(10).taps)).toBe(12)
    // taps 13 to 15 name the third, each by way of the one before
    expect(workOf(aMatch(10, 3).taps)).toBe(15 + 10 + 11 + 12)
  })

  test('on a thread come to the same as here, and the thread that answers is free meanwhile', NIGHTLY, async () => {
    const replayer = createReplayer()
    const heavy = aMatch(600, 11)
    expect(workOf(heavy.taps)).toBeGreaterThan(MOST_HERE)
    let turns = 0
    let isDone = false
    const counting = () => {
      turns += 1
      if (!isDone) setImmediate(counting)
    }
    setImmediate(counting)
    const there = await replayer.replay(heavy)
    isDone = true
    expect(turns).toBeGreaterThan(10)
    expect(there).toEqual(replayed(heavy))
    await replayer.close()
  })

  test('one that fails stops no other, and those that wait when the server stops are told', NIGHTLY, async () => {
    const replayer = createReplayer({ mostHere: 0 })
    const [broken, fine] = await Promise.allSettled([
      replayer.replay({ ...aMatch(3), ruleSet: 'nonsense' }),
      replayer.replay(aMatch(3)),
    ])
    expect([broken.status, fine.status]).toEqual(['rejected', 'fulfilled'])
    const waits = [replayer.replay(aMatch(5)), replayer.replay(aMatch(6))].map((one) => one.catch(String))
    await replayer.close()
    expect(await Promise.all(waits)).toEqual(['Error: the server stops', 'Error: the server stops'])
  })
})
