import type { Meanings } from '@games/contract'
import { useText } from '../../i18n/use-t.ts'

/** What letters beside a result mean, by those in the page's view ("DSQ", "q", "PB"); '' for the others, which are shown as sent. */
export function useMeaning(meanings: Meanings): (letters: string) => string {
  const text = useText()
  return (letters) => (Object.hasOwn(meanings, letters) ? text(meanings[letters] ?? null, '') : '')
}
