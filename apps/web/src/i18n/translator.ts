import { type Catalog, formatMessage, type Values } from './format-message.ts'
import { type Locale, LOCALE_TAGS } from './locale.ts'
import { MESSAGE_PARTS, type MessagePart } from './message-parts.ts'
import type { MessageArguments } from './messages.gen.d.ts'

type Key = keyof MessageArguments

/** A message in the visitor's language: `t('medals.title')`, `t('medals.after', { finished: 3, total: 9 })`. */
export type Translate = <K extends Key>(
  key: K,
  ...values: MessageArguments[K] extends undefined ? [] : [MessageArguments[K]]
) => string

const catalogs = {
  por: { first: () => import('virtual:messages/por/first'), later: () => import('virtual:messages/por/later') },
  spa: { first: () => import('virtual:messages/spa/first'), later: () => import('virtual:messages/spa/later') },
  eng: { first: () => import('virtual:messages/eng/first'), later: () => import('virtual:messages/eng/later') },
} as const satisfies Record<Locale, Record<MessagePart, unknown>>

/** What has come so far, the same for everybody who reads the language. */
const loaded: Record<Locale, Catalog> = { por: {}, spa: {}, eng: {} }

/** Brings parts of one locale's messages, and no other's. Brings none twice. */
export async function loadMessages(locale: Locale, parts: readonly MessagePart[]): Promise<void> {
  const modules = await Promise.all(parts.map((part) => catalogs[locale][part]()))
  for (const { messages } of modules) loaded[locale] = { ...loaded[locale], ...messages }
}

const NO_VALUES: Values = {}

/** The words of a locale, once their parts have come. Pages that need more bring it before they are shown (routes/__root.tsx). */
export async function loadTranslator(
  locale: Locale,
  parts: readonly MessagePart[] = MESSAGE_PARTS,
): Promise<Translate> {
  await loadMessages(locale, parts)
  const tag = LOCALE_TAGS[locale]
  return (key, ...values) => formatMessage(loaded[locale][key] ?? [key], values[0] ?? NO_VALUES, tag)
}
