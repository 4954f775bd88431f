import type { EventSummary } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import type { ReactNode } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Spoiler } from '../../spoilers/Spoiler.tsx'

/** Whether there is anything to say of how an event ended. */
export const isRanked = ({ ranked, medals }: EventSummary): boolean => ranked || medals.length > 0

/** The event that was decided last, of those with a final ranking if there are any; undefined while none is decided. */
export function lastDecided(events: readonly EventSummary[]): EventSummary | undefined {
  const ranked = events.filter((event) => event.ranked)
  const dayOf = ({ final }: EventSummary) => final?.day ?? ''
  return (ranked.length > 0 ? ranked : events.filter(isRanked)).toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))[0]
}

/** The events of a discipline that are decided to choose from, and the one chosen (spec R5.7). */
export function RankedEvents({
  discipline,
  events,
  shown,
  children,
}: {
  discipline: string
  events: readonly EventSummary[]
  /** Code of the event whose ranking `children` is. */
  shown: string | undefined
  children: ReactNode
}) {
  const t = useT()
  const text = useText()
  const ranked = events.filter(isRanked)
  if (ranked.length === 0)
    return (
      <Empty title={t('discipline.no-ranking')} why={t('discipline.no-ranking-why')}>
        <a className="ui-button" href={`/discipline/${discipline}/competitions`}>
          {t('discipline.see-competitions')}
        </a>
      </Empty>
    )
  return (
    <div className="discipline-ranked">
      <Tabs label={t('discipline.ranked-events')}>
        {ranked.map(({ code, name }) => (
          <a
            key={code}
            href={`/discipline/${discipline}/finalrank?event=${encodeURIComponent(code)}`}
            aria-current={code === shown ? 'true' : undefined}
          >
            {text(name, trimRsc(code))}
          </a>
        ))}
      </Tabs>
      <div>
        <Spoiler of={`ranking.${shown}`} name={t('discipline.section-finalrank')}>
          {children}
        </Spoiler>
      </div>
    </div>
  )
}
