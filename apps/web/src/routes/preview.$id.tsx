import type { ContentPreview } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { privateApi } from '../session/private-api.ts'
import { Empty } from '../ui/Empty.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Titled } from './-PreviewTitled.tsx'

const ShownPreview = lazy(async () => ({ default: (await import('./-ShownPreview.tsx')).ShownPreview }))

/** A draft in the visitors' own page, for the staff alone: the server answers nobody else, and nothing of it is stored (decision 0083). */
export const Route = createFileRoute('/preview/$id')({
  staticData: {
    layout: 'bare',
    messages: ['awards', 'content', 'courses', 'organisation', 'pages', 'places', 'schedule', 'status', 'units'],
  },
  component: Preview,
})

type Read =
  | { readonly kind: 'waiting' | 'refused' | 'failed' }
  | { readonly kind: 'there'; readonly preview: ContentPreview }

/** Read when the page is there, and again when the office says that there is a newer version. */
function usePreview(id: string): Read {
  const [read, setRead] = useState<Read>({ kind: 'waiting' })
  useEffect(() => {
    let asked = 0
    const ask = () => {
      const own = (asked += 1)
      privateApi.previewContent({ params: { id }, query: {} }).then(
        (preview) => {
          if (own === asked) setRead({ kind: 'there', preview })
        },
        (error: unknown) => {
          if (own !== asked) return
          const status = error instanceof ApiFailure ? error.status : 0
          const kind = status === 401 || status === 403 || status === 404 ? 'refused' : 'failed'
          setRead((before) => (before.kind === 'there' && kind === 'failed' ? before : { kind }))
        },
      )
    }
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && typeof data === 'object' && data !== null && 'preview' in data) ask()
    }
    ask()
    addEventListener('message', onMessage)
    return () => {
      asked = -1
      removeEventListener('message', onMessage)
    }
  }, [id])
  return read
}

/** A link of the draft leads nowhere from here: the frame stays what it is. */
function stay(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank') return
  event.preventDefault()
  event.stopPropagation()
}

function Preview() {
  const t = useT()
  const { id } = Route.useParams()
  const { api } = Route.useRouteContext()
  const read = usePreview(id)
  return (
    // nothing is done here but holding links back
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <main id="page" className="content-preview" onClickCapture={stay}>
      {read.kind === 'there' ? (
        <Suspense fallback={<Skeleton label={t('content.loading')} />}>
          <ShownPreview api={api} preview={read.preview} />
        </Suspense>
      ) : read.kind === 'waiting' ? (
        <Titled title={t('content.preview')}>
          <Skeleton label={t('content.loading')} />
        </Titled>
      ) : (
        <Titled title={t('content.preview')}>
          {read.kind === 'refused' ? (
            <Empty title={t('content.preview-staff')} why={t('content.preview-staff-why')} />
          ) : (
            <Empty title={t('app-shell.load-error')} why={t('app-shell.try-later')} />
          )}
        </Titled>
      )}
    </main>
  )
}
