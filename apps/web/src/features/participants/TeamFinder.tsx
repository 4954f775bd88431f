import type { TeamList, TeamRow } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Flag } from '../../ui/Flag.tsx'
import type { TeamSearch } from './athlete-search.ts'
import { isNarrowed, searchAddress, TEAMS } from './search-address.ts'
import { ParticipantFilters } from './ParticipantFilters.tsx'

const GENDERS = ['W', 'M', 'X'] as const

/** Search, filters and the teams they let through, fifty a page (spec R2.7). */
export function TeamFinder({
  page,
  search,
  onSearch,
}: {
  page: TeamList
  search: TeamSearch
  onSearch: (address: string) => void
}) {
  const t = useT()
  return (
    <>
      <ParticipantFilters
        path={TEAMS}
        search={search}
        genders={GENDERS.map((code) => ({ code, name: t(`participants.team-gender-${code}`) }))}
        organisations={page.organisations}
        disciplines={page.disciplines}
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
            <a className="ui-button participants-more" href={searchAddress(TEAMS, { ...search, cursor: page.next })}>
              {t('participants.more-teams')}
            </a>
          )}
        </>
      ) : isNarrowed(search) ? (
        <Empty title={t('participants.not-found-team')} why={t('participants.not-found-why')}>
          <a className="ui-button" href={TEAMS}>
            {t('participants.clear-teams')}
          </a>
        </Empty>
      ) : (
        <Empty title={t('participants.no-teams')} why={t('participants.none-why')} />
      )}
    </>
  )
}

/** A team leads to its discipline's schedule: a team has no page of its own. */
function TeamLine({ team }: { team: TeamRow }) {
  const t = useT()
  const text = useText()
  const { name, gender, organisation, disciplines } = team
  const told = [
    ...disciplines.map((discipline) => text(discipline.name, discipline.code)),
    ...GENDERS.filter((code) => code === gender).map((code) => t(`participants.team-gender-${code}`)),
  ]
  const delegation = text(organisation.name, organisation.code)
  const row = (
    <>
      <Flag organisation={organisation} />
      <span>
        <b>{name}</b>
        <small>{(delegation === name ? told : [delegation, ...told]).join(', ')}</small>
      </span>
    </>
  )
  const [discipline] = disciplines
  return discipline ? (
    <a className="participants-line" href={`/discipline/${discipline.code}/schedule/days`}>
      {row}
    </a>
  ) : (
    <div className="participants-line">{row}</div>
  )
}
