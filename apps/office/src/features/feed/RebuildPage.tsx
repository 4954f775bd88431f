import type { Rebuild } from '@games/contract'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useState } from 'react'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useDisciplineName } from '../../calls/use-discipline-name.ts'
import { useT } from '../../i18n/use-t.ts'
import { useWorker } from '../../session/office-session.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { FeedTabs } from './FeedTabs.tsx'
import { figure } from './figure.ts'

/** How far it is, is looked at this often. Milliseconds. */
const EVERY_MS = 1_000

/** What is shown is derived again from the messages stored: by an admin, whole or of one discipline (R12.4). */
export function RebuildPage() {
  const t = useT()
  const isAdmin = useWorker().role === 'admin'
  const { data, error, refetch } = useCall('listRebuilds', undefined, { every: EVERY_MS })
  const open = data?.rebuilds.find(({ endedAt }) => endedAt === null)
  const ended = data?.rebuilds.filter(({ endedAt }) => endedAt !== null) ?? []
  return (
    <div className="office-page">
      <PageHead title={t('office-feed.rebuild')} about={t('office-feed.rebuild-about')} />
      <FeedTabs current="rebuild" />
      {data ? (
        <>
          {open ? (
            <Running rebuild={open} isAdmin={isAdmin} />
          ) : isAdmin ? (
            <Start disciplines={data.disciplines} />
          ) : (
            <p className="feed-block">{t('office-feed.rebuild-admins')}</p>
          )}
          <section aria-labelledby="rebuilds">
            <h2 className="office-h2" id="rebuilds">
              {t('office-feed.rebuilds')}
            </h2>
            {ended.length === 0 ? <p className="muted feed-block">{t('office-feed.rebuilds-none')}</p> : null}
            <ul className="feed-keys">
              {ended.map((one) => (
                <Ended key={one.id} rebuild={one} />
              ))}
            </ul>
          </section>
        </>
      ) : error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** Chooses what, and begins. */
function Start({ disciplines }: { disciplines: readonly string[] }) {
  const t = useT()
  const name = useDisciplineName()
  const [discipline, setDiscipline] = useState('')
  const start = useChange('startRebuild')
  return (
    <div className="feed-form feed-block">
      <label>
        <span>{t('office-feed.rebuild-what')}</span>
        <select className="ui-select" value={discipline} onChange={({ target }) => setDiscipline(target.value)}>
          <option value="">{t('office-feed.rebuild-all')}</option>
          {disciplines.map((code) => (
            <option key={code} value={code}>
              {name(code)}
            </option>
          ))}
        </select>
      </label>
      <p className="muted">{t('office-feed.rebuild-why')}</p>
      {start.error ? <CallFailed error={start.error} /> : null}
      <div className="office-actions">
        <Button
          kind="main"
          disabled={start.isPending}
          onClick={() => start.mutate({ body: { discipline: discipline === '' ? null : discipline } })}
        >
          {t('office-feed.rebuild-start')}
        </Button>
      </div>
    </div>
  )
}

/** How far it is. */
function Running({ rebuild, isAdmin }: { rebuild: Rebuild; isAdmin: boolean }) {
  const t = useT()
  const locale = useLocale()
  const what = useWhat()
  const cancel = useChange('cancelRebuild')
  const { id, state, done, total } = rebuild
  return (
    <section className="feed-form feed-block" aria-labelledby="rebuilding">
      <h2 className="office-h2" id="rebuilding">
        {what(rebuild)}
      </h2>
      <progress
        className="feed-progress"
        aria-labelledby="rebuilding"
        {...(total > 0 && { value: done, max: total })}
      />
      <p role="status">
        {state === 'ending'
          ? t('office-feed.rebuild-ending')
          : total > 0
            ? t('office-feed.rebuild-far', { done: figure(done, locale), total: figure(total, locale) })
            : t('office-feed.rebuild-waiting')}
      </p>
      <p className="muted">{t('office-feed.rebuild-meanwhile')}</p>
      {cancel.error ? <CallFailed error={cancel.error} /> : null}
      {isAdmin && state !== 'ending' ? (
        <div className="office-actions">
          <Button
            disabled={cancel.isPending}
            onClick={() =>
              cancel.mutate(
                { params: { id: String(id) } },
                { onSuccess: () => toast.success(t('office-feed.rebuild-cancelled')) },
              )
            }
          >
            {t('office-feed.rebuild-cancel')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** What became of one. */
function Ended({ rebuild }: { rebuild: Rebuild }) {
  const t = useT()
  const locale = useLocale()
  const { exact } = useTime()
  const what = useWhat()
  const { state, begunAt, endedAt, done, reason } = rebuild
  const seconds = Math.round((Date.parse(endedAt ?? '') - Date.parse(begunAt ?? endedAt ?? '')) / 1_000)
  return (
    <li>
      <span>{endedAt === null ? '' : exact(endedAt)}</span>
      <b>{what(rebuild)}</b>
      {state === 'done' ? (
        <span>{t('office-feed.rebuild-done', { count: done, messages: figure(done, locale), seconds })}</span>
      ) : state === 'failed' ? (
        <span className="feed-silent">
          {t('office-feed.rebuild-failed')} <span lang="en">{reason}</span>
        </span>
      ) : (
        <span className="muted">{t('office-feed.rebuild-was-cancelled')}</span>
      )}
    </li>
  )
}

/** What is rebuilt, in words. */
function useWhat() {
  const t = useT()
  const name = useDisciplineName()
  return ({ discipline }: Rebuild) => (discipline === null ? t('office-feed.rebuild-all') : name(discipline))
}
