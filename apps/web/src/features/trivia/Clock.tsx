import { useLocale, useT } from '../../i18n/use-t.ts'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { hourOf } from './device-time.ts'
import { clockOf } from './use-countdown.ts'

const MINUTE_MS = 60_000

interface ClockProps {
  /** Milliseconds left. */
  readonly left: number
  /** When the server stops the clock. */
  readonly endsAt: string | null
  /** "2 de 5". */
  readonly place: string
}

/** The server's clock, the one big figure of a trivia. The last minute changes the word and not the colour. */
export function Clock({ left, endsAt, place }: ClockProps) {
  const t = useT()
  const locale = useLocale()
  const isLast = left <= MINUTE_MS
  const time = endsAt === null ? '' : hourOf(endsAt, locale)
  return (
    <div className="trivia-clock">
      <span className="trivia-left" role="timer" aria-label={t('trivia.left', { time: clockOf(left) })}>
        {clockOf(left)}
      </span>
      <span className="trivia-place">
        <b>{place}</b>
        {left === 0 ? (
          <span>{t('trivia.closed-at', { time })}</span>
        ) : (
          <span>
            <LiveDot /> {isLast ? t('trivia.last-minute') : t('trivia.closes-at', { time })}
          </span>
        )}
      </span>
      <span className="ui-hidden" role="status">
        {isLast && left > 0 ? t('trivia.last-minute') : ''}
      </span>
    </div>
  )
}
