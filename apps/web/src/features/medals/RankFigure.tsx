import { useT } from '../../i18n/use-t.ts'
import type { Rank } from './medal-order.ts'

/** "10=": the sign of a tie hangs outside, so that the figures stay aligned. */
export function RankFigure({ rank: { rank, equal } }: { rank: Rank }) {
  const t = useT()
  return (
    <>
      {rank}
      {equal ? (
        <>
          <span className="medals-tie" aria-hidden="true">
            =
          </span>
          <span className="vh">{t('medals.tie')}</span>
        </>
      ) : null}
    </>
  )
}
