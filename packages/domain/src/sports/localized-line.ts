import { type Locale, type Localized, pick } from '../text/localized.ts'

/** Figures, which need no language. */
export const inAll = (text: string): Localized => ({ por: text, eng: text, spa: text })

/** Parts of a line one after the other, each language with its own words; null without any. */
export function joinLocalized(parts: readonly Localized[], between = ', '): Localized | null {
  if (parts.length === 0) return null
  const joined = (locale: Locale) => parts.map((part) => pick(part, locale)).join(between)
  return { por: joined('por'), eng: joined('eng'), spa: joined('spa') }
}
