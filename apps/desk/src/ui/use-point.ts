import { useLocale } from '@games/web/i18n/use-t.ts'

/** What parts seconds from their hundredths in the reader's language. */
export const usePoint = (): ',' | '.' => (useLocale() === 'eng' ? '.' : ',')
