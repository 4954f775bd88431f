import type { OfficeFeedback } from '@games/contract'
import { LOCALE_NAMES } from '@games/web/i18n/locale.ts'
import { useCallback } from 'react'
import { useT } from '../../i18n/use-t.ts'

/** What sort of person wrote: `técnico, PE, Português`. */
export function useWriterWords() {
  const t = useT()
  return useCallback(
    ({ type, organisation, locale }: Pick<OfficeFeedback, 'type' | 'organisation' | 'locale'>): string =>
      [
        type === null ? t('office-feedback.gone') : t(`office-feedback.type-${type}`),
        ...(organisation === null ? [] : [organisation]),
        LOCALE_NAMES[locale],
      ].join(', '),
    [t],
  )
}
