import type { DisciplinePage } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import type { ReactNode } from 'react'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useShownToday } from '../../app-shell/use-shown-today.ts'
import { followPart } from '../../follow/follow-part.ts'
import { shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { shownDayOf, useShownTime } from '../../time/shown-time.ts'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { unitAddress } from '../../units/unit-address.ts'
import { DISCIPLINE_SECTIONS, type DisciplineSection } from './discipline-sections.ts'

/** What stands above every section of a discipline: how far it is, what is on or next, where, the way to the sections (spec R2.2). */
export function DisciplineFrame({
  page,
  section,
  event,
  children,
}: {
  page: DisciplinePage
  section: DisciplineSection
  /** Code of the one event that is shown, where there is one: the document is called by it too. */
  event?: string | undefined
  children: ReactNode
}) {
  const t = useT()
  const text = useText()
  const { discipline, events, venues } = page
  const name = text(discipline.name, discipline.code)
  const shown = events.find(({ code }) => code === event)
  const total = events.filter(({ final, medals }) => final !== null || medals.length > 0).length
  const finished = events.filter(({ medals }) => medals.some(({ medal }) => medal === 'gold')).length
  return (
    <>
      <PageTitle
        title={name}
        full={[name, shown && text(shown.name, shown.code), t(`discipline.section-${section}`)]
          .filter(Boolean)
          .join(', ')}
      />
      <div className="discipline-head">
        <Pictogram code={discipline.code} size="l" />
        <div>
          <p>
            {t('discipline.events', { count: events.length })}, {t('discipline.decided', { finished, total })}
          </p>
          <Nearest page={page} />
          {venues.length > 0 ? (
            <ul className="discipline-venues" aria-label={t('discipline.venues')}>
              {venues.map(({ code, name: venue }) => (
                <li key={code}>
                  <a href={`/venues/${encodeURIComponent(code)}`}>{text(venue, code)}</a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <followPart.Part of={`discipline.${discipline.code}`} name={name} />
      </div>
      <Tabs label={t('discipline.sections')}>
        {DISCIPLINE_SECTIONS.map((one) => (
          <a
            key={one}
            href={`/discipline/${discipline.code}/${one === 'schedule' ? 'schedule/days' : one}`}
            aria-current={one === section ? 'page' : undefined}
          >
            {t(`discipline.section-${one}`)}
          </a>
        ))}
      </Tabs>
      {/* medals say it themselves, with how far they are */}
      {section === 'medals' ? null : <FreshnessLine text="" />}
      {children}
    </>
  )
}

/** The way to what is on or, where nothing is, to what comes next. */
function Nearest({ page: { nearest, live } }: { page: DisciplinePage }) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const today = useShownToday()
  const shown = useShownTime()
  if (!nearest) return null
  const { code, name, event, start, hideStart, startText } = nearest
  const day = shownDayOf(shown, nearest)
  const when = hideStart ? text(startText, '') : start ? timeOfDay(shown.at(start)) : ''
  return (
    <p>
      <a className="discipline-near" href={unitAddress(code)}>
        {nearest.live ? (
          <span className="ui-live">
            <LiveDot still /> {t('discipline.live-count', { count: live })}
          </span>
        ) : (
          <b>
            {t('discipline.next')}{' '}
            {[day && day !== today ? shortDay(day, locale) : '', when].filter(Boolean).join(', ')}
          </b>
        )}
        <span>{text(name ?? event, trimRsc(code))}</span>
      </a>
    </p>
  )
}
