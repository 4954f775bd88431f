import type { ContentItem } from '@games/contract'
import { differences } from '@games/domain/content/merge'
import { toast } from '@games/web/ui/toast.ts'
import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { usePagedCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { jsonOf } from './bodies.ts'
import { ChangedWords, shownOf } from './ChangedWords.tsx'
import type { DraftSaver } from './draft-saver.ts'
import { partAt } from './parts.ts'
import { useFieldName } from './use-field-name.ts'
import { useVersion } from './use-version.ts'

interface HistoryPanelProps {
  readonly item: ContentItem
  readonly saver: () => DraftSaver
  /** While both have changed the same nothing is put back. */
  readonly isBusy: boolean
}

/** Who changed what when, the words that changed, and any version once more as a new one. */
export function HistoryPanel({ item, saver, isBusy }: HistoryPanelProps) {
  const t = useT()
  const { moment } = useTime()
  const nameOf = useFieldName()
  const { id, version: newest } = item
  // a version that is saved meanwhile makes it another list
  const list = usePagedCall('listContentVersions', { limit: 30 }, { params: { id }, of: newest })
  const [open, setOpen] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const versions = list.data?.pages.flatMap((page) => page.versions) ?? []
  const restore = async (version: number, isUndone = false): Promise<void> => {
    setBusy(true)
    try {
      if (!(await saver().flush())) throw new Error('not saved')
      const was = saver().current()
      const base = saver().version() ?? newest
      const next = await call('restoreContentVersion', { params: { id, version }, body: { base } })
      await saver().adopt(next, was)
      toast.success(isUndone ? t('office.undone') : t('office-content.restored', { version }), {
        ...(!isUndone && { action: { label: t('office.undo'), onClick: () => void restore(base, true) } }),
      })
    } catch {
      toast.error(t('office-content.not-restored'), { description: t('office-content.not-restored-why') })
    } finally {
      setBusy(false)
    }
  }
  if (list.isPending) return <Loading />
  if (list.error && !list.data) return <CallFailed error={list.error} onRetry={() => void list.refetch()} />
  return (
    <>
      <ol className="content-history">
        {versions.map(({ version, at, by, changed, restored }) => (
          <li key={version}>
            <time dateTime={at}>{moment(at)}</time>
            <div>
              <p>
                <b>{by ?? t('office-content.somebody')}</b>{' '}
                {restored !== null
                  ? t('office-content.did-restore', { version: restored })
                  : version === 1
                    ? t('office-content.did-create')
                    : changed.length === 0
                      ? t('office-content.did-confirm')
                      : changed.map((path) => nameOf(item.body, path)).join('; ')}
              </p>
              <p className="content-row">
                <button
                  type="button"
                  className="office-button-small"
                  aria-expanded={open === version}
                  aria-label={t('office-content.compare-this', { version })}
                  onClick={() => setOpen(open === version ? null : version)}
                >
                  {t('office-content.compare')}
                </button>
                {version === newest ? (
                  <span className="muted small">{t('office-content.is-newest')}</span>
                ) : (
                  <button
                    type="button"
                    className="office-button-small"
                    disabled={busy || isBusy}
                    aria-label={t('office-content.restore-this', { version })}
                    onClick={() => void restore(version)}
                  >
                    {t('office-content.restore')}
                  </button>
                )}
              </p>
              {open === version ? <Compared item={item} version={version} /> : null}
            </div>
          </li>
        ))}
      </ol>
      {list.hasNextPage ? (
        <button type="button" className="office-button-small" onClick={() => void list.fetchNextPage()}>
          {t('office-content.older')}
        </button>
      ) : null}
      <p className="muted small">{t('office-content.restore-keeps')}</p>
    </>
  )
}

/** The words that a version changed, or by which it differs from the newest. */
function Compared({ item, version }: { item: ContentItem; version: number }) {
  const t = useT()
  const nameOf = useFieldName()
  const isNewest = version === item.version
  const [withNewest, setWithNewest] = useState(false)
  const own = useVersion(item.id, version)
  const other = useVersion(item.id, withNewest ? 0 : version - 1)
  const error = own.error ?? (version > 1 ? other.error : null)
  if (error) return <CallFailed error={error} onRetry={() => void Promise.all([own.refetch(), other.refetch()])} />
  if (!own.data || (!withNewest && version > 1 && !other.data)) return <Loading />
  const mine = jsonOf(own.data.body)
  const [before, after] = withNewest
    ? [mine, jsonOf(item.body)]
    : [other.data ? jsonOf(other.data.body) : { kind: mine['kind'] }, mine]
  // of a first version what is empty is no change that anybody would look for
  const changed = differences(before, after).filter(
    (path) => shownOf(partAt(before, path)) !== shownOf(partAt(after, path)),
  )
  return (
    <div className="content-compared">
      {isNewest || version === 1 ? null : (
        <div className="content-chips" role="group" aria-label={t('office-content.compare')}>
          {([false, true] as const).map((one) => (
            <button
              key={String(one)}
              type="button"
              className="content-chip"
              aria-pressed={withNewest === one}
              onClick={() => setWithNewest(one)}
            >
              {t(one ? 'office-content.with-newest' : 'office-content.with-before')}
            </button>
          ))}
        </div>
      )}
      {changed.length === 0 ? <p className="muted small">{t('office-content.no-difference')}</p> : null}
      <dl>
        {changed.map((path) => (
          <div key={path.join('.')}>
            <dt>{nameOf(item.body, path)}</dt>
            <dd>
              <ChangedWords before={partAt(before, path)} after={partAt(after, path)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
