import type { ReactNode } from 'react'

/** Nothing to show: why, and (as children) what to do next. */
export function Empty({ title, why, children }: { title: string; why?: string; children?: ReactNode }) {
  return (
    <div className="ui-empty">
      <p className="ui-empty-title">{title}</p>
      {why ? <p>{why}</p> : null}
      {children}
    </div>
  )
}
