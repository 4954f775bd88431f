import type { ContentBody } from '@games/contract/content/content-body'
import { placeOf } from '@games/domain/content/merge'
import { LOCALE_NAMES } from '@games/web/i18n/locale.ts'
import { useT } from '../../i18n/use-t.ts'
import { jsonOf } from './bodies.ts'
import { labelOf } from './kinds.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { partAt } from './parts.ts'

const isLanguage = (step: string | undefined): step is Language => (LANGUAGES as readonly unknown[]).includes(step)

/** What is said of a photo or a stop, by its key. */
const WITHIN = { alt: 'alt', caption: 'caption', takenAt: 'taken-at', after: 'after' } as const
const isWithin = (step: string | undefined): step is keyof typeof WITHIN =>
  step !== undefined && Object.hasOwn(WITHIN, step)

/**
 * What a part of a body is called, by its path in `differences` and `mergeBodies`: the field, the language, the paragraph; of a list, which
 * one of it and what of it.
 */
export function useFieldName(): (body: ContentBody, path: readonly string[]) => string {
  const t = useT()
  return (body, [field = '', step, block, language]) => {
    const label = field === 'portugueseIsEnough' ? field : labelOf(body.kind, field)
    const named = label === null ? field : t(`office-content.field-${label}`)
    const list = partAt(jsonOf(body), [field])
    const parts =
      Array.isArray(list) && step !== undefined
        ? [
            named,
            t('office-content.number-in-list', { number: placeOf(list, step) + 1 }),
            isWithin(block) ? t(`office-content.${WITHIN[block]}`) : null,
            isLanguage(language) ? LOCALE_NAMES[language] : null,
          ]
        : [
            named,
            isLanguage(step) ? LOCALE_NAMES[step] : null,
            block === undefined ? null : t('office-content.paragraph', { number: Number(block) + 1 }),
          ]
    return parts.filter((part) => part !== null).join(', ')
  }
}
