import type { OfficeAction } from '@games/contract'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useT } from '../../i18n/use-t.ts'
import { useLimitWord } from '../../ui/use-limit-word.ts'
import { type Recorded, recordedRules } from './recorded-rules.ts'

/** What became different, field by field: as it was, and as it is. */
export function Changed({ action }: { action: OfficeAction }) {
  const inWords = useWordsOf(action.subject.kind)
  const [before, after] = [inWords(action.before), inWords(action.after)]
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  )
  if (fields.length === 0) return null
  return (
    <ul className="log-changed">
      {fields.map((field) => (
        <li key={field}>
          <span className="muted">{field}</span> {before === null ? null : <del>{shown(before[field])}</del>}{' '}
          {after === null ? null : <ins>{shown(after[field])}</ins>}
        </li>
      ))}
    </ul>
  )
}

/** A state as it is shown: that of an event's rules in words, any other by its fields. */
function useWordsOf(kind: string): (state: Recorded | null) => Recorded | null {
  const t = useT()
  const locale = useLocale()
  const limitWord = useLimitWord()
  return (state) => (state === null || kind !== 'desk-event' ? state : recordedRules(state, { t, locale, limitWord }))
}

/** Longer ones are cut: the whole is where the subject is. */
const MOST = 120

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}
