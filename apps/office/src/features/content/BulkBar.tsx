import type { ContentItem, ContentRow } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { useT } from '../../i18n/use-t.ts'

/** What is done with one, and what takes it back. */
interface Work {
  readonly does: (row: ContentRow) => Promise<ContentItem>
  readonly undoes: (row: ContentRow) => Promise<ContentItem>
}

const params = ({ id }: ContentRow) => ({ params: { id } })

const PUBLISH: Work = {
  does: (row) => call('publishContent', { ...params(row), body: { version: row.version } }),
  undoes: (row) => call('withdrawContent', params(row)),
}
const ARCHIVE: Work = {
  does: (row) => call('archiveContent', params(row)),
  async undoes(row) {
    const item = await call('takeFromArchive', params(row))
    // the public sees again what it saw, unless somebody has written on
    return row.published?.version === item.version
      ? call('publishContent', { ...params(row), body: { version: item.version } })
      : item
  },
}

/** What can be done with all that are chosen; how many could not be is said. */
export function BulkBar({ rows, onDone }: { rows: readonly ContentRow[]; onDone: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  // where a newer version or a schedule could not be put back as it was, it is done one by one
  const toPublish = rows.filter(({ state }) => state === 'draft')
  const toArchive = rows.filter(
    ({ state, version, published, scheduled }) =>
      state === 'draft' || (state === 'published' && published?.version === version && scheduled === null),
  )
  const each = async (work: (row: ContentRow) => Promise<ContentItem>, all: readonly ContentRow[]) => {
    const done: ContentRow[] = []
    for (const row of all)
      try {
        await work(row)
        done.push(row)
      } catch {
        // told by number below
      }
    await client.invalidateQueries()
    return done
  }
  const run = async ({ does, undoes }: Work, all: readonly ContentRow[], said: (count: number) => string) => {
    setBusy(true)
    const done = await each(does, all)
    setBusy(false)
    onDone()
    const failed = all.length - done.length
    if (failed > 0)
      toast.error(t('office-content.not-done', { count: failed }), { description: t('office-content.not-done-why') })
    if (done.length === 0) return
    toast.success(said(done.length), {
      action: {
        label: t('office.undo'),
        onClick: () =>
          void each(undoes, done).then((undone) =>
            undone.length === done.length ? toast.success(t('office.undone')) : toast.error(t('office.undo-failed')),
          ),
      },
    })
  }
  return (
    <div className="content-bulk" role="group" aria-label={t('office-content.chosen', { count: rows.length })}>
      <b>{t('office-content.chosen', { count: rows.length })}</b>
      <Button disabled={busy} onClick={onDone}>
        {t('office-content.choose-none')}
      </Button>
      <Button
        disabled={busy || toArchive.length === 0}
        onClick={() => void run(ARCHIVE, toArchive, (count) => t('office-content.archived-many', { count }))}
      >
        {t('office-content.archive-many', { count: toArchive.length })}
      </Button>
      <Button
        kind="main"
        disabled={busy || toPublish.length === 0}
        onClick={() => void run(PUBLISH, toPublish, (count) => t('office-content.published-many', { count }))}
      >
        {t('office-content.publish-many', { count: toPublish.length })}
      </Button>
    </div>
  )
}
