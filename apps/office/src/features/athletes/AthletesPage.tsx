import type { PhotoAthlete } from '@games/contract'
import { PHOTO_STATES } from '@games/contract/office/athlete-photos'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { Empty } from '@games/web/ui/Empty.tsx'
import { SearchField } from '@games/web/ui/SearchField.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useChange, usePagedCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useWorker } from '../../session/office-session.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import type { AthletesSearch } from './athletes-search.ts'
import { ChoosePhotos } from './ChoosePhotos.tsx'
import { ManyPhotos } from './ManyPhotos.tsx'
import { PhotoMark } from './PhotoMark.tsx'
import { faultOf, sendPhoto } from './send-photo.ts'
import { useFaultWords } from './use-fault-words.ts'

const route = getRouteApi('/athletes')

/** Photos of athletes, one by one or many at once (R5.4): closed to the public until the organiser opens them. */
export function AthletesPage() {
  const t = useT()
  const { q, state } = route.useSearch()
  const navigate = route.useNavigate()
  const { role } = useWorker()
  const [many, setMany] = useState<readonly File[] | null>(null)
  const query = useMemo(() => ({ ...(q && { q }), ...(state && { state }) }), [q, state])
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = usePagedCall(
    'listAthletePhotos',
    query,
  )
  const go = useCallback((search: AthletesSearch) => void navigate({ search, replace: true }), [navigate])
  const search = useCallback(
    (words: string) => go({ ...(state && { state }), ...(words && { q: words }) }),
    [go, state],
  )
  const first = data?.pages[0]
  const athletes = data?.pages.flatMap((page) => page.athletes) ?? []
  const all = first ? first.counts.photo + first.counts.none + first.counts.withheld : 0
  return (
    <div className="office-page athletes-page">
      <PageHead
        title={t('office-athletes.title')}
        about={first ? t('office-athletes.about', { photos: first.counts.photo, count: all }) : null}
      >
        <ChoosePhotos multiple onFiles={setMany}>
          {t('office-athletes.many')}
        </ChoosePhotos>
      </PageHead>
      {first ? (
        <p className="athletes-open" data-open={first.open ? '' : undefined}>
          {t(first.open ? 'office-athletes.is-open' : 'office-athletes.is-closed')}{' '}
          {role === 'admin' ? (
            <a href="/office/settings?part=minors">{t('office-athletes.change-setting')}</a>
          ) : (
            t('office-athletes.admin-changes')
          )}
        </p>
      ) : null}
      {many ? (
        <ManyPhotos key={many.map(({ name }) => name).join('/')} files={many} onClose={() => setMany(null)} />
      ) : null}
      <div className="office-filter athletes-filter" role="group" aria-label={t('office-athletes.filter')}>
        {[undefined, ...PHOTO_STATES].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className="office-button-small athletes-choice"
            aria-pressed={state === one}
            onClick={() => go({ ...(q && { q }), ...(one && { state: one }) })}
          >
            {t(`office-athletes.only-${one ?? 'all'}`)}
            {first ? <b>{one ? first.counts[one] : all}</b> : null}
          </button>
        ))}
        <SearchField className="athletes-search" label={t('office-athletes.search')} q={q ?? ''} onSearch={search} />
      </div>
      {isPending ? (
        <Loading />
      ) : error && !data ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : athletes.length === 0 ? (
        <Empty
          title={t(all === 0 ? 'office-athletes.none' : 'office-athletes.none-found')}
          why={t(all === 0 ? 'office-athletes.none-why' : 'office-athletes.none-found-why')}
        >
          {all === 0 ? null : <Button onClick={() => go({})}>{t('office-athletes.widen')}</Button>}
        </Empty>
      ) : (
        <ul className="athletes-rows">
          {athletes.map((athlete) => (
            <AthleteRow key={athlete.id} athlete={athlete} />
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('office-athletes.more')}
        </Button>
      ) : null}
    </div>
  )
}

function AthleteRow({ athlete }: { athlete: PhotoAthlete }) {
  const t = useT()
  const locale = useLocale()
  const client = useQueryClient()
  const words = useFaultWords()
  const undoToast = useUndoToast()
  const remove = useChange('removeAthletePhoto')
  const [sending, setSending] = useState(false)
  const { id, name, bib, organisation, disciplines, photo, withheld } = athlete
  const text = (one: { code: string; name: Parameters<typeof pick>[0] | null }) =>
    one.name ? pick(one.name, locale) : one.code
  const send = async ([file]: readonly File[]) => {
    if (!file) return
    setSending(true)
    const done = await sendPhoto(file, athlete)
    await client.invalidateQueries()
    setSending(false)
    if ('action' in done) undoToast(t('office-athletes.put', { name }), done.action)
    else toast.error(words(done.fault))
  }
  return (
    <li>
      <PhotoMark photo={photo} />
      <span className="office-two">
        <b dir="auto">{name}</b>
        <span>
          {[text(organisation), ...disciplines.map(text), ...(bib ? [t('office-athletes.bib', { bib })] : []), id].join(
            ' · ',
          )}
          {withheld ? <em> {t('office-athletes.withheld')}</em> : null}
        </span>
      </span>
      <span className="athletes-acts">
        <ChoosePhotos
          busy={sending}
          label={t(photo ? 'office-athletes.replace-of' : 'office-athletes.send-of', { name })}
          onFiles={(files) => void send(files)}
        >
          {t(
            sending
              ? 'office-athletes.sending'
              : photo
                ? 'office-athletes.replace'
                : withheld
                  ? 'office-athletes.send-again'
                  : 'office-athletes.send',
          )}
        </ChoosePhotos>
        {photo ? (
          <button
            type="button"
            className="office-button-small"
            aria-label={t('office-athletes.remove-of', { name })}
            disabled={remove.isPending}
            onClick={() =>
              remove.mutate(
                { params: { id }, body: { expected: photo.id } },
                {
                  onSuccess: ({ action }) =>
                    undoToast(t('office-athletes.removed', { name }), action, t('office-athletes.removed-why')),
                  onError: (error) => toast.error(words(faultOf(error))),
                },
              )
            }
          >
            {t('office-athletes.remove')}
          </button>
        ) : null}
      </span>
    </li>
  )
}
