import { LOCALES, type Localized, localized } from '@games/domain'
import { children, text, type XmlElement } from './element.ts'
import { each, markup } from './markup.ts'

/** `ItemName(Language, Value)+` and its like as one text in several languages; null when there is none. */
export const readLanguages = (element: XmlElement, name: string): Localized | null =>
  localized(
    Object.fromEntries(
      children(element, name).map((each) => [text(each, 'Language') ?? 'ENG', text(each, 'Value') ?? undefined]),
    ),
  ) ?? null

export const writeLanguages = (name: string, texts: Localized | null): string =>
  texts === null
    ? ''
    : each(LOCALES, (locale) =>
        texts[locale] === undefined ? '' : markup(name, { Language: locale.toUpperCase(), Value: texts[locale] }),
      )
