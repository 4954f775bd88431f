import { levelOf, XP_PER_LEVEL } from '@games/domain/points/level'
import { useT } from '../../i18n/use-t.ts'
import { usePreferences } from '../../session/preferences.ts'

/** Level, XP bar and points of whoever is logged in with an account (R3.1); nothing for everybody else. */
export function PointsStrip() {
  const t = useT()
  const { loginType, userData } = usePreferences()
  if (loginType !== 'user' || !userData) return null
  const { level, xp, toNext } = levelOf(userData.points)
  return (
    <section className="points-strip" aria-label={t('points.strip')}>
      <b>{t('points.level', { level })}</b>
      <progress
        className="points-bar"
        max={XP_PER_LEVEL}
        value={xp}
        aria-label={t('points.to-next', { points: toNext })}
      />
      <span>{t('points.total', { points: userData.points })}</span>
    </section>
  )
}
