import { translatorOf } from '@games/web/i18n/translator.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'

/** The desk's own words for limits, which the page has loaded; null: a limit that is how the form is built. */
export function useLimitWord(): (name: string) => string | null {
  const t = translatorOf<Record<`desk-limits.${string}`, undefined>>(useLocale())
  return (name) => {
    const key = `desk-limits.${name}` as const
    const word = t(key)
    return word === key ? null : word
  }
}
