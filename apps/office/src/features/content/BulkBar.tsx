import type { ContentRow } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { useT } from '../../i18n/use-t.ts'
import { type BulkAction, bulkActions, bulkChoices, runEach } from './bulk-actions.ts'

const { publish: PUBLISH, archive: ARCHIVE } = bulkActions(call)

/** What can be done with all that are chosen; how many could not be is said. */
export function BulkBar({ rows, onDone }: { rows: readonly ContentRow[]; onDone: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { toPublish, toArchive } = bulkChoices(rows)
  const each = async (...args: Parameters<typeof runEach>) => {
    const done = await runEach(...args)
    await client.invalidateQueries()
    return done
  }
  const run = async ({ does, undoes }: BulkAction, all: readonly ContentRow[], said: (count: number) => string) => {
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
