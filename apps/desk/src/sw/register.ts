const SCRIPT = `${import.meta.env.BASE_URL}sw.js`
/** A newer build is looked for this often. Milliseconds. */
const EVERY_MS = 10 * 60_000
/** And this often whether it may come in. */
const MAY_MS = 5_000

/** The tab as an update sees it. */
export interface Tab {
  /** Whether it is the one of the device's tabs that scores. */
  readonly leads: () => boolean
  /** Whether it may be loaded anew now. */
  readonly isFree: () => boolean
  readonly reload: () => void
  /** Calls again and again; gives what ends it. */
  readonly every: (ms: number, call: () => void) => () => void
}

/** Keeps the desk on the device, and lets a newer build in once nothing is being played. */
export function registerWorker(tab: Pick<Tab, 'leads' | 'isFree'>): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const every: Tab['every'] = (ms, call) => {
    const timer = setInterval(call, ms)
    return () => clearInterval(timer)
  }
  const { serviceWorker } = navigator
  const whole: Tab = { ...tab, every, reload: () => location.reload() }
  // the first worker of a device takes over a page that is its own build
  if (serviceWorker.controller !== null) reloadWhenChanged(serviceWorker, whole)
  void serviceWorker.register(SCRIPT, { scope: import.meta.env.BASE_URL }).then((registration) => {
    letIn(registration, whole)
    setInterval(() => void registration.update().catch(() => undefined), EVERY_MS)
  })
}

/** Only the tab that leads knows what is being played on the device. */
export function letIn(registration: { readonly waiting: { postMessage(word: string): void } | null }, tab: Tab): void {
  const ask = (): void => {
    if (tab.leads() && tab.isFree()) registration.waiting?.postMessage('take-over')
  }
  ask()
  tab.every(MAY_MS, ask)
}

/** A tab that is not free when another build takes over is loaded anew once it is. */
export function reloadWhenChanged(serviceWorker: EventTarget, tab: Tab): void {
  serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (tab.isFree()) return tab.reload()
      const end = tab.every(MAY_MS, () => {
        if (!tab.isFree()) return
        end()
        tab.reload()
      })
    },
    { once: true },
  )
}
