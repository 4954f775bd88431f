import { levelOf, XP_PER_LEVEL } from '@games/domain/points/level'
import { useT } from '../i18n/use-t.ts'

/** How far somebody is in the level (R7.3), as a measuring tape with a tick for each thousand; `large` where it is the page's own figure. */
export function Tape({ points, large = false }: { points: number; large?: boolean }) {
  const t = useT()
  const { xp, toNext } = levelOf(points)
  return (
    <span className={large ? 'points-tape points-tape-large' : 'points-tape'}>
      <progress max={XP_PER_LEVEL} value={xp} aria-label={t('points.to-next', { points: toNext })} />
    </span>
  )
}
