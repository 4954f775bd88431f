import type { SheetPlan } from '@games/contract'
import { SHEET_FIELDS, type SheetField } from '@games/domain/sheets/sheet-fields'
import { useT } from '../../i18n/use-t.ts'

interface ColumnsPartProps {
  readonly table: SheetPlan['tables'][number]
  readonly opened: boolean
  readonly busy: boolean
  readonly onChange: (fields: (SheetField | null)[]) => void
}

/** What each column of a table is taken for, and saying otherwise: remembered for every file with the same header. */
export function ColumnsPart({
  table: { header, fields, passed, example, headerRow, headerKey },
  opened,
  busy,
  onChange,
}: ColumnsPartProps) {
  const t = useT()
  const named = header.flatMap((name, at) => (name === '' ? [] : [{ name, at, field: fields[at] ?? null }]))
  // a table that is known by its form has no words for its columns
  const known = fields.flatMap((field, at) => (field === null ? [] : header[at] || t(`office-sheets.field-${field}`)))
  const withheld = named.filter(({ at }) => passed[at] === 'personal').map(({ name }) => `“${name}”`)
  const unread = named
    .filter(({ field, at }) => field === null && passed[at] !== 'personal')
    .map(({ name }) => `“${name}”`)
  return (
    <details className="sheets-columns" open={opened}>
      <summary>
        {known.length > 0 ? t('office-sheets.columns', { names: known.join(', ') }) : t('office-sheets.columns-none')}
        {unread.length > 0 ? (
          <span className="sheets-passed">
            {t('office-sheets.columns-passed', { names: unread.join(', '), count: unread.length })}
          </span>
        ) : null}
        {withheld.length > 0 ? (
          <span className="sheets-passed">
            {t('office-sheets.columns-personal', { names: withheld.join(', '), count: withheld.length })}
          </span>
        ) : null}
        <span className="sheets-link">{t('office-sheets.columns-review')}</span>
      </summary>
      {headerRow !== null ? (
        <p className="muted">{t('office-sheets.header-row', { row: headerRow })}</p>
      ) : headerKey.startsWith('~') ? (
        <p className="muted">{t('office-sheets.no-header')}</p>
      ) : null}
      <ul>
        {named.map(({ name, at, field }) => (
          <li key={at}>
            <label>
              <span className="office-two">
                <b dir="auto">{name}</b>
                <span dir="auto">{example[at]}</span>
              </span>
              <select
                className="ui-select"
                value={field ?? ''}
                disabled={busy}
                onChange={({ target }) => {
                  const now = (target.value || null) as SheetField | null
                  // a meaning belongs to one column
                  onChange(fields.map((one, index) => (index === at ? now : one === now ? null : one)))
                }}
              >
                <option value="">{t('office-sheets.pass-over')}</option>
                {SHEET_FIELDS.map((one) => (
                  <option key={one} value={one}>
                    {t(`office-sheets.field-${one}`)}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
