import { Button } from '@games/web/ui/Button.tsx'
import { useCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { useUndo } from '../../ui/use-undo-toast.ts'
import { useSheetWords } from './use-sheet-words.ts'

/** Sheets that wait, and what came in, each to be taken back whole. */
export function SheetHistory() {
  const t = useT()
  const words = useSheetWords()
  const { moment } = useTime()
  const undo = useUndo()
  const { data, error, refetch } = useCall('listSheets')
  if (error && !data) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <>
      {data.open.length > 0 ? (
        <section aria-labelledby="sheets-open">
          <h2 id="sheets-open">{t('office-sheets.open')}</h2>
          <ul className="sheets-rows">
            {data.open.map(({ id, fileName, at }) => (
              <li key={id}>
                <a className="office-two" href={`/office/sheets?id=${id}`}>
                  <b dir="auto">{fileName}</b>
                  <span>{moment(at)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {data.imports.length > 0 ? (
        <section aria-labelledby="sheets-taken">
          <h2 id="sheets-taken">{t('office-sheets.taken')}</h2>
          <p className="muted">{t('office-sheets.taken-why')}</p>
          <a className="sheets-link" href="/office/results">
            {t('office-sheets.by-unit')}
          </a>
          <ul className="sheets-rows">
            {data.imports.map(({ id, fileName, kind, rows, added, changed, removed, at, by, undone, action }) => (
              <li key={id} data-undone={undone ? '' : undefined}>
                <a className="office-two" href={`/office/imports/${id}`}>
                  <b dir="auto">{fileName ?? t('office-sheets.no-file')}</b>
                  <span>
                    {[words.kind(kind), t('office-sheets.rows', { count: rows }), moment(at), by]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </a>
                <span className="sheets-did">
                  {[
                    added > 0 ? t('office-sheets.did-added', { count: added }) : '',
                    changed > 0 ? t('office-sheets.did-changed', { count: changed }) : '',
                    removed > 0 ? t('office-sheets.did-removed', { count: removed }) : '',
                  ]
                    .filter(Boolean)
                    .join(', ') || t('office-sheets.did-nothing')}
                </span>
                {undone ? (
                  <span className="muted">{t('office-sheets.undone')}</span>
                ) : action === null ? null : (
                  <Button onClick={() => undo(action)}>{t('office.undo')}</Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
