import { loadNoun } from 'virtual:messages'
import { type Catalog, formatMessage, type Values } from './format-message.ts'
import { LOCALE_TAGS, type Locale } from './locale.ts'
import type { MessageArguments, Noun } from './messages.gen.d.ts'

/** Messages with the arguments that each takes. */
export type TranslateBy<A> = <K extends keyof A & string>(
  key: K,
  ...values: A[K] extends Values ? [A[K]] : []
) => string

/** A message in the visitor's language: `t('medals.title')`, `t('medals.after', { finished: 3, total: 9 })`. */
export type Translate = TranslateBy<MessageArguments>

/** What is loaded so far, the same for everybody who reads the language. */
const loaded: Record<Locale, Catalog> = { por: {}, spa: {}, eng: {} }
const requests = new Map<string, Promise<void>>()

/**
 * Loads the messages of nouns in one locale, and in no other. Loads none twice; what failed is tried again when next requested. `N`: the
 * nouns of the app, where it has others than the web's.
 */
export async function loadMessages<N extends string = Noun>(locale: Locale, nouns: readonly N[]): Promise<void> {
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
export function translatorOf<A = MessageArguments>(locale: Locale): TranslateBy<A> {
  const tag = LOCALE_TAGS[locale]
  return (key, ...values) => formatMessage(loaded[locale][key] ?? [key], values[0] ?? NO_VALUES, tag)
}
