import { useMemo } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { type MatchWords, matchWords } from './match-words.ts'
import type { UnitNaming } from './unit-naming.ts'

/** The words of an event's matches in the visitor's language and time. `naming` is to be the same object as long as its words are. */
export function useMatchWords(event: string, naming: UnitNaming): MatchWords {
  const t = useT()
  const locale = useLocale()
  const shown = useShownTime()
  return useMemo(() => matchWords(event, naming, t, locale, shown), [event, naming, t, locale, shown])
}
