import { SCOPE } from './registration.ts'
import { hasUnsentInput } from './unsent-input.ts'
import { askWorker, tellWorker } from './worker-talk.ts'
import { pwaState } from './pwa-state.ts'

/** How the tabs of a browser tell one another that a person has taken the update. */
const CHANNEL = 'games-update'
const TAKEN = 'taken'
/**
 * A new worker takes over within milliseconds. Where a request wakes the old one at that very moment, Chromium lets it live half a minute
 * more unless it is asked again, and a page that is loaded in between may never come: so it is asked again and again, and the pages are
 * reloaded without it only after a long time.
 */
const ASK_AGAIN_MS = 300
const TAKES_OVER_WITHIN_MS = 15_000

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
  const waiting = (await serviceWorker?.getRegistration(SCOPE))?.waiting
  if (!waiting) return reload()
  serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, TAKES_OVER_WITHIN_MS)
  const ask = () => tellWorker(waiting, { say: 'take-over' })
  ask()
  setInterval(ask, ASK_AGAIN_MS)
}

/**
 * Follows what other tabs do: when a person has taken the update there, this page reloads as well, unless that would lose something
 * written and not sent; then it keeps its own prompt. Gives what ends it.
 */
export function followUpdates(build: string): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  let taken = false
  channel.onmessage = ({ data: said }) => {
    taken = said === TAKEN && !hasUnsentInput()
    if (taken) setTimeout(reload, TAKES_OVER_WITHIN_MS)
  }
  const { serviceWorker } = navigator
  const onChange = async () => {
    if (taken) return reload()
    const worker = serviceWorker.controller
    const current = worker ? await askWorker(worker, { say: 'build' }) : build
    if (current !== build) pwaState.set({ waiting: true })
  }
  const listener = () => void onChange()
  serviceWorker?.addEventListener('controllerchange', listener)
  return () => {
    channel.close()
    serviceWorker?.removeEventListener('controllerchange', listener)
  }
}
