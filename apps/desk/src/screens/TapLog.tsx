import { useT } from '../i18n/use-t.ts'
import { useNames, usePad } from '../pads/use-pad.ts'
import { Sign } from '../ui/Sign.tsx'
import { secondOf } from '../ui/times.ts'

/** What was pressed, the newest first, each with what takes it back. */
export function TapLog({ most }: { most: number }) {
  const { scoring, unit, undo } = usePad()
  const t = useT()
  const names = useNames(unit)
  const twice = new Set(scoring.likelyTwice.flat())
  const last = scoring.taps
    .filter(({ tap }) => tap.kind !== 'undo')
    .slice(-most)
    .reverse()
  if (last.length === 0) return null
  return (
    <ul className="desk-log" aria-label={t('desk.log')}>
      {last.map((state) => {
        const { tap, is, why } = state
        return (
          <li key={tap.id} data-is={is}>
            <time>{secondOf(tap.deviceTime)}</time>
            <span>
              {names.tap(state)}
              {why ? <small className="desk-bad">{names.why(why)}</small> : null}
              {twice.has(tap.id) ? <small className="desk-warn">{t('desk.likely-twice')}</small> : null}
            </span>
            {is === 'counted' ? (
              <button
                type="button"
                className="desk-round"
                aria-label={t('desk.undo-this', { what: names.tap(state) })}
                onClick={() => undo(tap.id)}
              >
                <Sign name="undo" />
              </button>
            ) : (
              <span className="desk-mute">{t(`desk.is-${is}`)}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
