import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { call } from '../../calls/call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Editor } from './Editor.tsx'

const route = getRouteApi('/content/$id')

/** A piece of content to write on, or one that is begun (R6.1). */
export function EditorPage() {
  const { id } = route.useParams()
  return <Opened key={id} id={id} />
}

/** Read once when the page is opened: from then on its editor knows what is newest. */
function Opened({ id }: { id: string }) {
  const t = useT()
  const navigate = route.useNavigate()
  const { new: wanted } = route.useSearch()
  const [begun] = useState(wanted)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['getContent', id],
    queryFn: ({ signal }) => call('getContent', { params: { id } }, { signal }),
    enabled: begun === undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const created = useCallback(() => void navigate({ search: {}, replace: true, resetScroll: false }), [navigate])
  if (begun) return <Editor id={id} kind={begun} item={null} onCreated={created} />
  if (data) return <Editor id={id} kind={data.kind} item={data} />
  return (
    <div className="office-page">
      <PageHead title={t('office.menu-content')} />
      {isPending ? <Loading /> : null}
      {error ? <CallFailed error={error} onRetry={() => void refetch()} /> : null}
    </div>
  )
}
