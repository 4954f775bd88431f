import type { OfficeTrivia } from '@games/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { call } from '../../calls/call.ts'
import { useCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { TriviaEditor } from './TriviaEditor.tsx'
import { NewTrivia, TriviaRows } from './TriviaRows.tsx'

const route = getRouteApi('/trivia/$id')

/** A trivia to write, beside all others and its poster (R7.1). */
export function TriviaEditorPage() {
  const t = useT()
  const { id } = route.useParams()
  const { data } = useCall('listOfficeTrivia')
  return (
    <div className="trivia-desk">
      <nav className="trivia-list" aria-label={t('office.menu-trivia')}>
        <div className="trivia-list-head">
          <b>{t('office.menu-trivia')}</b>
          <NewTrivia kind="plain" />
        </div>
        {data ? <TriviaRows rows={data.trivia} current={id} /> : null}
      </nav>
      <Opened key={id} id={id} />
    </div>
  )
}

/** Nothing is written yet: a draft that is not stored. */
const fresh = (id: string): OfficeTrivia => ({
  id,
  version: 0,
  state: 'draft',
  unlocked: 0,
  started: 0,
  graded: 0,
  inTime: 0,
  draft: {
    discipline: 'HBL',
    title: { por: '' },
    author: '',
    place: null,
    minutes: 5,
    points: 500,
    opensAt: null,
    closesAt: null,
    isDraft: true,
    questions: [],
  },
})

/** Read once when it is opened, and after each save: what is typed meanwhile is never taken from under one's hands. */
function Opened({ id }: { id: string }) {
  const t = useT()
  const navigate = route.useNavigate()
  const isNew = route.useSearch().new === 1
  const [reads, setReads] = useState(0)
  const [isRemoving, setRemoving] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['getOfficeTrivia-once', id, reads],
    queryFn: ({ signal }) => call('getOfficeTrivia', { params: { id } }, { signal }),
    enabled: !isNew && !isRemoving,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    placeholderData: (before) => before,
  })
  const again = useCallback(() => {
    if (isNew) void navigate({ search: {}, replace: true, resetScroll: false })
    setReads((count) => count + 1)
  }, [isNew, navigate])
  const gone = useCallback(() => void navigate({ to: '/trivia', search: {} }), [navigate])
  const trivia = isNew ? fresh(id) : data
  if (trivia)
    return (
      <TriviaEditor key={trivia.version} trivia={trivia} onSaved={again} onRemoving={setRemoving} onRemoved={gone} />
    )
  return (
    <div className="office-page">
      <PageHead title={t('office.menu-trivia')} />
      {isPending ? <Loading /> : <CallFailed error={error} onRetry={() => void refetch()} />}
    </div>
  )
}
