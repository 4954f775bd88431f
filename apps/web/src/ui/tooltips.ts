import { place } from './place.ts'
import './tooltip.css'

/** What can be pressed or followed. */
const CONTROLS = 'a[href], button, summary, [role="button"]'
/** Announced to screen readers alone. */
const HIDDEN = '.ui-hidden, .vh'

/** Whether any word or figure of a control can be seen. */
function hasWords(control: Element): boolean {
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    if (data.trim() !== '' && parentElement && !parentElement.closest(HIDDEN) && parentElement.checkVisibility())
      return true
  }
  return false
}

/**
 * The name of a control that shows nothing but an icon; null for every other one, where the browser has a tooltip of its own, and while what
 * it opens is open.
 */
export function iconName(control: Element): string | null {
  if (control.closest('[title], [aria-expanded="true"]') || hasWords(control)) return null
  const named = control.hasAttribute('aria-label') ? control : control.querySelector('[aria-label]')
  const name = named?.getAttribute('aria-label') ?? control.querySelector('img')?.alt ?? control.textContent
  return name.trim() || null
}

const controlOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(CONTROLS) : null)

/**
 * Shows the name of every control that is only an icon, at once (R3.6: 0 ms): under a mouse and on the keyboard's focus. A finger gets
 * none: it would stand where it presses. Escape puts it away, and it stays while the pointer is on it. `first`: what happened before this
 * was there. Returns what ends it.
 */
export function startTooltips(first?: Event): () => void {
  const tip = document.createElement('span')
  tip.className = 'ui-tooltip'
  tip.popover = 'manual'
  // the control's own name: it is not announced twice
  tip.setAttribute('aria-hidden', 'true')
  const text = tip.appendChild(document.createElement('span'))
  text.className = 'ui-tooltip-text'
  let about: Element | null = null

  const hide = (): void => {
    about = null
    tip.remove()
  }
  const show = (control: Element | null): void => {
    if (control === about) return
    // what happened first may have been to a control that has gone since
    const name = control?.isConnected ? iconName(control) : null
    hide()
    if (!control || name === null) return
    about = control
    text.textContent = name
    // what is outside a modal dialog cannot be pointed at
    const within = control.closest('dialog') ?? document.body
    within.append(tip)
    tip.showPopover()
    place(tip, control, { side: 'above', align: 'center', gapPx: 0 })
  }
  const look = (event: Event): void => {
    if (event instanceof PointerEvent) {
      if (event.pointerType === 'mouse' && !(event.target instanceof Node && tip.contains(event.target)))
        show(controlOf(event))
    } else if (event.target instanceof Element && event.target.matches(':focus-visible')) show(controlOf(event))
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !about) return
    // a dialog around it stays open, what it has opened itself closes
    if (iconName(about) !== null) event.preventDefault()
    hide()
  }
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('pointerover', look, { signal })
  document.addEventListener('focusin', look, { signal })
  document.addEventListener('focusout', hide, { signal })
  document.addEventListener('keydown', onKey, { signal, capture: true })
  for (const end of ['pointerdown', 'click', 'scroll'] as const)
    document.addEventListener(end, hide, { signal, capture: true })
  document.documentElement.addEventListener('pointerleave', hide, { signal })
  if (first) look(first)
  return () => {
    listening.abort()
    hide()
  }
}
