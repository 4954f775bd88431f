import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser can be asked for a passkey. The native wrapper's pages have another origin than the site, and no key of it. */
const canUsePasskeys = (): boolean => {
  const native = globalThis.Capacitor?.getPlatform?.()
  return typeof PublicKeyCredential === 'function' && native !== 'ios' && native !== 'android'
}

/** The same, once the page is in the browser: the server draws none of it. */
export const useCanUsePasskeys = (): boolean => useSyncExternalStore(never, canUsePasskeys, () => false)
