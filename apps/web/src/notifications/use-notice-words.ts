import { use } from 'react'
import type { Locale } from '../i18n/locale.ts'
import { loadMessages } from '../i18n/translator.ts'
import { useLocale } from '../i18n/use-t.ts'

const loading = new Map<Locale, Promise<void>>()

/** Waits for the words of notifications, which no page loads first. */
export function useNoticeWords(): void {
  const locale = useLocale()
  let words = loading.get(locale)
  if (!words) {
    words = loadMessages(locale, ['notifications'])
    words.catch(() => loading.delete(locale))
    loading.set(locale, words)
  }
  use(words)
}
