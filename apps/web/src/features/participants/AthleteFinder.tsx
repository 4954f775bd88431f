import type { Api, AthleteList } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { AthletePages } from './AthletePages.tsx'
import { GENDERS } from './gender.ts'
import { ParticipantFilters } from './ParticipantFilters.tsx'
import type { ParticipantSearch } from './participant-search.ts'
import { ATHLETES, isNarrowed, searchAddress } from './search-address.ts'

export interface AthleteFinderProps {
  readonly api: Api
  readonly page: AthleteList
  readonly search: ParticipantSearch
  readonly onSearch: (address: string) => void
  /** Where the list is. */
  readonly path?: string
  /** Where its filters lead: to the list that is on its way, where it is another one. */
  readonly filterPath?: string
  /** The one discipline the list is of; it stands in the path, not in the search. */
  readonly discipline?: string
}

/** Search, filters and the athletes they let through, fifty at a time (spec R2.7). */
export function AthleteFinder(props: AthleteFinderProps) {
  const { api, page, search, onSearch, path = ATHLETES, filterPath = path, discipline } = props
  const t = useT()
  return (
    <>
      <ParticipantFilters
        path={filterPath}
        kind="athletes"
        search={search}
        genders={GENDERS.map((code) => ({ code, name: t(`participants.gender-${code}`) }))}
        organisations={page.organisations}
        disciplines={discipline === undefined ? page.disciplines : null}
        onSearch={onSearch}
      />
      <p className="participants-count" role="status">
        {t('participants.count', { count: page.total })}
      </p>
      {page.athletes.length > 0 ? (
        <AthletePages
          key={JSON.stringify(search)}
          api={api}
          page={page}
          path={path}
          search={search}
          discipline={discipline}
        />
      ) : isNarrowed(search) ? (
        <Empty title={t('app-shell.no-results')} why={t('participants.not-found-why')}>
          <a className="ui-button" href={searchAddress(path, {})}>
            {t('participants.clear')}
          </a>
        </Empty>
      ) : (
        <Empty title={t('participants.none')} why={t('participants.none-why')} />
      )}
    </>
  )
}
