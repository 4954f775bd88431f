import type { HomeDay, UnitSummary } from '@games/contract'
import { topics } from '@games/contract/live'
import { UNIT_KIND } from '@games/domain/units/status'
import { scoreOf, UnitStatusMark, UnitTime, unitAddress, useUnitWords } from '../features/units/index.ts'
import { dayLabel } from '../i18n/format.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { MedalDisc } from '../ui/MedalDisc.tsx'
import { hue } from '../ui/Pictogram.tsx'
import { WidgetPage } from './WidgetPage.tsx'
import type { WidgetSearch } from './widget-search.ts'

const UNITS = 8

interface EventsWidgetProps {
  readonly search: WidgetSearch
  readonly today: HomeDay
  /** The next day that has something, where nothing is left of today. */
  readonly after: HomeDay | null
}

/** /widget/events: what is on, then what comes next, of one discipline or delegation if asked for. */
export function EventsWidget({ search: { limit = UNITS, discipline, delegation }, today, after }: EventsWidgetProps) {
  const t = useT()
  const locale = useLocale()
  const live = today.units.filter((unit) => UNIT_KIND[unit.status] === 'live').slice(0, limit)
  const coming = (after ?? today).units
    .filter((unit) => UNIT_KIND[unit.status] === 'scheduled')
    .slice(0, limit - live.length)
  const day = after?.day ?? today.day
  const whole = new URLSearchParams({ ...(after ? { day } : {}), ...(discipline ? { discipline } : {}) })
  return (
    <WidgetPage
      title={t('widget.events')}
      topics={[topics.scheduleDay(today.day), ...(after ? [topics.scheduleDay(after.day)] : [])]}
      seq={Math.min(today.seq, after?.seq ?? today.seq)}
      // a delegation may stand in a list that the changed row does not show: only a discipline can be told from outside
      only={discipline ? `"code":"${discipline}` : undefined}
      whole={{
        address: whole.size > 0 ? `/schedule/days?${whole}` : '/schedule/days',
        name: t('widget.whole-schedule'),
      }}
    >
      {live.length > 0 ? <Part title={t('widget.on-now')} units={live} /> : null}
      {coming.length > 0 ? (
        <Part title={after ? dayLabel(after.day, locale) : t('widget.next')} units={coming} />
      ) : null}
      {live.length + coming.length > 0 ? null : (
        <p className="widget-none">{t(discipline || delegation ? 'widget.nothing-of-it' : 'widget.nothing')}</p>
      )}
    </WidgetPage>
  )
}

function Part({ title, units }: { title: string; units: readonly UnitSummary[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {units.map((unit) => (
          <li key={unit.code}>
            <Row unit={unit} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ unit }: { unit: UnitSummary }) {
  const t = useT()
  const words = useUnitWords()
  const isLive = UNIT_KIND[unit.status] === 'live'
  const figure = isLive ? (scoreOf(unit.sides) ?? unit.leader?.result ?? null) : null
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
        {isLive && unit.leader ? <small className="widget-leader">{unit.leader.competitor.name}</small> : null}
      </span>
      <span className="widget-outcome">
        {figure === null ? null : <b>{figure}</b>}
        {isLive ? <UnitStatusMark unit={unit} /> : null}
        {!isLive && unit.medal ? <MedalDisc medal={unit.medal} label={t(`widget.decides-${unit.medal}`)} /> : null}
      </span>
    </a>
  )
}
