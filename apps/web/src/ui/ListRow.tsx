import type { ReactNode } from 'react'

interface ListRowProps {
  readonly title: ReactNode
  /** Below the title, smaller. */
  readonly second?: ReactNode
  /** Before it: flag, pictogram, disc, time. */
  readonly lead?: ReactNode
  /** At the end: a figure, a status. */
  readonly trail?: ReactNode
  /** Where the whole row leads, followed by the router. */
  readonly href?: string
}

/** A row of a List: lead, title over a second line, trail. Names wrap, they are never cut. */
export function ListRow({ title, second, lead, trail, href }: ListRowProps) {
  const parts = (
    <>
      {lead === undefined ? null : <span className="ui-list-lead">{lead}</span>}
      <span className="ui-list-text">
        <span className="ui-list-title">{title}</span>
        {second === undefined ? null : <span className="ui-list-second">{second}</span>}
      </span>
      {trail === undefined ? null : <span className="ui-list-trail">{trail}</span>}
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <div className="ui-list-row">{parts}</div>
      ) : (
        <a className="ui-list-row" href={href}>
          {parts}
        </a>
      )}
    </li>
  )
}
