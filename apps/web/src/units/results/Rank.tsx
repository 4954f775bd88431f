import type { ResultRow } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { MedalDisc } from '../../ui/MedalDisc.tsx'

/** The place in a list: a medal, a rank ("4=" where it is shared), or why there is none. */
export function Rank({ row }: { row: ResultRow }) {
  const t = useT()
  if (row.irm && !row.rank) return <span className="units-irm">{row.irm}</span>
  if (row.medal)
    return (
      <MedalDisc
        medal={row.medal}
        label={t(`units.medal.${row.medal}`)}
        size="l"
        shared={row.rankEqual ? t('app-shell.tied') : undefined}
      />
    )
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
