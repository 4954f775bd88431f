import { loadNoun } from 'virtual:messages'
import { type Catalog, formatMessage, type Values } from './format-message.ts'
import { LOCALE_TAGS, type Locale } from './locale.ts'
import type { MessageArguments, Noun } from './messages.gen.d.ts'

type Key = keyof MessageArguments

/** A message in the visitor's language: `t('medals.title')`, `t('medals.after', { finished: 3, total: 9 })`. */
export type Translate = <K extends Key>(
  key: K,
  ...values: MessageArguments[K] extends undefined ? [] : [MessageArguments[K]]
) => string

/** What is loaded so far, the same for everybody who reads the language. */
const loaded: Record<Locale, Catalog> = { por: {}, spa: {}, eng: {} }
const requests = new Map<string, Promise<void>>()

/** Loads the messages of nouns in one locale, and in no other. Loads none twice; what failed is tried again when next requested. */
export async function loadMessages(locale: Locale, nouns: readonly Noun[]): Promise<void> {
  await Promise.all(
    nouns.map((noun) => {
      const key = `${locale} ${noun}`
      let request = requests.get(key)
      if (!request) {
        request = loadNoun(locale, noun).then((messages) => {
          Object.assign(loaded[locale], messages)
        })
        request.catch(() => requests.delete(key))
        requests.set(key, request)
      }
      return request
    }),
  )
}

const NO_VALUES: Values = {}

/** The words of a locale. The nouns of a page besides the app shell's are loaded before it is shown (routes/__root.tsx). */
export function translatorOf(locale: Locale): Translate {
  const tag = LOCALE_TAGS[locale]
  return (key, ...values) => formatMessage(loaded[locale][key] ?? [key], values[0] ?? NO_VALUES, tag)
}
