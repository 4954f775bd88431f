import type { VolunteerTeam, VolunteerTeams } from '@games/contract'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { ContentText } from '../../i18n/ContentText.tsx'
import { useContent, useT } from '../../i18n/use-t.ts'
import { RichText } from '../../ui/RichText.tsx'

/** The teams of volunteers and where they are found, never a person (R6.1). */
export function VolunteersPage({ view: { teams } }: { view: VolunteerTeams }) {
  const t = useT()
  const people = teams.reduce((sum, team) => sum + (team.people ?? 0), 0)
  return (
    <>
      <PageTitle title={t('pages.title-volunteers')} />
      <FreshnessLine text={t('pages.about-volunteers')} />
      <div className="organisation-volunteers">
        <p className="organisation-sum">
          {people > 0 ? <b>{t('organisation.figure', { count: people })}</b> : null}
          <span>
            {t(people > 0 ? 'organisation.volunteers' : 'organisation.teams', { people, teams: teams.length })}
          </span>
        </p>
        <div className="ui-section">
          <h2>{t('organisation.where')}</h2>
        </div>
        <ul className="organisation-teams">
          {teams.map((team) => (
            <TeamRow key={team.id} team={team} />
          ))}
        </ul>
        <p className="organisation-aside">{t('organisation.teams-only')}</p>
      </div>
    </>
  )
}

function TeamRow({ team: { id, title, where, people, restricted, body } }: { team: VolunteerTeam }) {
  const t = useT()
  const inLocale = useContent()
  const shown = body && inLocale(body)
  return (
    <li id={id}>
      <span className="organisation-name">
        <b>
          <ContentText text={title} />
        </b>
        {where ? (
          <span>
            <ContentText text={where} />
          </span>
        ) : null}
        {restricted ? <span className="organisation-restricted">{t('organisation.restricted')}</span> : null}
        {shown ? <RichText doc={shown.content} lang={shown.lang} top={3} /> : null}
      </span>
      {people === null ? null : (
        <b className="organisation-people">
          {t('organisation.figure', { count: people })}
          <span className="ui-hidden"> {t('organisation.people', { people })}</span>
        </b>
      )}
    </li>
  )
}
