import type { ContentKind } from '@games/domain/content/content-kinds'
import { LOCALE_NAMES } from '@games/web/i18n/locale.ts'
import { useT } from '../../i18n/use-t.ts'
import { labelOf } from './kinds.ts'
import { LANGUAGES, type Language } from './languages.ts'

const isLanguage = (step: string | undefined): step is Language => (LANGUAGES as readonly unknown[]).includes(step)

/** What a part of a body is called, by its path in `differences` and `mergeBodies`: the field, the language, the paragraph. */
export function useFieldName(): (kind: ContentKind, path: readonly string[]) => string {
  const t = useT()
  return (kind, [field = '', language, block]) => {
    const label = field === 'portugueseIsEnough' ? field : labelOf(kind, field)
    return [
      label === null ? field : t(`office-content.field-${label}`),
      isLanguage(language) ? LOCALE_NAMES[language] : null,
      block === undefined ? null : t('office-content.paragraph', { number: Number(block) + 1 }),
    ]
      .filter((part) => part !== null)
      .join(', ')
  }
}
