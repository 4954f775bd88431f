import { isNative } from '../platform/is-native.ts'

/**
 * Whether this device keeps the whole games for when it has no network (docs/decisions/0099-offline-pack.md): as its visitor says in the
 * settings; unsaid, the installed and the native app do, and a browser's tab does not.
 */
const KEY = 'offline-pack'
const STANDALONE = '(display-mode: standalone)'

export function isPackWanted(): boolean {
  try {
    const said = localStorage.getItem(KEY)
    if (said !== null) return said === 'on'
  } catch {
    // a device that stores nothing keeps nothing
    return false
  }
  return isNative() || navigator.standalone === true || matchMedia(STANDALONE).matches
}

export function wantPack(wanted: boolean): void {
  try {
    localStorage.setItem(KEY, wanted ? 'on' : 'off')
  } catch {
    // nothing is kept
  }
}
