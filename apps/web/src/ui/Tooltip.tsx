import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { place } from './place.ts'
import './tooltip.css'

interface TooltipProps {
  readonly text: string
  /** Draws what is explained, a button or a link, with the attributes given. */
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode
}

/**
 * A few words about a control, at once (R3.6: 0 ms): under the pointer, on the keyboard's focus, and on a finger's tap until the next
 * one. Escape puts it away, and it stays while the pointer is on it. Never the only place where something is said.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const [about, element] = [anchor.current, tip.current]
    if (!shown || !about || !element) return undefined
    element.showPopover()
    place(element, about.firstElementChild ?? about, { side: 'above', align: 'center', gapPx: 0 })
    const hide = (): void => setShown(false)
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      // a dialog around it stays open
      event.preventDefault()
      hide()
    }
    const press = (event: Event): void => {
      if (!(event.target instanceof Node && about.contains(event.target))) hide()
    }
    document.addEventListener('keydown', key, true)
    document.addEventListener('pointerdown', press)
    document.addEventListener('scroll', hide)
    return () => {
      document.removeEventListener('keydown', key, true)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('scroll', hide)
      element.hidePopover()
    }
  }, [shown])

  const hovered = (event: PointerEvent, on: boolean): void => {
    if (event.pointerType === 'mouse') setShown(on)
  }
  const tapped = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') setShown(!shown)
  }
  const focused = (event: FocusEvent): void => {
    if (event.target.matches(':focus-visible')) setShown(true)
  }
  return (
    <span
      ref={anchor}
      className="ui-tooltip-anchor"
      onPointerEnter={(event) => hovered(event, true)}
      onPointerLeave={(event) => hovered(event, false)}
      onPointerUp={tapped}
      onFocus={focused}
      onBlur={() => setShown(false)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className="ui-tooltip">
        <span className="ui-tooltip-text">{text}</span>
      </span>
    </span>
  )
}
