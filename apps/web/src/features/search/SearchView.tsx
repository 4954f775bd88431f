import { FEWEST_LETTERS, MOST_IN_GROUP } from '@games/domain/search/search-words'
import { type ReactNode, useEffect, useRef } from 'react'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useRequestedSearch } from '../../app-shell/use-requested-search.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { type Answer, addressOf, searchAddress } from './answer.ts'
import { HitLine } from './HitLine.tsx'
import { Lists } from './Lists.tsx'
import { searchedIn } from './search-address.ts'

/** Pause in typing after which the search goes out. */
const TYPING_PAUSE = 250

/** The page of a search: field, and below it what was found (`children`). Without script the form is sent by its button. */
export function SearchView({
  q,
  onSearch,
  children,
}: {
  /** Empty before any search. */
  q: string
  onSearch: (address: string) => void
  children: ReactNode
}) {
  const t = useT()
  return (
    <>
      <PageTitle title={t('search.title')} full={q ? t('search.title-of', { text: q }) : t('search.title')} />
      <SearchField q={q} onSearch={onSearch} />
      <div className="search-found">{children}</div>
    </>
  )
}

function SearchField({ q: shown, onSearch }: { q: string; onSearch: (address: string) => void }) {
  const t = useT()
  const { q = '' } = useRequestedSearch('/search', { q: shown }, searchedIn)
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = () => {
    clearTimeout(pause.current)
    const typed = field.current?.value.trim() ?? ''
    if (typed !== q) onSearch(searchAddress(typed))
  }
  // the address leads when it changes by other means than by typing
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = q
  }, [q])
  useEffect(() => () => clearTimeout(pause.current), [])
  return (
    <form
      className="search-form"
      action="/search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <input
        ref={field}
        id="search"
        className="ui-input"
        type="search"
        name="q"
        aria-label={t('search.label')}
        placeholder={t('search.hint')}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={q}
        onChange={() => {
          clearTimeout(pause.current)
          pause.current = setTimeout(search, TYPING_PAUSE)
        }}
      />
      <button className="ui-button" type="submit">
        {t('search.do')}
      </button>
    </form>
  )
}

/** Lists that can be searched themselves, for what is not among the best six. */
const LISTS = { athlete: '/participants/athletes', team: '/participants/teams' } as const
const isListed = (kind: string): kind is keyof typeof LISTS => kind in LISTS

/** What was found by kind; what to do when it is nothing, or when the server was not reached. */
export function Found({ q, answer: { groups, here }, onRetry }: { q: string; answer: Answer; onRetry: () => void }) {
  const t = useT()
  if (q.length < FEWEST_LETTERS) return <NoQuery />
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  if (count === 0)
    return (
      <>
        {here ? (
          <ErrorNote
            title={t('search.unreached')}
            why={t('search.none-here', { text: q })}
            retry={{ label: t('app-shell.retry'), onRetry }}
          />
        ) : (
          <Empty title={t('app-shell.no-results')} why={t('search.none-why', { text: q })} />
        )}
        <Lists />
      </>
    )
  return (
    <>
      <p role="status">
        {t('search.count', { count })}
        {here ? `. ${t('search.here')}` : ''}
      </p>
      {here ? <Button onClick={onRetry}>{t('app-shell.retry')}</Button> : null}
      {groups.map(({ kind, hits }) => (
        <section key={kind} aria-labelledby={`search-${kind}`}>
          <header className="ui-section">
            <h2 id={`search-${kind}`}>{t(`search.kind-${kind}`)}</h2>
          </header>
          <ul className="ui-list">
            {hits.map((hit) => (
              <li key={hit.code}>
                <a className="ui-list-row" href={addressOf(hit)}>
                  <HitLine hit={hit} />
                </a>
              </li>
            ))}
          </ul>
          {isListed(kind) && hits.length >= MOST_IN_GROUP && !here ? (
            <p className="search-lists">
              <a href={`${LISTS[kind]}?${new URLSearchParams({ q }).toString()}`}>
                {t(`search.more-${kind}`, { text: q })}
              </a>
            </p>
          ) : null}
        </section>
      ))}
    </>
  )
}

/** Before any search: what to type, and where to look without it. */
export function NoQuery() {
  const t = useT()
  return (
    <>
      <p>{t('search.start')}</p>
      <Lists />
    </>
  )
}
