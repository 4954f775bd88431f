import { createHash } from 'node:crypto'
import { type ContentBody, plainOf, type RichText } from '@games/contract'
import { type Json, type JsonObject, localizedParts, type Translation, type TranslationState } from '@games/domain'

/**
 * Which Portuguese texts each translation was made of: by language, by the digest of the translation, by the digest of the Portuguese
 * text the version in which that was so. Not by path: what moves in a list takes its translation along.
 */
export type Translated = Readonly<Record<Translation, Readonly<Record<string, Readonly<Record<string, number>>>>>>
export const NOTHING_TRANSLATED: Translated = { spa: {}, eng: {} }

export interface TranslationOf {
  readonly state: TranslationState
  readonly stale: { readonly path: string[]; readonly basis: number }[]
  readonly missing: string[][]
}

/** A body as JSON, which it is. */
export const jsonOf = (body: ContentBody): JsonObject => body as unknown as JsonObject

const isBlank = (text: Json | undefined): boolean => text === undefined || text === null || plain(text).trim() === ''
const plain = (text: Json): string => (typeof text === 'string' ? text : plainOf(text as unknown as RichText))

const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
const digest = (text: Json | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify(text, sorted) ?? '')
    .digest('base64url')
    .slice(0, 16)

/**
 * What is known of the translations of a new version, from what was known of the one before. A translation that was not there before is
 * of the Portuguese text beside it, and so is each of a `confirmed` language.
 */
export function translatedIn(
  body: ContentBody,
  version: number,
  before: Translated,
  confirmed: readonly Translation[] = [],
): Translated {
  const parts = localizedParts(jsonOf(body))
  const of = (language: Translation) => {
    const known: Record<string, Record<string, number>> = {}
    for (const { text } of parts) {
      if (isBlank(text[language])) continue
      const [own, basis] = [digest(text[language]), digest(text.por)]
      const was = before[language][own]
      known[own] = { ...was, ...known[own] }
      if (!was || confirmed.includes(language)) known[own] = { ...known[own], [basis]: version }
    }
    return known
  }
  return { spa: of('spa'), eng: of('eng') }
}

/** How the translations of a body stand. */
export const translationsOf = (body: ContentBody, translated: Translated): Record<Translation, TranslationOf> => ({
  spa: translationOf(body, translated, 'spa'),
  eng: translationOf(body, translated, 'eng'),
})

function translationOf(body: ContentBody, translated: Translated, language: Translation): TranslationOf {
  const stale: TranslationOf['stale'] = []
  const missing: string[][] = []
  for (const { path, text } of localizedParts(jsonOf(body))) {
    if (isBlank(text.por)) continue
    if (isBlank(text[language])) {
      // a proper name is its own translation
      if (path.join() !== 'name') missing.push([...path])
      continue
    }
    const known = translated[language][digest(text[language])] ?? {}
    if (digest(text.por) in known) continue
    stale.push({ path: [...path], basis: Math.max(1, ...Object.values(known)) })
  }
  return { state: stateOf(body, language, stale.length, missing.length), stale, missing }
}

function stateOf(body: ContentBody, language: Translation, stale: number, missing: number): TranslationState {
  if (body.portugueseIsEnough?.includes(language)) return 'not-wanted'
  if (missing > 0) return 'missing'
  return stale > 0 ? 'stale' : 'ready'
}
