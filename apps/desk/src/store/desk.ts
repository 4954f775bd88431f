import type { DeskMoves, DeskUnit, DeskUnits, TapsTaken, WeighIn, WeighTapsTaken } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { type RefusalReason, type Scoring, scoringOf, type Tap } from '@games/domain/scoring/index'
import { weighInNamed } from '@games/domain/weigh-in/weigh-in-code'
import { createStore, type Store } from '@games/web/session/store.ts'
import type { DeskApi } from '../calls/desk-api.ts'
import {
  type DeskStorage,
  isByLink,
  type Kept,
  type KeptChange,
  type KeptDevice,
  type KeptTap,
  type KeptUnit,
} from './kept.ts'
import { openedOf } from './opened.ts'
import { draftOf, headOf, isWaiting, nextCall, nextSeq, pauseAfter, taken, waitingOf } from './queue.ts'

/** Whether the server is there: it answers; it does not; it answers that the link or session is over. */
export type Net = 'unknown' | 'answers' | 'away' | 'ended'

/** What the desk shows; each change is another object. */
export interface DeskState {
  readonly started: boolean
  readonly device: KeptDevice
  readonly net: Net
  /** When the net was last another one, milliseconds by the device. */
  readonly netSince: number
  /** Taps that could not be put on the device's disk: lost if the page is closed before they are sent. */
  readonly inMemory: number
  /** Taps made or taken over on this device that are still being written to its disk: not in `taps` yet, and not sent. */
  readonly writing: number
  /** Whether the device's disk was read. Until then it may have unsent taps that are not in `taps`. */
  readonly isDiskRead: boolean
  readonly units: Readonly<Record<string, KeptUnit>>
  readonly taps: Readonly<Record<string, readonly KeptTap[]>>
  /** The list of the venue's day as last read; null: none yet. */
  readonly list: DeskUnits | null
  /** The weigh-ins of the venue's day as last read; of a link none. */
  readonly weighIns: readonly WeighIn[]
  /** Unit that is open on this device. */
  readonly open: string | null
  /** Units of which the server cannot read what is sent: it or this page is of another version. */
  readonly unread: readonly string[]
  /** Units whose court this link or account may not score at any more. */
  readonly shut: readonly string[]
}

/** What a key makes; the rest of a tap is the device's. */
export type Press = Pick<Tap, 'kind'> & Partial<Pick<Tap, 'side' | 'competitor' | 'athlete' | 'value' | 'clockTime'>>

export interface Surroundings {
  readonly storage: DeskStorage
  readonly api: DeskApi
  /** Milliseconds since 1970 by the device's clock. */
  readonly now: () => number
  /** Milliseconds of a clock that only goes on, whoever sets the device's. */
  readonly ticks: () => number
  readonly makeId: () => string
  /** Calls once after so many milliseconds; gives what takes it back. */
  readonly after: (ms: number, call: () => void) => () => void
}

/** The device asks what others did to a unit that is open, and says that it is there. */
const HEARTBEAT_MS = 4_000
/** So many that wait are asked about with a decision (contract/desk MAX_ASKED_TAPS). */
const MOST_ASKED = 99
/** Below this a difference of clocks is none. */
const CLOCKS_AGREE_MS = 1_500
/** A call that took longer says nothing of the server's time. */
const SLOW_CALL_MS = 1_500

/** A day that is over in every time zone: what the server calls today is not known at the start. */
const LAST_ZONE_MS = 12 * 3_600_000
/** How often the disk is asked before the page begins without it, and how long between. Milliseconds. */
const READ_TRIES = 3
const READ_PAUSE_MS = 300
/** A disk that could not be read is asked again this often, for what it has. Milliseconds. */
const READ_AGAIN_MS = 5_000

const NOBODY: KeptDevice = { device: '', key: null, me: null, court: null, clockOffset: 0, swapped: [] }

/**
 * The desk on this device: what is known of units, taps, and what was sent. A tap is on the disk before anybody sees it counted, and is
 * sent, in order, until the server says that it has it.
 */
export class Desk {
  readonly store: Store<DeskState>
  readonly #around: Surroundings
  #writing: Promise<unknown> = Promise.resolve()
  #isStopped = false
  #unkept = new Map<string, KeptTap>()
  #sending = false
  #again = false
  #failures = 0
  /** What the shortest call said of the server's clock. */
  #clock: { readonly offset: number; readonly trip: number } | null = null
  #cancel: (() => void) | null = null
  #scored = new WeakMap<readonly KeptTap[], Scoring | null>()

  constructor(around: Surroundings) {
    this.#around = around
    this.store = createStore<DeskState>({
      started: false,
      device: NOBODY,
      net: 'unknown',
      netSince: around.now(),
      inMemory: 0,
      writing: 0,
      isDiskRead: false,
      units: {},
      taps: {},
      list: null,
      weighIns: [],
      open: null,
      unread: [],
      shut: [],
    })
  }

  /**
   * Reads what the device has. One that keeps nothing begins with nothing. Where the disk cannot be read the page begins under a number of its
   * own, which is not written, and takes in what the disk has once it can.
   */
  async start(key: string | null = null): Promise<void> {
    this.#isStopped = false
    this.store.set({ started: false, units: {}, weighIns: [], taps: byUnit([...this.#unkept.values()]) })
    const kept = await this.#read(READ_TRIES)
    if (this.#isStopped) return
    if (kept) {
      await this.#takeIn(kept, key)
      const over = new Date(this.now() - LAST_ZONE_MS).toISOString().slice(0, 10)
      await this.#letGo((unit) => this.#dayOf(unit) < over)
      await this.#letGoWeighIns((day) => day < over)
    } else {
      this.store.set({ started: true, device: { ...NOBODY, device: this.#around.makeId(), key } })
      this.#readLater(key)
    }
    this.nudge()
  }

  /**
   * Another tab of the device leads now: this one sends nothing and writes only taps that were pressed before, until it is started again. Resolves
   * with the unsent taps of this tab: the other one read the disk before the last of them were written, or they are in memory only.
   */
  async stop(): Promise<readonly KeptTap[]> {
    this.#isStopped = true
    this.#cancel?.()
    this.#cancel = null
    this.store.set({ open: null, isDiskRead: false })
    await this.written()
    return Object.values(this.store.get().taps).flat().filter(isWaiting)
  }

  /** Resolves once every tap made so far is on the disk, or is known to be in memory only. */
  written = (): Promise<void> => this.#inTurn(() => undefined)

  /** Runs `work` once every write before it has ended, whether or not that failed. */
  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#writing.then(work)
    this.#writing = done.catch(() => undefined)
    return done
  }

  /** The same for `count` new taps, which are counted as being written until `work` has ended. */
  #writeTaps<T>(count: number, work: () => Promise<T>): Promise<T> {
    const add = (more: number): void => this.store.set({ writing: this.store.get().writing + more })
    add(count)
    return this.#inTurn(() => work().finally(() => add(-count)))
  }

  async #read(tries: number): Promise<Kept | null> {
    try {
      return await this.#around.storage.load()
    } catch {
      if (tries <= 1) return null
      await new Promise<void>((resolve) => void this.#around.after(READ_PAUSE_MS, resolve))
      return this.#read(tries - 1)
    }
  }

  #readLater(key: string | null): void {
    this.#around.after(READ_AGAIN_MS, () => void this.#readAgain(key))
  }

  async #readAgain(key: string | null): Promise<void> {
    if (this.#isStopped || this.store.get().isDiskRead) return
    const kept = await this.#read(1)
    if (!kept) return this.#readLater(key)
    await this.#inTurn(async () => {
      if (!this.#isStopped && !this.store.get().isDiskRead) await this.#takeIn(kept, this.store.get().device.key ?? key)
    })
    await this.#letGoWeighIns(() => false)
    this.nudge()
  }

  /** What the disk has, beside what was tapped before it could be read. */
  async #takeIn(kept: Kept, key: string | null): Promise<void> {
    const before = this.store.get()
    const known = kept.device ?? (before.started ? before.device : { ...NOBODY, device: this.#around.makeId() })
    // another link's taps stay: whoever holds a link of the court may send them
    const device = key === null || key === known.key ? known : { ...known, key, me: null }
    const byId = new Map(kept.taps.map((one) => [one.tap.id, one]))
    for (const one of Object.values(before.taps).flat()) byId.set(one.tap.id, one)
    this.store.set({
      started: true,
      isDiskRead: true,
      device,
      units: { ...Object.fromEntries(kept.units.map((unit) => [unit.unit.code, unit])), ...before.units },
      taps: byUnit([...byId.values()]),
      weighIns: before.weighIns.length > 0 ? before.weighIns : kept.weighIns,
    })
    if (device !== kept.device || this.#unkept.size > 0) await this.#keep({ device })
  }

  /** Milliseconds since 1970 by the server's clock, as far as it is known. */
  now = (): number => this.#around.now() + this.store.get().device.clockOffset

  /** Milliseconds of a clock that is never corrected: how far apart two presses are. */
  ticks = (): number => this.#around.ticks()

  /** A unit as its taps have it; null where it is not known or cannot be scored. */
  scoring(code: string): Scoring | null {
    const { units, taps } = this.store.get()
    const unit = units[code]
    if (!unit) return null
    const own = taps[code] ?? NO_TAPS
    const known = own === NO_TAPS ? undefined : this.#scored.get(own)
    if (known !== undefined) return known
    const opened = openedOf(unit.unit)
    const scoring =
      opened &&
      scoringOf(
        opened,
        own.filter(({ refused }) => !refused).map(({ tap }) => tap),
      )
    if (own !== NO_TAPS) this.#scored.set(own, scoring)
    return scoring
  }

  /**
   * A key was pressed. The tap is written to the disk, or known to be in memory only, before it is counted, and counted before it is sent. Until then
   * it is counted in `writing`. Resolves with the reason why the tap does not count, or null.
   */
  press(code: string, press: Press): Promise<{ readonly id: string; readonly why: RefusalReason | null }> {
    const at = this.now()
    const done = this.#writeTaps(this.store.get().units[code]?.practice ? 0 : 1, async () => {
      const { device, units, taps } = this.store.get()
      const unit = units[code]
      const own = taps[code] ?? NO_TAPS
      const by = device.me?.by
      const tap: Tap = {
        id: this.#around.makeId(),
        unit: unit?.unit.code ?? code,
        device: device.device,
        seq: nextSeq(own, device.device),
        deviceTime: at,
        ...press,
        ...(by === undefined ? {} : { by }),
      }
      const kept: KeptTap = unit?.practice
        ? { tap, practice: true }
        : unit
          ? { tap, list: unit.unit.listVersion }
          : { tap }
      await this.#keep({ taps: [kept] })
      this.#putTaps(code, [...(this.store.get().taps[code] ?? []), kept])
      const state = this.scoring(code)?.taps.find((one) => one.tap.id === tap.id)
      return { id: tap.id, why: state?.why ?? null }
    })
    void done.then(() => this.nudge())
    return done
  }

  undo = (code: string, id: string) => this.press(code, { kind: 'undo', value: id })

  /**
   * Takes over taps of another device, or of another tab of this one, and sends them. They are written to the disk first, like its own; known ones
   * are ignored. Units that are not known here are read.
   */
  async adopt(taps: readonly KeptTap[]): Promise<void> {
    await this.#writeTaps(taps.length, async () => {
      const { taps: before } = this.store.get()
      const fresh = taps.filter(({ tap }) => !before[tap.unit]?.some((own) => own.tap.id === tap.id))
      await this.#keep({ taps: fresh })
      for (const [code, own] of Object.entries(byUnit(fresh)))
        this.#putTaps(code, [...(this.store.get().taps[code] ?? []), ...own])
    })
    this.nudge()
    const unknown = [...new Set(taps.map(({ tap }) => tap.unit))].filter(
      (code) => !this.store.get().units[code] && weighInNamed(code) === null,
    )
    await Promise.all(unknown.map((code) => this.read(code).catch(() => undefined)))
  }

  /** Says which unit is open here; null: none. */
  open(code: string | null): void {
    const before = this.store.get().open
    if (before === code) return
    this.store.set({ open: code })
    if (before !== null && this.#isKnown(before)) void this.#exchange(before, { open: false }).catch(() => undefined)
    this.nudge()
  }

  async takeOver(code: string): Promise<void> {
    await this.#exchange(code, { open: true, takeOver: true })
  }

  /** Reads the list of the day, and everything of the chosen court. Rejects as the calls do; what is known stays. */
  async refresh(): Promise<void> {
    const { device } = this.store.get()
    // by another link since, or cleared: what was read is not shown under it
    const isAnother = (): boolean => {
      const { device: id, key } = this.store.get().device
      return id !== device.device || key !== device.key
    }
    const list = await this.#readList(device.court)
    if (isAnother()) return
    const [only] = list.courts
    const venues = new Set(list.courts.map(({ venue }) => venue))
    const chosen = device.court && venues.has(device.court.venue) ? device.court : null
    const court = chosen ?? (only && venues.size === 1 ? { venue: only.venue, location: null } : null)
    const isNew = device.readBy !== undefined && device.readBy !== list.me.by
    await this.#putDevice({ me: list.me, court, readBy: list.me.by })
    this.store.set({ list })
    await this.#letGo((unit) => this.#dayOf(unit) < list.today || (isNew && !isTheirs(unit, list)))
    await this.#letGoWeighIns((day) => day < list.today || isNew)
    if (!court) return
    const read = await this.#ask(() => this.#around.api.getCourt({ venue: court.venue, date: list.date }))
    if (isAnother()) return
    await this.#putUnits(read.units, read.date)
    this.nudge()
    if (list.me.kind === 'link') return
    const { weighIns } = await this.#listWeighIns(court.venue, list.date)
    await this.#putWeighIns(weighIns, isAnother)
  }

  /** Who was weighed on other scales since; where another day has begun, all of that. Rejects where nobody answers. */
  async readWeighIns(): Promise<void> {
    const { device, list } = this.store.get()
    if (!device.court || !list) return this.refresh()
    if (isByLink(device)) return
    const isAnother = (): boolean => {
      const now = this.store.get().device
      return now.device !== device.device || now.key !== device.key || now.court?.venue !== device.court?.venue
    }
    const { date, weighIns } = await this.#listWeighIns(device.court.venue, 'today')
    if (isAnother()) return
    if (date !== list.date) return this.refresh()
    await this.#putWeighIns(weighIns, isAnother)
  }

  #listWeighIns = (venue: string, date: string) => this.#timed(() => this.#around.api.listWeighIns({ venue, date }))

  async #putWeighIns(weighIns: readonly WeighIn[], isAnother: () => boolean): Promise<void> {
    await this.#inTurn(async () => {
      // the device may have been cleared meanwhile
      if (isAnother()) return
      const { taps: before } = this.store.get()
      const merged = weighIns.map(({ code, taps }) => ({
        code,
        ...taken(before[code] ?? NO_TAPS, { stored: [], refused: [], taps }),
      }))
      const kept = weighIns.map((one) => ({ ...one, taps: [] }))
      await this.#keep({ weighIns: kept, taps: merged.flatMap(({ changed }) => changed) })
      const { taps } = this.store.get()
      this.store.set({
        weighIns: kept,
        taps: { ...taps, ...Object.fromEntries(merged.map((one) => [one.code, one.taps])) },
      })
    })
  }

  /** The list of the day. A court that is not one's own any more is not asked for again. */
  async #readList(court: KeptDevice['court']): Promise<DeskUnits> {
    const ask = (query: { venue?: string }) => this.#timed(() => this.#around.api.listUnits(query))
    if (!court) return ask({})
    try {
      return await ask({ venue: court.venue })
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 403) throw error
      return ask({})
    }
  }

  /** Goes on by another link, or by the session: what waits is sent by it. */
  async use(key: string | null): Promise<void> {
    this.store.set({ net: 'unknown', shut: [] })
    await this.#putDevice({ key, me: null })
    await this.#letGoWeighIns(() => false)
    this.nudge()
    await this.refresh()
  }

  async chooseCourt(court: NonNullable<KeptDevice['court']>): Promise<void> {
    await this.#putDevice({ court })
    await this.refresh()
  }

  swap(code: string): void {
    const { swapped } = this.store.get().device
    void this.#putDevice({
      swapped: swapped.includes(code) ? swapped.filter((one) => one !== code) : [...swapped, code],
    })
  }

  setSingleKeys(on: boolean): void {
    void this.#putDevice({ singleKeysOff: !on })
  }

  /** A unit that nobody is sent. */
  async practise(unit: DeskUnit): Promise<void> {
    const kept: KeptUnit = { unit, practice: true, day: '' }
    await this.#keep({ units: [kept] })
    this.store.set({ units: { ...this.store.get().units, [unit.code]: kept } })
  }

  async forget(...codes: readonly string[]): Promise<void> {
    if (codes.length === 0) return
    const left = <T>(of: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(Object.entries(of).filter(([code]) => !codes.includes(code)))
    for (const [id, { tap }] of this.#unkept) if (codes.includes(tap.unit)) this.#unkept.delete(id)
    await this.#keep({ forget: codes })
    this.store.set({ units: left(this.store.get().units), taps: left(this.store.get().taps) })
  }

  /** Everything leaves the device, also what waits, and the link. Rejects where the disk does not let go of it; then all of it stays. */
  async clear(): Promise<void> {
    const device = { ...NOBODY, device: this.#around.makeId() }
    await this.#inTurn(async () => {
      await this.#around.storage.keep({ clear: true, device })
      this.#unkept.clear()
      this.store.set({
        device,
        units: {},
        taps: {},
        list: null,
        weighIns: [],
        open: null,
        unread: [],
        shut: [],
        inMemory: 0,
        net: 'unknown',
      })
    })
  }

  /** Lets go of units: of none that is for practice, that is open, or of which something waits. */
  async #letGo(isGone: (unit: KeptUnit) => boolean): Promise<void> {
    await this.#inTurn(() => {
      const { units, taps, open } = this.store.get()
      const gone = Object.values(units).filter((unit) => {
        const { code } = unit.unit
        return !unit.practice && code !== open && waitingOf(taps[code] ?? NO_TAPS).length === 0 && isGone(unit)
      })
      return this.forget(...gone.map(({ unit }) => unit.code))
    })
  }

  /** Weights leave the phone with their day, and with whoever may see them; those alone that wait to be sent stay, for an account to send. */
  async #letGoWeighIns(isGone: (day: string) => boolean): Promise<void> {
    await this.#inTurn(async () => {
      const { device, weighIns, taps } = this.store.get()
      const codes = new Set([...weighIns.map(({ code }) => code), ...Object.keys(taps)])
      const gone = [...codes].filter((code) => {
        const named = weighInNamed(code)
        return named !== null && (isGone(named.day) || isByLink(device))
      })
      if (gone.length === 0) return
      const left = weighIns.filter(({ code }) => !gone.includes(code))
      const waits = gone.flatMap((code) => (taps[code] ?? NO_TAPS).filter((kept) => isWaiting(kept)))
      await this.#keep({ weighIns: left, forget: gone, taps: waits })
      const others = Object.entries(this.store.get().taps).filter(([code]) => !gone.includes(code))
      this.store.set({ weighIns: left, taps: { ...Object.fromEntries(others), ...byUnit(waits) } })
    })
  }

  /** The games' day of a unit; one that has none is never over. */
  #dayOf = ({ day, unit }: KeptUnit): string => day || (unit.unit.day ?? '9999')

  /** Stores a signature under everything that was entered here. Rejects as the calls do, and where the server did not take all of it. */
  async sign(code: string, side: 0 | 1, strokes: readonly (readonly (readonly [number, number])[])[]): Promise<void> {
    await this.written()
    await this.#sendUnit(code)
    const upTo = headOf(this.store.get().taps[code] ?? [])
    await this.#ask(() => this.#around.api.sign(code, { side, upTo, strokes }))
    await this.#readUnit(code)
  }

  /** Says whether what is scored goes out though the feed sends the unit. Rejects as the calls do. */
  async lead(code: string, leads: boolean, reason: string): Promise<void> {
    const { feed } = await this.#ask(() => this.#around.api.lead(code, { leads, reason }))
    await this.#inTurn(async () => {
      const known = this.store.get().units[code]
      if (!known) return
      const unit = { ...known, unit: { ...known.unit, feed } }
      await this.#keep({ units: [unit] })
      this.store.set({ units: { ...this.store.get().units, [code]: unit } })
    })
  }

  /** `id`: one for a photo, however often it is tried. */
  async addPhoto(code: string, id: string, photo: Blob): Promise<void> {
    await this.#ask(() => this.#around.api.addPhoto(code, id, photo))
    // it is there, whether or not the unit can be read anew
    await this.#readUnit(code).catch(() => undefined)
  }

  /** The unit's paper as a PDF. */
  sheet = (code: string, lang: 'por' | 'spa' | 'eng'): Promise<Blob> =>
    this.#ask(() => this.#around.api.getSheet(code, lang))

  /**
   * What a decision would move in the event, with what waits here; nothing of it is stored. Rejects as the calls do, and where more waits than is
   * asked about at once.
   */
  movesOf(code: string, press: Press): Promise<DeskMoves> {
    const { device, taps } = this.store.get()
    const own = taps[code] ?? NO_TAPS
    const waiting = waitingOf(own).map(draftOf)
    if (waiting.length > MOST_ASKED) return Promise.reject(new Error('too much waits to be asked about'))
    const asked: Tap = {
      id: this.#around.makeId(),
      unit: code,
      device: device.device,
      seq: nextSeq(own, device.device),
      deviceTime: this.now(),
      ...press,
    }
    return this.#ask(() => this.#around.api.movesOf(code, [...waiting, asked]))
  }

  /** Everything that waits on this device, oldest first. */
  waiting(): readonly Tap[] {
    return Object.values(this.store.get().taps)
      .flatMap(waitingOf)
      .sort((a, b) => a.deviceTime - b.deviceTime)
  }

  /** What waits here and may be shown as codes: no weight but to an account. */
  handedOver(): readonly KeptTap[] {
    const { device, taps } = this.store.get()
    const isAccount = device.me !== null && !isByLink(device)
    return Object.values(taps)
      .flat()
      .filter((kept) => isWaiting(kept) && (isAccount || weighInNamed(kept.tap.unit) === null))
  }

  /** Whether the page may be reloaded: no unit is being played here, and no tap is in the page only. */
  isFree(): boolean {
    const { open, inMemory, writing } = this.store.get()
    const stage = open === null ? null : this.scoring(open)?.desk.stage
    return inMemory === 0 && writing === 0 && stage !== 'running' && stage !== 'break' && stage !== 'interrupted'
  }

  /** Sends what waits now, and asks what others did: the network is back, a key was pressed, somebody wants it. */
  nudge(): void {
    this.#cancel?.()
    this.#cancel = null
    if (this.#isStopped) return
    if (this.#sending) {
      this.#again = true
      return
    }
    void this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    this.#sending = true
    const failed = new Set<string>()
    let isCut = false
    try {
      let left = this.#left(failed)
      do {
        this.#again = false
        for (const code of this.#isStopped ? [] : this.#toSend(failed))
          await this.#exchange(code).catch((error: unknown) => {
            if (!isOfTheUnit(error)) throw error
            failed.add(code)
            if (error.status === 400 && waitingOf(this.store.get().taps[code] ?? NO_TAPS).length > 0)
              this.#putUnread([...this.store.get().unread.filter((one) => one !== code), code])
          })
        const before = left
        left = this.#left(failed)
        // a server that neither stores nor refuses is asked again later, not at once
        if (left !== '' && left === before) throw new Error('what was sent was not taken')
      } while (this.#again || left !== '')
      this.#failures = failed.size > 0 ? this.#failures + 1 : 0
    } catch {
      this.#failures += 1
      isCut = true
    } finally {
      this.#sending = false
    }
    const { open, net } = this.store.get()
    if (net === 'ended' || this.#isStopped) return
    const again = this.#failures > 0 ? pauseAfter(this.#failures) : Number.POSITIVE_INFINITY
    const beat = open === null || failed.has(open) || isCut ? Number.POSITIVE_INFINITY : HEARTBEAT_MS
    const wait = Math.min(again, beat)
    if (Number.isFinite(wait)) this.#cancel = this.#around.after(wait, () => this.nudge())
  }

  #isKnown = (code: string): boolean => {
    const unit = this.store.get().units[code]
    return unit !== undefined && !unit.practice
  }

  #sendable(failed: ReadonlySet<string>): readonly Tap[] {
    const { shut } = this.store.get()
    return this.waiting().filter(({ unit }) => !shut.includes(unit) && !failed.has(unit))
  }

  /** What is left to be sent in this round. */
  #left = (failed: ReadonlySet<string>): string => waitingIn(this.#sendable(failed))

  #toSend(failed: ReadonlySet<string>): readonly string[] {
    const { open, shut } = this.store.get()
    const units = new Set(this.#sendable(failed).map(({ unit }) => unit))
    if (open !== null && this.#isKnown(open) && !shut.includes(open) && !failed.has(open)) units.add(open)
    return [...units]
  }

  /** Sends every waiting tap of a unit. Rejects where the server does not take all of them. */
  async #sendUnit(code: string): Promise<void> {
    const waiting = (): string => waitingIn(waitingOf(this.store.get().taps[code] ?? NO_TAPS))
    for (let left = waiting(), before = ''; left !== ''; before = left, left = waiting()) {
      if (left === before) throw new Error('the server did not take every tap')
      await this.#exchange(code)
    }
  }

  /** One call for a unit: what waits of it, oldest first, and what came since. */
  async #exchange(
    code: string,
    { open = this.store.get().open === code, takeOver }: { open?: boolean; takeOver?: true } = {},
  ): Promise<void> {
    const weighIn = weighInNamed(code)
    if (weighIn) return this.#exchangeWeighed(code, weighIn)
    const { device, taps } = this.store.get()
    const own = taps[code] ?? NO_TAPS
    // taps go under the number of the device that they were given: where the disk was lost for a while, there are two
    const sent = takeOver ? { device: device.device, taps: [] } : nextCall(own, device.device)
    try {
      const answer = await this.#timed(() =>
        this.#around.api.sendTaps(code, {
          ...sent,
          deviceName: null,
          after: headOf(own),
          open: open && sent.device === device.device,
          ...(takeOver ? { takeOver } : {}),
        }),
      )
      await this.#take(code, answer)
      this.#putUnread(this.store.get().unread.filter((one) => one !== code))
    } catch (error) {
      // of another court, or no unit any more: the others are sent, and what waits of this one stays
      if (!(error instanceof ApiFailure) || (error.status !== 403 && error.status !== 404)) throw error
      const { shut } = this.store.get()
      if (!shut.includes(code)) this.store.set({ shut: [...shut, code] })
      if (takeOver) throw error
    }
  }

  /** The same for a weigh-in, of which no device has anything open. */
  async #exchangeWeighed(code: string, at: { readonly event: string; readonly day: string }): Promise<void> {
    const { device, taps } = this.store.get()
    const own = taps[code] ?? NO_TAPS
    const shut = (): void => {
      const known = this.store.get().shut
      if (!known.includes(code)) this.store.set({ shut: [...known, code] })
    }
    // no link sends a weight: another account does
    if (device.key !== null) return shut()
    const sent = nextCall(own, device.device)
    try {
      const answer = await this.#timed(() =>
        this.#around.api.sendWeighTaps(at, { device: sent.device, after: headOf(own), taps: sent.taps }),
      )
      await this.#takeWeighed(code, answer)
      this.#putUnread(this.store.get().unread.filter((one) => one !== code))
    } catch (error) {
      if (!(error instanceof ApiFailure) || (error.status !== 403 && error.status !== 404)) throw error
      shut()
    }
  }

  async #takeWeighed(code: string, answer: WeighTapsTaken): Promise<void> {
    await this.#inTurn(async () => {
      const { device, taps } = this.store.get()
      // cleared since
      if (!taps[code]) return
      // by a link since: what was stored waits no more, and what others weighed is not kept
      const after = taken(taps[code], isByLink(device) ? { ...answer, taps: [] } : answer)
      await this.#keep({ taps: after.changed })
      if (after.changed.length > 0) this.#putTaps(code, after.taps)
    })
    await this.#letGoWeighIns(() => false)
  }

  async #take(code: string, answer: TapsTaken): Promise<void> {
    await this.#inTurn(async () => {
      const { taps, units } = this.store.get()
      // cleared since
      if (!units[code] && !taps[code]) return
      const after = taken(taps[code] ?? NO_TAPS, answer)
      const known = units[code]
      const { state, standing, open, feed, sent, head } = answer
      const unit = known && { ...known, unit: { ...known.unit, state, standing, open, feed, sent, head } }
      await this.#keep({ taps: after.changed, ...(unit ? { units: [unit] } : {}) })
      if (after.changed.length > 0) this.#putTaps(code, after.taps)
      if (unit) this.store.set({ units: { ...this.store.get().units, [code]: unit } })
    })
    if (this.store.get().units[code]?.unit.listVersion !== answer.listVersion) await this.#readUnit(code)
  }

  /** Reads a unit that the device does not know: the code on its paper was read. Gives its whole code. Rejects as the calls do. */
  async read(code: string): Promise<string> {
    if (!this.store.get().device.me) await this.refresh().catch(() => undefined)
    const whole = await this.#readUnit(code)
    this.nudge()
    return whole
  }

  async #readUnit(code: string): Promise<string> {
    const unit = await this.#ask(() => this.#around.api.getUnit(code))
    await this.#putUnits([unit], this.store.get().units[unit.code]?.day ?? unit.unit.day ?? '')
    return unit.code
  }

  async #putUnits(units: readonly DeskUnit[], day: string): Promise<void> {
    await this.#inTurn(async () => {
      const { taps: before } = this.store.get()
      const kept = units.map((unit): KeptUnit => ({ unit: { ...unit, taps: [] }, day }))
      const merged = units.map((unit) => ({
        code: unit.code,
        ...taken(before[unit.code] ?? NO_TAPS, { stored: [], refused: [], taps: unit.taps }),
      }))
      await this.#keep({ units: kept, taps: merged.flatMap(({ changed }) => changed) })
      const { units: known, taps } = this.store.get()
      this.store.set({
        units: { ...known, ...Object.fromEntries(kept.map((one) => [one.unit.code, one])) },
        // another list of the unit is another replay, though its taps are the same
        taps: { ...taps, ...Object.fromEntries(merged.map((one) => [one.code, [...one.taps]])) },
        shut: this.store.get().shut.filter((code) => !units.some((unit) => unit.code === code)),
      })
    })
  }

  #putTaps(code: string, own: readonly KeptTap[]): void {
    this.store.set({ taps: { ...this.store.get().taps, [code]: own } })
  }

  async #putDevice(change: Partial<KeptDevice>): Promise<void> {
    const device = { ...this.store.get().device, ...change }
    this.store.set({ device })
    await this.#keep({ device })
  }

  /**
   * On the disk; where that is full or there is none, what was tapped is in memory, is said to be, and is tried again with the next. The device
   * goes with every tap, so that no tap is kept of a device that is not.
   */
  async #keep({ device: changed, ...change }: KeptChange): Promise<void> {
    const taps = [...this.#unkept.values(), ...(change.taps ?? [])]
    const device = changed ?? (taps.length > 0 ? this.store.get().device : undefined)
    try {
      await this.#around.storage.keep({ ...change, ...(device && this.store.get().isDiskRead ? { device } : {}), taps })
      // another write may have failed meanwhile: its taps stay in memory
      for (const kept of taps) if (this.#unkept.get(kept.tap.id) === kept) this.#unkept.delete(kept.tap.id)
    } catch {
      for (const kept of change.taps ?? []) this.#unkept.set(kept.tap.id, kept)
      for (const [id, { tap }] of this.#unkept) if (tap.stored !== undefined) this.#unkept.delete(id)
    }
    this.store.set({ inMemory: this.#unkept.size })
  }

  /** A call that tells the server's time. */
  async #timed<T extends { readonly now: number }>(call: () => Promise<T>): Promise<T> {
    const from = this.#around.now()
    const answer = await this.#ask(call)
    this.#takeClock(answer.now, from, this.#around.now())
    return answer
  }

  /** The server's time was that of the middle of the call, give or take half of it: of several calls the shortest says it best. */
  #takeClock(server: number, from: number, to: number): void {
    const trip = to - from
    if (trip < 0 || trip > SLOW_CALL_MS) return
    const offset = server - (from + to) / 2
    const best = this.#clock
    // two that cannot both be right: the device's own clock was set since
    const isOther = best !== null && Math.abs(offset - best.offset) > (trip + best.trip) / 2
    if (best === null || trip <= best.trip || isOther) this.#clock = { offset: Math.round(offset), trip }
    const told = this.#clock?.offset ?? 0
    if (Math.abs(told - this.store.get().device.clockOffset) <= CLOCKS_AGREE_MS || this.#isClockRunning()) return
    void this.#putDevice({ clockOffset: told })
  }

  /** A clock that runs would jump with the device's. */
  #isClockRunning(): boolean {
    const { open } = this.store.get()
    return open !== null && this.scoring(open)?.board(this.now()).clock?.running === true
  }

  async #ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      const answer = await call()
      this.#putNet('answers')
      return answer
    } catch (error) {
      const status = error instanceof ApiFailure ? error.status : 0
      this.#putNet(status === 401 ? 'ended' : status === 0 || status >= 500 || status === 429 ? 'away' : 'answers')
      throw error
    }
  }

  #putUnread(unread: readonly string[]): void {
    if (unread.join() !== this.store.get().unread.join()) this.store.set({ unread })
  }

  #putNet(net: Net): void {
    if (this.store.get().net !== net) this.store.set({ net, netSince: this.#around.now() })
  }
}

const NO_TAPS: readonly KeptTap[] = []

/** Waiting taps as one text, which stays the same when a call took none of them. A renumbered tap changes it. */
const waitingIn = (taps: readonly Tap[]): string => taps.map(({ id, seq }) => `${id} ${seq}`).join()

/** Whether a unit is at a court of a list's. */
const isTheirs = ({ unit: { unit } }: KeptUnit, { courts }: DeskUnits): boolean =>
  courts.some(
    ({ venue, location }) => venue === (unit.venue?.code ?? null) && location === (unit.location?.code ?? null),
  )

const byUnit = (taps: readonly KeptTap[]): Record<string, KeptTap[]> => {
  const units: Record<string, KeptTap[]> = {}
  for (const one of taps) (units[one.tap.unit] ??= []).push(one)
  return units
}

/** Whether a failure says nothing of the other units: the server answered, and access is not over, nor is it asked too much. */
const isOfTheUnit = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.status !== 401 && error.status !== 429
