import type { Api, AthleteList } from '@games/contract'
import { FreshnessLine } from '../../frame/FreshnessLine.tsx'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { RouterLinks } from '../../ui/RouterLinks.tsx'
import { AthleteFilters } from './AthleteFilters.tsx'
import { AthletePages } from './AthletePages.tsx'
import { type AthleteSearch, athletesAddress, isNarrowed } from './athlete-search.ts'

/** The athletes of the games: search, filters, fifty at a time (spec R2.7). */
export function AthletesView({
  api,
  page,
  search,
  onSearch,
}: {
  api: Api
  page: AthleteList
  search: AthleteSearch
  onSearch: (address: string) => void
}) {
  const t = useT()
  return (
    <RouterLinks>
      <div className="participants-page">
        <PageTitle title={t('participants.athletes')} />
        <FreshnessLine said="" />
        <AthleteFilters
          search={search}
          organisations={page.organisations}
          disciplines={page.disciplines}
          onSearch={onSearch}
        />
        <p className="participants-count" role="status">
          {t('participants.count', { count: page.total })}
        </p>
        {page.athletes.length > 0 ? (
          <AthletePages key={JSON.stringify(search)} api={api} page={page} search={search} />
        ) : isNarrowed(search) ? (
          <Empty title={t('participants.not-found')} why={t('participants.not-found-why')}>
            <a className="ui-button" href={athletesAddress({})}>
              {t('participants.clear')}
            </a>
          </Empty>
        ) : (
          <Empty title={t('participants.none')} why={t('participants.none-why')} />
        )}
      </div>
    </RouterLinks>
  )
}
