import type { EventStanding } from '@games/contract'
import { type ReactNode, useId } from 'react'
import { useT } from '../../i18n/use-t.ts'

interface EventStandingsProps {
  readonly standings: readonly EventStanding[]
  /** What a list is of: "eliminatórias", "final". */
  readonly nameOf: (standing: EventStanding) => string
  /** How a list is drawn as a table. */
  readonly renderList: (standing: EventStanding, name: string) => ReactNode
}

/** Who leads a unit that is on, and totals over several units. */
export const EventStandings = ({ standings, ...rest }: EventStandingsProps) =>
  standings.map((standing) => <StandingPart key={`${standing.kind} ${standing.code}`} standing={standing} {...rest} />)

function StandingPart({
  standing,
  nameOf,
  renderList,
}: Omit<EventStandingsProps, 'standings'> & { standing: EventStanding }) {
  const t = useT()
  const heading = useId()
  const title = t(`events.standing-${standing.kind}`)
  const name = nameOf(standing)
  return (
    <section className="events-part" aria-labelledby={heading}>
      <div className="ui-section">
        <h3 id={heading}>{title}</h3>
        {name ? <span>{name}</span> : null}
      </div>
      {renderList(standing, name ? `${title}, ${name}` : title)}
    </section>
  )
}
