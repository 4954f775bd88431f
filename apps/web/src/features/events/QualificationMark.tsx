import type { Meanings } from '@games/contract'
import { useText } from '../../i18n/use-t.ts'

/** What a mark means; '' where that is not known, and it is shown as sent. */
export type MarkMeaning = (mark: string) => string

export function useMarkMeaning(meanings: Meanings): MarkMeaning {
  const text = useText()
  return (mark) => (Object.hasOwn(meanings, mark) ? text(meanings[mark] ?? null, '') : '')
}

/** The letters by which somebody goes on, as sent, with their meaning for screen readers. */
export function QualificationMark({ mark, meaning }: { mark: string; meaning: string }) {
  return (
    <span className="events-mark">
      {meaning ? (
        <>
          <span aria-hidden="true">{mark}</span>
          <span className="ui-hidden"> {meaning}</span>
        </>
      ) : (
        mark
      )}
    </span>
  )
}
