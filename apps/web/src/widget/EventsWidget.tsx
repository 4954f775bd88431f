import type { HomeDay, ScheduleDay, UnitSummary } from '@games/contract'
import { topics } from '@games/contract/live'
import { UNIT_KIND } from '@games/domain/units/status'
import type { ReactNode } from 'react'
import { useGames } from '../app-shell/games-context.ts'
import { dayLabel } from '../i18n/format.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { MedalDisc } from '../ui/MedalDisc.tsx'
import { StatusMark } from '../ui/StatusMark.tsx'
import { hue } from '../ui/Pictogram.tsx'
import { scoreOf } from '../units/board.ts'
import { UnitStatusMark } from '../units/UnitStatusMark.tsx'
import { UnitTime } from '../units/UnitTime.tsx'
import { unitAddress } from '../units/unit-address.ts'
import { leaderOf, medalOf } from '../units/unit-kinds.ts'
import { useUnitWords } from '../units/use-unit-words.ts'
import { WidgetPage } from './WidgetPage.tsx'
import type { WidgetSearch } from './widget-search.ts'

const UNITS = 8

interface EventsWidgetProps {
  readonly search: WidgetSearch
  /** The day it is of: today where none is requested. */
  readonly day: HomeDay
  /** The next day that has something, where nothing is left of today. */
  readonly after: HomeDay | null
}

/** /widget/events: what is on, then what comes next, of one discipline or delegation if requested; of another day, that day's name above. */
export function EventsWidget({ search, day: first, after }: EventsWidgetProps) {
  const t = useT()
  const locale = useLocale()
  const { today } = useGames()
  const { limit = UNITS } = search
  const live = first.units.filter((unit) => UNIT_KIND[unit.status] === 'live').slice(0, limit)
  const coming = (after ?? first).units
    .filter((unit) => UNIT_KIND[unit.status] === 'scheduled')
    .slice(0, limit - live.length)
  const day = after?.day ?? first.day
  return (
    <EventsPage search={search} days={after ? [first, after] : [first]} shown={day}>
      {live.length > 0 ? <Part title={t('widget.on-now')} day={first.day} units={live} search={search} /> : null}
      {coming.length > 0 ? (
        <Part
          title={day === today ? t('widget.next') : dayLabel(day, locale)}
          day={day}
          units={coming}
          search={search}
        />
      ) : null}
      {live.length + coming.length > 0 ? null : <Nothing search={search} />}
    </EventsPage>
  )
}

/** /widget/events?show=results: what is over on a day, newest first. */
export function ResultsWidget({ search, day }: { search: WidgetSearch; day: ScheduleDay }) {
  const locale = useLocale()
  const { limit = UNITS } = search
  const over = day.units
    .filter((unit) => UNIT_KIND[unit.status] === 'final')
    .reverse()
    .slice(0, limit)
  return (
    <EventsPage search={search} days={[day]} shown={day.day}>
      {over.length > 0 ? (
        <Part title={dayLabel(day.day, locale)} day={day.day} units={over} search={search} />
      ) : (
        <Nothing search={search} />
      )}
    </EventsPage>
  )
}

function EventsPage({
  search: { discipline, delegation, show },
  days,
  shown,
  children,
}: {
  search: WidgetSearch
  /** What the page was made from, by whose topics it is refreshed. */
  days: readonly { readonly day: string; readonly seq: number }[]
  /** The day that the whole programme is opened at. */
  shown: string
  children: ReactNode
}) {
  const t = useT()
  const { today } = useGames()
  const whole = new URLSearchParams({
    ...(shown === today ? {} : { day: shown }),
    ...(discipline ? { discipline } : {}),
    ...(delegation ? { delegation } : {}),
  })
  return (
    <WidgetPage
      title={t(show === 'results' ? 'widget.results' : 'widget.events')}
      topics={days.map(({ day }) => topics.scheduleDay(day))}
      seq={Math.min(...days.map(({ seq }) => seq))}
      // a delegation may stand in a list that the changed row does not show: only a discipline can be told from outside
      only={discipline ? `"code":"${discipline}` : undefined}
      whole={{
        address: whole.size > 0 ? `/schedule/days?${whole}` : '/schedule/days',
        name: t('widget.whole-schedule'),
      }}
    >
      {children}
    </WidgetPage>
  )
}

function Nothing({ search: { discipline, delegation, show } }: { search: WidgetSearch }) {
  const t = useT()
  if (show === 'results') return <p className="widget-none">{t('widget.no-results')}</p>
  return <p className="widget-none">{t(discipline || delegation ? 'widget.nothing-of-it' : 'widget.nothing')}</p>
}

/** Units of a day; the client names the day of those that are on another one in the visitor's time (visitor-time.ts). */
function Part({
  title,
  day,
  units,
  search,
}: {
  title: string
  day: string
  units: readonly UnitSummary[]
  search: WidgetSearch
}) {
  return (
    <section data-day={day}>
      <h2>{title}</h2>
      <ul>
        {units.map((unit) => (
          <li key={unit.code}>
            <Row unit={unit} isTold={search.spoilers !== 'hidden'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `isTold`: with its result. */
function Row({ unit, isTold }: { unit: UnitSummary; isTold: boolean }) {
  const t = useT()
  const words = useUnitWords()
  const isLive = UNIT_KIND[unit.status] === 'live'
  const isOver = UNIT_KIND[unit.status] === 'final'
  const hasResult = isTold && (isLive || isOver)
  const leader = leaderOf(unit)
  const medal = medalOf(unit)
  const figure = hasResult ? (scoreOf(unit) ?? leader?.result ?? null) : null
  return (
    <a
      className={`widget-row ${hue(unit.discipline.code)}`}
      href={unitAddress(unit.code)}
      target="_blank"
      rel="noopener"
    >
      <span className="widget-time">
        <UnitTime unit={unit} />
      </span>
      <span className="widget-what">
        <b>{words.title(unit)}</b>
        <small>{words.place(unit)}</small>
        {hasResult && leader ? <small className="widget-leader">{leader.competitor.name}</small> : null}
      </span>
      <span className="widget-outcome">
        {figure === null ? null : <b>{figure}</b>}
        {!isLive ? null : isTold ? (
          <UnitStatusMark unit={unit} />
        ) : (
          <StatusMark status={unit.status} word={t(`status.${unit.status}`)} />
        )}
        {!isLive && !isOver && medal ? <MedalDisc medal={medal} label={t(`widget.decides-${medal}`)} /> : null}
      </span>
    </a>
  )
}
