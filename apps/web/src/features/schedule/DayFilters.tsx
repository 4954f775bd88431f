import type { UnitSummary } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import type { DayFilter } from './day-filter.ts'
import type { DayAddress } from './day-address.ts'

/** All, finals only, one discipline: each is an address. Without script the form has a button. */
export function DayFilters({
  filter,
  disciplines,
  finals,
  address,
  onFilter,
}: {
  filter: DayFilter
  /** What can be chosen from; null where the page is one discipline's. */
  disciplines: readonly UnitSummary['discipline'][] | null
  /** How many finals the day has. */
  finals: number
  address: DayAddress
  onFilter: (address: string) => void
}) {
  const t = useT()
  const text = useText()
  const { finals: finalsOnly, discipline, ...day } = filter
  const isAll = !finalsOnly && !discipline
  const disciplineName = (given: UnitSummary['discipline']) => text(given.name, given.code)
  const named = disciplines && [...disciplines].sort((a, b) => disciplineName(a).localeCompare(disciplineName(b)))
  const known = !discipline || disciplines?.some(({ code }) => code === discipline)
  return (
    <form className="ui-chips" action={address({})} aria-label={t('schedule.filters')} data-keep-scroll="">
      <a className="ui-chip" href={address(day)} aria-current={isAll ? 'true' : undefined}>
        {t('schedule.all')}
      </a>
      {finals > 0 || finalsOnly ? (
        <a
          className="ui-chip"
          href={address(finalsOnly ? { ...day, ...(discipline ? { discipline } : {}) } : { ...filter, finals: 1 })}
          aria-current={finalsOnly ? 'true' : undefined}
        >
          {t('schedule.finals')} <span className="ui-chip-count">{finals}</span>
        </a>
      ) : null}
      {filter.day ? <input type="hidden" name="day" value={filter.day} /> : null}
      {finalsOnly ? <input type="hidden" name="finals" value="1" /> : null}
      {named ? (
        <select
          className="ui-select schedule-discipline"
          name="discipline"
          aria-label={t('schedule.discipline')}
          value={discipline ?? ''}
          onChange={(event) => {
            const chosen = event.target.value
            onFilter(
              address({ ...day, ...(finalsOnly ? { finals: 1 } : {}), ...(chosen ? { discipline: chosen } : {}) }),
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
      ) : null}
      <noscript>
        <button className="ui-button" type="submit">
          {t('schedule.apply')}
        </button>
      </noscript>
    </form>
  )
}
