import { LOCALES } from '@games/domain'
import type { OdfBody, OdfHeader } from '../message.ts'
import { each, markup } from '../xml/markup.ts'

export const writeCodes = (body: Extract<OdfBody, { kind: 'codes' }>, header: OdfHeader): string =>
  each(body.codes, ({ code, name }) =>
    markup(
      'CodeSet',
      { Code: code, Type: header.documentSubtype },
      each(LOCALES, (locale) =>
        name[locale] === undefined
          ? ''
          : markup('Language', { Language: locale.toUpperCase(), Description: name[locale] }),
      ),
    ),
  )
