import type { ReactNode } from 'react'

/** Tabs that are pages: links, the one shown marked with aria-current. `label` names the group for screen readers. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="ui-tabs" aria-label={label} data-keep-scroll="">
      {children}
    </nav>
  )
}
