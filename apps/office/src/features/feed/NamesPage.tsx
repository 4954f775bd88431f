import type { CodeName } from '@games/contract'
import { CODE_SETS } from '@games/contract/feed-desk/code-names'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { Empty } from '@games/web/ui/Empty.tsx'
import { SearchField } from '@games/web/ui/SearchField.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { useCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { FeedTabs } from './FeedTabs.tsx'
import { NameForm } from './NameForm.tsx'
import type { NamesSearch } from './names-search.ts'

const route = getRouteApi('/feed/names')
/** Somebody else may write one. Milliseconds. */
const EVERY_MS = 10_000

/** Names of codes: where each comes from, and the organiser's own above all others (R5.1). */
export function NamesPage() {
  const t = useT()
  const { set, q, own } = route.useSearch()
  const navigate = route.useNavigate()
  const [edited, setEdited] = useState<string | null>(null)
  // whose form was open last: the keyboard goes on from there
  const left = useRef<string | null>(null)
  const { data, error, isPending, refetch } = useCall(
    'listCodeNames',
    { query: { ...(set && { set }), ...(q && { q }), ...(own && { own: '1' as const }) } },
    { every: edited === null ? EVERY_MS : false },
  )
  const go = useCallback((search: NamesSearch) => void navigate({ search, replace: true }), [navigate])
  const search = useCallback(
    (words: string) => go({ ...(set && { set }), ...(own && { own }), ...(words && { q: words }) }),
    [go, set, own],
  )
  return (
    <div className="office-page">
      <PageHead title={t('office-feed.names')} about={t('office-feed.names-about')} />
      <FeedTabs current="names" />
      <div className="office-filter feed-names-filter" role="group" aria-label={t('office-feed.names-filter')}>
        {[undefined, ...CODE_SETS].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className="office-button-small feed-choice"
            aria-pressed={set === one}
            onClick={() => go({ ...(q && { q }), ...(own && { own }), ...(one && { set: one }) })}
          >
            {t(`office-feed.set-${one ?? 'all'}`)}
          </button>
        ))}
        <button
          type="button"
          className="office-button-small feed-choice"
          aria-pressed={own === 1}
          onClick={() => go({ ...(q && { q }), ...(set && { set }), ...(own ? {} : { own: 1 as const }) })}
        >
          {t('office-feed.names-own')}
          {data ? <b>{data.changed}</b> : null}
        </button>
        <SearchField
          className="feed-names-search"
          label={t('office-feed.names-search')}
          q={q ?? ''}
          onSearch={search}
        />
      </div>
      {isPending ? (
        <Loading />
      ) : error && !data ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : data.names.length === 0 ? (
        <Empty title={t('office-feed.names-none')} why={t('office-feed.names-none-why')}>
          {q || set || own ? <Button onClick={() => go({})}>{t('office-feed.names-widen')}</Button> : null}
        </Empty>
      ) : (
        <>
          <ul className="feed-names">
            {data.names.map((one) => {
              const key = `${one.set}/${one.code}`
              return (
                <li key={key}>
                  {edited === key ? (
                    <NameForm
                      name={one}
                      onDone={() => {
                        left.current = key
                        setEdited(null)
                      }}
                    />
                  ) : (
                    <NameRow
                      name={one}
                      onShown={(button) => {
                        if (!button || left.current !== key) return
                        left.current = null
                        button.focus()
                      }}
                      onEdit={() => setEdited(key)}
                    />
                  )}
                </li>
              )
            })}
          </ul>
          {data.count > data.names.length ? (
            <p className="muted">{t('office-feed.names-more', { count: data.count, shown: data.names.length })}</p>
          ) : null}
        </>
      )}
    </div>
  )
}

interface NameRowProps {
  readonly name: CodeName
  /** Its button is on the page, or (null) no longer. */
  readonly onShown: (button: HTMLButtonElement | null) => void
  readonly onEdit: () => void
}

function NameRow({ name, onShown, onEdit }: NameRowProps) {
  const t = useT()
  const locale = useLocale()
  const { set, code, own, builtIn, feed, shown } = name
  const source = own ? 'own' : builtIn ? 'built-in' : feed ? 'feed' : 'none'
  const before = builtIn ?? feed
  const words = shown ? pick(shown, locale) : code
  return (
    <>
      <span className="office-two">
        <b dir="auto">{words}</b>
        <span>
          {t(`office-feed.of-${set}`)} · <code>{code}</code>
          {own && before ? (
            <>
              {' '}
              · {t('office-feed.name-instead')} <span dir="auto">{pick(before, locale)}</span>
            </>
          ) : null}
        </span>
      </span>
      <span className="feed-name-source" data-source={source}>
        {t(`office-feed.name-${source}`)}
      </span>
      <button
        ref={onShown}
        type="button"
        className="office-button-small"
        aria-label={t('office-feed.name-change-of', { name: words })}
        onClick={onEdit}
      >
        {t('office-feed.name-change')}
      </button>
    </>
  )
}
