import { levelOf, XP_PER_LEVEL } from '@games/domain/points/level'
import { useT } from '../i18n/use-t.ts'
import { Tape } from './Tape.tsx'

/** The large tape with where the level begins, what is missing, and where the next one begins; with `head` level and points above it. */
export function LevelTape({ points, head = false }: { points: number; head?: boolean }) {
  const t = useT()
  const { level, toNext } = levelOf(points)
  return (
    <div className="points-level">
      {head ? (
        <p className="points-level-head">
          <b>{t('points.level', { level })}</b>
          <span>{t('points.total', { points })}</span>
        </p>
      ) : null}
      <Tape points={points} large />
      {/* the tape's own name says it */}
      <p className="points-level-scale" aria-hidden="true">
        <span>{t('points.figure', { points: (level - 1) * XP_PER_LEVEL })}</span>
        <span>{t('points.missing', { points: toNext })}</span>
        <span>{t('points.figure', { points: level * XP_PER_LEVEL })}</span>
      </p>
    </div>
  )
}
