import { useSyncExternalStore } from 'react'
import { connection, isThrifty } from '../cache/prefetch-pages.ts'
import { createStore } from '../session/store.ts'
import { isPackWanted, wantPack } from './pack-choice.ts'
import { type HeldPack, heldPack } from './pack-store.ts'
import { forgetPack, type Renewal, renewPack } from './renew-pack.ts'

/** The server puts what has changed into the pack twice a minute. Milliseconds. */
const EVERY_MS = 60_000
/** A page that has just been opened comes first. Milliseconds. */
const SETTLE_MS = 5_000

/** What the settings show of the pack. */
export interface PackState {
  readonly wanted: boolean
  readonly held: HeldPack | undefined
  readonly isLoading: boolean
  /** How the last try ended; `no-answer`: there was none. Null: there has been no try. */
  readonly last: Renewal | 'no-answer' | null
}

const store = createStore<PackState>({ wanted: false, held: undefined, isLoading: false, last: null })

let timer: ReturnType<typeof setTimeout> | undefined
let loading: AbortController | undefined
/** Whether the switch was pressed on this page. */
let isPressed = false

/** Keeps the pack of this device up to date while its page is looked at. To be called again does nothing more. */
export function keepPack(): void {
  if (store.get().wanted) return
  store.set({ wanted: true })
  void readHeld()
  plan(SETTLE_MS)
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  addEventListener('storage', lookAtChoice)
}

/** By the switch in the settings: from now on, or no longer, with the room given back. */
export async function setPackWanted(wanted: boolean): Promise<void> {
  wantPack(wanted)
  isPressed = wanted
  if (wanted) {
    keepPack()
    plan(0)
    return
  }
  await stop()
}

/** Nothing is kept any more, and the room is given back. */
async function stop(): Promise<void> {
  clearTimeout(timer)
  loading?.abort()
  document.removeEventListener('visibilitychange', look)
  removeEventListener('online', look)
  removeEventListener('storage', lookAtChoice)
  store.set({ wanted: false, held: undefined, isLoading: false, last: null })
  await forgetPack()
}

/** Another tab has switched it off, or cleared the device. */
const lookAtChoice = (): void => {
  if (!isPackWanted()) void stop()
}

const look = (): void => {
  if (document.visibilityState === 'visible') plan(SETTLE_MS)
}

function plan(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void renew(), ms)
}

async function renew(): Promise<void> {
  // another tab may have switched it off
  if (!isPackWanted()) return void stop()
  // a page that nobody looks at goes on once somebody does
  if (document.visibilityState === 'hidden') return
  // who pays for each byte is asked first: nothing begins by itself
  if (loading || navigator.onLine === false || (isThrifty(connection()) && !isPressed)) return plan(EVERY_MS)
  loading = new AbortController()
  store.set({ isLoading: true })
  let last: PackState['last']
  try {
    last = await renewPack(loading.signal)
  } catch {
    last = 'no-answer'
  }
  const isOff = loading.signal.aborted
  loading = undefined
  if (isOff) return void forgetPack()
  store.set({ isLoading: false, last })
  await readHeld()
  // not everybody at once
  plan(EVERY_MS * (0.75 + Math.random() / 2))
}

async function readHeld(): Promise<void> {
  const held = await heldPack().catch(() => undefined)
  if (store.get().wanted) store.set({ held })
}

/** The state in a component; as said before where this page has not begun. */
export const usePackState = (): PackState => useSyncExternalStore(store.subscribe, store.get, store.get)

/** Begins with a page that shows the state. */
export function lookAtPack(): void {
  if (isPackWanted()) keepPack()
}
