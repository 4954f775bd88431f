import type { Watched } from '@games/contract/safe-sport/safe-sport'
import { levelOf, XP_PER_LEVEL } from '@games/domain/points/level'
import { useEffect, useRef } from 'react'
import { LOCALE_TAGS } from '../../i18n/locale.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Tape } from '../../points/Tape.tsx'
import { Button } from '../../ui/Button.tsx'
import { figure } from './figure.ts'

interface WatchedWholeProps {
  readonly watched: Watched
  /** Where one goes on to. */
  readonly next: string
  readonly onAgain: () => void
}

/** The end of the film: the points own the screen. */
export function WatchedWhole({ watched: { wholeAt, earned, points }, next, onAgain }: WatchedWholeProps) {
  const t = useT()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const { level, xp, toNext } = levelOf(points)
  // the player that had the focus is gone
  useEffect(() => heading.current?.focus(), [])
  // the device's own clock: it is the real one, not the games'
  const time = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(Date.parse(wholeAt ?? ''))
  return (
    <>
      <div className="safe-sport-stage safe-sport-over">
        <h2 ref={heading} tabIndex={-1}>
          {t('safe-sport.thanks')}
        </h2>
      </div>
      <div className="safe-sport-pad safe-sport-won">
        <div role="status">
          <p>{t('safe-sport.watched-at', { time })}</p>
          {earned === null ? null : (
            <>
              <p className="safe-sport-points">{t('safe-sport.earned', { figure: figure(earned, locale) })}</p>
              <p>
                <b>{t('safe-sport.points', { points: earned })}</b>
              </p>
            </>
          )}
        </div>
        <div>
          <p className="safe-sport-level">
            <b>{t('points.level', { level })}</b>
            <span>{t('safe-sport.xp', { xp: figure(xp, locale), most: figure(XP_PER_LEVEL, locale) })}</span>
          </p>
          <Tape points={points} large />
          <p className="safe-sport-quiet">{t('points.to-next', { points: toNext })}</p>
        </div>
        <a className="ui-button ui-button-main" href={next}>
          {t('safe-sport.continue')}
        </a>
        <Button onClick={onAgain}>{t('safe-sport.once-more')}</Button>
      </div>
    </>
  )
}
