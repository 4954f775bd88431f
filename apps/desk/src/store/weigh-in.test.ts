import type { DeskUnits, WeighIn } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import type { Tap } from '@games/domain/scoring/index'
import { weighInCode } from '@games/domain/weigh-in/weigh-in-code'
import { expect, test } from 'vitest'
import type { DeskApi } from '../calls/desk-api.ts'
import { Desk } from './desk.ts'
import type { DeskStorage, Kept, KeptTap } from './kept.ts'
import { weighedOf } from './weighed.ts'

const EVENT = 'JUDW57KG--------------'
const DAY = '2027-07-16'
const CODE = weighInCode(EVENT, DAY)
const WEIGH_IN: WeighIn = {
  code: CODE,
  event: `${EVENT}------------`,
  day: DAY,
  name: null,
  discipline: 'JUD',
  rules: null,
  limits: { over: 52_000, upTo: 57_000, allowance: 0, tries: 2 },
  chosen: false,
  competitors: ['A', 'B'].map((code) => ({ code, name: code, organisation: null, organisationName: null })),
  taps: [],
  head: 0,
}

/** A server with one weigh-in, and a phone's disk; the network is there where it is said to be. */
class Hall {
  isThere = true
  kind: 'link' | 'results' = 'results'
  by = 'rui'
  today = DAY
  readonly stored: Tap[] = []
  asked = 0
  kept: Kept = { device: null, units: [], taps: [], weighIns: [] }

  #late: Promise<void> = Promise.resolve()
  /** Answers to weights are on their way until what is given is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#late = promise
    return resolve
  }

  now = (): number => Date.parse(`${this.today}T12:00:00Z`)
  #answer = async <T>(value: () => T): Promise<T> => {
    await Promise.resolve()
    if (!this.isThere) throw new TypeError('no network')
    return value()
  }
  readonly #list = (): DeskUnits => ({
    me: { by: this.by, kind: this.kind, name: null, until: null, court: null },
    date: this.today,
    today: this.today,
    courts: [{ venue: 'GFA', venueName: null, location: null, locationName: null, units: 0 }],
    units: [],
    now: this.now(),
  })
  readonly api: DeskApi = {
    listUnits: () => this.#answer(this.#list),
    getCourt: () => this.#answer(() => ({ me: this.#list().me, date: this.today, units: [], now: this.now() })),
    getUnit: () => Promise.reject(new ApiFailure(404, 'not-found', 'none')),
    sendTaps: () => Promise.reject(new TypeError('no unit is scored here')),
    movesOf: () => Promise.reject(new TypeError('not asked here')),
    listWeighIns: ({ date }) =>
      this.#answer(() => {
        this.asked += 1
        const day = date === 'today' ? this.today : date
        return {
          date: day,
          weighIns: day === DAY ? [{ ...WEIGH_IN, taps: this.#told(0), head: this.stored.length }] : [],
          now: this.now(),
        }
      }),
    sendWeighTaps: async (_at, { after, taps }) => {
      const answer = await this.#answer(() => {
        this.asked += 1
        for (const tap of taps) if (!this.stored.some(({ id }) => id === tap.id)) this.stored.push(tap)
        return {
          stored: taps.map(({ id }) => ({ id, stored: this.stored.findIndex((one) => one.id === id) + 1 })),
          refused: [],
          taps: this.#told(after),
          head: this.stored.length,
          now: this.now(),
        }
      })
      await this.#late
      return answer
    },
    lead: () => Promise.reject(new TypeError('not asked here')),
    sign: () => Promise.resolve(),
    addPhoto: () => Promise.resolve(),
    getSheet: () => Promise.reject(new TypeError('not asked here')),
  }
  #told = (after: number) => this.stored.map((tap, at) => ({ ...tap, by: 'x', stored: at + 1 })).slice(after) as never

  readonly disk: DeskStorage = {
    load: () => Promise.resolve(this.kept),
    keep: ({ device, units = [], taps = [], weighIns, forget = [], clear }) => {
      const before = clear ? { device: null, units: [], taps: [], weighIns: [] } : this.kept
      const left = before.taps.filter(
        ({ tap }) => !forget.includes(tap.unit) && !taps.some((one) => one.tap.id === tap.id),
      )
      this.kept = {
        device: device ?? before.device,
        units: [...before.units, ...units],
        taps: [...left, ...taps],
        weighIns: weighIns ?? before.weighIns,
      }
      return Promise.resolve()
    },
  }

  /** The page, loaded anew: nothing but the disk is known. */
  async phone(key: string | null = null): Promise<Desk> {
    let made = 0
    const page = Math.random().toString(36).slice(2)
    const desk = new Desk({
      storage: this.disk,
      api: this.api,
      now: () => this.now(),
      ticks: () => 0,
      makeId: () => `${page}-${(made += 1)}`,
      after: () => () => undefined,
    })
    await desk.start(key)
    return desk
  }
}
const states = (desk: Desk) =>
  weighedOf(desk.store.get(), CODE)?.lines.map(({ competitor, state }) => `${competitor} ${state}`)
const weigh = (desk: Desk, competitor: string, value: number) => desk.press(CODE, { kind: 'weigh', competitor, value })

test('weighed without a network, killed and opened again: every weight is there, and is sent once when the network is back (R12.6)', async () => {
  const hall = new Hall()
  await (await hall.phone()).refresh()
  hall.isThere = false
  const before = await hall.phone()
  expect(states(before)).toEqual(['A waits', 'B waits'])
  await weigh(before, 'A', 58_000)
  await weigh(before, 'B', 55_000)
  const after = await hall.phone()
  expect(states(after)).toEqual(['A again', 'B within'])
  expect(after.waiting()).toHaveLength(2)
  hall.isThere = true
  await expect
    .poll(() => {
      after.nudge()
      return after.waiting().length
    })
    .toBe(0)
  expect(hall.stored.map(({ value }) => value)).toEqual([58_000, 55_000])
  after.nudge()
  const another = await hall.phone()
  await another.refresh()
  expect([states(another), hall.stored.length]).toEqual([['A again', 'B within'], 2])
})

test('what another pair of scales sent comes with what is sent here, and with the list (R12.6)', async () => {
  const hall = new Hall()
  const [one, other] = [await hall.phone(), await hall.phone()]
  await one.refresh()
  await other.refresh()
  await weigh(one, 'A', 55_000)
  await expect.poll(() => hall.stored.length).toBe(1)
  await weigh(other, 'B', 56_000)
  await expect.poll(() => states(other)).toEqual(['A within', 'B within'])
})

test('scales that are left on over the end of the day ask for the new one, and the weights of the old leave them (R12.6, LGPD)', async () => {
  const hall = new Hall()
  const desk = await hall.phone()
  await desk.refresh()
  await weigh(desk, 'A', 56_000)
  await expect.poll(() => hall.stored).toHaveLength(1)
  hall.today = '2027-07-17'
  await desk.readWeighIns()
  const { list, weighIns, taps } = desk.store.get()
  expect([list?.date, weighIns, taps]).toEqual(['2027-07-17', [], {}])
  expect([hall.kept.weighIns, hall.kept.taps]).toEqual([[], []])
  // and goes on doing so
  hall.today = DAY
  await desk.readWeighIns()
  expect(states(desk)).toEqual(['A within', 'B waits'])
})

test('a phone that holds a link asks for no weight and sends none; what waits stays for an account (R12.6)', async () => {
  const hall = new Hall()
  const desk = await hall.phone()
  await desk.refresh()
  hall.isThere = false
  await weigh(desk, 'A', 55_000)
  await expect.poll(() => desk.store.get().net).toBe('away')
  await desk.stop()
  hall.isThere = true
  hall.kind = 'link'
  hall.by = 'l1'
  const asked = hall.asked
  const byLink = await hall.phone('a-link-of-a-court')
  await byLink.refresh()
  expect([hall.asked, byLink.waiting().length]).toEqual([asked, 1])
  expect(byLink.store.get().net).toBe('answers')
  hall.kind = 'results'
  hall.by = 'rui'
  await byLink.use(null)
  await expect.poll(() => byLink.waiting().length).toBe(0)
  expect(hall.stored).toHaveLength(1)
})

const values = (taps: readonly KeptTap[]) => taps.map(({ tap }) => tap.value)

test.each<[string, (hall: Hall, desk: Desk) => Promise<Desk>]>([
  ['opened on the phone', (hall) => hall.phone('a-link-of-a-court')],
  [
    'chosen in its page',
    async (_hall, desk) => {
      await desk.use('a-link-of-a-court').catch(() => undefined)
      return desk
    },
  ],
])('a link %s without a network shows nobody’s weight and keeps none but what waits (R4.6)', async (_name, change) => {
  const hall = new Hall()
  const desk = await hall.phone()
  await desk.refresh()
  await weigh(desk, 'A', 55_000)
  await expect.poll(() => desk.waiting().length).toBe(0)
  hall.isThere = false
  await weigh(desk, 'B', 56_000)
  await expect.poll(() => desk.store.get().net).toBe('away')
  expect(values(desk.handedOver())).toEqual([56_000])
  const byLink = await change(hall, desk)
  expect([states(byLink), byLink.store.get().weighIns, byLink.handedOver()]).toEqual([undefined, [], []])
  expect([values(hall.kept.taps), hall.kept.weighIns]).toEqual([[56_000], []])
  // an account sends it, and reads all again
  hall.isThere = true
  await byLink.use(null)
  await expect.poll(() => byLink.waiting().length).toBe(0)
  expect([hall.stored.map(({ value }) => value), states(byLink)]).toEqual([
    [55_000, 56_000],
    ['A within', 'B within'],
  ])
})

test('weights that come after the phone went on by a link are not kept (R4.6)', async () => {
  const hall = new Hall()
  const [one, other] = [await hall.phone(), await hall.phone()]
  await one.refresh()
  await other.refresh()
  await weigh(one, 'A', 55_000)
  await expect.poll(() => hall.stored.length).toBe(1)
  const late = hall.hold()
  await weigh(other, 'B', 56_000)
  await expect.poll(() => hall.stored.length).toBe(2)
  hall.kind = 'link'
  hall.by = 'l1'
  await other.use('a-link-of-a-court')
  late()
  await expect.poll(() => other.waiting().length).toBe(0)
  await expect.poll(() => other.store.get().taps[CODE]).toBe(undefined)
})

test.each<[string, (hall: Hall, desk: Desk) => Promise<unknown>]>([
  [
    'their day',
    (hall, desk) => {
      hall.today = '2027-07-17'
      return desk.refresh()
    },
  ],
  [
    'a link in the place of the account',
    (hall, desk) => {
      hall.kind = 'link'
      hall.by = 'l1'
      return desk.refresh()
    },
  ],
  ['“clear this device”', (_hall, desk) => desk.clear()],
  [
    'a page that is opened days later without a network',
    (hall) => {
      hall.today = '2027-07-19'
      hall.isThere = false
      return hall.phone()
    },
  ],
])('weights leave the phone with %s (R4.6)', async (_name, change) => {
  const hall = new Hall()
  const desk = await hall.phone()
  await desk.refresh()
  await weigh(desk, 'A', 55_000)
  await expect.poll(() => desk.waiting().length).toBe(0)
  expect([hall.kept.taps.length, hall.kept.weighIns.length]).toEqual([1, 1])
  await change(hall, desk)
  expect([hall.kept.taps, hall.kept.weighIns]).toEqual([[], []])
})
