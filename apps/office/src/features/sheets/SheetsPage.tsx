import { ApiFailure } from '@games/contract/failure'
import { SHEET_KINDS } from '@games/domain/sheets/sheet-fields'
import { serverOrigin } from '@games/web/session/bearer.ts'
import { isSignedOut } from '@games/web/session/is-signed-out.ts'
import { toast } from '@games/web/ui/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { isAborted, isAway } from '../../calls/server-state.ts'
import { useT } from '../../i18n/use-t.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { DropSheet } from './DropSheet.tsx'
import { SheetHistory } from './SheetHistory.tsx'
import { SheetProgress } from './SheetProgress.tsx'
import { SheetView } from './SheetView.tsx'

const route = getRouteApi('/sheets')
/** What the server takes. */
const MOST_BYTES = 10_000_000

/** Organisers' sheets without codes (R12.5): dropped, looked at row by row, taken in, taken back. */
export function SheetsPage() {
  const t = useT()
  const { id } = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const [sending, setSending] = useState<{
    readonly name: string
    readonly id: string
    readonly pending: AbortController
  } | null>(null)
  const open = async (file: File) => {
    if (file.size > MOST_BYTES) {
      toast.error(t('office-sheets.fault-too-large'))
      return
    }
    const sheet = crypto.randomUUID()
    const pending = new AbortController()
    setSending({ name: file.name, id: sheet, pending })
    try {
      const body = { id: sheet, name: file.name, content: await base64Of(file) }
      const plan = await call('openSheet', { body }, { signal: pending.signal })
      client.setQueryData(['sheet', sheet], plan)
      void client.invalidateQueries({ queryKey: ['listSheets'] })
      void navigate({ search: { id: sheet } })
    } catch (error) {
      // the file may have arrived although the answer did not
      void client.invalidateQueries({ queryKey: ['listSheets'] })
      if (error instanceof ChangedFile)
        toast.error(t('office-sheets.file-changed'), { description: t('office-sheets.file-changed-why') })
      else if (error instanceof ApiFailure && error.id === 'not-open')
        toast.info(t('office-sheets.stopped'), { description: t('office-sheets.stopped-why') })
      else if (error instanceof ApiFailure && error.id === 'too-many-attempts')
        toast.info(t('office-sheets.many'), { description: t('office-sheets.many-why') })
      else
        toast.error(t('office-sheets.not-sent'), {
          description: t(
            isSignedOut(error)
              ? 'office-sheets.not-sent-signed-out'
              : isAway(error) || isAborted(error)
                ? 'office-sheets.not-sent-away'
                : 'office-sheets.not-sent-refused',
          ),
        })
    } finally {
      setSending(null)
    }
  }
  if (id) return <SheetView key={id} id={id} onClose={() => void navigate({ search: {} })} />
  return (
    <div className="office-page sheets-page">
      <PageHead title={t('office-sheets.title')} about={t('office-sheets.about')} takesFocus />
      <DropSheet sending={sending?.name ?? null} onFile={(file) => void open(file)} />
      {sending === null ? null : <SheetProgress id={sending.id} onStop={() => sending.pending.abort()} />}
      <section className="sheets-templates" aria-labelledby="sheets-templates">
        <h2 id="sheets-templates">{t('office-sheets.templates')}</h2>
        <p className="muted">{t('office-sheets.templates-why')}</p>
        <ul>
          {SHEET_KINDS.map((kind) => (
            <li key={kind}>
              <a href={`${serverOrigin()}/api/office/sheet-templates?kind=${kind}`} download={`${kind}.xlsx`}>
                {t(`office-sheets.kind-${kind}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <SheetHistory />
      <p className="muted">
        <a className="sheets-link" href={`${serverOrigin()}/api/office/sheet-codes`} download="codes.csv">
          {t('office-sheets.codes')}
        </a>{' '}
        {t('office-sheets.codes-why')}
      </p>
    </div>
  )
}

/** Browsers read a file as it was when it was chosen, or not at all. */
class ChangedFile extends Error {}

/** A file as letters. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
    reader.onerror = () => reject(new ChangedFile('the file cannot be read', { cause: reader.error }))
    reader.readAsDataURL(file)
  })
