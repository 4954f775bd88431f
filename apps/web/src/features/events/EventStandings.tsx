import type { EventStanding } from '@games/contract'
import { useId } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { ResultTable } from '../../units/results/ResultTable.tsx'

interface EventStandingsProps {
  readonly standings: readonly EventStanding[]
  /** What a list is of: "eliminatórias", "final". */
  readonly nameOf: (standing: EventStanding) => string
}

/** Who leads a unit that is on, and totals over several units. */
export const EventStandings = ({ standings, ...rest }: EventStandingsProps) =>
  standings.map((standing) => <StandingPart key={`${standing.kind} ${standing.code}`} standing={standing} {...rest} />)

function StandingPart({ standing, nameOf }: Omit<EventStandingsProps, 'standings'> & { standing: EventStanding }) {
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
      <ResultTable {...standing} name={name ? `${title}, ${name}` : title} />
    </section>
  )
}
