import type { Api, AthleteList, AthleteRow } from '@games/contract'
import { Suspense, useState } from 'react'
import { useView } from '../../cache/use-view.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { AthleteSearch } from './athlete-search.ts'
import { searchAddress } from './search-address.ts'
import { athletesQuery } from './participants.query.ts'

/** A page of athletes and, once asked for, the pages after it. The way on is a link for readers without script. */
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
  search: AthleteSearch
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
        <Suspense fallback={<Skeleton label={t('participants.loading')} rows={4} />}>
          <NextPage api={api} path={path} search={next} discipline={discipline} shown={above} />
        </Suspense>
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
  search: AthleteSearch
  discipline: string | undefined
  shown: number
}) {
  const page = useView(athletesQuery(api, discipline === undefined ? search : { ...search, discipline }))
  return <AthletePages api={api} page={page} path={path} search={search} discipline={discipline} shown={shown} />
}

function AthleteLine({ athlete }: { athlete: AthleteRow }) {
  const t = useT()
  const text = useText()
  const { organisation } = athlete
  const disciplines = athlete.disciplines.map(({ code, name }) => text(name, code))
  return (
    <a className="participants-line" href={`/participants/profile/${encodeURIComponent(athlete.id)}`}>
      <Flag organisation={organisation} />
      <span>
        <b>{athlete.name}</b>
        <small>{[text(organisation.name, organisation.code), ...disciplines].join(', ')}</small>
      </span>
      {athlete.bib ? (
        <span className="participants-number">
          <span className="ui-hidden">{t('participants.bib', { bib: athlete.bib })}</span>
          <span aria-hidden="true">{athlete.bib}</span>
        </span>
      ) : null}
    </a>
  )
}
