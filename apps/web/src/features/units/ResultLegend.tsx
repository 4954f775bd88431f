import type { ResultRow } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { qualificationNamed, recordNamed } from './mark-name.ts'
import { useUnitWords } from './use-unit-words.ts'

/** What the letters in the list mean, for those that are in it. */
export function ResultLegend({ rows }: { rows: readonly ResultRow[] }) {
  const t = useT()
  const words = useUnitWords()
  const meanings = new Map<string, string>()
  for (const row of rows) {
    const qualification = row.qualificationMark ? qualificationNamed(row.qualificationMark) : null
    if (row.qualificationMark && qualification)
      meanings.set(row.qualificationMark, t(`units.qualified.${qualification}`))
    for (const code of row.records) {
      const record = recordNamed(code)
      if (record) meanings.set(code, t(`units.record.${record}`))
    }
    if (row.irm && words.irm(row.irm) !== row.irm) meanings.set(row.irm, words.irm(row.irm))
  }
  if (meanings.size === 0) return null
  return (
    <p className="units-legend">
      {[...meanings].map(([code, meaning], index) => (
        <span key={code}>
          {index > 0 ? ', ' : ''}
          <b>{code}</b> {meaning}
        </span>
      ))}
    </p>
  )
}
