import type { VenueFile, VenueFiles } from '@games/contract'
import { VENUE_FILE_LISTS } from '@games/contract/venue-files/venue-files'
import { Button } from '@games/web/ui/Button.tsx'
import { LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Empty } from '@games/web/ui/Empty.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { usePagedCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { SlowNote } from '../../ui/SlowNote.tsx'
import { useFocusOnShow } from '../../ui/use-focus.ts'
import { DropFiles } from './DropFiles.tsx'
import { FileDetail } from './FileDetail.tsx'
import { OutParts } from './OutParts.tsx'
import { sendVenueFile } from './send-venue-file.ts'
import type { TimingSearch } from './timing-search.ts'

const route = getRouteApi('/timing')

/** Files come from the watched folder by themselves: looked at this often. Milliseconds. */
const EVERY_MS = 10_000

/** Files of the venues' own tools: what they say, what only a person can say of it, and what goes out to them (R12.2). */
export function TimingPage() {
  const t = useT()
  const { file: open, state } = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const [sending, setSending] = useState<AbortController | null>(null)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = usePagedCall(
    'listVenueFiles',
    state && { state },
    { every: EVERY_MS },
  )
  const [first] = data?.pages ?? []
  const files = data?.pages.flatMap((page) => page.files) ?? []
  const list = state ? (`-${state}` as const) : ''
  const go = (search: TimingSearch) => void navigate({ search, replace: true })
  const show = (id: number | null) => go({ ...(state && { state }), ...(id !== null && { file: id }) })
  const send = async (files: readonly File[]) => {
    const pending = new AbortController()
    setSending(pending)
    let first: number | null = null
    for (const file of files) {
      const sent = await sendVenueFile(file, pending.signal)
      if ('fault' in sent) toast.error(t(`office-timing.${sent.fault}`, { name: file.name }))
      else first ??= sent.id
    }
    await client.invalidateQueries()
    setSending(null)
    if (first !== null) show(first)
  }
  return (
    <div className="office-page">
      <PageHead title={t('office-timing.title')} about={t('office-timing.about')} />
      <DropFiles busy={sending !== null} onFiles={(files) => void send(files)} />
      {sending === null ? null : <SlowNote onStop={() => sending.abort()} />}
      {first ? (
        <>
          <p className="muted">
            {first.folder === null ? t('office-timing.no-folder') : t('office-timing.folder', { folder: first.folder })}
          </p>
          {first.foreignFiles.length > 0 ? (
            <p className="timing-doubts" role="status">
              {t('office-timing.foreign-files', { files: first.foreignFiles.join(', ') })}
            </p>
          ) : null}
          <div className="timing-columns" data-open={open === undefined ? undefined : ''}>
            <section className="timing-files" aria-labelledby="timing-files">
              <h2 className="office-h2" id="timing-files">
                {t('office-timing.files')}
              </h2>
              <Lists counts={first.counts} state={state} onChoose={(chosen) => go(chosen ? { state: chosen } : {})} />
              {files.length === 0 ? (
                <Empty title={t(`office-timing.none${list}`)} why={t(`office-timing.none${list}-why`)} />
              ) : (
                <ul>
                  {files.map((file) => (
                    <FileRow key={file.id} file={file} isOpen={file.id === open} onOpen={() => show(file.id)} />
                  ))}
                </ul>
              )}
              {hasNextPage ? (
                <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {t('office-timing.more')}
                </Button>
              ) : null}
            </section>
            {open === undefined ? null : <FileDetail key={open} id={open} onClose={() => show(null)} />}
          </div>
          <OutParts view={first} />
        </>
      ) : error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

interface ListsProps {
  readonly counts: VenueFiles['counts']
  readonly state: TimingSearch['state']
  readonly onChoose: (state: TimingSearch['state']) => void
}

/** All files, those that wait, or the others: each with its count. */
function Lists({ counts, state, onChoose }: ListsProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className="office-filter timing-lists" role="group" aria-label={t('office-timing.filter')}>
      {[undefined, ...VENUE_FILE_LISTS].map((list) => (
        <button
          key={list ?? 'all'}
          type="button"
          className="office-button-small"
          aria-pressed={state === list}
          onClick={() => onChoose(list)}
        >
          {t(`office-timing.only-${list ?? 'all'}`)}{' '}
          <b>{(list ? counts[list] : counts.waiting + counts.done).toLocaleString(LOCALE_TAGS[locale])}</b>
        </button>
      ))}
    </div>
  )
}

function FileRow({ file, isOpen, onOpen }: { file: VenueFile; isOpen: boolean; onOpen: () => void }) {
  const t = useT()
  const { moment } = useTime()
  const button = useRef<HTMLButtonElement>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  // the button that closed the file is gone
  useFocusOnShow(button, '', wasOpen && !isOpen ? 'gone' : 'never')
  return (
    <li>
      <button ref={button} type="button" aria-pressed={isOpen} data-state={file.state} onClick={onOpen}>
        <span className="office-two">
          <b dir="auto">{file.name}</b>
          <span>{`${moment(file.cameAt)} · ${t(`office-timing.from-${file.origin}`)}`}</span>
        </span>
        <span className="timing-state">{t(`office-timing.state-${file.state}`)}</span>
      </button>
    </li>
  )
}
