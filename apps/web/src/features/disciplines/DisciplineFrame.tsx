import type { DisciplinePage } from '@games/contract'
import type { ReactNode } from 'react'
import { FreshnessLine } from '../../frame/FreshnessLine.tsx'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { useT, useText } from '../../i18n/use-t.ts'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { DISCIPLINE_SECTIONS, type DisciplineSection } from './discipline-sections.ts'

/** Sections that are pages elsewhere too, and say how fresh they are wherever they stand. */
const SAY_THEMSELVES: readonly DisciplineSection[] = ['participants', 'medals']

/** What stands above every section of a discipline: its name, its pictogram, how far it is, the way to the others (spec R2.2). */
export function DisciplineFrame({
  page: { discipline, events },
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
        <p>
          {t('discipline.events', { count: events.length })}
          <br />
          {t('discipline.decided', { finished, total })}
        </p>
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
      {SAY_THEMSELVES.includes(section) ? null : <FreshnessLine said="" />}
      {children}
    </>
  )
}
