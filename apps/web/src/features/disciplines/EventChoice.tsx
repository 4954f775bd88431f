import type { EventSummary } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import { useT, useText } from '../../i18n/use-t.ts'

/** One of a discipline's events, or all of them: folded, since there may be thirty. Works without script. */
export function EventChoice({
  events,
  shown,
  address,
}: {
  events: readonly EventSummary[]
  /** Code of the one chosen; undefined for all. */
  shown: string | undefined
  address: (event: string | undefined) => string
}) {
  const t = useT()
  const text = useText()
  if (events.length < 2) return null
  const chosen = events.find(({ code }) => code === shown)
  return (
    // what is chosen folds it again
    <details className="discipline-event-choice" key={shown ?? ''}>
      <summary>{chosen ? text(chosen.name, trimRsc(chosen.code)) : t('discipline.every-event')}</summary>
      <nav className="ui-chips" aria-label={t('discipline.choose-event')} data-keep-scroll="">
        {[undefined, ...events].map((event) => (
          <a
            key={event?.code ?? ''}
            className="ui-chip"
            href={address(event?.code)}
            aria-current={event?.code === shown ? 'true' : undefined}
          >
            {event ? text(event.name, trimRsc(event.code)) : t('discipline.every-event')}
          </a>
        ))}
      </nav>
    </details>
  )
}
