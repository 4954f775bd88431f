import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { LOCALES, type Locale } from '@games/domain/text/localized'
import type { Catalog } from './catalogs.ts'

/** Letters and words that one of the languages has and the others do not: one of them is enough to tell. */
const FOREIGN: Readonly<Record<Locale, RegExp>> = {
  por: /[ñ¿¡]|(?<!\p{L})(?:los|las|una|hay|más|muy|del|y|the|and|of|with|your)(?!\p{L})/iu,
  spa: /[ãõçêôâà]|(?<!\p{L})(?:não|você|uma|dos|das|em|com|mais|the|and|of|with|your)(?!\p{L})/iu,
  eng: /[ãõçêôâàñáéíóú¿¡]|(?<!\p{L})(?:os|da|que|para|em|com|los|las|una|del|con)(?!\p{L})/iu,
}

/** So many words are not the same in two languages by chance: "Total" and "perfil de menor" are, a sentence is not. */
const FEWEST_WORDS = 4

/** What a message says, without arguments and choices. */
const literals = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return ' '
      return Object.values(element.options)
        .map((option) => literals(option.value))
        .join(' ')
    })
    .join('')

/**
 * Texts that stand in a catalog of another language (R4.1): by a letter or word that only the other has, or because they are the
 * same as in another catalog. `names` are texts that are proper names: "Português" stands in every language.
 */
export function leftInAnotherLanguage(
  catalogs: Readonly<Record<Locale, Catalog>>,
  names: ReadonlySet<string> = new Set(),
): string[] {
  const problems: string[] = []
  for (const locale of LOCALES)
    for (const [key, text] of Object.entries(catalogs[locale])) {
      if (names.has(key)) continue
      const literalText = literals(parse(text))
      const foreign = FOREIGN[locale].exec(literalText)?.[0]
      if (foreign) problems.push(`${locale}: "${key}" has "${foreign}" in it, which is another language's`)
      const same = LOCALES.find((other) => other < locale && catalogs[other][key] === text)
      if (same && new Set(literalText.match(/\p{L}+/gu)).size >= FEWEST_WORDS)
        problems.push(`${locale}: "${key}" is the same as in ${same}`)
    }
  return problems
}
