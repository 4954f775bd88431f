import type { ResultRow } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { MedalDisc } from '../../ui/MedalDisc.tsx'

/** The place in a list: a medal, also of a finalist who did not compete; a rank ("4=" where it is shared); or the letters that replace a rank. */
export function Rank({ row }: { row: ResultRow }) {
  const t = useT()
  if (row.medal)
    return (
      <MedalDisc
        medal={row.medal}
        label={t(`units.medal.${row.medal}`)}
        size="l"
        shared={row.rankEqual ? t('app-shell.tied') : undefined}
      />
    )
  if (row.irm && !row.rank) return <span className="units-irm">{row.irm}</span>
  if (!row.rank) return null
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
