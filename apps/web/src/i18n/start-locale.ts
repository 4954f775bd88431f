import { chosenLocale, type Locale } from './locale.ts'

const BY_LANGUAGE: Readonly<Record<string, Locale>> = { pt: 'por', es: 'spa', en: 'eng' }

/** What was chosen, else the browser's first language that we speak, else Portuguese (R4.1). */
export function startLocale(cookie: string, languages: readonly string[]): Locale {
  const spoken = languages
    .map((tag) => BY_LANGUAGE[tag.slice(0, 2).toLowerCase()])
    .find((locale) => locale !== undefined)
  return chosenLocale(cookie) ?? spoken ?? 'por'
}
