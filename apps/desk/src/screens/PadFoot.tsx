import { useT } from '../i18n/use-t.ts'
import { useNames, usePad } from '../pads/use-pad.ts'
import { Kbd } from '../ui/shortcuts.tsx'
import { Sign } from '../ui/Sign.tsx'

/** Undo, always there and saying what it takes back; interrupt or go on; end, which asks. */
export function PadFoot({ onCheck }: { onCheck: (() => void) | null }) {
  const { scoring, unit, undo, press, ask } = usePad()
  const t = useT()
  const names = useNames(unit)
  const { undoable } = scoring
  const target = scoring.taps.find(({ tap }) => tap.id === undoable)
  const keyOf = (kind: string) => scoring.keys.find((key) => key.kind === kind)
  const [resume, interrupt, end] = [keyOf('resume'), keyOf('interrupt'), keyOf('end')]
  return (
    <footer className="desk-foot desk-foot-3">
      <button
        type="button"
        className="desk-button"
        aria-disabled={undoable === null}
        data-key="undo"
        aria-keyshortcuts="Control+Z"
        onClick={() => {
          if (undoable !== null) undo(undoable)
        }}
      >
        <Sign name="undo" />
        <span>
          {t('desk.undo')} <Kbd of="Control+Z" />
          {target ? <small>{names.tap(target)}</small> : null}
        </span>
      </button>
      {resume?.why === null ? (
        <button type="button" className="desk-button" data-key="resume" onClick={() => press({ kind: 'resume' })}>
          {t('desk-words.resume')}
        </button>
      ) : (
        <button
          type="button"
          className="desk-button"
          data-key="interrupt"
          aria-disabled={interrupt?.why !== null}
          onClick={() => {
            if (interrupt?.why === null) ask(interrupt)
          }}
        >
          {t('desk-words.interrupt')}
        </button>
      )}
      {onCheck ? (
        <button type="button" className="desk-button desk-button-full" onClick={onCheck}>
          {t('desk.check')}
        </button>
      ) : (
        <button
          type="button"
          className="desk-button desk-button-full"
          data-key="end"
          aria-disabled={end?.why !== null}
          onClick={() => {
            if (end?.why === null) ask(end)
          }}
        >
          <span>
            {t('desk.end')}
            {end?.why ? <small>{names.why(end.why)}</small> : null}
          </span>
        </button>
      )}
    </footer>
  )
}
