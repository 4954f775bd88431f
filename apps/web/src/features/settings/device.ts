import { clearOfflineViews, storageUsed } from '../../cache/offline-views.ts'
import { removeWorkerAndCaches } from '../../pwa/clear-device-data.ts'
import { preferences } from '../../session/preferences.ts'

/** Bytes this site keeps on the device: all of it where the browser says, else what was seen. */
export async function usedStorage(): Promise<number> {
  const { total, bytes } = await storageUsed()
  return total ?? bytes
}

/**
 * Forgets everything this device keeps of the product: login, choices, what was seen, the service worker. The page that is shown still
 * holds some of it: leave it afterwards.
 */
export async function clearDevice(): Promise<void> {
  // its cookie is out of a script's reach
  if (preferences.get().loginType !== null) await (await import('../../session/login.ts')).signOut()
  await clearOfflineViews()
  await (await import('../../offline-pack/keep-pack.ts')).setPackWanted(false)
  await removeWorkerAndCaches()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
  localStorage.clear()
  sessionStorage.clear()
}
