import { useMemo } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { type MatchWords, matchWords } from './match-words.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'

/** The words of an event's matches in the visitor's language and time. */
export function useMatchWords(event: string): MatchWords {
  const t = useT()
  const units = useUnitWords()
  const locale = useLocale()
  const shown = useShownTime()
  return useMemo(() => matchWords(event, units, t, locale, shown), [event, units, t, locale, shown])
}
