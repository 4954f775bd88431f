import { useMemo } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { type UnitWords, unitWords } from './unit-words.ts'

/** The words of units in the visitor's language. */
export function useUnitWords(): UnitWords {
  const t = useT()
  const locale = useLocale()
  return useMemo(() => unitWords(t, locale), [t, locale])
}
