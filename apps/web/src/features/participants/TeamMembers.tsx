import type { TeamPage } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { AthleteLine } from './AthleteLine.tsx'

/** Who is in a team (spec R2.7). */
export function TeamMembers({ members }: Pick<TeamPage, 'members'>) {
  const t = useT()
  return (
    <section className="participants-members">
      <div className="ui-section">
        <h2>{t('participants.members')}</h2>
        {members.length > 0 ? <span>{t('participants.count', { count: members.length })}</span> : null}
      </div>
      {members.length === 0 ? (
        <p className="participants-note">{t('participants.no-members')}</p>
      ) : (
        <ul>
          {members.map((member) => (
            <li key={member.id}>
              <AthleteLine athlete={member} among />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
