import type { ResultRow } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'

/** Intermediate times, opened on demand: where, since the start, and in the section. */
export function Splits({ row }: { row: ResultRow }) {
  const t = useT()
  if (row.splits.length === 0) return null
  return (
    <details className="units-splits">
      <summary>{t('units.splits')}</summary>
      <ol>
        {row.splits.map((split) => (
          <li key={split.pos}>
            <span>{split.pos}</span> {split.value}
            {split.section ? <small> ({split.section})</small> : null}
          </li>
        ))}
      </ol>
    </details>
  )
}
