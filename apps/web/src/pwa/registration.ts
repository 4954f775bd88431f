import type { Locale } from '../i18n/locale.ts'
import { pwaState } from './pwa-state.ts'
import { requestFromWorker, sendToWorker } from './worker-messages.ts'

export const WORKER = '/sw.js'
export const SCOPE = '/'

export interface RegistrationDeps {
  readonly container: ServiceWorkerContainer
  /** The build this page is of. */
  readonly build: string
  readonly locale: Locale
  /** The app can start without network for the first time on this device. */
  readonly onFirstOfflineReady: () => void
}

/**
 * Registers the service worker and updates the PWA state (R3.7). Gives its registration, or null when that failed, which the state has as
 * well. A worker that waits and is of this page's own build is let in silently, once it disturbs no other page.
 */
export async function registerWorker(deps: RegistrationDeps): Promise<ServiceWorkerRegistration | null> {
  const { container, build, locale, onFirstOfflineReady } = deps
  let registration: ServiceWorkerRegistration
  let isFirst: boolean
  try {
    isFirst = !(await container.getRegistration(SCOPE))?.active
    registration = await container.register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
  } catch (error) {
    console.error('the service worker could not be registered:', error)
    pwaState.set({ registrationError: true })
    return null
  }
  pwaState.set({ registered: true })

  const onActive = async (worker: ServiceWorker) => {
    pwaState.set({ activated: true })
    if (!container.controller) sendToWorker(worker, { say: 'claim' })
    const offlineReady = (await requestFromWorker(worker, { say: 'locale', locale })) === true
    pwaState.set({ offlineReady })
    if (offlineReady && isFirst) onFirstOfflineReady()
    isFirst = false
  }
  const onWaiting = async (worker: ServiceWorker) => {
    // the first worker of all replaces nobody, and takes over by itself
    if (!registration.active) return
    if ((await requestFromWorker(worker, { say: 'build' })) === build)
      sendToWorker(worker, { say: 'take-over-if-alone' })
    else pwaState.set({ waiting: true })
  }
  const follow = (worker: ServiceWorker) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') void onWaiting(worker)
      if (worker.state === 'activated') void onActive(worker)
      // an update that could not be fetched whole is tried again; without any worker there is nothing
      if (worker.state === 'redundant' && !registration.active) pwaState.set({ registrationError: true })
    })
  registration.addEventListener('updatefound', () => {
    if (registration.installing) follow(registration.installing)
  })
  const { installing, waiting, active } = registration
  if (installing) follow(installing)
  if (waiting) {
    follow(waiting)
    void onWaiting(waiting)
  }
  if (active?.state === 'activated') void onActive(active)
  else if (active) follow(active)
  return registration
}
