import type { UnitSummary } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { type DayFilter, dayAddress } from './day-filter.ts'

/** All, finals only, one discipline: each is an address. Without script the form has a button. */
export function DayFilters({
  filter,
  disciplines,
  finals,
  onFilter,
}: {
  filter: DayFilter
  disciplines: readonly UnitSummary['discipline'][]
  /** How many finals the day has. */
  finals: number
  onFilter: (address: string) => void
}) {
  const t = useT()
  const text = useText()
  const { finals: finalsOnly, discipline, ...day } = filter
  const isAll = !finalsOnly && !discipline
  const disciplineName = (given: UnitSummary['discipline']) => text(given.name, given.code)
  const named = [...disciplines].sort((a, b) => disciplineName(a).localeCompare(disciplineName(b)))
  const known = !discipline || disciplines.some(({ code }) => code === discipline)
  return (
    <form className="ui-chips" action="/schedule/days" aria-label={t('schedule.filters')} data-keep-scroll="">
      <a className="ui-chip" href={dayAddress(day)} aria-current={isAll ? 'true' : undefined}>
        {t('schedule.all')}
      </a>
      <a
        className="ui-chip"
        href={dayAddress(finalsOnly ? { ...day, ...(discipline ? { discipline } : {}) } : { ...filter, finals: 1 })}
        aria-current={finalsOnly ? 'true' : undefined}
      >
        {t('schedule.finals')} <span className="ui-chip-count">{finals}</span>
      </a>
      {filter.day ? <input type="hidden" name="day" value={filter.day} /> : null}
      {finalsOnly ? <input type="hidden" name="finals" value="1" /> : null}
      <select
        className="ui-select schedule-discipline"
        name="discipline"
        aria-label={t('schedule.discipline')}
        value={discipline ?? ''}
        onChange={(event) => {
          const chosen = event.target.value
          onFilter(
            dayAddress({ ...day, ...(finalsOnly ? { finals: 1 } : {}), ...(chosen ? { discipline: chosen } : {}) }),
          )
        }}
      >
        <option value="">{t('schedule.every-discipline')}</option>
        {known ? null : <option value={discipline}>{discipline}</option>}
        {named.map((given) => (
          <option key={given.code} value={given.code}>
            {disciplineName(given)}
          </option>
        ))}
      </select>
      <noscript>
        <button className="ui-button" type="submit">
          {t('schedule.apply')}
        </button>
      </noscript>
    </form>
  )
}
