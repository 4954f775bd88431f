import { useEffect } from 'react'
import { GUARD_MS } from './key-guard.ts'

/** A thumb that presses twice comes down within this. Pixels. */
const NEAR_PX = 32

/** What is pressed, and what it was called when it was: a clock's key starts first and stops then. `at`: when the thumb came down, milliseconds. */
interface Pressed {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly control: Element
  readonly key: string
}

/** What a press is of; of a label its field, which the browser presses next. */
function controlOf({ target }: Event): Element | null {
  const found = target instanceof Element ? target.closest('button, a, summary, label, input, select, textarea') : null
  return found instanceof HTMLLabelElement ? found.control : found
}

/**
 * A second press at one place is the first one's, also when another key has come there meanwhile: the start after the list, a dialog's answer,
 * the clock's stop. By when the thumb came down, not by when a slow phone gets to it. A digit, which no rule names, may follow itself. Whoever
 * presses by a keyboard has no place; there a key that is held is one press. Gives what ends it.
 */
export function guardPlaces(on: Window): () => void {
  let last: Pressed | null = null
  const onClick = (event: MouseEvent): void => {
    const control = controlOf(event)
    if (event.detail === 0 || !control) return
    const { clientX: x, clientY: y, timeStamp: at } = event
    const key = control.getAttribute('data-key') ?? ''
    const before = last
    last = { at, x, y, control, key }
    if (!before || at - before.at >= GUARD_MS || Math.hypot(x - before.x, y - before.y) > NEAR_PX) return
    if (before.control === control && key === '' && before.key === '') return
    event.preventDefault()
    event.stopPropagation()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === 'Enter' && controlOf(event)?.matches('button, summary')) event.preventDefault()
  }
  on.addEventListener('click', onClick, { capture: true })
  on.addEventListener('keydown', onKey, { capture: true })
  return () => {
    on.removeEventListener('click', onClick, { capture: true })
    on.removeEventListener('keydown', onKey, { capture: true })
  }
}

/** Guards the page's places as long as the component is there. */
export function usePlaceGuard(): void {
  useEffect(() => guardPlaces(window), [])
}
