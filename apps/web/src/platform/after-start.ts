import type { Locale } from '../i18n/locale.ts'
import { startPwaLater } from '../pwa/start-later.ts'
import { isNative } from './is-native.ts'
import type { NativeHistory } from './start-native.ts'

/** Everything the platform adds to pages that run: inside the native wrapper its buttons and updates, in a browser the service worker. */
export function afterStart(history: NativeHistory, locale: Locale): void {
  if (isNative()) void import('./start-native.ts').then(({ startNative }) => startNative(history, locale))
  else startPwaLater(locale, history)
}
