import type { AthleteList } from '@games/contract'
import { useRequestedSearch } from '../../app-shell/use-requested-search.ts'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { FilterSelect, type NamedCode } from '../../ui/FilterSelect.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { type ParticipantSearch, participantSearchOf } from './participant-search.ts'
import { searchAddress } from './search-address.ts'

/** Name and filters of athletes or teams; every choice is an address. Without script the form is sent by its button. */
export function ParticipantFilters({
  path,
  kind,
  search,
  genders,
  organisations,
  disciplines,
  onSearch,
}: {
  /** Where the list is; what stands in its query stays there. */
  path: string
  kind: 'athletes' | 'teams'
  search: ParticipantSearch
  genders: readonly NamedCode[]
  organisations: AthleteList['organisations']
  /** Null where the list is one discipline's. */
  disciplines: AthleteList['disciplines'] | null
  onSearch: (address: string) => void
}) {
  const t = useT()
  const { named } = useNames()
  const [pathname = '', query] = path.split('?')
  const { cursor: _where, ...filters } = useRequestedSearch(pathname, search, participantSearchOf)
  const choose = (name: Exclude<keyof ParticipantSearch, 'cursor'>, value: string) => {
    const { [name]: _before, ...rest } = filters
    onSearch(searchAddress(path, value ? { ...rest, [name]: value } : rest))
  }
  return (
    <form className="participants-filters" action={pathname} role="search" aria-label={t('participants.filters')}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        className="participants-name"
        // the app shell’s search leads here by this name
        id="search"
        label={t(kind === 'teams' ? 'participants.search-team' : 'participants.search')}
        q={filters.q ?? ''}
        onSearch={(q) => choose('q', q)}
      />
      {disciplines ? (
        <FilterSelect
          label={t('participants.discipline')}
          name="discipline"
          every={t('participants.every-discipline')}
          value={filters.discipline}
          options={named(disciplines)}
          onChoose={(value) => choose('discipline', value)}
        />
      ) : null}
      <FilterSelect
        label={t('participants.gender')}
        name="gender"
        every={t('participants.every-gender')}
        value={filters.gender}
        options={genders}
        onChoose={(value) => choose('gender', value)}
      />
      <FilterSelect
        label={t('participants.organisation')}
        name="organisation"
        every={t('participants.every-organisation')}
        value={filters.organisation}
        options={named(organisations)}
        onChoose={(value) => choose('organisation', value)}
      />
      <noscript>
        <button className="ui-button" type="submit">
          {t('participants.do-search')}
        </button>
      </noscript>
    </form>
  )
}
