import type { Meanings, ResultRow } from '@games/contract'
import { useMeaning } from './use-meaning.ts'

/** What the letters in the list mean, for those that are in it. */
export function ResultLegend({ rows, meanings }: { rows: readonly ResultRow[]; meanings: Meanings }) {
  const meaning = useMeaning(meanings)
  const letters = new Set(rows.flatMap((row) => [row.qualificationMark ?? '', ...row.records, row.irm ?? '']))
  const explained = [...letters].filter((code) => meaning(code) !== '')
  if (explained.length === 0) return null
  return (
    <p className="units-legend">
      {explained.map((code, index) => (
        <span key={code}>
          {index > 0 ? ', ' : ''}
          <b>{code}</b> {meaning(code)}
        </span>
      ))}
    </p>
  )
}
