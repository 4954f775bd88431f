import { currentPlatform } from '../session/platform.ts'
import { browserPlatform } from './browser.ts'
import { isNative } from './is-native.ts'
import type { PlatformPort } from './port.ts'

let opened: Promise<PlatformPort> | undefined

/** The platform these pages run on. Capacitor is fetched inside the native wrapper only. */
export const openPlatform = (): Promise<PlatformPort> => (opened ??= open())

async function open(): Promise<PlatformPort> {
  if (!isNative()) return browserPlatform(currentPlatform(false))
  const { capacitorPlatform } = await import('./capacitor.ts')
  return capacitorPlatform()
}
