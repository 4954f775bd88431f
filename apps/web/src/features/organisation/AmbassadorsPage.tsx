import type { Ambassador, Ambassadors } from '@games/contract'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useShownToday } from '../../app-shell/use-shown-today.ts'
import { ContentText } from '../../i18n/ContentText.tsx'
import { dayOfMonth, shortDay } from '../../i18n/format.ts'
import { useContent, useLocale, useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { AMBASSADOR_CHOICES, type AmbassadorFilter, isShown } from './ambassador-filter.ts'

const PAGE = '/ambassadors'

/** The ambassadors and, of all days of the games, those on which each can be met (R6.1). */
export function AmbassadorsPage({ view, filter: { who } }: { view: Ambassadors; filter: AmbassadorFilter }) {
  const t = useT()
  const today = useShownToday()
  const { ambassadors, days } = view
  const shown = ambassadors.filter((one) => isShown(one, who, today))
  return (
    <>
      <PageTitle title={t('pages.title-ambassadors')} />
      <FreshnessLine text={t('organisation.thick')} />
      <nav className="ui-chips" aria-label={t('organisation.choose')} data-keep-scroll="">
        {[undefined, ...AMBASSADOR_CHOICES].map((choice) => (
          <a
            key={choice ?? 'all'}
            className="ui-chip"
            href={choice === undefined ? PAGE : `${PAGE}?who=${choice}`}
            data-replace=""
            aria-current={choice === who ? 'true' : undefined}
          >
            {t(`organisation.who-${choice ?? 'all'}`)}{' '}
            <span className="ui-chip-count">{ambassadors.filter((one) => isShown(one, choice, today)).length}</span>
          </a>
        ))}
      </nav>
      {shown.length === 0 ? (
        <Empty title={t('app-shell.no-results')} why={t('organisation.nobody')}>
          <a className="ui-button" href={PAGE} data-replace="">
            {t('organisation.show-all')}
          </a>
        </Empty>
      ) : (
        <ul className="organisation-ambassadors">
          {shown.map((one) => (
            <AmbassadorRow key={one.id} ambassador={one} days={days} today={today} />
          ))}
        </ul>
      )}
    </>
  )
}

function AmbassadorRow({
  ambassador: { id, name, role, line, discipline, days: here, bio, photo },
  days,
  today,
}: {
  ambassador: Ambassador
  days: readonly string[]
  today: string
}) {
  const t = useT()
  const locale = useLocale()
  const inLocale = useContent()
  const about = line ?? discipline?.name
  const shown = bio && inLocale(bio)
  return (
    <li id={id}>
      <div className="organisation-who">
        {photo ? <Picture className="organisation-photo" variants={photo.variants} alt="" sizes="56px" /> : null}
        <span className="organisation-name">
          <b>{name}</b>
          {about ? (
            <span>
              <ContentText text={about} />
            </span>
          ) : null}
        </span>
        <span className="organisation-role">{t(`organisation.role-${role}`)}</span>
      </div>
      <p className="ui-hidden">
        {here.length === 0
          ? t('organisation.no-days')
          : t('organisation.days', { days: here.map((day) => shortDay(day, locale)).join(', ') })}
      </p>
      <div className="organisation-days" aria-hidden="true">
        {days.map((day) => (
          <i
            key={day}
            className={day < today ? 'organisation-past' : undefined}
            data-here={here.includes(day) ? (day === today ? 'today' : 'yes') : undefined}
          >
            {dayOfMonth(day)}
          </i>
        ))}
      </div>
      {shown ? (
        <details className="organisation-bio">
          <summary>{t('organisation.about', { name })}</summary>
          <RichText doc={shown.content} lang={shown.lang} top={3} />
        </details>
      ) : null}
    </li>
  )
}
