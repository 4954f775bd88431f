import { levelOf } from '@games/domain/points/level'
import { useT } from '../i18n/use-t.ts'
import { usePreferences } from '../session/preferences.ts'
import { Tape } from './Tape.tsx'

/** Level, XP bar and points of whoever is logged in with an account (R3.1); nothing for everybody else. */
export function PointsStrip() {
  const t = useT()
  const { loginType, userData } = usePreferences()
  if (loginType !== 'user' || !userData) return null
  return (
    <section className="points-strip" aria-label={t('points.strip')}>
      <b>{t('points.level', { level: levelOf(userData.points).level })}</b>
      <Tape points={userData.points} />
      <span>{t('points.total', { points: userData.points })}</span>
    </section>
  )
}
