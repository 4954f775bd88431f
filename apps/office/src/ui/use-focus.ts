import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || !element.checkVisibility()

/**
 * Focuses an element when it is first shown, and again at each new value of `shown`: `opened` always, `gone` only if the focused control has
 * disappeared. Nothing takes the focus before the first press or key on the page, so that the first stop stays the link to the content.
 */
export function useFocusOnShow(
  element: RefObject<HTMLElement | null>,
  shown: string,
  when: 'opened' | 'gone' | 'never',
): void {
  useEffect(() => {
    if (when === 'never' || !navigator.userActivation.hasBeenActive) return
    if (when === 'opened' || isLost(document.activeElement)) element.current?.focus({ preventScroll: true })
  }, [element, shown, when])
}

/**
 * Returns the focus to a control that was disabled while `isBusy`. If the control has been removed, `fallback()` takes the focus. The component
 * has to render when it removes controls.
 */
export function useRestoredFocus(isBusy: boolean, fallback?: () => HTMLElement | null | undefined): void {
  const last = useRef<EventTarget | null>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      last.current = target
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  useLayoutEffect(() => {
    if (isBusy) {
      wasBusy.current = true
      return
    }
    if (document.activeElement === document.body && last.current instanceof HTMLElement) {
      const next = last.current.isConnected ? (wasBusy.current ? last.current : null) : fallback?.()
      next?.focus({ preventScroll: true })
    }
    wasBusy.current = false
  })
}
