import type { ScheduleDay } from '@games/contract'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { dayLabel, shortDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { MatchLists } from './MatchLists.tsx'
import { matchDayAddress } from './match-address.ts'
import { daysBeside, hasMatches } from './matches-of-day.ts'

/** The matches of a day to choose from. */
export function MatchDays({ view }: { view: ScheduleDay }) {
  const t = useT()
  const locale = useLocale()
  const day = dayLabel(view.day, locale)
  const beside = daysBeside(view)
  return (
    <div className="matches-page">
      <PageTitle title={t('matches.list-title')} full={`${t('matches.list-title')}, ${day}`} />
      <FreshnessLine text={day} />
      {beside.before || beside.after ? (
        <nav className="matches-days" aria-label={t('matches.days')}>
          {beside.before ? <DayLink day={beside.before} arrow="←" /> : <span />}
          {beside.after ? <DayLink day={beside.after} arrow="→" /> : null}
        </nav>
      ) : null}
      {hasMatches(view) ? (
        <MatchLists view={view} />
      ) : (
        <Empty title={t('matches.none-on-day')} why={t('matches.none-on-day-why')}>
          <a className="ui-button" href={`/schedule/days?day=${view.day}`}>
            {t('matches.see-schedule')}
          </a>
        </Empty>
      )}
    </div>
  )
}

function DayLink({ day, arrow }: { day: string; arrow: '←' | '→' }) {
  const locale = useLocale()
  return (
    <a href={matchDayAddress(day)}>
      <span aria-hidden="true">{arrow === '←' ? `← ${shortDay(day, locale)}` : `${shortDay(day, locale)} →`}</span>
      <span className="ui-hidden">{dayLabel(day, locale)}</span>
    </a>
  )
}
