import { MEDALS } from '@games/domain/medals/medal-table'
import { useRequestedSearch } from '../../app-shell/use-requested-search.ts'
import { useT } from '../../i18n/use-t.ts'
import { FilterSelect, type NamedCode } from '../../ui/FilterSelect.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { MEDAL_GENDERS } from './medal-key.ts'
import { medallistsAddress } from './medallist-address.ts'
import { type MedallistSearch, medallistSearchOf } from './medallist-search.ts'

interface MedallistFiltersProps {
  readonly search: MedallistSearch
  /** What there is to choose from, in the order shown. */
  readonly organisations: readonly NamedCode[]
  /** Null where the list is of one discipline's own section. */
  readonly disciplines: readonly NamedCode[] | null
  /** Where the list is; absent: in the medals' own section. */
  readonly path?: string | undefined
  readonly onSearch: (address: string) => void
}

/** Name and filters of medallists; every choice is an address. Without script the form is sent by its button. */
export function MedallistFilters({ search, organisations, disciplines, path, onSearch }: MedallistFiltersProps) {
  const t = useT()
  const root = path ?? medallistsAddress({})
  const { cursor: _where, ...filters } = useRequestedSearch(root, search, (query, below) =>
    medallistSearchOf({ ...query, discipline: path === undefined ? below : search.discipline }),
  )
  const choose = (name: Exclude<keyof MedallistSearch, 'cursor'>, value: string): void => {
    const { [name]: _before, ...rest } = filters
    onSearch(medallistsAddress(value ? { ...rest, [name]: value } : rest, path))
  }
  return (
    <form className="medals-filters" action={root} role="search" aria-label={t('medals.filters')}>
      <SearchField
        className="medals-search"
        label={t('medals.search')}
        q={filters.q ?? ''}
        onSearch={(q) => choose('q', q)}
      />
      {disciplines ? (
        <FilterSelect
          label={t('medals.tab-discipline')}
          name="discipline"
          every={t('medals.every-discipline')}
          value={filters.discipline}
          options={disciplines}
          onChoose={(value) => choose('discipline', value)}
        />
      ) : null}
      <FilterSelect
        label={t('medals.delegation')}
        name="organisation"
        every={t('medals.every-delegation')}
        value={filters.organisation}
        options={organisations}
        onChoose={(value) => choose('organisation', value)}
      />
      <FilterSelect
        label={t('medals.gender')}
        name="gender"
        every={t('medals.every-gender')}
        value={filters.gender}
        options={MEDAL_GENDERS.map((code) => ({ code, name: t(`medals.gender-${code}`) }))}
        onChoose={(value) => choose('gender', value)}
      />
      <FilterSelect
        label={t('medals.colours')}
        name="medal"
        every={t('medals.any-colour')}
        value={filters.medal}
        options={MEDALS.map((code) => ({ code, name: t(`medals.won-${code}`) }))}
        onChoose={(value) => choose('medal', value)}
      />
      {filters.division === undefined ? null : <input type="hidden" name="division" value={filters.division} />}
      <noscript>
        <button className="ui-button" type="submit">
          {t('medals.do-search')}
        </button>
      </noscript>
    </form>
  )
}
