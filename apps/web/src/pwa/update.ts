import { pwaState } from './pwa-state.ts'
import { SCOPE } from './registration.ts'
import { hasUnsentInput } from './unsent-input.ts'
import { requestFromWorker, sendToWorker } from './worker-messages.ts'

/** The channel on which the tabs of a browser announce that a person has taken the update. */
const CHANNEL = 'games-update'
const TAKEN = 'taken'
/**
 * A new worker takes over within milliseconds. But where a request wakes the old one at that very moment, Chromium (156) lets it live half
 * a minute more, and a page that is loaded in between may never arrive. Then the workers are let go before the reload: the page registers
 * the new one again, and the caches stay.
 */
const TAKES_OVER_WITHIN_MS = 2_000
/** For the first tab to let go of them. */
const OTHERS_WAIT_MS = 500

let reloading = false

/** Once, however many ask for it. */
function reload(): void {
  if (reloading) return
  reloading = true
  location.reload()
}

/** Lets the newer build in, in this and the other tabs, and reloads. Only ever called by a person's click: a reload loses what is unsent. */
export async function takeUpdate(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(TAKEN)
  channel.close()
  const { serviceWorker } = navigator
  const registration = await serviceWorker?.getRegistration(SCOPE)
  if (!registration?.waiting) return reload()
  serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(() => void registration.unregister().finally(reload), TAKES_OVER_WITHIN_MS)
  sendToWorker(registration.waiting, { say: 'take-over' })
}

/**
 * Follows what other tabs do: when a person has taken the update there, this page reloads as well, unless that would lose something
 * written and not sent; then its own prompt stays. Gives what ends it.
 */
export function followUpdates(build: string): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  let taken = false
  channel.onmessage = ({ data: message }) => {
    taken = message === TAKEN && !hasUnsentInput()
    if (taken) setTimeout(reload, TAKES_OVER_WITHIN_MS + OTHERS_WAIT_MS)
  }
  const { serviceWorker } = navigator
  const onChange = async () => {
    if (taken) return reload()
    const worker = serviceWorker.controller
    const current = worker ? await requestFromWorker(worker, { say: 'build' }) : build
    if (current !== build) pwaState.set({ waiting: true })
  }
  const listener = () => void onChange()
  serviceWorker?.addEventListener('controllerchange', listener)
  return () => {
    channel.close()
    serviceWorker?.removeEventListener('controllerchange', listener)
  }
}
