import type { ProgrammeDay } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { FinalsDisc } from './GridCell.tsx'
import { countOf, gridAddress } from './grid-counts.ts'
import { GRID_FILTERS, type GridFilter } from './grid-filter.ts'

/** The ten filters (spec R5.8); one that lets nothing through stands in its place and leads nowhere. */
export function GridFilters({ days, shown }: { days: readonly ProgrammeDay[]; shown: GridFilter }) {
  const t = useT()
  return (
    <nav className="ui-chips schedule-grid-filters" aria-label={t('schedule.filters')} data-keep-scroll="">
      {GRID_FILTERS.map((filter) =>
        filter !== shown && days.every((day) => countOf(day, filter) === 0) ? (
          <span key={filter} className="ui-chip schedule-chip-empty" role="link" aria-disabled="true">
            {t(`schedule.filter-${filter}`)}
          </span>
        ) : (
          <a
            key={filter}
            className="ui-chip"
            href={gridAddress(filter)}
            aria-current={filter === shown ? 'true' : undefined}
          >
            {filter === 'medal' ? <i className="schedule-dot" aria-hidden="true" /> : null}
            {t(`schedule.filter-${filter}`)}
          </a>
        ),
      )}
    </nav>
  )
}

/** What the marks mean, and how much is on today. */
export function GridLegend({ live }: { live: number }) {
  const t = useT()
  return (
    <p className="schedule-legend">
      {live > 0 ? (
        <a className="ui-live" href="/schedule/days">
          <LiveDot still /> {t('schedule.live-count', { count: live })}
        </a>
      ) : null}
      <span>
        <span className="schedule-parts" aria-hidden="true">
          <i />
          <i />
          <i className="schedule-part-none" />
        </span>
        {t('schedule.legend-parts')}
      </span>
      <span>
        <FinalsDisc golds={3} decided={0} />
        {t('schedule.legend-finals')}
      </span>
      <span>
        <FinalsDisc golds={3} decided={3} />
        {t('schedule.legend-decided')}
      </span>
      <span>
        <span className="schedule-parts" aria-hidden="true">
          <i className="schedule-part-live" />
        </span>
        {t('schedule.legend-live')}
      </span>
    </p>
  )
}
