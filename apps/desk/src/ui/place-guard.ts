import { useEffect } from 'react'
import { GUARD_MS } from './key-guard.ts'

/** A press that counted: of what, where that lay then, and when the thumb came down, in milliseconds. */
interface Pressed {
  readonly at: number
  readonly control: Element
  readonly area: DOMRect
}

/** What a press does something with; of a label its field, with the words beside it. Where one types or chooses, a second press only goes on. */
const CONTROLS = 'button, a, summary, [type=checkbox], [type=radio], [type=file]'

const isIn = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/**
 * A second press where a key was is the first one's, also when another key has come there meanwhile: the start after the list, a dialog's answer,
 * the next athlete, the clock's stop. By when the thumb came down, not by when a slow phone gets to it. A key beside it is another press, and
 * digits (`data-repeats`) follow themselves. Whoever presses by a keyboard has no place; there a key that is held is one press. Gives what ends it.
 */
export function guardPlaces(on: Window): () => void {
  let last: Pressed | null = null
  const onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null
    if (event.detail === 0 || !control) return
    const at = event.timeStamp
    const repeats = last?.control === control && control.hasAttribute('data-repeats')
    if (last && !repeats && at - last.at < GUARD_MS && isIn(last.area, event)) {
      event.preventDefault()
      event.stopPropagation()
    } else last = { at, control, area: (control.closest('label') ?? control).getBoundingClientRect() }
  }
  const onKey = (event: KeyboardEvent): void => {
    const isOfKey = event.target instanceof Element && event.target.matches('button, summary')
    if (event.repeat && event.key === 'Enter' && isOfKey) event.preventDefault()
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
