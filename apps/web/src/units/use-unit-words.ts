import type { Translate } from '../i18n/translator.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { type UnitWords, unitWords } from './unit-words.ts'

/** One set of words for each translator, however many rows ask for it. */
const wordsOf = new WeakMap<Translate, UnitWords>()

/** The words of units in the visitor's language. */
export function useUnitWords(): UnitWords {
  const t = useT()
  const locale = useLocale()
  let words = wordsOf.get(t)
  if (!words) wordsOf.set(t, (words = unitWords(t, locale)))
  return words
}
