import type { ReactNode } from 'react'

/** Rows below each other, hairlines between. `label` names it where no heading stands above. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="ui-list" aria-label={label}>
      {children}
    </ul>
  )
}
