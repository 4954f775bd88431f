import { LOCALE_TAGS, type Localized } from '@games/domain/text/localized'
import type { Locale } from './locale.ts'
import { useLocale, useText } from './use-t.ts'

interface Coded {
  readonly code: string
  readonly name: Localized | null
}
interface Named {
  readonly name: string
}

const collators = new Map<Locale, Intl.Collator>()

/** Orders by name as the language's own alphabet has it, whatever the machine's language is. */
export function byNameIn(locale: Locale): (a: Named, b: Named) => number {
  let collator = collators.get(locale)
  if (!collator) collators.set(locale, (collator = new Intl.Collator(LOCALE_TAGS[locale])))
  const { compare } = collator
  return (a, b) => compare(a.name, b.name)
}

export type Names = ReturnType<typeof useNames>

/** Names in the visitor's language; what has none goes by its code. */
export function useNames() {
  const text = useText()
  const byName = byNameIn(useLocale())
  const nameOf = ({ code, name }: Coded): string => text(name, code)
  /** What there is to choose from: codes with their names, in the order of these. */
  const named = (ones: readonly Coded[]) => ones.map((one) => ({ code: one.code, name: nameOf(one) })).sort(byName)
  return { nameOf, byName, named }
}
