import type { FeedMessage } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { CloseButton } from '@games/web/ui/CloseButton.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { kindOf } from './use-message-columns.tsx'
import { Verdict } from './Verdict.tsx'

/** What becomes of a message that is decided anew is seen this soon. Milliseconds. */
const EVERY_MS = 2_000

/** What a reason may begin with (contracts/feed.md), for which the office has words. */
const FAULTS = [
  'malformed-xml',
  'unknown-encoding',
  'bad-encoding',
  'doctype',
  'too-large',
  'too-deep',
  'not-odf',
  'bad-header',
  'bad-element',
  'not-base64',
  'not-pdf',
  'test-feed',
  'other-competition',
  'internal',
] as const

interface MessageDetailProps {
  readonly id: string
  readonly onClose: () => void
  readonly onOpen: (id: number) => void
}

/** One message: why it was rejected and where in its text, what the public sees meanwhile, and what can be done. */
export function MessageDetail({ id, onClose, onOpen }: MessageDetailProps) {
  const t = useT()
  const { second } = useTime()
  const { data, error, refetch } = useCall('getFeedMessage', { params: { id } }, { every: EVERY_MS })
  const reapply = useChange('reapplyFeedMessages')
  const dismiss = useChange('dismissFeedMessage')
  const undoToast = useUndoToast()
  const fault = FAULTS.find((one) => data?.message.reason?.startsWith(`${one}:`))
  const title = data ? `${kindOf(data.message)} ${second(data.message.receivedAt)}` : t('office-feed.message', { id })
  return (
    <section className="feed-detail" aria-labelledby="feed-detail">
      <h2 className="office-h2" id="feed-detail">
        {title}
        <CloseButton label={t('office.close')} onClick={onClose} />
      </h2>
      {!data ? (
        error ? (
          <CallFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )
      ) : (
        <>
          <p>
            <Verdict of={data.message} />
          </p>
          {data.message.reason ? (
            <>
              {fault ? <p>{t(`office-feed.fault-${fault}`)}</p> : null}
              <p lang="en" className="feed-reason">
                {data.message.reason}
              </p>
            </>
          ) : null}
          {data.message.verdict === 'rejected' ? (
            <p className="muted">
              {data.message.mended
                ? t('office-feed.mended-by', { version: data.inForce ?? data.message.version ?? 0 })
                : data.inForce === null
                  ? t('office-feed.nothing-in-force')
                  : t('office-feed.in-force', { version: data.inForce })}
            </p>
          ) : null}
          <ol className="feed-excerpt" aria-label={t('office-feed.excerpt')}>
            {data.excerpt.map(({ number, text, isFault }) => (
              <li key={number} data-fault={isFault || undefined} aria-current={isFault || undefined}>
                <span>{number}</span>
                <code>{text}</code>
              </li>
            ))}
          </ol>
          {data.warnings.length > 0 ? (
            <details>
              <summary>{t('office-feed.warnings', { count: data.warnings.length })}</summary>
              <ul lang="en">
                {data.warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            </details>
          ) : null}
          {data.message.verdict === 'rejected' ? (
            <div className="feed-actions">
              <Button
                kind="main"
                disabled={reapply.isPending}
                onClick={() =>
                  reapply.mutate(
                    { params: { id }, body: { all: false } },
                    { onSuccess: () => toast.success(t('office-feed.reapplied')) },
                  )
                }
              >
                {t('office-feed.reapply')}
              </Button>
              <Button
                disabled={reapply.isPending}
                onClick={() =>
                  reapply.mutate(
                    { params: { id }, body: { all: true } },
                    { onSuccess: () => toast.success(t('office-feed.reapplied')) },
                  )
                }
              >
                {t('office-feed.reapply-all')}
              </Button>
              {data.message.dismissed || data.message.mended ? null : (
                <Button
                  disabled={dismiss.isPending}
                  onClick={() =>
                    dismiss.mutate(
                      { params: { id } },
                      { onSuccess: ({ action }) => undoToast(t('office-feed.left'), action) },
                    )
                  }
                >
                  {t('office-feed.dismiss')}
                </Button>
              )}
            </div>
          ) : null}
          {data.history.length > 0 ? <History rows={data.history} current={Number(id)} onOpen={onOpen} /> : null}
        </>
      )}
    </section>
  )
}

interface HistoryProps {
  readonly rows: readonly FeedMessage[]
  readonly current: number
  readonly onOpen: (id: number) => void
}

/** The versions of the same document, newest first. */
function History({ rows, current, onOpen }: HistoryProps) {
  const t = useT()
  const { second } = useTime()
  return (
    <>
      <h3 className="office-h2">{t('office-feed.history')}</h3>
      <ul className="feed-list feed-history">
        {rows.map((one) => (
          <li key={one.id}>
            <button type="button" aria-pressed={one.id === current} onClick={() => onOpen(one.id)}>
              <b>v{one.version}</b>
              <span>{second(one.receivedAt)}</span>
              <Verdict of={one} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
