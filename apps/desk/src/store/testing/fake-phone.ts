import type { DeskUnit, TapsTaken, WeighIn } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import type { Tap } from '@games/domain/scoring/index'
import type { DeskApi, SentTaps } from '../../calls/desk-api.ts'
import { Desk } from '../desk.ts'
import type { DeskStorage, Kept, KeptChange, KeptDevice, KeptTap, KeptUnit } from '../kept.ts'
import { practiceUnit } from '../practice.ts'

export const DAY = '2027-09-14'
export const UNIT = 'HBLWTEAM7-------------SFNL000100--'
const NAMES = { side: String, athlete: String, unit: 'unit' }
export const aUnit = (): DeskUnit => {
  const unit = practiceUnit('handball-ihf-2025', 'HBL', NAMES)
  return { ...unit, code: UNIT, unit: { ...unit.unit, code: UNIT } }
}

/** The fate of a request: it is answered; it never arrives; it arrives and its answer is lost; a restarting server refuses it. */
export type Fate = 'answered' | 'lost' | 'answer-lost' | 'refused'

/** A server that stores each tap once, in the order of arrival. */
export class FakeServer {
  readonly stored: (Tap & { readonly stored: number; readonly by: string })[] = []
  fates: Fate[] = []
  isThere = true

  take(code: string, { device, after, taps }: SentTaps): TapsTaken {
    const stored: TapsTaken['stored'] = []
    const refused: TapsTaken['refused'] = []
    for (const tap of taps) {
      const known = this.stored.find(({ id }) => id === tap.id)
      if (!known && this.stored.some((other) => other.device === device && other.seq === tap.seq)) {
        refused.push({ id: tap.id, why: 'same-number-other-tap' })
        continue
      }
      if (!known) this.stored.push({ ...tap, unit: code, by: 'somebody', stored: this.stored.length + 1 })
      stored.push({ id: tap.id, stored: this.stored.find(({ id }) => id === tap.id)?.stored ?? 0 })
    }
    const unit = aUnit()
    return {
      stored,
      refused,
      taps: this.stored.filter((tap) => tap.stored > after) as TapsTaken['taps'],
      head: this.stored.length,
      missing: [],
      state: 'playing',
      standing: 'here',
      listVersion: unit.listVersion,
      open: [],
      feed: unit.feed,
      sent: unit.sent,
      now: 0,
    }
  }

  readonly api: DeskApi = {
    listUnits: () => Promise.reject(new TypeError('not asked here')),
    getCourt: () => Promise.reject(new TypeError('not asked here')),
    getUnit: () => Promise.resolve(aUnit()),
    movesOf: () => Promise.reject(new TypeError('not asked here')),
    listWeighIns: () => Promise.resolve({ date: DAY, weighIns: [], now: 0 }),
    sendWeighTaps: () => Promise.reject(new TypeError('not asked here')),
    lead: () => Promise.reject(new TypeError('not asked here')),
    sign: () => Promise.resolve(),
    addPhoto: () => Promise.resolve(),
    getSheet: () => Promise.reject(new TypeError('not asked here')),
    sendTaps: async (code, sent) => {
      await Promise.resolve()
      const fate = this.isThere ? (this.fates.shift() ?? 'answered') : 'lost'
      if (fate === 'lost') throw new TypeError('no network')
      if (fate === 'refused') throw new ApiFailure(503, 'unavailable', 'restarting')
      const answer = this.take(code, sent)
      if (fate === 'answer-lost') throw new TypeError('the answer was lost')
      return answer
    },
  }
}

/** A disk that outlives the page. It may be full, slow or unreadable. */
export class FakeDisk implements DeskStorage {
  device: KeptDevice | null = null
  readonly units = new Map<string, KeptUnit>()
  readonly taps = new Map<string, KeptTap>()
  weighIns: readonly WeighIn[] = []
  isFull = false
  /** How many reads fail from now on. */
  unread = 0

  load(): Promise<Kept> {
    if (this.unread-- > 0) return Promise.reject(new DOMException('closed', 'InvalidStateError'))
    return Promise.resolve({
      device: this.device,
      units: [...this.units.values()],
      taps: [...this.taps.values()],
      weighIns: this.weighIns,
    })
  }
  #pause: Promise<void> | null = null
  /** Writes wait until the returned function is called. */
  pause(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#pause = promise
    return resolve
  }
  async keep({ device, units = [], taps = [], forget = [], weighIns, clear }: KeptChange): Promise<void> {
    if (this.#pause) await this.#pause
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    if (clear) this.units.clear()
    if (clear) this.taps.clear()
    for (const code of forget) this.units.delete(code)
    for (const [id, { tap }] of this.taps) if (forget.includes(tap.unit)) this.taps.delete(id)
    if (clear) this.weighIns = []
    if (weighIns) this.weighIns = weighIns
    if (device) this.device = device
    for (const unit of units) this.units.set(unit.unit.code, unit)
    for (const storedTap of taps) this.taps.set(storedTap.tap.id, storedTap)
  }
}

/** Timers that expire when a test fires them. */
export class FakeTimers {
  #due: (() => void)[] = []
  after = (_ms: number, call: () => void): (() => void) => {
    this.#due.push(call)
    return () => {
      this.#due = this.#due.filter((one) => one !== call)
    }
  }
  run(): void {
    const due = this.#due
    this.#due = []
    for (const call of due) call()
  }
  /** The page was killed. */
  drop(): void {
    this.#due = []
  }
}

/** Resolves when every promise of the desk that depends on no timer has settled. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

let made = 0
export function aPhone(server: FakeServer, disk: FakeDisk, timers: FakeTimers, now: () => number = () => 0): Desk {
  return new Desk({
    storage: disk,
    api: server.api,
    now,
    ticks: now,
    makeId: () => `id-${++made}`,
    after: timers.after,
  })
}
