import type { UnitStatus } from '@games/domain'
import { LiveDot } from './LiveDot.tsx'
import { STATUS_LOOK } from './status-shapes.tsx'

/** A unit's status: shape, word and colour. `word` is the status in the visitor's language, or what says more ("2º tempo 18:42"). */
export function StatusMark({ status, word, size = 'm' }: { status: UnitStatus; word: string; size?: 'm' | 'l' }) {
  const { tone, shape } = STATUS_LOOK[status]
  return (
    <span className={`ui-status ui-tone-${tone} ui-status-${size}`}>
      {status === 'RUNNING' ? (
        <LiveDot still />
      ) : (
        <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
          {shape}
        </svg>
      )}
      <span>{word}</span>
    </span>
  )
}
