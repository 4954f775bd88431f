import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Sign } from '../ui/Sign.tsx'

const DIGITS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const

/**
 * Digits that fill a figure from the right, with the keys of the event at their right. The keyboard types too: digits, Backspace, Enter.
 */
export function Keypad({
  onDigit,
  onErase,
  onNext,
  next,
  extra,
  beside,
  above,
}: {
  onDigit: (digit: string) => void
  onErase: () => void
  onNext: () => void
  next: string
  /** What stands right of the nought. */
  extra?: ReactNode
  /** At most three keys at the right. */
  beside: ReactNode
  /** What is filled, where it is no row of a list. */
  above?: ReactNode
}) {
  const t = useT()
  const latest = useRef({ onDigit, onErase, onNext })
  useEffect(() => {
    latest.current = { onDigit, onErase, onNext }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event
      const isElsewhere =
        target instanceof Element && target.closest('input, textarea, select, dialog, summary, button, a') !== null
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (/^\d$/.test(event.key) && !(target instanceof Element && target.closest('input, textarea, dialog')))
        latest.current.onDigit(event.key)
      else if (isElsewhere) return
      else if (event.key === 'Backspace') latest.current.onErase()
      else if (event.key === 'Enter') latest.current.onNext()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className="desk-keypad" role="group" aria-label={t('desk.keypad')}>
      {above}
      <div className="desk-digits">
        {DIGITS.map((digit) => (
          <button key={digit} type="button" onClick={() => onDigit(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" aria-label={t('desk.erase')} onClick={onErase}>
          <Sign name="erase" />
        </button>
        <button type="button" onClick={() => onDigit('0')}>
          0
        </button>
        {extra ?? <span />}
      </div>
      <div className="desk-keypad-side">
        {beside}
        <button type="button" className="desk-next" onClick={onNext}>
          {next}
        </button>
      </div>
    </div>
  )
}
