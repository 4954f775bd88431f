import type { Meanings, ResultRow } from '@games/contract'
import { useMeaning } from './use-meaning.ts'

/** A competitor's own best marks, which are no records of the games. */
const OWN_BEST: ReadonlySet<string> = new Set(['PB', 'SB'])

/** Qualification and record marks of a result, as sent, each with its meaning. */
export function Marks({ row, meanings }: { row: ResultRow; meanings: Meanings }) {
  const meaning = useMeaning(meanings)
  return (
    <span className="units-marks">
      {row.qualificationMark ? (
        <abbr title={meaning(row.qualificationMark) || row.qualificationMark}>{row.qualificationMark}</abbr>
      ) : null}
      {row.records.map((code) => (
        <abbr
          key={code}
          className={OWN_BEST.has(code.replace('=', '')) ? '' : 'units-record'}
          title={meaning(code) || code}
        >
          {code}
        </abbr>
      ))}
    </span>
  )
}
