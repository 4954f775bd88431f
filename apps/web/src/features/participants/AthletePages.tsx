import type { Api, AthleteList } from '@games/contract'
import { useState } from 'react'
import { useViewState } from '../../cache/use-view.ts'
import { useT } from '../../i18n/use-t.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AthleteLine } from './AthleteLine.tsx'
import type { ParticipantSearch } from './participant-search.ts'
import { athletesQuery } from './participants.query.ts'
import { searchAddress } from './search-address.ts'

/** A page of athletes and, once requested, the pages after it. The way on is a link for readers without script. */
export function AthletePages({
  api,
  page,
  path,
  search,
  discipline,
  shown = 0,
}: {
  api: Api
  page: AthleteList
  /** Where the list is. */
  path: string
  search: ParticipantSearch
  /** The one discipline the list is of. */
  discipline?: string | undefined
  /** How many athletes stand above this page. */
  shown?: number
}) {
  const t = useT()
  const [wantsMore, setWantsMore] = useState(false)
  const above = shown + page.athletes.length
  const next = page.next === null ? null : { ...search, cursor: page.next }
  return (
    <>
      <ul className="participants-list">
        {page.athletes.map((athlete) => (
          <li key={athlete.id}>
            <AthleteLine athlete={athlete} />
          </li>
        ))}
      </ul>
      {next && wantsMore ? (
        <NextPage api={api} path={path} search={next} discipline={discipline} shown={above} />
      ) : null}
      {next && !wantsMore ? (
        <a
          className="ui-button participants-more"
          href={searchAddress(path, next)}
          onClick={(event) => {
            event.preventDefault()
            setWantsMore(true)
          }}
        >
          {t('participants.more', { count: Math.max(1, Math.min(page.athletes.length, page.total - above)) })}
        </a>
      ) : null}
    </>
  )
}

function NextPage({
  api,
  path,
  search,
  discipline,
  shown,
}: {
  api: Api
  path: string
  search: ParticipantSearch
  discipline: string | undefined
  shown: number
}) {
  const t = useT()
  const query = athletesQuery(api, discipline === undefined ? search : { ...search, discipline })
  const { view, error, retry } = useViewState(query)
  if (view)
    return <AthletePages api={api} page={view} path={path} search={search} discipline={discipline} shown={shown} />
  if (error === undefined) return <Skeleton label={t('participants.loading')} rows={4} />
  return (
    <ErrorNote
      title={t('app-shell.load-error')}
      why={t('app-shell.try-later')}
      retry={{ label: t('app-shell.retry'), onRetry: retry }}
    />
  )
}
