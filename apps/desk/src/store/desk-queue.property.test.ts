import type { DeskUnit, DeskUnits } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Desk } from './desk.ts'
import type { KeptTap } from './kept.ts'
import { nextCall } from './queue.ts'
import { aPhone, aUnit, DAY, FakeDisk, FakeServer, FakeTimers, type Fate, settled, UNIT } from './testing/fake-phone.ts'

const aWorker = (over: Partial<DeskUnits['me']> = {}): DeskUnits['me'] => ({
  by: 'somebody',
  kind: 'results',
  name: null,
  until: null,
  court: null,
  ...over,
})
const aCourt = (venue: string) => ({ venue, venueName: null, location: null, locationName: null, units: 1 })
const aList = (over: Partial<DeskUnits> = {}): DeskUnits => ({
  me: aWorker(),
  date: DAY,
  today: DAY,
  courts: [aCourt('GFA')],
  units: [],
  now: 0,
  ...over,
})
/** A server that answers lists and courts, too. */
function withLists(
  server: FakeServer,
  list: (venue: string | undefined) => DeskUnits,
  units: readonly DeskUnit[] = [],
) {
  server.api.listUnits = ({ venue }) => new Promise((resolve) => resolve(list(venue)))
  server.api.getCourt = () => Promise.resolve({ me: aWorker(), date: DAY, units: [...units], now: 0 })
}

type Step =
  | { readonly is: 'press'; readonly side: 0 | 1 }
  | { readonly is: 'undo' | 'kill' | 'cut' | 'back' | 'wait' }
  | { readonly is: 'fate'; readonly fate: Fate }

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ is: fc.constant('press' as const), side: fc.constantFrom(0 as const, 1 as const) }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constantFrom('undo', 'kill', 'cut', 'back', 'wait', 'wait') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('fate' as const),
      fate: fc.constantFrom<Fate>('answered', 'lost', 'answer-lost', 'refused'),
    }),
  },
)

test('whatever is cut, lost, killed and begun again, every tap that was kept is at the server once and in its order (R12.6)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 40 }), async (steps) => {
      const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
      disk.units.set(UNIT, { unit: aUnit(), day: '' })
      let desk = aPhone(server, disk, timers)
      await desk.start()
      desk.open(UNIT)
      const pressed: string[] = []
      for (const step of steps) {
        switch (step.is) {
          case 'press':
            pressed.push((await desk.press(UNIT, { kind: 'goal', side: step.side })).id)
            break
          case 'undo': {
            const last = pressed.at(-1)
            if (last) pressed.push((await desk.undo(UNIT, last)).id)
            break
          }
          case 'kill':
            timers.drop()
            desk = aPhone(server, disk, timers)
            await desk.start()
            desk.open(UNIT)
            break
          case 'cut':
            server.isThere = false
            break
          case 'back':
            server.isThere = true
            desk.nudge()
            break
          case 'wait':
            timers.run()
            await settled()
            break
          case 'fate':
            server.fates.push(step.fate)
        }
      }
      server.isThere = true
      server.fates = []
      for (let turn = 0; turn < 4; turn++) {
        desk.nudge()
        timers.run()
        await settled()
      }
      expect(server.stored.map(({ id }) => id)).toEqual(pressed)
      expect(server.stored.map(({ seq }) => seq)).toEqual(pressed.map((_, at) => at + 1))
      expect(desk.waiting()).toEqual([])
      // another phone reads the same
      const other = aPhone(server, new FakeDisk(), new FakeTimers())
      await other.start()
      other.store.set({ units: { [UNIT]: { unit: aUnit(), day: '' } } })
      other.open(UNIT)
      await settled()
      expect(other.scoring(UNIT)?.desk).toEqual(desk.scoring(UNIT)?.desk)
      expect(other.store.get().taps[UNIT]?.map(({ tap }) => tap.id)).toEqual(pressed.length === 0 ? undefined : pressed)
    }),
    { numRuns: randomCases(150) },
  )
})

test('a tap is on the disk before it is counted, and one that could not be is said to be in memory (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  server.isThere = false
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  const desk = aPhone(server, disk, timers)
  await desk.start()
  const first = await desk.press(UNIT, { kind: 'list-confirm' })
  expect(disk.taps.has(first.id)).toBe(true)
  disk.isFull = true
  const second = await desk.press(UNIT, { kind: 'start' })
  expect(disk.taps.has(second.id)).toBe(false)
  expect(desk.store.get().inMemory).toBe(1)
  expect(desk.scoring(UNIT)?.desk.stage).toBe('running')
  // room again: the next tap takes along what was in memory
  disk.isFull = false
  await desk.press(UNIT, { kind: 'ready' })
  expect(disk.taps.has(second.id)).toBe(true)
  expect(desk.store.get().inMemory).toBe(0)
})

test('what was in memory alone, sent and forgotten, gives its number to no other tap (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  const desk = aPhone(server, disk, timers)
  await desk.start()
  disk.isFull = true
  server.fates = ['answer-lost']
  await desk.press(UNIT, { kind: 'list-confirm' })
  await settled()
  timers.drop()
  disk.isFull = false
  const again = aPhone(server, disk, timers)
  await again.start()
  await again.press(UNIT, { kind: 'start' })
  await settled()
  expect(server.stored.map(({ kind, seq }) => [kind, seq])).toEqual([
    ['list-confirm', 1],
    ['start', 2],
  ])
})

test('a link that has ended loses nothing: what waits is sent by another (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  const { sendTaps } = server.api
  let ended = true
  server.api.sendTaps = (code, sent) =>
    ended ? Promise.reject(new ApiFailure(401, 'expired', 'over')) : sendTaps(code, sent)
  const desk = aPhone(server, disk, timers)
  await desk.start('a-key-that-is-over')
  const { id } = await desk.press(UNIT, { kind: 'list-confirm' })
  await settled()
  expect(desk.store.get().net).toBe('ended')
  expect(desk.waiting().map((tap) => tap.id)).toEqual([id])
  ended = false
  await desk.use('a-key-of-the-same-court').catch(() => undefined)
  await settled()
  expect(server.stored.map((tap) => tap.id)).toEqual([id])
})

test('taps that were made under two lists go in two calls, each with its list (R12.6)', () => {
  const kept = (['a', 'a', 'b'] as const).map((list, at): KeptTap => {
    const seq = at + 1
    return { tap: { id: `t${seq}`, unit: 'unit', device: 'd', seq, deviceTime: 0, kind: 'point' }, list }
  })
  const call = (taps: readonly KeptTap[]) => {
    const { taps: sent, listVersion } = nextCall(taps, 'd')
    return [listVersion, ...sent.map(({ id }) => id)]
  }
  expect(call(kept)).toEqual(['a', 't1', 't2'])
  expect(call(kept.slice(2))).toEqual(['b', 't3'])
})

test('a disk that cannot be read keeps its number of the device, and what waits there is sent under it (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  server.isThere = false
  let now = 0
  const before = aPhone(server, disk, timers, () => now)
  await before.start()
  const first = await before.press(UNIT, { kind: 'list-confirm' })
  await settled()
  timers.drop()
  const { device } = before.store.get().device
  disk.unread = 3
  now = 1000
  const desk = aPhone(server, disk, timers, () => now)
  const started = desk.start()
  for (let turn = 0; turn < 2; turn++) {
    await settled()
    timers.run()
  }
  await started
  const second = await desk.press(UNIT, { kind: 'start' })
  expect(disk.device?.device).toBe(device)
  // read at last: both are there, each under the number that it was given
  timers.run()
  await settled()
  server.isThere = true
  desk.nudge()
  await settled()
  expect(desk.store.get().device.device).toBe(device)
  expect(server.stored.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(new Set(server.stored.map((tap) => tap.device)).size).toBe(2)
  expect(desk.waiting()).toEqual([])
})

test('a tap takes its device to the disk with it: killed, it is sent all the same (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  disk.isFull = true
  server.isThere = false
  const desk = aPhone(server, disk, timers)
  await desk.start()
  disk.isFull = false
  const { id } = await desk.press(UNIT, { kind: 'list-confirm' })
  await settled()
  timers.drop()
  expect(disk.device).toEqual(desk.store.get().device)
  server.isThere = true
  await aPhone(server, disk, timers).start()
  await settled()
  expect(server.stored.map((tap) => tap.id)).toEqual([id])
})

test.each([400, 422, 500, 503])(
  'a unit that is answered %i stops no other, and is tried again (R12.6)',
  async (status) => {
    const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
    const bad = `${UNIT.slice(0, -1)}9`
    disk.units.set(UNIT, { unit: aUnit(), day: '' })
    disk.units.set(bad, { unit: { ...aUnit(), code: bad }, day: '' })
    const { sendTaps } = server.api
    let isBad = true
    server.api.sendTaps = (code, sent) =>
      code === bad && isBad ? Promise.reject(new ApiFailure(status, 'internal', 'broken')) : sendTaps(code, sent)
    const desk = aPhone(server, disk, timers)
    await desk.start()
    const first = await desk.press(bad, { kind: 'list-confirm' })
    const second = await desk.press(UNIT, { kind: 'list-confirm' })
    await settled()
    expect(server.stored.map(({ id }) => id)).toEqual([second.id])
    expect(desk.waiting().map(({ id }) => id)).toEqual([first.id])
    isBad = false
    timers.run()
    await settled()
    expect(desk.waiting()).toEqual([])
  },
)

test('an account whose kept venue is not its own is told its own courts (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  withLists(server, (venue) => {
    if (venue === 'ANOTHER') throw new ApiFailure(403, 'forbidden', 'not your venue')
    return aList()
  })
  const desk = aPhone(server, disk, timers)
  await desk.start()
  await desk.chooseCourt({ venue: 'ANOTHER', location: null })
  expect(desk.store.get().device.court).toEqual({ venue: 'GFA', location: null })
  expect(disk.device?.court).toEqual({ venue: 'GFA', location: null })
})

test('the clock is that of the shortest call’s middle: a slow answer shifts nothing, nor does any while a clock runs (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  let now = 1_000_000
  let [ahead, there, back] = [0, 0, 0]
  withLists(server, () => {
    now += there
    // by a link, which asks for no weigh-in whose answer takes no time here
    const list = aList({ now: now + ahead, me: aWorker({ kind: 'link' }) })
    now += back
    return list
  })
  const desk = aPhone(server, disk, timers, () => now)
  const { sendTaps } = server.api
  server.api.sendTaps = async (code, sent) => ({ ...(await sendTaps(code, sent)), now: now + ahead })
  const offset = () => desk.store.get().device.clockOffset
  const ask = async (trip: readonly [number, number]) => {
    ;[there, back] = trip
    await desk.refresh()
    ;[there, back] = [0, 0]
  }
  await desk.start()
  await ask([100, 14_000])
  await ask([1_000, 900])
  expect(offset()).toBe(0)
  ahead = 60_000
  await ask([300, 300])
  expect(offset()).toBe(60_000)
  // longer than the one before, and within what it says
  await ask([1_400, 0])
  expect(offset()).toBe(60_000)
  desk.open(UNIT)
  for (const kind of ['list-confirm', 'start', 'period-start']) await desk.press(UNIT, { kind })
  await settled()
  expect(desk.scoring(UNIT)?.board(desk.now()).clock?.running).toBe(true)
  ahead = 30_000
  await ask([10, 10])
  expect(offset()).toBe(60_000)
  await desk.press(UNIT, { kind: 'period-end' })
  desk.open(null)
  await ask([10, 10])
  expect(offset()).toBe(30_000)
})

test('a tab that has lost the lead sends nothing, nor writes over what the other keeps; taking over it reads that (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  const desk = aPhone(server, disk, timers)
  await desk.start('the-first-link-of-the-court')
  desk.open(UNIT)
  await settled()
  server.isThere = false
  const first = await desk.press(UNIT, { kind: 'list-confirm' })
  await settled()
  await desk.stop()
  server.isThere = true
  const otherTimers = new FakeTimers()
  const other = aPhone(server, disk, otherTimers)
  await other.start('another-link-of-the-court')
  await settled()
  let calls = 0
  const { sendTaps } = server.api
  server.api.sendTaps = (...given) => {
    calls += 1
    return sendTaps(...given)
  }
  timers.run()
  desk.nudge()
  desk.swap(UNIT)
  await settled()
  expect(calls).toBe(0)
  expect(disk.device).toEqual(other.store.get().device)
  const second = await other.press(UNIT, { kind: 'start' })
  await settled()
  await other.stop()
  await desk.start()
  expect(desk.store.get().device.key).toBe('another-link-of-the-court')
  expect(desk.store.get().taps[UNIT]?.map(({ tap }) => tap.id)).toEqual([first.id, second.id])
  expect(desk.waiting()).toEqual([])
})

const codeOf = (n: number): string => `${UNIT.slice(0, -1)}${n}`
const keep = (disk: FakeDisk, n: number, day: string): string => {
  const unit = aUnit()
  const code = codeOf(n)
  disk.units.set(code, { unit: { ...unit, code, unit: { ...unit.unit, code } }, day })
  return code
}
const known = (desk: Desk): string[] => Object.keys(desk.store.get().units).toSorted()

test('units of days that are over leave the device, at the start and with the list, unless something of them waits (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  keep(disk, 1, '2027-09-10')
  const [waits, yesterday, today] = [keep(disk, 2, '2027-09-10'), keep(disk, 3, '2027-09-13'), keep(disk, 4, DAY)]
  server.isThere = false
  const before = aPhone(server, disk, timers, () => Date.parse('2027-09-10T09:00:00Z'))
  await before.start()
  await before.press(waits, { kind: 'list-confirm' })
  await settled()
  timers.drop()
  const now = () => Date.parse(`${DAY}T09:00:00Z`)
  const desk = aPhone(server, disk, timers, now)
  await desk.start()
  expect(known(desk)).toEqual([waits, yesterday, today])
  expect([...disk.units.keys()].toSorted()).toEqual([waits, yesterday, today])
  withLists(server, () => aList({ now: now() }))
  await desk.refresh()
  expect(known(desk)).toEqual([waits, today])
  expect(desk.waiting().map(({ unit }) => unit)).toEqual([waits])
})

test('with another link, what is not of its court and does not wait leaves the device (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  const [waits, gone] = [keep(disk, 1, DAY), keep(disk, 2, DAY)]
  server.isThere = false
  const desk = aPhone(server, disk, timers)
  await desk.start('the-link-of-the-morning')
  withLists(server, () => aList())
  await desk.refresh()
  await desk.press(waits, { kind: 'list-confirm' })
  // the same link reads again: nothing goes
  await desk.refresh()
  expect(known(desk)).toEqual([waits, gone])
  withLists(server, () => aList({ me: aWorker({ by: 'somebody else' }) }))
  await desk.use('the-link-of-the-evening')
  expect(known(desk)).toEqual([waits])
  expect([...disk.units.keys()]).toEqual([waits])
})

test('a device that is cleared keeps nothing, and its next taps are another device’s; where the disk keeps it, all of it stays (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  server.isThere = false
  const desk = aPhone(server, disk, timers)
  await desk.start('a-link-of-the-court')
  await desk.press(UNIT, { kind: 'list-confirm' })
  const { device } = desk.store.get().device
  disk.isFull = true
  await expect(desk.clear()).rejects.toThrow('full')
  expect([known(desk), desk.waiting().length]).toEqual([[UNIT], 1])
  disk.isFull = false
  await desk.clear()
  expect([known(desk), desk.waiting()]).toEqual([[], []])
  expect([disk.units.size, disk.taps.size, disk.device?.key]).toEqual([0, 0, null])
  expect(disk.device?.device).not.toBe(device)
})

test('a unit that the device does not know is read by its code, and by its short one, too (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  withLists(server, () => aList())
  const desk = aPhone(server, disk, timers)
  await desk.start('a-link-of-the-court')
  expect(await desk.read(UNIT.replace(/-+$/, ''))).toBe(UNIT)
  expect(known(desk)).toEqual([UNIT])
  expect(desk.store.get().device.me?.by).toBe('somebody')
})

test('a tap that is being written is neither sent nor free to be lost in a reload (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  const desk = aPhone(server, disk, timers)
  await desk.start()
  const resume = disk.pause()
  const pressed = desk.press(UNIT, { kind: 'list-confirm' })
  expect([desk.isFree(), desk.store.get().writing, desk.waiting()]).toEqual([false, 1, []])
  resume()
  const { id } = await pressed
  await settled()
  expect([desk.isFree(), desk.store.get().writing, desk.waiting()]).toEqual([true, 0, []])
  expect(server.stored.map((tap) => tap.id)).toEqual([id])
})

test('taps taken over from another phone are counted as being written until they are (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  server.isThere = false
  const giver = aPhone(server, new FakeDisk(), new FakeTimers())
  await giver.start()
  giver.store.set({ units: { [UNIT]: { unit: aUnit(), day: '' } } })
  await giver.press(UNIT, { kind: 'list-confirm' })
  const desk = aPhone(server, disk, timers)
  await desk.start()
  const resume = disk.pause()
  void desk.adopt(giver.handedOver())
  expect(desk.store.get().writing).toBe(1)
  resume()
  await settled()
  expect([desk.store.get().writing, desk.waiting().length]).toEqual([0, 1])
})

test('a tab that loses the lead passes its taps on, those in memory and those still being written too (R12.6)', async () => {
  const [server, disk] = [new FakeServer(), new FakeDisk()]
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  server.isThere = false
  const first = aPhone(server, disk, new FakeTimers())
  await first.start()
  disk.isFull = true
  const inMemory = await first.press(UNIT, { kind: 'list-confirm' })
  disk.isFull = false
  const resume = disk.pause()
  const late = first.press(UNIT, { kind: 'start' })
  const passed = first.stop()
  server.isThere = true
  const second = aPhone(server, disk, new FakeTimers())
  await second.start()
  resume()
  await second.adopt(await passed)
  await settled()
  expect(server.stored.map(({ id }) => id)).toEqual([inMemory.id, (await late).id])
  expect(second.scoring(UNIT)?.desk.stage).toBe('running')
})

test('a signature stands under every tap that was made before it, or is not stored (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  const signed: number[] = []
  server.api.sign = (_unit, { upTo }) => Promise.resolve(void signed.push(upTo))
  server.isThere = false
  const desk = aPhone(server, disk, timers)
  await desk.start()
  await desk.press(UNIT, { kind: 'list-confirm' })
  await settled()
  await expect(desk.sign(UNIT, 0, [])).rejects.toThrow('no network')
  server.isThere = true
  void desk.press(UNIT, { kind: 'start' })
  await desk.sign(UNIT, 0, [])
  expect(signed).toEqual([2])
})

test('a write that succeeds does not hide that another one failed meanwhile (R12.6)', async () => {
  const [server, disk, timers] = [new FakeServer(), new FakeDisk(), new FakeTimers()]
  disk.units.set(UNIT, { unit: aUnit(), day: '' })
  server.isThere = false
  const desk = aPhone(server, disk, timers)
  await desk.start()
  const resume = disk.pause()
  desk.swap(UNIT)
  const full = disk.keep
  disk.keep = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  await desk.press(UNIT, { kind: 'list-confirm' })
  disk.keep = full
  resume()
  await settled()
  expect(desk.store.get().inMemory).toBe(1)
})
