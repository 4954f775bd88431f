import type { SpokenWords } from '@games/domain/spoken/spoken-words'
import type { Locale } from '../../../i18n/locale.ts'
import { loadMessages } from '../../../i18n/translator.ts'
import { SpokenPart } from './SpokenPart.tsx'

const WORDS: Readonly<Record<Locale, () => Promise<SpokenWords>>> = {
  por: async () => (await import('@games/domain/spoken/words/por')).por,
  spa: async () => (await import('@games/domain/spoken/words/spa')).spa,
  eng: async () => (await import('@games/domain/spoken/words/eng')).eng,
}

/** What reads a unit aloud, with the words of one language. */
export async function openSpoken(locale: Locale): Promise<{ Part: typeof SpokenPart; words: SpokenWords }> {
  const [words] = await Promise.all([WORDS[locale](), loadMessages(locale, ['spoken'])])
  return { Part: SpokenPart, words }
}
