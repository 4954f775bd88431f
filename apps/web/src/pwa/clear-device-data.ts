import { areNoticesWanted } from '../notifications/notices.ts'
import { SCOPE } from './registration.ts'

/** Ends the device's notifications while its worker is there, and removes the service worker and everything in its caches (settings, "forget everything"). They are filled again by the next visit. */
export async function removeWorkerAndCaches(): Promise<void> {
  if (areNoticesWanted()) await (await import('../notifications/keep-notices.ts')).forgetNotices()
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE)
  await registration?.unregister()
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) await caches.delete(name)
}
