import { MEDALS } from '@games/domain/medals/medal-table'
import type { MedalSums } from './medal-order.ts'

/** The three figures as lengths, against the most medals any delegation has. Says nothing the figures beside it do not. */
export function MedalBar({ medals, most }: { medals: MedalSums; most: number }) {
  const percent = (count: number): string => `${((100 * count) / Math.max(most, 1)).toFixed(2)}%`
  const starts = { gold: 0, silver: medals.gold, bronze: medals.gold + medals.silver }
  return (
    <svg className="medals-bar" aria-hidden="true">
      {MEDALS.filter((medal) => medals[medal] > 0).map((medal) => (
        <rect
          key={medal}
          className={`medals-bar-${medal}`}
          x={percent(starts[medal])}
          width={percent(medals[medal])}
          height="8"
        />
      ))}
    </svg>
  )
}
