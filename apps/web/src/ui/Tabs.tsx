import type { ReactNode } from 'react'

/** Scrolls the tab shown into sight where the strip is wider than the screen; `scroll-initial-target` does it before, where it is known. */
export const showCurrent = (strip: HTMLElement | null): void => {
  const current = strip?.querySelector('[aria-current]')
  if (!strip || !(current instanceof HTMLElement)) return
  strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2
}

/** Tabs that are pages: links, the one shown marked with aria-current. `label` names the group for screen readers. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="ui-tabs" aria-label={label} data-keep-scroll="" ref={showCurrent}>
      {children}
    </nav>
  )
}
