import { localized } from '@games/domain'
import { ByCode, type OpenBody } from '../body.ts'
import type { OdfCode } from '../message.ts'
import { children, requiredText, text } from '../xml/element.ts'

/** DT_CODES: one code set with its names (ODF §12). A code that nobody names is left out with a warning. */
export const openCodes: OpenBody = (_header, warnings) => {
  const codes = new ByCode<OdfCode>('CodeSet', warnings)
  return {
    take(element) {
      if (element.name !== 'CodeSet') return
      const code = requiredText(element, 'Code', 'the code')
      const name = localized(
        Object.fromEntries(
          children(element, 'Language').map((language) => [
            text(language, 'Language') ?? 'ENG',
            text(language, 'Description') ?? text(language, 'LongDescription') ?? undefined,
          ]),
        ),
      )
      if (name) codes.set(code, { code, name })
      else warnings.add(`CodeSet ${code} has no description: left out`)
    },
    body: () => ({ kind: 'codes', codes: codes.list() }),
  }
}
