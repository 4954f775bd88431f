import { useQuery } from '@tanstack/react-query'
import { useT } from '../i18n/use-t.ts'

interface Health {
  readonly version: string
  readonly commit: string
}

async function fetchHealth(signal: AbortSignal): Promise<Health> {
  const response = await fetch('/api/health', { signal })
  if (!response.ok) throw new Error(`/api/health answered ${response.status}`)
  return (await response.json()) as Health
}

/** One line with the server's version and commit; empty until the server answers. */
export function Version() {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => fetchHealth(signal),
    // the office itself stays at this version until the page is loaded again
    staleTime: 'static',
    // actions that wait for all queries, such as publishing several pieces, would wait for this one too
    retry: false,
  })
  const text = data
    ? t('office.version', {
        version: data.commit === 'unknown' ? data.version : `${data.version} (${data.commit})`,
      })
    : ''
  return (
    <p className="frame-version" title={text}>
      {text}
    </p>
  )
}
