import { bring } from 'virtual:messages'
import { type Catalog, formatMessage, type Values } from './format-message.ts'
import { LOCALE_TAGS, type Locale } from './locale.ts'
import type { MessageArguments, Noun } from './messages.gen.d.ts'

type Key = keyof MessageArguments

/** A message in the visitor's language: `t('medals.title')`, `t('medals.after', { finished: 3, total: 9 })`. */
export type Translate = <K extends Key>(
  key: K,
  ...values: MessageArguments[K] extends undefined ? [] : [MessageArguments[K]]
) => string

/** What has come so far, the same for everybody who reads the language. */
const loaded: Record<Locale, Catalog> = { por: {}, spa: {}, eng: {} }
const brought = new Map<string, Promise<void>>()

/** Brings the messages of nouns in one locale, and in no other. Brings none twice; what failed is tried again when next asked for. */
export async function loadMessages(locale: Locale, nouns: readonly Noun[]): Promise<void> {
  await Promise.all(
    nouns.map((noun) => {
      const key = `${locale} ${noun}`
      let coming = brought.get(key)
      if (!coming) {
        coming = bring(locale, noun).then((messages) => {
          Object.assign(loaded[locale], messages)
        })
        coming.catch(() => brought.delete(key))
        brought.set(key, coming)
      }
      return coming
    }),
  )
}

const NO_VALUES: Values = {}

/** The words of a locale. What a page says besides the app shell's nouns comes before it is shown (routes/__root.tsx). */
export function translatorOf(locale: Locale): Translate {
  const tag = LOCALE_TAGS[locale]
  return (key, ...values) => formatMessage(loaded[locale][key] ?? [key], values[0] ?? NO_VALUES, tag)
}
