import type { Competitor, ResultRow } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { CompetitorName } from '../CompetitorName.tsx'

/** A relay's names stand in a line; a squad's would bury the result and open on demand. */
const IN_A_LINE = 4

/** The members of a team, in order. An individual has itself as its only member, which would say the name twice. */
export function Members({ members, competitor }: { members: ResultRow['members']; competitor: Competitor }) {
  const t = useT()
  if (competitor.type === 'A' || members.length === 0) return null
  if (members.length > IN_A_LINE)
    return (
      <details className="units-squad">
        <summary>{t('units.squad', { count: members.length })}</summary>
        <Squad members={members} />
      </details>
    )
  return (
    <small className="units-members">
      {members.map((member, index) => (
        <span key={member.code}>
          {index > 0 ? ', ' : ''}
          <CompetitorName competitor={member} />
        </span>
      ))}
    </small>
  )
}

/** A team's members with their numbers, one below the other. */
export function Squad({ members }: { members: ResultRow['members'] }) {
  return (
    <ul className="units-squad-list">
      {members.map((member) => (
        <li key={member.code}>
          <span>{member.bib}</span>
          <CompetitorName competitor={member} />
        </li>
      ))}
    </ul>
  )
}
