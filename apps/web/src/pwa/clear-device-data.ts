import { SCOPE } from './registration.ts'

/** Removes the service worker and everything in its caches (settings, "forget everything"). They are filled again by the next visit. */
export async function removeWorkerAndCaches(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE)
  await registration?.unregister()
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) await caches.delete(name)
}
