import { type FeedKey, type FeedSource, KeyRevocation } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { Dialog } from '@games/web/ui/Dialog.tsx'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { FormField } from '../../ui/FormField.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { useAgo } from './use-ago.ts'

/** Hours for which the key before a new one goes on working. */
const OVERLAP_HOURS = 24

interface SourceRowProps {
  readonly source: FeedSource
  readonly isAdmin: boolean
  /** A key was made just now. */
  readonly onKey: (key: string) => void
}

/** A source: since when it is paused and what waits, whom to call, and its keys. */
export function SourceRow({ source, isAdmin, onKey }: SourceRowProps) {
  const t = useT()
  const ago = useAgo()
  const { moment } = useTime()
  const undoToast = useUndoToast()
  const pause = useChange('pauseFeedSource')
  const resume = useChange('resumeFeedSource')
  const rotate = useChange('rotateFeedKey')
  const [revoking, setRevoking] = useState<FeedKey | null>(null)
  const params = { id: source.id }
  return (
    <li className="feed-source" data-paused={source.pausedAt === null ? undefined : ''}>
      <div>
        <h2>{source.name}</h2>
        <p className="muted">
          {source.lastAt === null ? t('office-feed.no-message') : t('office-feed.last', { ago: ago(source.lastAt) })}
          {source.contact ? <> · {source.contact}</> : null}
        </p>
        {source.pausedAt === null ? null : (
          <p className="feed-paused">
            {t('office-feed.paused', { since: moment(source.pausedAt), count: source.held })}
          </p>
        )}
      </div>
      <div className="office-actions">
        {source.pausedAt === null ? (
          <Button
            disabled={pause.isPending}
            onClick={() =>
              pause.mutate(
                { params },
                {
                  onSuccess: ({ action }) =>
                    undoToast(t('office-feed.paused-now', { name: source.name }), action, t('office-feed.paused-why')),
                },
              )
            }
          >
            {t('office-feed.pause')}
          </Button>
        ) : (
          <Button
            kind="main"
            disabled={resume.isPending}
            onClick={() =>
              resume.mutate(
                { params },
                { onSuccess: ({ action }) => undoToast(t('office-feed.resumed', { name: source.name }), action) },
              )
            }
          >
            {t('office-feed.resume')}
          </Button>
        )}
        {isAdmin && !source.byEnvironment ? (
          <Button
            disabled={rotate.isPending}
            onClick={() =>
              rotate.mutate({ params, body: { overlapHours: OVERLAP_HOURS } }, { onSuccess: ({ key }) => onKey(key) })
            }
          >
            {t('office-feed.rotate')}
          </Button>
        ) : null}
      </div>
      {rotate.error ? <CallFailed error={rotate.error} /> : null}
      {source.byEnvironment ? (
        <p className="muted">{t('office-feed.by-environment')}</p>
      ) : (
        <ul className="feed-keys">
          {source.keys.map((key) => (
            <li key={key.id}>
              <code>…{key.ending}</code>
              <span className={`feed-key-${key.state}`}>
                {key.state === 'ending' && key.endsAt !== null
                  ? t('office-feed.key-ending', { until: moment(key.endsAt) })
                  : t(`office-feed.key-${key.state === 'ending' ? 'open' : key.state}`)}
              </span>
              <span className="muted">
                {key.usedAt === null
                  ? t('office-feed.key-unused')
                  : t('office-feed.key-used', { ago: ago(key.usedAt) })}
                {key.refused > 0 ? <>, {t('office-feed.key-refused', { count: key.refused })}</> : null}
                {key.reason ? <>, {key.reason}</> : null}
              </span>
              {isAdmin && (key.state === 'open' || key.state === 'ending') ? (
                <button
                  type="button"
                  className="office-button-small"
                  aria-label={t('office-feed.revoke-this', { ending: key.ending })}
                  onClick={() => setRevoking(key)}
                >
                  {t('office-feed.revoke')}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        title={t('office-feed.revoke-this', { ending: revoking?.ending ?? '' })}
        closeLabel={t('office.close')}
      >
        {revoking ? <Revoke id={revoking.id} onDone={() => setRevoking(null)} /> : null}
      </Dialog>
    </li>
  )
}

/** Revoking asks why: it cannot be taken back. */
function Revoke({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useT()
  const form = useCallForm<{ reason: string }>(KeyRevocation, { reason: '' })
  const revoke = useChange('revokeFeedKey')
  return (
    <FormProvider {...form}>
      <form
        className="feed-form"
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((body) => revoke.mutate({ params: { id }, body }, { onSuccess: onDone }))(event)
        }
      >
        <p>{t('office-feed.revoke-why')}</p>
        <FormField<{ reason: string }>
          name="reason"
          label={t('office-feed.reason')}
          faultWords={() => t('office-feed.reason-wrong')}
          maxLength={300}
        />
        {revoke.error ? <CallFailed error={revoke.error} /> : null}
        <Button kind="bad" type="submit" disabled={revoke.isPending}>
          {t('office-feed.revoke')}
        </Button>
      </form>
    </FormProvider>
  )
}
