import type { SheetLine } from '@games/contract'
import { capital } from '@games/domain/text/capital'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useUnitWords } from '@games/web/unit-words'
import { useT } from '../../i18n/use-t.ts'
import { useSheetWords } from './use-sheet-words.ts'
import { withDays } from './with-days.ts'

/** Rows in words: what each would do, those that need somebody first. */
export function SheetLines({
  lines,
  codes,
  onCodes,
}: {
  lines: readonly SheetLine[]
  /** Whether codes are shown. */
  codes: boolean
  onCodes: (shown: boolean) => void
}) {
  const t = useT()
  const locale = useLocale()
  const words = useSheetWords()
  const units = useUnitWords()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="sheets-lines">
      <div className="sheets-lines-head">
        <h2 id="sheets-lines">{t('office-sheets.lines')}</h2>
        <label className="sheets-check">
          <input type="checkbox" checked={codes} onChange={({ target }) => onCodes(target.checked)} />
          <span>{t('office-sheets.show-codes')}</span>
        </label>
      </div>
      <ul className="sheets-lines">
        {lines.map((line, at) => (
          <li key={`${line.sheet} ${line.row} ${at}`} data-state={line.state}>
            <span className="sheets-row">
              {line.sheet === null ? null : `${line.sheet} `}
              {line.row ?? '–'}
            </span>
            <span className="sheets-state">{t(`office-sheets.state-${line.state}`)}</span>
            <span className="sheets-what">
              {line.when === null ? null : <b>{withDays(line.when, locale)} </b>}
              <span dir="auto">
                {line.unit === null ? line.words : `${capital(units.ofCode(line.unit))}, ${line.words}`}
              </span>
              {line.changes.length === 0
                ? null
                : words.changes(line.changes).map((change) => (
                    <span key={change} className="sheets-change">
                      {change}
                    </span>
                  ))}
              {line.problem === null ? null : <span className="sheets-why">{words.problem(line.problem)}</span>}
              {codes || line.words === '' ? <code>{line.code}</code> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
