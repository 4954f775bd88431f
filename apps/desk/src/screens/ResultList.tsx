import { useT } from '../i18n/use-t.ts'
import { useNames, usePad } from '../pads/use-pad.ts'
import { useDesk } from '../store/use-desk.ts'
import { usePoint } from '../ui/use-point.ts'
import { Who } from '../ui/Who.tsx'

/** The result as the public will read it: places as the rules have them, and what was typed against them. */
export function ResultList() {
  const { unit, scoring } = usePad()
  const { now } = useDesk()
  const t = useT()
  const names = useNames(unit)
  const point = usePoint()
  const { rows, typed, corrections } = scoring.outcome(now())
  return (
    <>
      <ol className="desk-result">
        {rows.map((row) => {
          const one = unit.competitors.find(({ code }) => code === row.competitor.code)
          return one ? (
            <li key={one.code}>
              <span className="desk-lane">
                {row.rank ?? (row.wlt ? t(`desk.wlt-${row.wlt as 'W' | 'L' | 'T'}`) : '')}
                {row.rankEqual ? '=' : ''}
              </span>
              <span className="desk-row-name">
                <Who of={one} name={names.competitor(one.code)} />
                {row.qualificationMark ? <small>{row.qualificationMark}</small> : null}
              </span>
              <b className="desk-figure">
                {row.result?.replace('.', point)} {row.irm ? <span className="desk-bad">{row.irm}</span> : null}
              </b>
            </li>
          ) : null
        })}
      </ol>
      {typed.map((one) => (
        <p key={`${one.competitor} ${one.what}`} className="desk-note">
          <b>{names.competitor(one.competitor)}</b>{' '}
          {t('desk.typed-against', { typed: one.typed ?? '–', ruled: one.ruled ?? '–', reason: one.reason })}
        </p>
      ))}
      {corrections.map((reason, at) => (
        // twice the same reason is two corrections
        // eslint-disable-next-line react/no-array-index-key
        <p key={`${at} ${reason}`} className="desk-note">
          <b>{t('desk.corrected')}</b> {reason}
        </p>
      ))}
    </>
  )
}
