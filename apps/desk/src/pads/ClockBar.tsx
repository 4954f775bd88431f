import type { Key } from '@games/domain/scoring/index'
import { useT } from '../i18n/use-t.ts'
import { Sign } from '../ui/Sign.tsx'
import { useNow } from '../ui/use-now.ts'
import { usePoint } from '../ui/use-point.ts'
import { CLOCK_KINDS } from './pads.ts'
import { periodName } from './period-name.ts'
import { useNames, usePad } from './use-pad.ts'

/** Period, the one clock, and the key that starts or stops it. */
export function ClockBar() {
  const { scoring, unit, press } = usePad()
  const t = useT()
  const names = useNames(unit)
  const point = usePoint()
  const { desk } = scoring
  const running = desk.stage === 'running'
  const now = useNow(running)
  const board = scoring.board(now)
  const key = CLOCK_KINDS.map((kind) => scoring.keys.find((one) => one.kind === kind && one.why === null)).find(
    (one): one is Key => one !== undefined,
  )
  const stops = key?.kind === 'clock-stop'
  if (!key && !board.period && !board.clock && board.facts.length === 0) return null
  return (
    <div className="desk-clock" data-running={board.clock?.running ?? false}>
      {board.period ? <span className="desk-period">{periodName(board.period, t)}</span> : null}
      {board.clock ? (
        <b className="desk-time" role="timer" aria-live="off">
          {board.clock.text}
        </b>
      ) : null}
      {board.facts.length > 0 ? (
        <span className="desk-clock-facts">
          {board.facts.map(({ word, value, of }) => (
            <span key={word} className="desk-fact">
              {t(`desk-words.${word}`)}{' '}
              {word === 'possession' ? names.side(value === '0' ? 0 : 1) : value.replace('.', point)}
              {of ? `/${of}` : ''}
            </span>
          ))}
        </span>
      ) : null}
      {key ? (
        <button
          type="button"
          className="desk-button desk-clock-key"
          data-key={key.id}
          onClick={() => press({ kind: key.kind })}
        >
          <Sign name={stops ? 'pause' : key.kind.endsWith('-start') ? 'play' : 'done'} />
          {names.key(key)}
        </button>
      ) : null}
    </div>
  )
}
