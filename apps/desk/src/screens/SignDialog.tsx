import { type PointerEvent, useRef, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useNames, usePad } from '../pads/use-pad.ts'
import { useDesk } from '../store/use-desk.ts'
import { Dialog } from '../ui/Dialog.tsx'

type Stroke = readonly (readonly [number, number])[]
/** As many points as the server takes of a stroke, and strokes of a signature. */
const MOST_POINTS = 400
const MOST_STROKES = 40

/** A captain or coach signs on the glass under what stands. */
export function SignDialog({ onClose }: { onClose: () => void }) {
  const { unit } = usePad()
  const desk = useDesk()
  const t = useT()
  const names = useNames(unit)
  const [side, setSide] = useState<0 | 1>(0)
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [state, setState] = useState<'drawing' | 'sending' | 'failed'>('drawing')
  const drawing = useRef(false)
  const pointOf = (event: PointerEvent<SVGSVGElement>): readonly [number, number] => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const within = (part: number): number => Math.min(1000, Math.max(0, Math.round(part * 1000)))
    return [within((event.clientX - left) / width), within((event.clientY - top) / height)]
  }
  const send = async (): Promise<void> => {
    setState('sending')
    try {
      await desk.sign(unit.code, side, strokes)
      onClose()
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog title={t('desk.signature')} onClose={onClose}>
      <div className="desk-form">
        {unit.competitors.length === 2 ? (
          <div className="desk-tabs" role="group" aria-label={t('desk.sides')}>
            {([0, 1] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={side === one}
                onClick={() => {
                  setSide(one)
                  setStrokes([])
                }}
              >
                {names.side(one)}
              </button>
            ))}
          </div>
        ) : null}
        <svg
          className="desk-glass"
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          role="img"
          aria-label={t('desk.signature')}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            drawing.current = true
            const point = pointOf(event)
            setStrokes((before) => (before.length < MOST_STROKES ? [...before, [point]] : before))
          }}
          onPointerMove={(event) => {
            if (!drawing.current) return
            const point = pointOf(event)
            setStrokes((before) => {
              const last = before.at(-1) ?? []
              return last.length < MOST_POINTS ? [...before.slice(0, -1), [...last, point]] : before
            })
          }}
          onPointerUp={() => (drawing.current = false)}
          onPointerCancel={() => (drawing.current = false)}
        >
          {strokes.map((stroke, at) => (
            // strokes are only added
            // eslint-disable-next-line react/no-array-index-key
            <polyline key={at} points={stroke.map((point) => point.join(',')).join(' ')} />
          ))}
        </svg>
        {state === 'failed' ? <p className="desk-fault">{t('desk.needs-network')}</p> : null}
        <button type="button" className="desk-button" onClick={() => setStrokes([])}>
          {t('desk.erase')}
        </button>
        <button
          type="button"
          className="desk-button desk-button-full"
          disabled={strokes.length === 0 || state === 'sending'}
          onClick={() => void send()}
        >
          {t('desk.take')}
        </button>
      </div>
    </Dialog>
  )
}
