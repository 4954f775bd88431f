import type { Reports } from '@games/contract'
import { useRequestedSearch } from '../../app-shell/use-requested-search.ts'
import { dateLabel } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { FilterSelect, type NamedCode } from '../../ui/FilterSelect.tsx'
import { languageName } from './language-name.ts'
import { reportsAddress } from './report-address.ts'
import { type ReportSearch, reportSearchOf } from './report-search.ts'
import { useKindName } from './use-kind-name.ts'

interface ReportFiltersProps extends Pick<Reports, 'choices'> {
  /** Where the list is. */
  readonly path: string
  readonly search: ReportSearch
  readonly onSearch: (address: string) => void
}

/** What a list of reports can be narrowed by; every choice is an address. Without script the form is sent by its button. */
export function ReportFilters({ choices, path, search, onSearch }: ReportFiltersProps) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const kindName = useKindName()
  const { kinds, events, days, languages, official } = choices
  const asked = useRequestedSearch(path, search, reportSearchOf)
  const choose = (name: keyof ReportSearch, value: string) => {
    const { [name]: _before, cursor: _where, ...rest } = asked
    onSearch(reportsAddress(path, reportSearchOf({ ...rest, [name]: value })))
  }
  const choice = (name: 'kind' | 'event' | 'day' | 'language', options: readonly NamedCode[]) =>
    options.length > 1 || (asked[name] ?? search[name]) !== undefined ? (
      <FilterSelect
        label={t(`reports.filter-${name}`)}
        name={name}
        every={t(`reports.every-${name}`)}
        value={asked[name]}
        options={options}
        onChoose={(code) => choose(name, code)}
      />
    ) : null
  return (
    <form className="reports-filters" action={path} role="search" aria-label={t('reports.filters')}>
      {choice(
        'kind',
        kinds.map(({ kind, titles }) => ({
          code: kind,
          name: `${kindName(titles.map((titled) => ({ kind, ...titled }))).name} (${kind})`,
        })),
      )}
      {choice(
        'event',
        events.map(({ code, name }) => ({ code, name: text(name, code) })),
      )}
      {choice(
        'day',
        days.map((day) => ({ code: day, name: dateLabel(day, locale) })),
      )}
      {choice(
        'language',
        languages.map((language) => ({ code: language, name: languageName(language, locale) })),
      )}
      {official || search.official || asked.official ? (
        <label className="reports-official">
          <input
            type="checkbox"
            name="official"
            value="1"
            checked={asked.official === 1}
            onChange={(event) => choose('official', event.target.checked ? '1' : '')}
          />
          {t('reports.official-only')}
        </label>
      ) : null}
      <noscript>
        <button className="ui-button" type="submit">
          {t('reports.do-filter')}
        </button>
      </noscript>
    </form>
  )
}
