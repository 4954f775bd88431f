import type { TeamPage } from '@games/contract'
import { Breadcrumb } from '../../app-shell/Breadcrumb.tsx'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { Spoiler } from '../../spoilers/Spoiler.tsx'
import { AppearanceList } from './AppearanceList.tsx'
import { hasCalendar, nextAppearance } from './appearances.ts'
import { EventsEntered } from './EventsEntered.tsx'
import { MedalsWon } from './MedalsWon.tsx'
import { NextUp } from './NextUp.tsx'
import { pageActionsPart } from './page-actions-part.ts'
import { delegationAddress, TEAMS } from './search-address.ts'
import { TeamMembers } from './TeamMembers.tsx'
import { useTeamKind } from './use-team-kind.ts'

/** A team (spec R2.7): whose it is, what is next, its medals and final rank, its units, and who is in it. */
export function TeamView({ page, now }: { page: TeamPage; now: number | null }) {
  const t = useT()
  const text = useText()
  const { appearances, events, medals, members, team } = page
  const { code, disciplines, name, organisation } = team
  const delegation = text(organisation.name, organisation.code)
  const kind = useTeamKind()(team)
  const next = nextAppearance(appearances)
  return (
    <article className="participants-page participants-profile">
      <PageTitle title={name} full={[name, kind].filter(Boolean).join(', ')} />
      <Breadcrumb
        crumbs={[
          { text: t('participants.teams'), address: TEAMS },
          ...(delegation === name ? [] : [{ text: delegation, address: delegationAddress(organisation.code) }]),
          { text: name },
        ]}
      />
      <FreshnessLine text="" />
      <div className="participants-columns">
        <div>
          <section className="participants-badge" aria-label={t('participants.team-card')}>
            <Flag organisation={organisation} size="l" />
            <div>
              <a href={delegationAddress(organisation.code)}>{delegation}</a>
              <p>{kind}</p>
            </div>
            {disciplines.map((discipline) => (
              <Pictogram key={discipline.code} code={discipline.code} name={text(discipline.name, discipline.code)} />
            ))}
          </section>
          <pageActionsPart.Part
            follows={`team.${code}`}
            name={name}
            calendar={hasCalendar(page) ? `/api/teams/${encodeURIComponent(code)}/calendar.ics` : null}
          />
        </div>
        <div>
          {next ? <NextUp appearance={next} athlete={code} now={now} /> : null}
          {/* that there is something to show is told of everybody: of medallists alone it would tell who they are */}
          {medals.length + events.length + appearances.length > 0 ? (
            <Spoiler isWide of={code} name={name}>
              {medals.length > 0 ? <MedalsWon medals={medals} /> : null}
              {events.length > 0 ? <EventsEntered events={events} /> : null}
            </Spoiler>
          ) : null}
          <AppearanceList appearances={appearances} of={code} />
        </div>
        <div>
          <TeamMembers members={members} />
        </div>
      </div>
    </article>
  )
}
