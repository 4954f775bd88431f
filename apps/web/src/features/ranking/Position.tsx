import type { RankingPosition } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'

/** A position, with "=" where others share it: the sign stands outside of the digits, so that these keep their column. */
export function Position({ position: { position, equal } }: { position: RankingPosition }) {
  const t = useT()
  return (
    <>
      {t('points.figure', { points: position })}
      {equal ? (
        <>
          <sup aria-hidden="true">=</sup>
          <span className="vh">{t('ranking.equal')}</span>
        </>
      ) : null}
    </>
  )
}
