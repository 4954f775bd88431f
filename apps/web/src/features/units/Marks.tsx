import type { ResultRow } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { qualificationNamed, recordNamed } from './mark-name.ts'

/** Qualification and record marks of a result, as sent, each with its meaning. */
export function Marks({ row }: { row: ResultRow }) {
  const t = useT()
  const qualification = row.qualificationMark ? qualificationNamed(row.qualificationMark) : null
  return (
    <span className="units-marks">
      {row.qualificationMark ? (
        <abbr title={qualification ? t(`units.qualified.${qualification}`) : row.qualificationMark}>
          {row.qualificationMark}
        </abbr>
      ) : null}
      {row.records.map((code) => {
        const record = recordNamed(code)
        const best = record === 'personal' || record === 'season'
        return (
          <abbr key={code} className={best ? '' : 'units-record'} title={record ? t(`units.record.${record}`) : code}>
            {code}
          </abbr>
        )
      })}
    </span>
  )
}
