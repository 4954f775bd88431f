import type { ResultRow } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { MedalDisc } from '../../ui/MedalDisc.tsx'

/**
 * The place in a list: a medal, also of a finalist who did not compete; a rank ("4=" where it is shared); or the letters that replace a rank.
 * While medals are under revision the rank is shown, and the medal of the former result beside it.
 */
export function Rank({ row, medalsUnderRevision = false }: { row: ResultRow; medalsUnderRevision?: boolean }) {
  const t = useT()
  const { medal } = row
  const label = medal ? t(`units.medal.${medal}`) : ''
  if (medal && !medalsUnderRevision)
    return <MedalDisc medal={medal} label={label} size="l" shared={row.rankEqual ? t('app-shell.tied') : undefined} />
  return (
    <>
      <Place row={row} /> {medal ? <MedalDisc medal={medal} label={label} size="s" /> : null}
    </>
  )
}

function Place({ row }: { row: ResultRow }) {
  const t = useT()
  if (!row.rank) return row.irm ? <span className="units-irm">{row.irm}</span> : null
  return (
    <span className="units-rank">
      {row.rank}
      {row.rankEqual ? (
        <>
          <sup aria-hidden="true">=</sup>
          <span className="ui-hidden"> {t('app-shell.tied')}</span>
        </>
      ) : null}
    </span>
  )
}
