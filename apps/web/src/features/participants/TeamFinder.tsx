import type { ListedTeam, TeamList } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { withoutEchoes } from '../../i18n/without-echoes.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { GENDERS } from './gender.ts'
import { ParticipantFilters } from './ParticipantFilters.tsx'
import type { ParticipantSearch } from './participant-search.ts'
import { isNarrowed, searchAddress, TEAMS, teamAddress } from './search-address.ts'
import { useTeamKind } from './use-team-kind.ts'

/** Search, filters and the teams they let through, fifty a page (spec R2.7). */
export function TeamFinder({
  page,
  search,
  onSearch,
  path = TEAMS,
  filterPath = path,
  discipline,
}: {
  page: TeamList
  search: ParticipantSearch
  onSearch: (address: string) => void
  /** Where the list is. */
  path?: string
  /** Where its filters lead: to the list that is on its way, where it is another one. */
  filterPath?: string
  /** The one discipline the list is of; it stands in the path, not in the search. */
  discipline?: string
}) {
  const t = useT()
  return (
    <>
      <ParticipantFilters
        path={filterPath}
        kind="teams"
        search={search}
        genders={GENDERS.map((code) => ({ code, name: t(`participants.gender-${code}`) }))}
        organisations={page.organisations}
        disciplines={discipline === undefined ? page.disciplines : null}
        onSearch={onSearch}
      />
      <p className="participants-count" role="status">
        {t('participants.count-teams', { count: page.total })}
      </p>
      {page.teams.length > 0 ? (
        <>
          <ul className="participants-list">
            {page.teams.map((team) => (
              <li key={team.code}>
                <TeamLine team={team} />
              </li>
            ))}
          </ul>
          {page.next === null ? null : (
            <a className="ui-button participants-more" href={searchAddress(path, { ...search, cursor: page.next })}>
              {t('participants.more-teams')}
            </a>
          )}
        </>
      ) : isNarrowed(search) ? (
        <Empty title={t('app-shell.no-results')} why={t('participants.not-found-why')}>
          <a className="ui-button" href={searchAddress(path, {})}>
            {t('participants.clear-teams')}
          </a>
        </Empty>
      ) : (
        <Empty title={t('participants.no-teams')} why={t('participants.none-why')} />
      )}
    </>
  )
}

function TeamLine({ team }: { team: ListedTeam }) {
  const text = useText()
  const { code, name, organisation } = team
  const kind = useTeamKind()(team)
  const delegation = text(organisation.name, organisation.code)
  return (
    <a className="participants-line" href={teamAddress(code)}>
      <Flag organisation={organisation} />
      <span>
        <b>{name}</b>
        <small>{withoutEchoes(name, [delegation, kind])}</small>
      </span>
    </a>
  )
}
