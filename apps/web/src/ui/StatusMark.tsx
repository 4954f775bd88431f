import type { UnitStatus } from '@games/domain'
import type { ReactNode } from 'react'
import { LiveDot } from './LiveDot.tsx'
import shapes from './status/shapes.svg?no-inline'

type StatusTone = 'quiet' | 'plain' | 'soon' | 'live' | 'warn' | 'bad' | 'ok'

const TONE: Readonly<Record<UnitStatus, StatusTone>> = {
  UNSCHEDULED: 'quiet',
  SCHEDULED: 'quiet',
  START_LIST: 'plain',
  GETTING_READY: 'soon',
  RUNNING: 'live',
  SCHEDULED_BREAK: 'live',
  PROGRAMED_PAUSE: 'live',
  INTERRUPTED: 'bad',
  DELAYED: 'warn',
  POSTPONED: 'warn',
  RESCHEDULED: 'warn',
  CANCELLED: 'bad',
  FINISHED: 'plain',
  UNOFFICIAL: 'plain',
  OFFICIAL: 'ok',
  PROTESTED: 'bad',
}

/**
 * A unit's status: shape, word and colour (spec R5.2: colour is never the only signal); each of the 16 has a shape of its own in the
 * sprite. `word` is the status in the visitor's language, or what says more ("2º tempo 18:42").
 */
export function StatusMark({ status, word, size = 'm' }: { status: UnitStatus; word: ReactNode; size?: 'm' | 'l' }) {
  return (
    <span className={`ui-status ui-tone-${TONE[status]} ui-status-${size}`}>
      {status === 'RUNNING' ? (
        <LiveDot still />
      ) : (
        <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
          <use href={`${shapes}#${status}`} />
        </svg>
      )}
      <span>{word}</span>
    </span>
  )
}
