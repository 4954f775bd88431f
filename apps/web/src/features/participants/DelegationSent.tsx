import type { DelegationPage } from '@games/contract'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { athletesAddress, teamAddress } from './search-address.ts'
import { useTeamKind } from './use-team-kind.ts'

/** Whom a delegation has sent: athletes by discipline, and its teams. */
export function DelegationSent({ page: { athletes, disciplines, organisation, teams } }: { page: DelegationPage }) {
  const t = useT()
  const { nameOf, byName } = useNames()
  const kindOf = useTeamKind()
  const named = disciplines.map((discipline) => ({ ...discipline, name: nameOf(discipline) })).sort(byName)
  return (
    <>
      <section>
        <div className="ui-section">
          <h2>{t('participants.athletes')}</h2>
          <a className="link" href={athletesAddress({ organisation: organisation.code })}>
            {t('participants.count', { count: athletes })}
          </a>
        </div>
        <ul className="participants-disciplines">
          {named
            .filter((discipline) => discipline.athletes > 0)
            .map(({ code, name, athletes: count }) => (
              <li key={code}>
                <a
                  className="participants-line"
                  href={athletesAddress({ organisation: organisation.code, discipline: code })}
                >
                  <Pictogram code={code} />
                  <span>
                    <b>{name}</b>
                  </span>
                  <small>{t('participants.count', { count })}</small>
                </a>
              </li>
            ))}
        </ul>
      </section>
      {teams.length === 0 ? null : (
        <section>
          <div className="ui-section">
            <h2>{t('participants.teams')}</h2>
            <span>{t('participants.count-teams', { count: teams.length })}</span>
          </div>
          <ul>
            {teams.map((team) => (
              <li key={team.code}>
                <a className="participants-line" href={teamAddress(team.code)}>
                  {team.disciplines.map((discipline) => (
                    <Pictogram key={discipline.code} code={discipline.code} />
                  ))}
                  <span>
                    <b>{team.name}</b>
                    <small>{kindOf(team)}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
