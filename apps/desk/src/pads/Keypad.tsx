import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useSingleKeys } from '../ui/shortcuts.tsx'
import { Sign } from '../ui/Sign.tsx'

const DIGITS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const

/**
 * Digits that fill a figure from the right, with the keys of the event at their right. The keyboard types too: digits, Backspace, Enter. Where a
 * key was clicked before, a digit gives the focus to the one that goes on: Enter presses that one. Digits are single keys, and may be off.
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
  const isOn = useSingleKeys()
  const nextKey = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    latest.current = { onDigit, onErase, onNext }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event
      const isIn = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null
      if (event.ctrlKey || event.metaKey || event.altKey || isIn('input, textarea, select, dialog')) return
      if (/^\d$/.test(event.key)) {
        if (!isOn) return
        latest.current.onDigit(event.key)
        if (isIn('button')) nextKey.current?.focus({ preventScroll: true })
      } else if (event.key === 'Backspace') latest.current.onErase()
      else if (event.key === 'Enter' && !isIn('summary, button, a')) {
        // held, it is one press
        if (!event.repeat) latest.current.onNext()
      } else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOn])
  return (
    <div className="desk-keypad" role="group" aria-label={t('desk.keypad')}>
      {above}
      <div className="desk-digits">
        {DIGITS.map((digit) => (
          <button key={digit} type="button" data-repeats="" onClick={() => onDigit(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" data-repeats="" aria-label={t('desk.erase')} onClick={onErase}>
          <Sign name="erase" />
        </button>
        <button type="button" data-repeats="" onClick={() => onDigit('0')}>
          0
        </button>
        {extra ?? <span />}
      </div>
      <div className="desk-keypad-side">
        {beside}
        <button ref={nextKey} type="button" className="desk-next" onClick={onNext}>
          {next}
        </button>
      </div>
    </div>
  )
}
