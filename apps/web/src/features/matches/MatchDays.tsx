import type { ScheduleDay, UnitSummary } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import type { ReactNode } from 'react'
import { FreshnessLine } from '../../frame/FreshnessLine.tsx'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { dayLabel, shortDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { hue } from '../../ui/Pictogram.tsx'
import { Score } from '../../ui/Score.tsx'
import { matchAddress, matchDayAddress } from './match-address.ts'
import type { MatchWords } from './match-words.ts'
import { daysBeside, matchesOf } from './matches-of-day.ts'
import { SideName } from './SideName.tsx'

interface MatchDaysProps {
  readonly view: ScheduleDay
  readonly words: MatchWords
  readonly renderTime: (unit: UnitSummary) => ReactNode
  readonly renderState: (unit: UnitSummary) => ReactNode
}

/** The matches of a day to choose from: those that run, those to come, those over. */
export function MatchDays({ view, words, renderTime, renderState }: MatchDaysProps) {
  const t = useT()
  const locale = useLocale()
  const day = dayLabel(view.day, locale)
  const { live, toCome, over } = matchesOf(view)
  const beside = daysBeside(view)
  const part = (title: string, members: readonly UnitSummary[]) =>
    members.length === 0 ? null : (
      <section className="matches-part">
        <div className="ui-section">
          <h2>{title}</h2>
        </div>
        <ol>
          {members.map((unit) => (
            <li key={unit.code}>
              <MatchRow unit={unit} words={words} time={renderTime(unit)} state={renderState(unit)} />
            </li>
          ))}
        </ol>
      </section>
    )
  return (
    <div className="matches-page">
      <PageTitle title={t('matches.list-title')} full={`${t('matches.list-title')}, ${day}`} />
      <FreshnessLine said={day} />
      {beside.before || beside.after ? (
        <nav className="matches-days" aria-label={t('matches.days')}>
          {beside.before ? <DayLink day={beside.before} arrow="←" /> : <span />}
          {beside.after ? <DayLink day={beside.after} arrow="→" /> : null}
        </nav>
      ) : null}
      {part(t('matches.live'), live)}
      {part(t('matches.to-come'), toCome)}
      {part(t('matches.over'), over)}
      {live.length + toCome.length + over.length === 0 ? (
        <Empty title={t('matches.none-on-day')} why={t('matches.none-on-day-why')}>
          <a className="ui-button" href={`/schedule/days?day=${view.day}`}>
            {t('matches.see-schedule')}
          </a>
        </Empty>
      ) : null}
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

interface MatchRowProps {
  readonly unit: UnitSummary
  readonly words: MatchWords
  readonly time: ReactNode
  readonly state: ReactNode
}

function MatchRow({ unit, words, time, state }: MatchRowProps) {
  const kind = UNIT_KIND[unit.status]
  return (
    <a
      className={`ui-timed matches-row matches-row-${kind} ${hue(unit.discipline.code)}`}
      href={matchAddress(unit.code)}
    >
      <span className="matches-row-time">{time}</span>
      <span className="matches-row-sides">
        {unit.sides.map((side, at) => (
          <span key={at === 0 ? 'home' : 'away'} className="matches-row-side">
            <SideName side={side} words={words} />
            {side.result !== null && kind !== 'called-off' ? (
              <b>
                <Score value={side.result} />
              </b>
            ) : null}
          </span>
        ))}
        <small>{words.heading(unit)}</small>
      </span>
      <span className="matches-row-state">{kind === 'scheduled' && unit.status === 'SCHEDULED' ? null : state}</span>
    </a>
  )
}
