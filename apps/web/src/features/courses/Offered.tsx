import type { Course } from '@games/contract/content/shown-content'
import { CorrectionNote } from '../../content/Corrected.tsx'
import { Document } from '../../content/Document.tsx'
import { ContentText } from '../../i18n/ContentText.tsx'
import { calendarDay, shortDay, timeOfDay } from '../../i18n/format.ts'
import { useContent, useLocale, useT, useText } from '../../i18n/use-t.ts'
import { useGamesNow } from '../../live/live-context.ts'
import { outsideLink } from '../../platform/outside-link.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { Empty } from '../../ui/Empty.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { COURSE_CHOICES, type CourseFilter, isOffered, isOver } from './course-filter.ts'

const PAGE = '/courses'

/** The courses, those to come first. */
export function Offered({ courses, filter: { of } }: { courses: readonly Course[]; filter: CourseFilter }) {
  const t = useT()
  const now = useGamesNow()
  const shown = courses.filter((course) => isOffered(course, of))
  const over = shown.filter((course) => isOver(course, now))
  const toCome = shown.filter((course) => !isOver(course, now))
  return (
    <>
      <nav className="ui-chips" aria-label={t('courses.choose')} data-keep-scroll="">
        {[undefined, ...COURSE_CHOICES].map((choice) => (
          <a
            key={choice ?? 'all'}
            className="ui-chip"
            href={choice === undefined ? PAGE : `${PAGE}?of=${choice}`}
            data-replace=""
            aria-current={choice === of ? 'true' : undefined}
          >
            {t(`courses.of-${choice ?? 'all'}`)}{' '}
            <span className="ui-chip-count">{courses.filter((course) => isOffered(course, choice)).length}</span>
          </a>
        ))}
      </nav>
      {shown.length === 0 ? (
        <Empty title={t('app-shell.no-results')} why={t('courses.none')}>
          <a className="ui-button" href={PAGE} data-replace="">
            {t('courses.show-all')}
          </a>
        </Empty>
      ) : null}
      <div className="courses">
        {toCome.length > 0 ? <Section title={t('pages.title-courses')} courses={toCome} /> : null}
        {over.length > 0 ? <Section title={t('courses.over')} courses={over} isPast /> : null}
      </div>
    </>
  )
}

function Section({ title, courses, isPast = false }: { title: string; courses: readonly Course[]; isPast?: boolean }) {
  return (
    <section>
      <div className="ui-section">
        <h2>{title}</h2>
        <span>{courses.length}</span>
      </div>
      <ul className="courses-list">
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} isPast={isPast} />
        ))}
      </ul>
    </section>
  )
}

function CourseRow({ course, isPast }: { course: Course; isPast: boolean }) {
  const t = useT()
  const text = useText()
  const inLocale = useContent()
  const when = useWhen()
  const { title, summary, body, audience, remote, where, seats, teacher, link, attachments } = course
  const shown = body && inLocale(body)
  const facts = [
    audience === 'everybody' ? '' : t(`courses.for-${audience}`),
    seats === null ? '' : t('courses.seats', { count: seats }),
    teacher === null ? '' : t('courses.with', { teacher }),
  ].filter(Boolean)
  return (
    <li className={isPast ? 'courses-past' : undefined}>
      <b>
        <ContentText text={title} />
      </b>
      <span>
        {[remote ? t('courses.remote') : '', when(course)].filter(Boolean).join(', ')}
        {where ? (
          <>
            {', '}
            <ContentText text={where} />
          </>
        ) : null}
      </span>
      {facts.length > 0 ? <span>{facts.join(', ')}</span> : null}
      <CorrectionNote of={course} />
      {summary ? (
        <p>
          <ContentText text={summary} />
        </p>
      ) : null}
      {shown ? (
        <details>
          <summary>{t('courses.more', { title: text(title, '') })}</summary>
          <RichText doc={shown.content} lang={shown.lang} top={3} />
        </details>
      ) : null}
      {attachments.map(({ title: name, file }) => (
        <Document key={file.id} of={`course ${course.id} ${file.id}`} file={file} name={text(name, file.name)} isKept>
          <ContentText text={name} />
        </Document>
      ))}
      {link !== null && !isPast ? (
        <a className="ui-button" {...outsideLink(link)} aria-label={t('courses.enrol-in', { title: text(title, '') })}>
          {t('courses.enrol')}
        </a>
      ) : null}
    </li>
  )
}

/** "qua 15, 10:00 a 12:00"; whenever one likes where it has no start. */
function useWhen(): (course: Course) => string {
  const t = useT()
  const locale = useLocale()
  const { at } = useShownTime()
  return ({ starts, ends }) => {
    if (starts === null) return t('courses.any-time')
    const [from, until] = [at(starts), ends === null ? null : at(ends)]
    const day = shortDay(calendarDay(from), locale)
    if (until === null) return t('courses.from', { day, time: timeOfDay(from) })
    const last = calendarDay(until) === calendarDay(from) ? '' : `${shortDay(calendarDay(until), locale)} `
    return t('courses.span', { day, from: timeOfDay(from), until: `${last}${timeOfDay(until)}` })
  }
}
