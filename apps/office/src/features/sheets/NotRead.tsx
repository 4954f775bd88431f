import type { SheetPlan } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useSheetWords } from './use-sheet-words.ts'

type Table = SheetPlan['notRead'][number]

interface NotReadProps {
  readonly tables: readonly Table[]
  readonly sheets: SheetPlan['sheets']
  readonly busy: boolean
  /** Reads a table of another kind instead of those that are read now. */
  readonly onRead: (table: Table) => void
  /** Shows the columns. */
  readonly onColumns: () => void
}

/** The tables of the file that are not read: where they are, why, and how to read them. */
export function NotRead({ tables, sheets, busy, onRead, onColumns }: NotReadProps) {
  const t = useT()
  const words = useSheetWords()
  if (tables.length === 0) return null
  return (
    <section className="sheets-note sheets-not-read" aria-labelledby="sheets-not-read">
      <h2 id="sheets-not-read">{t('office-sheets.not-read')}</h2>
      <ul>
        {tables.map((table) => {
          const { sheet, row, words: written, rows, why, kind } = table
          const name = sheets.length > 1 ? sheets[sheet]?.name : undefined
          return (
            <li key={`${sheet} ${row} ${written}`}>
              <p>
                {name === undefined ? null : (
                  <>
                    <span dir="auto">{name}</span>
                    {', '}
                  </>
                )}
                {t('office-sheets.not-read-place', { row, rows })} <b dir="auto">“{written}”</b>
              </p>
              <p className="muted">
                {why === 'other-kind'
                  ? t('office-sheets.not-read-other-kind', { kind: words.kind(kind ?? '') })
                  : t(`office-sheets.not-read-${why}`)}
              </p>
              {why === 'other-kind' ? (
                <Button disabled={busy} onClick={() => onRead(table)}>
                  {t('office-sheets.not-read-read')}
                </Button>
              ) : why === 'bracket' ? null : (
                <Button disabled={busy} onClick={onColumns}>
                  {t('office-sheets.not-read-columns-press')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
